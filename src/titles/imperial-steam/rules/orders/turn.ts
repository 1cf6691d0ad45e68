import {
  acting,
  askedElse,
  finished,
  Illegal,
  stopping,
  waiting,
  type Action,
  type Decision,
  type Fact,
  type Seat,
} from '../../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import { apply } from '../play/apply.js';
import { momentOf } from '../play/moment.js';
import type { SteamState } from '../position/state.js';
import { because } from './kind.js';

/* Turns that are taken by order. */

/** All orders are for a round, and end with it. */
export const isRoundOver = (since: readonly SteamFact[]): boolean =>
  since.some(({ kind }) => kind === 'round-begun');

/** Has the seat done that since, and is it still in the turn in which it did? */
const progress = (
  since: readonly SteamFact[],
  seat: Seat,
  deed: SteamFact['kind'],
): 'before' | 'in-turn' | 'after' => {
  const by = (kind: SteamFact['kind']) => (fact: Fact) => fact.kind === kind && fact['seat'] === seat;
  const at = since.findIndex(by(deed));
  if (at < 0) return 'before';
  return since.slice(at).some(by('turn-ended')) ? 'after' : 'in-turn';
};

/** Why the rules refuse the action; undefined where they do not. */
const refusalOf = (s: SteamState, action: Action): Illegal | undefined => {
  try {
    apply(s, action);
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error;
    throw error;
  }
};

/** Makes this main action in the next turn of the seat, and ends the turn; `deed` is the fact that says it was made. */
export const inNextTurn = (
  s: SteamState,
  action: Action,
  since: readonly SteamFact[],
  deed: SteamFact['kind'],
): Decision => {
  const { seat } = action;
  const done = progress(since, seat, deed);
  if (done === 'after') return finished(because({ kind: 'plan-done' }));
  if (isRoundOver(since)) return finished(because({ kind: 'round-over' }));
  const { asked, ask } = momentOf(s);
  if (!asked.includes(seat)) return waiting;
  if (done === 'in-turn')
    return ask.kind === 'end-turn' ? acting({ seat, type: 'end-turn' }) : stopping(askedElse(ask));
  if (ask.kind !== 'act') return waiting;
  const refused = refusalOf(s, action);
  return refused
    ? stopping(because({ kind: 'plan-refused', code: refused.code, params: refused.params }))
    : acting(action);
};
