import { refuse } from '../../core/index.js';
import type { Move } from '../contract.js';
import { emergencyRules, unavoidableBankruptcy, owesEmr, sellAllForEmr } from '../train/emergency.js';

/** A president who cannot raise what the company must pay sells everything that may be sold and is bankrupt (1830 §C-2.4). */
export const bankrupt: Move = {
  type: 'bankrupt',
  fields: {},
  // Nobody would try it who can pay.
  candidates: (g, s, seat, of) => (of === null && owesEmr(g, s, seat) ? [{}] : []),
  refusal: (g, s, seat) => (unavoidableBankruptcy(g, s, seat) ? undefined : refuse('not-bankrupt')),
  play: (g, d, seat, _fields, out) => {
    const emergency = unavoidableBankruptcy(g, d, seat)!;
    sellAllForEmr(g, d, out, emergency);
    emergencyRules.of(g).ruin(g, d, out, emergency);
  },
};
