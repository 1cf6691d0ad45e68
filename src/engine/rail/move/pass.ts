import { must, type Option, type Seat } from '../../core/index.js';
import type { Move, RailGame } from '../contract.js';
import type { RailState } from '../state.js';
import { onlyFields } from '../action/fields.js';

const mayPass = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.rounds[s.round.kind]!.mayPass(g, s, s.round, seat);

/** Doing nothing, or nothing more. */
export const pass: Move = {
  type: 'pass',
  options: (g, s, seat): Option[] => (mayPass(g, s, seat) ? [{ type: 'pass', fields: {} }] : []),
  tries: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const round = g.rounds[d.round.kind]!;
    // Whoever is asked about an offer is in turn, too, but has no turn to pass.
    must(round.inTurn(d, d.round).includes(action.seat), 'cannot-pass', { case: 'offer' });
    round.pass(g, d, out, d.round, action.seat);
  },
};
