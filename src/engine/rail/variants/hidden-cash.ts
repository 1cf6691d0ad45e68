import type { Seat } from '../../core/index.js';
import { tradeRules } from '../company/trade.js';
import { presidentOf } from '../shares/shares.js';
import type { Company, RailState } from '../state.js';
import { choiceVariant, type VariantChange, type Variant } from './variant.js';

/** A company without a president has nobody who could keep its money secret. */
const isForeign = (s: RailState, id: string, seat: Seat | null): boolean => {
  const president = presidentOf(s, id);
  return president !== null && president !== seat;
};

const companiesSeen = (s: RailState, seat: Seat | null): RailState['companies'] =>
  Object.fromEntries(
    Object.entries(s.companies).map(([id, company]): [string, Company] => [
      id,
      isForeign(s, id, seat) ? { ...company, cash: null } : company,
    ]),
  );

/** The companies' money is seen by their presidents alone. The bank's would tell what all together have. */
const companies: VariantChange = {
  hides: (_g, s) => s.ended === null,
  view: (_g, s, seat) => (s.ended === null ? { ...s, bank: null, companies: companiesSeen(s, seat) } : s),
};

/** And the players' by themselves alone. */
const all: VariantChange = {
  hides: (_g, s) => s.ended === null,
  view: (g, s, seat) =>
    s.ended === null
      ? {
          ...companies.view!(g, s, seat),
          players: s.players.map((player, at) => (at === seat ? player : { ...player, cash: null })),
        }
      : s,
  rules: [tradeRules.change({ cashIsOpen: false })],
};

/** Whose money the others may know: everybody's, all but the companies', nobody's (1830 V-0.1). */
export const hiddenCash: Variant = choiceVariant('hidden-cash', 'none', { companies, all });
