import { refuse } from '../../core/index.js';
import type { Move } from '../contract.js';

/** Doing nothing, or nothing more. */
export const pass: Move = {
  type: 'pass',
  fields: {},
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (g, s, seat) => {
    const round = g.rounds[s.round.kind]!;
    // Whoever is asked about an offer is in turn, too, but has no turn to pass.
    return round.inTurn(g, s, s.round).includes(seat)
      ? round.passRefusal(g, s, s.round, seat)
      : refuse('cannot-pass', { case: 'offer' });
  },
  play: (g, d, seat, _fields, out) => {
    g.rounds[d.round.kind]!.pass(g, d, out, d.round, seat);
  },
};
