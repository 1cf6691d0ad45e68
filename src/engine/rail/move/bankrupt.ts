import { must } from '../../core/index.js';
import { pay, cashOf } from '../money.js';
import { hopelessOf, sellAllInNeed } from '../train/emergency.js';
import { onlyFields } from './fields.js';
import type { Move } from '../contract.js';

/**
 * A president who cannot raise the price of a train gives up: he sells what he may, loses all money
 * and the game ends at once (1830 §C-2.4, §C-2.5).
 */
export const bankrupt: Move = {
  type: 'bankrupt',
  options: (g, s, seat) => (hopelessOf(g, s, seat) ? [{ type: 'bankrupt', fields: {} }] : []),
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const { seat } = action;
    const e = hopelessOf(g, d, seat);
    must(e, 'not-bankrupt');
    sellAllInNeed(g, d, out, e);
    pay(d, seat, 'bank', cashOf(d, seat));
    out.say({ kind: 'bankrupt', seat, company: e.company });
    d.ended = { reason: 'bankrupt', bankrupt: seat };
  },
};
