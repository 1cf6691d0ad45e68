import { must } from '../../core/index.js';
import type { Move } from '../contract.js';
import { emergencyRules, unavoidableBankruptcy, owesEmr, sellAllForEmr } from '../train/emergency.js';
import { onlyFields } from '../action/fields.js';

/** A president who cannot raise what the company must pay sells everything that may be sold and is bankrupt (1830 §C-2.4). */
export const bankrupt: Move = {
  type: 'bankrupt',
  options: (g, s, seat) => (unavoidableBankruptcy(g, s, seat) ? [{ type: 'bankrupt', fields: {} }] : []),
  // Nobody would try it who can pay.
  tries: (g, s, seat, of) => (of === null && owesEmr(g, s, seat) ? [{}] : []),
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const emergency = unavoidableBankruptcy(g, d, action.seat);
    must(emergency, 'not-bankrupt');
    sellAllForEmr(g, d, out, emergency);
    emergencyRules.of(g).ruin(g, d, out, emergency);
  },
};
