import { acting, finished, passing, stopping, waiting, type Fact } from '../../../../engine/core/index.js';
import { momentOf } from '../play/moment.js';
import { markersOn } from '../position/questions.js';
import { because, orderAs, type OrderKind } from './kind.js';
import { isRoundOver } from './turn.js';

/** Passing, turn after turn, until the round is over. */
export const passRound: OrderKind = {
  type: 'pass-round',
  forms: (s, seat) => {
    const { hand } = s.players[seat]!;
    if (s.phase !== 'actions' || hand === 0) return [];
    // The last marker costs a step for each of those that lie there by then.
    const to = markersOn(s.players[seat]!, 'pass') + hand - 1;
    return [{ type: 'pass-round', fields: { steps: { from: 0, to, by: 1 } } }];
  },
  decide: (s, order, since) => {
    const { seat, steps: most } = orderAs(order, 'pass-round');
    if (isRoundOver(since)) return finished(because({ kind: 'round-over' }));
    const { asked, ask } = momentOf(s);
    if (!asked.includes(seat)) return waiting;
    // A turn in which the player does something else is left to them.
    const last = since.findLast((fact: Fact) => fact['seat'] === seat);
    if (last?.kind === 'passed') return acting({ seat, type: 'end-turn' });
    if (ask.kind !== 'act') return waiting;
    const steps = markersOn(s.players[seat]!, 'pass');
    return steps > most ? stopping(because({ kind: 'pass-too-dear', steps, most })) : passing(seat);
  },
};
