import { canonical, type Json, type Seat, type Turn } from '../../engine/core/index.js';
import { clocksAfterRow, type GameRow, type LogRow, type SeatRow, type Tx } from '../../db/index.js';
import {
  handClocksOver,
  newClock,
  remaining,
  startClock,
  stopClock,
  undone,
  type Calendar,
  type Clock,
  type Clocks,
  type Instant,
  type TimedPace,
} from '../../pace/index.js';
import { calendarsOf, clocksOf, timedGameOf } from './calendars.js';

/** What a row does to the clocks. */
export interface ClockedRow {
  readonly kind: LogRow['kind'];
  readonly seat: Seat;
  /** Of an undo or redo: the clocks at the position it goes to. */
  readonly then: Clocks | null;
  /** All have agreed to it: the time that was spent since is given back. */
  readonly giveBack: boolean;
}

/** Nobody is waited for at a seat without a person. */
const waitedFor = (seats: readonly SeatRow[], turn: Turn): readonly string[] =>
  turn.asked.filter(seat => seats.some(s => s.seat === seat && s.person_id !== null)).map(String);

/** The clocks of a game that begins; null without a pace. */
export const firstClocks = (
  game: Pick<GameRow, 'time'>,
  seats: readonly SeatRow[],
  turn: Turn,
  now: Instant,
): Clocks | null => {
  const time = timedGameOf(game);
  if (!time) return null;
  const waited = waitedFor(seats, turn);
  const clock = newClock(time.pace);
  return Object.fromEntries(
    seats.map(({ seat }) => [seat, waited.includes(String(seat)) ? startClock(clock, now) : clock]),
  );
};

/**
 * Whose turn an action ended. A turn is what one mail asks for, however many steps it takes: it ends when its
 * player has acted and is not asked any more, or when a new question goes to somebody else as well. While
 * others answer somebody, the turn of whoever is answered waits. An action of somebody who was not asked ends none.
 */
const ended = (pace: TimedPace, seat: Seat, before: Turn, after: Turn): readonly string[] => {
  if (after.answers) return before.answers ? [String(seat)] : [];
  const begins = after.asked.some(one => !before.asked.includes(one));
  const over = before.asked.filter(one => !after.asked.includes(one) || (one === seat && begins));
  // Who is spared by somebody else's action gains nothing, but has a whole deadline the next time.
  return over.filter(one => one === seat || pace.kind === 'deadline').map(String);
};

/** A clock as it is kept: with what it was when its seat's turn ended, in case that is taken back. */
interface KeptClock extends Clock {
  readonly ended?: Pick<Clock, 'bank' | 'turnBank'> & { readonly ask: string };
}

/** Notes what was left of a turn that ends, and what was asked. */
const noteEnds = (
  clocks: Clocks,
  over: readonly string[],
  { ask }: Turn,
  calendars: { readonly [seat: string]: Calendar },
  now: Instant,
): Clocks =>
  Object.fromEntries(
    Object.entries(clocks).map(([seat, clock]): [string, KeptClock] => {
      const ends = {
        bank: remaining(clock, calendars[seat]!, now),
        turnBank: clock.turnBank,
        ask: canonical(ask),
      };
      return [seat, over.includes(seat) ? { ...clock, ended: ends } : clock];
    }),
  );

/** Whoever takes back a choice that ended the turn, and is asked the same again, has only the time that was left then. */
const reopen = (clocks: Clocks, seat: string, { ask }: Turn): Clocks => {
  const clock: KeptClock | undefined = clocks[seat];
  if (clock?.ended?.ask !== canonical(ask)) return clocks;
  const { bank, turnBank } = clock.ended;
  return { ...clocks, [seat]: { ...clock, bank, turnBank } };
};

const goBack = (
  clocks: Clocks,
  then: Clocks,
  calendars: { readonly [seat: string]: Calendar },
  { giveBack, now }: { readonly giveBack: boolean; readonly now: Instant },
): Clocks =>
  Object.fromEntries(
    Object.entries(clocks).map(([seat, clock]) => {
      const calendar = calendars[seat]!;
      const earlier = then[seat];
      return [
        seat,
        earlier ? undone(clock, earlier, { calendar, giveBack, now }) : stopClock(clock, calendar, now),
      ];
    }),
  );

/** The clocks after a row of the log; null without a pace. */
export const clocksAfter = (
  game: GameRow,
  seats: readonly SeatRow[],
  row: ClockedRow,
  turn: Turn,
  now: Instant,
): Clocks | null => {
  const time = timedGameOf(game);
  if (!time || !game.clocks || !game.turn) return null;
  const calendars = calendarsOf(game, time, seats);
  const waited = waitedFor(seats, turn);
  const clocks = clocksOf(game);
  if (row.kind === 'action') {
    const over = ended(time.pace, row.seat, game.turn, turn);
    const again = !game.turn.asked.includes(row.seat) && turn.asked.includes(row.seat);
    const before = again
      ? reopen(clocks, String(row.seat), turn)
      : noteEnds(clocks, over, game.turn, calendars, now);
    return handClocksOver(before, { pace: time.pace, calendars, ended: over, waited, now });
  }
  const back = row.then ? goBack(clocks, row.then, calendars, { giveBack: row.giveBack, now }) : clocks;
  return handClocksOver(back, { pace: time.pace, calendars, ended: [], waited, now });
};

/** Clocks as the store keeps them. */
export const clocksAsJson = (clocks: Clocks | null): Json =>
  clocks && Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, { ...clock }]));

/** The clocks at a position that an undo or redo goes to: after action `top`, where `turn` is; null without a pace. */
export const clocksAt = async (
  tx: Tx,
  { game, seats }: { readonly game: GameRow; readonly seats: readonly SeatRow[] },
  top: number,
  turn: Turn,
): Promise<Clocks | null> => {
  if (!timedGameOf(game) || !game.started_at) return null;
  if (top === 0) return firstClocks(game, seats, turn, game.started_at.getTime());
  return (await clocksAfterRow(tx, game.id, top)) as unknown as Clocks | null;
};
