import type { Seat, Turn } from '../../engine/core/index.js';
import type { SeatRow } from '../../db/index.js';
import type { Mover } from '../written.js';

export interface Notice {
  readonly seat: Seat;
  readonly kind: 'game-started' | 'turn' | 'offer' | 'game-over';
}

/** A row of the log, as far as turns go by it: whose it is and where the turn is after it. */
export interface TurnRow {
  readonly kind: 'action' | 'undo' | 'redo';
  readonly seat: Seat;
  readonly turn: Turn;
}

export interface TurnChange {
  readonly before: Turn;
  /** Written together: a move, and what standing orders did after it. */
  readonly rows: readonly TurnRow[];
  readonly ended: boolean;
  readonly seats: number;
}

const to = (turn: Turn, seats: readonly Seat[]): readonly Notice[] =>
  seats.map(seat => ({ seat, kind: turn.answers ? 'offer' : 'turn' }));

const everyone = (seats: number, kind: Notice['kind']): readonly Notice[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, kind }));

/**
 * Is a seat asked anew by a row? Who has answered and is asked again together with others is: the last of several
 * choices at once brings the next ones. A further step of the same turn asks nobody anew.
 */
const asksAnew = (before: Turn, { kind, seat: mover, turn }: TurnRow, seat: Seat): boolean => {
  if (!turn.asked.includes(seat)) return false;
  if (!before.asked.includes(seat)) return true;
  const others = turn.asked.some(one => !before.asked.includes(one));
  return kind === 'action' && mover === seat && !turn.answers && others;
};

/**
 * Which seats are told what after some rows. Whoever was asked before and still is gets nothing: one mail a turn,
 * however many steps it takes. Nobody is told of a turn that their orders took.
 */
export const notices = ({ before, rows, ended, seats }: TurnChange): readonly Notice[] => {
  if (ended) return everyone(seats, 'game-over');
  const after = rows.at(-1)?.turn ?? before;
  const anew = after.asked.filter(seat =>
    rows.some((row, at) => asksAnew(rows[at - 1]?.turn ?? before, row, seat)),
  );
  return to(after, anew);
};

/** Which seats are told that the game begins, and which that they are asked at once. */
export const firstNotices = (turn: Turn, ended: boolean, seats: number): readonly Notice[] =>
  ended ? everyone(seats, 'game-over') : [...everyone(seats, 'game-started'), ...to(turn, turn.asked)];

/**
 * Leaves what has to be mailed to people: one mail of a kind to somebody who has several seats, and none to whoever
 * is there. A player who has just moved on a page sees what is asked next, also at another of their seats; one who moved by
 * mail reads in the answer what the same seat is asked. Whoever takes a move back is asked again by a mail, later, unless
 * they have moved by then.
 */
export const forPeople = (
  told: readonly Notice[],
  seats: readonly Pick<SeatRow, 'seat' | 'person_id'>[],
  mover: Mover | null,
): readonly Notice[] => {
  const personAt = (seat: Seat): string | null => seats.find(one => one.seat === seat)?.person_id ?? null;
  const knows = ({ seat, kind }: Notice): boolean => {
    if (!mover || kind === 'game-over' || personAt(seat) !== mover.personId) return false;
    const same = mover.seat === seat;
    if (mover.cause === 'mail') return same;
    return mover.cause === 'player' && (same ? mover.kind === 'action' : !mover.seatOnly);
  };
  const left = told.filter(one => personAt(one.seat) !== null && !knows(one));
  return left.filter(
    (one, at) =>
      left.findIndex(other => other.kind === one.kind && personAt(other.seat) === personAt(one.seat)) === at,
  );
};

/**
 * Seats that are asked after some rows by no mail, though what was to remind their people is gone with those rows: whoever
 * is in the middle of a turn, or was there when it began. One for each person.
 */
export const leftToRemind = (
  {
    rows,
    told,
    asked,
  }: {
    readonly rows: readonly TurnRow[];
    readonly told: readonly Notice[];
    readonly asked: readonly Notice[];
  },
  seats: readonly Pick<SeatRow, 'seat' | 'person_id'>[],
): readonly Seat[] => {
  const personAt = (seat: Seat): string | null => seats.find(one => one.seat === seat)?.person_id ?? null;
  const touched = [...rows, ...asked].map(({ seat }) => seat);
  const mailed = told.map(({ seat }) => personAt(seat));
  const left = (rows.at(-1)?.turn.asked ?? []).filter(
    seat => touched.includes(seat) && !mailed.includes(personAt(seat)),
  );
  return left.filter((seat, at) => left.findIndex(other => personAt(other) === personAt(seat)) === at);
};
