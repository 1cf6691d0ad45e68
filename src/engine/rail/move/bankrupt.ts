import { refuse } from '../../core/index.js';
import type { Move } from '../contract.js';
import { bankruptcyRules, owesEmr, sellAllForEmr } from '../train/bankruptcy.js';

/** A president who cannot raise what the company must pay sells everything that may be sold and is bankrupt (1830 §C-2.4). */
export const bankrupt: Move = {
  type: 'bankrupt',
  fields: {},
  // Nobody would try it who can pay.
  candidates: (g, s, seat, of) => (of === null && owesEmr(g, s, seat) ? [{}] : []),
  refusal: (g, s, seat) =>
    bankruptcyRules.of(g).unavoidable(g, s, seat) ? undefined : refuse('not-bankrupt'),
  play: (g, d, seat, _fields, out) => {
    const rules = bankruptcyRules.of(g);
    const emergency = rules.unavoidable(g, d, seat)!;
    sellAllForEmr(g, d, out, emergency);
    rules.consequence(g, d, out, emergency);
  },
};
