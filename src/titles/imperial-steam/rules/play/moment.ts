import { refuse, type Refusal, type Seat, type Turn } from '../../../../engine/core/index.js';
import type { SteamAsk } from '../facts.js';
import { overflowOf } from '../goods/storage.js';
import { totalOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import type { Move, When } from './move.js';

/* What it is the moment for. */

interface Moment {
  readonly asked: readonly Seat[];
  readonly ask: SteamAsk;
  /** Moves that are possible now. */
  readonly now: readonly When[];
}

const turnMoment = (s: SteamState): Moment => {
  const turn = s.turn!;
  const asked = [turn.seat];
  // A token is spent at once (§10, ruling R22), and what does not fit is thrown away before anything else.
  if (turn.token) return { asked, ask: { kind: 'spend-token', ...turn.token }, now: ['token'] };
  const surplus = overflowOf(s, turn.seat);
  if (surplus > 0) return { asked, ask: { kind: 'make-room', goods: surplus }, now: ['discard'] };
  if (turn.second !== null)
    return { asked, ask: { kind: 'second-track', link: turn.second }, now: ['second', 'free'] };
  return turn.main === null
    ? { asked, ask: { kind: 'act', hand: s.players[turn.seat]!.hand }, now: ['main', 'free'] }
    : { asked, ask: { kind: 'end-turn' }, now: ['free', 'end'] };
};

/** Is the move a further part of the main action that has begun? Free actions fit between the parts (ruling R5). */
export const goesOn = ({ turn }: SteamState, { type }: Pick<Move, 'type'>): boolean =>
  turn?.begun?.type === type;

const seatsWith = (s: SteamState, has: (seat: Seat) => boolean): readonly Seat[] =>
  s.players.flatMap((_, seat) => (has(seat) ? [seat] : []));

/** What the position waits for. */
export const momentOf = (s: SteamState): Moment => {
  switch (s.phase) {
    case 'bid':
      return { asked: seatsWith(s, seat => s.bids![seat] === null), ask: { kind: 'bid' }, now: ['bid'] };
    case 'dock': {
      const asked = seatsWith(s, seat => totalOf(s.players[seat]!.dock) > 0);
      return { asked, ask: { kind: 'clear-dock' }, now: ['discard'] };
    }
    case 'actions':
      return turnMoment(s);
    case 'over':
      return { asked: [], ask: { kind: 'over' }, now: [] };
  }
};

/** Who is asked, and what. */
export const turn = (s: SteamState): Turn => {
  const { asked, ask } = momentOf(s);
  return { asked, ask };
};

/** Against a move that it is not the moment for. */
export const momentRefusal = (s: SteamState, seat: Seat, move: Move): Refusal | undefined => {
  const { asked, ask, now } = momentOf(s);
  // A second bid is told so by the bid itself.
  if (s.phase === 'bid' && move.when === 'bid') return undefined;
  const untimely = refuse('wrong-phase', { phase: s.phase, ask: ask.kind });
  if (s.phase === 'over' || s.phase === 'bid' || move.when === 'bid') return untimely;
  if (!asked.includes(seat)) return refuse('not-your-turn', { player: asked[0]! });
  if (now.includes(move.when) || (ask.kind === 'end-turn' && goesOn(s, move))) return undefined;
  if (ask.kind === 'make-room' || ask.kind === 'clear-dock')
    return refuse('no-room', { surplus: overflowOf(s, seat) });
  const hasNone = move.when === 'main' && s.players[seat]!.hand === 0;
  return hasNone ? refuse('no-marker') : untimely;
};
