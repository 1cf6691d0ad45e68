import {
  afterSeat,
  DrawNeeded,
  HiddenNeeded,
  Illegal,
  menuAhead,
  play,
  readMove,
  type Action,
  type Fact,
  type GameState,
  type Json,
  type Seat,
  type Title,
} from '../../engine/core/index.js';

/*
 * Moves tried out from a position, a line of them or many: nothing of it is the game's. Whoever tries sees no more than the
 * position shows them.
 */

/** A move as it is written, with whose it is before it where that is not who is asked (`P2: pass`), or as data. */
export type WrittenMove = string | Action;

/** A move that was made in a line. */
export interface MadeMove {
  readonly seat: Seat;
  readonly notation: string;
  readonly facts: readonly Fact[];
  readonly cost: number | null;
}

/** Why a line goes no further. */
export interface LineStop {
  /** The move that could not be made, from 0. */
  readonly at: number;
  /** `chance`: something would be drawn; `hidden`: it hangs on what whoever tries does not see; `time`: there was no more of it. */
  readonly reason: 'refused' | 'chance' | 'hidden' | 'time';
  /** Set where the rules refuse the move. */
  readonly refusal?: { readonly code: string; readonly params: { readonly [name: string]: Json } };
}

export interface TriedLine {
  readonly made: readonly MadeMove[];
  readonly stopped: LineStop | null;
  /** The position in which it ends. */
  readonly state: GameState;
}

/** Whose move it is where nobody says so: a seat of one's own that is asked, else the first that is. */
const moverOf = (title: Title, state: GameState, mine: readonly Seat[]): Seat => {
  const { asked } = title.turn(state);
  return asked.find(seat => mine.includes(seat)) ?? asked[0] ?? mine[0] ?? 0;
};

const readWritten = (title: Title, state: GameState, mine: readonly Seat[], written: WrittenMove): Action => {
  if (typeof written !== 'string') return written;
  const named = afterSeat(written);
  const seat = named?.seat ?? moverOf(title, state, mine);
  const line = named?.rest ?? written;
  return readMove(title.notation, menuAhead(title, state, seat), line, seat);
};

const stopOf = (error: unknown, at: number): LineStop => {
  if (error instanceof Illegal)
    return { at, reason: 'refused', refusal: { code: error.code, params: error.params } };
  if (error instanceof DrawNeeded) return { at, reason: 'chance' };
  if (error instanceof HiddenNeeded) return { at, reason: 'hidden' };
  throw error;
};

/** Who tries, from where. */
export interface Trying {
  readonly title: Title;
  readonly state: GameState;
  /** The seats of whoever tries. */
  readonly mine: readonly Seat[];
  /** May one more move be made? */
  readonly hasTime: () => boolean;
}

/** Plays a line as far as it goes. */
export const tryLine = (
  { title, state: from, mine, hasTime }: Trying,
  line: readonly WrittenMove[],
): TriedLine => {
  let state = from;
  const made: MadeMove[] = [];
  for (const [at, written] of line.entries()) {
    if (!hasTime()) return { made, stopped: { at, reason: 'time' }, state };
    try {
      const action = readWritten(title, state, mine, written);
      const { state: after, facts } = play(title, state, action);
      const cost = title.costOf?.(state, action.seat, facts) ?? null;
      made.push({ seat: action.seat, notation: title.notation.print(action), facts, cost });
      state = after;
    } catch (error) {
      return { made, stopped: stopOf(error, at), state };
    }
  }
  return { made, stopped: null, state };
};
