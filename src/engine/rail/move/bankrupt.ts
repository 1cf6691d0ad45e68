import { must } from '../../core/index.js';
import { pay, cashOf } from '../money.js';
import type { RailGame } from '../game.js';
import type { RailState } from '../state.js';
import { byPrice } from '../stock/market.js';
import { sellShares } from '../stock/selling.js';
import { allSellable, emergencyOf, raisable, type Emergency } from '../train/emergency.js';
import { onlyFields } from './fields.js';
import type { Move } from './move.js';

/** The emergency that nothing can end, if it is the seat's. */
const hopeless = (g: RailGame, s: RailState, seat: number): Emergency | null => {
  const e = emergencyOf(g, s);
  return e && e.seat === seat && raisable(g, s, e) < e.missing ? e : null;
};

/**
 * A president who cannot raise the price of a train gives up: he sells what he may, loses all money
 * and the game ends at once (1830 §C-2.4, §C-2.5).
 */
export const bankrupt: Move = {
  type: 'bankrupt',
  options: (g, s, seat) => (hopeless(g, s, seat) ? [{ type: 'bankrupt', fields: {} }] : []),
  play: (g, d, action, facts) => {
    onlyFields(action, []);
    const { seat } = action;
    const e = hopeless(g, d, seat);
    must(e, 'not-bankrupt');
    for (const id of byPrice(
      g,
      d,
      g.data.companies.map(c => c.id),
    )) {
      const shares = allSellable(g, d, e, id);
      if (shares > 0) sellShares(g, d, facts, seat, id, { shares, last: false });
    }
    pay(d, seat, 'bank', cashOf(d, seat));
    facts.push({ kind: 'bankrupt', seat, company: e.company });
    d.ended = { reason: 'bankrupt', bankrupt: seat };
  },
};
