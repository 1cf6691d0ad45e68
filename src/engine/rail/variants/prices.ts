import type { MarketCell } from '../data.js';
import { flowRules } from '../round/flow.js';
import type { RailState } from '../state.js';
import { dividendRules } from '../company/dividend.js';
import { isAtEndPrice, priceOf } from '../shares/market.js';
import { presidentOf } from '../shares/shares.js';
import { sellingRules } from '../stock/selling.js';
import { part } from '../parts.js';
import { onOffVariant, choiceVariant, type VariantChange, type Variant } from './variant.js';

/** One step down for each sale, however many shares are sold at once. */
const perSale: VariantChange = { rules: [sellingRules.change({ saleDrop: () => 1 })] };

/** One step for each share that a president sells of their own company, one for each sale by others. */
export const presidentPerShare: VariantChange = {
  rules: [
    sellingRules.change(was => ({
      saleDrop: (g, s, shares, company, seat) =>
        presidentOf(s, company) === seat ? was.saleDrop(g, s, shares, company, seat) : 1,
    })),
  ],
};

/** The number of the set in which the last train of the kind was bought; 0 before. */
const reformed = part<number>('market-reform', 0);

/** Has a stock round begun since then? */
export const isReformed = (s: RailState): boolean => reformed.of(s) > 0 && s.set > reformed.of(s);

/**
 * One step for each share until a stock round has begun after the last train of these kinds was bought; then one for
 * each sale. A kind that is not in the game counts for nothing.
 */
export const marketReform = (kindsOf: (s: RailState) => readonly string[]): VariantChange => ({
  parts: [reformed],
  rules: [
    sellingRules.change(was => ({
      saleDrop: (g, s, shares, company, seat) =>
        isReformed(s) ? 1 : was.saleDrop(g, s, shares, company, seat),
    })),
  ],
  reacts: {
    trainBought: (_g, d) => {
      const areGone = kindsOf(d).every(kind => !(kind in d.depot.left) || d.depot.left[kind] === 0);
      if (reformed.of(d) === 0 && areGone) reformed.set(d, d.set);
    },
  },
});

/** How far a price falls with a sale (1830 V-5.1). @param kindsOf the kinds whose last train brings the reform */
export const saleDrops = (kindsOf: (s: RailState) => readonly string[]): Variant =>
  choiceVariant('sale-drop', 'per-share', {
    'per-sale': perSale,
    'president-per-share': presidentPerShare,
    reform: marketReform(kindsOf),
  });

/** The price rises only where as much is paid out as a share costs (1830 V-5.2). */
export const riseNeedsDividend = onOffVariant('rise-needs-dividend', {
  rules: [
    dividendRules.change({
      dividendRaisesPrice: (g, s, company, paid) => paid >= (priceOf(g, s, company) ?? 0),
    }),
  ],
});

const highest = (market: readonly (readonly (MarketCell | null)[])[]): number =>
  Math.max(...market.flatMap(row => row.map(cell => cell?.price ?? 0)));

/** The game also ends when a company has come to the highest price: with its turn, or with the stock round (1830 V-8.0). */
export const endMaxPrice = onOffVariant('end-max-price', {
  data: d => {
    const most = highest(d.market);
    const ending = (cell: MarketCell | null): MarketCell | null =>
      cell?.price === most ? { ...cell, ends: true } : cell;
    return { ...d, market: d.market.map(row => row.map(ending)) };
  },
  rules: [
    flowRules.change(was => ({
      next: (g, d, out) => {
        // In an operating round it has ended with the turn of the company.
        if (g.data.companies.some(({ id }) => isAtEndPrice(g, d, id))) d.ended = { reason: 'price' };
        else was.next(g, d, out);
      },
    })),
  ],
});
