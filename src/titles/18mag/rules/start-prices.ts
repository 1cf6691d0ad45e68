import type { Fact } from '../../../engine/core/index.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { capitalRules, type Capital } from '../../../engine/rail/shares/capital.js';
import { parCell, placeMarker, priceOf } from '../../../engine/rail/shares/market.js';
import { POOL } from '../../../engine/rail/state.js';
import { startingRules } from '../../../engine/rail/stock/starting.js';
import { isSupporter } from './kinds.js';

/** The cards with start prices, of which each company draws one (18Mag §Vorbereitung 4). */
export const startPrices: readonly number[] = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80];

/** The prices that were drawn for the supporting companies. */
export type StartFact = {
  readonly kind: 'start-prices';
  readonly companies: readonly string[];
  readonly prices: readonly number[];
};

/** Shares lie in one pile, sold ones too; what they bring is the bank's (18Mag §3 Schritt 1). */
const inOnePile: Capital = { unsold: POOL, source: 'pool', paysCompany: () => false, atFloat: () => 0 };

/** Supporting companies run from the start, at prices that are drawn; nobody starts any (18Mag §Vorbereitung 4). */
export const drawnPrices: Feature = {
  rules: [
    capitalRules.change({ capital: () => inOnePile }),
    startingRules.change({
      parrableCompanies: () => [],
      hasPrice: (_g, company) => isSupporter(company),
    }),
  ],
  reacts: {
    begins: (g, d, out) => {
      const cards = out.draw({ kind: 'shuffle', of: startPrices.length });
      const companies = g.data.companies.filter(({ id }) => isSupporter(id));
      for (const [at, { id }] of companies.entries()) {
        const price = startPrices[cards[at]!]!;
        Object.assign(d.companies[id]!, { par: price, floated: true });
        placeMarker(d, id, parCell(g, price)!);
      }
    },
  },
  opening: (g, s): readonly Fact[] => {
    const companies = g.data.companies.map(({ id }) => id).filter(isSupporter);
    return [
      {
        kind: 'start-prices',
        companies,
        prices: companies.map(id => priceOf(g, s, id)!),
      } satisfies StartFact,
    ];
  },
};
