import { addJob, dropJob, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import {
  dueNow,
  reminders,
  type Calendar,
  type Clock,
  type Instant,
  type PersonTime,
} from '../../pace/index.js';
import type { Deps } from '../deps.js';
import type { WrittenRows } from '../written.js';
import { calendarsOf, clocksOf, personTimeOf, timedGameOf, type TimedGame } from './calendars.js';

/** A seat that is waited for. */
export interface RunningSeat {
  readonly seat: number;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly player: PersonTime;
}

/** The seats whose clocks run, in seating order. */
export const runningOf = (
  game: Pick<GameRow, 'clocks' | 'pauses' | 'frozen_at'>,
  time: TimedGame,
  seats: readonly SeatRow[],
): readonly RunningSeat[] => {
  const calendars = calendarsOf(game, time, seats);
  const clocks = clocksOf(game);
  return seats.flatMap(row => {
    const clock = clocks[row.seat];
    return clock && clock.runningSince !== null
      ? [{ seat: row.seat, clock, calendar: calendars[row.seat]!, player: personTimeOf(row) }]
      : [];
  });
};

/** Reminders of one seat's turn that come after an instant. */
export const remindersOf = (
  time: TimedGame,
  { clock, calendar, player }: RunningSeat,
  after: Instant,
): readonly Instant[] =>
  reminders(
    clock,
    { calendar, player, plan: { shares: time.reminders, hoursBefore: player.remindBefore } },
    Math.max(after, clock.runningSince ?? after),
  );

const keyOf = (gameId: string): string => `clock:${gameId}`;

/** When something about the seat is next due, as far as its clock tells; null for not until something happens. */
export const nextDue = (time: TimedGame, running: RunningSeat, now: Instant): Instant | null => {
  const [reminder = null] = remindersOf(time, running, now);
  const due = dueNow(
    time.atZero,
    {
      clock: running.clock,
      calendar: running.calendar,
      mayPass: true,
      voters: [],
      tally: null,
      reminded: null,
    },
    now,
  );
  const over = due.do === 'nothing' ? due.until : now;
  if (reminder === null || over === null) return reminder ?? over;
  return Math.min(reminder, over);
};

/** Puts the next look at a game's clocks into the queue, with what changed them. */
export const schedule = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<void> => {
  const time = timedGameOf(game);
  if (!time) return;
  const now = deps.clock().getTime();
  const next =
    game.phase === 'running' ? runningOf(game, time, seats).map(one => nextDue(time, one, now)) : [];
  await scheduleLook(tx, game.id, next);
};

/** The same after rows that have been written. */
export const scheduleAfter = async (
  deps: Deps,
  tx: Tx,
  { after, seats, rows }: WrittenRows,
): Promise<void> => {
  if (rows.length > 0 && after.clocks) await schedule(deps, tx, after, seats);
};

/** The soonest of some instants; none of them where nothing is to come. */
export const scheduleLook = async (
  tx: Tx,
  gameId: string,
  instants: readonly (Instant | null)[],
): Promise<void> => {
  const known = instants.filter(at => at !== null);
  if (known.length === 0) return dropJob(tx, keyOf(gameId));
  await addJob(tx, {
    task: 'clock',
    payload: { game: gameId },
    // A share of a time may fall between two milliseconds: not looked at before it has come.
    runAt: new Date(Math.ceil(Math.min(...known))),
    key: keyOf(gameId),
  });
};
