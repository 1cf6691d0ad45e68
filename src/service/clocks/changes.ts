import {
  lockGame,
  lockTimedGamesOf,
  readGame,
  readSeats,
  setClocks,
  type GameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import { newClock, settleClock, startClock, type Clock, type Clocks } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { calendarsOf, clocksOf, timedGameOf } from './calendars.js';
import { schedule } from './schedule.js';
import { clocksAsJson } from './turns.js';

const writeClocks = async (tx: Tx, game: GameRow, changed: Clocks): Promise<GameRow> => {
  const clocks = clocksAsJson({ ...clocksOf(game), ...changed });
  await setClocks(tx, game.id, clocks);
  return { ...game, clocks };
};

/** Charges what these seats have used so far by the calendar of today. */
const settleSeats = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  of: (seat: SeatRow) => boolean,
): Promise<void> => {
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  const time = game && timedGameOf(game);
  if (!time || !game.clocks) return;
  const calendars = calendarsOf(game, time, seats);
  const now = deps.clock().getTime();
  const settled = seats.filter(of).flatMap(({ seat }): [string, Clock][] => {
    const clock = clocksOf(game)[seat];
    return clock ? [[String(seat), settleClock(clock, calendars[seat]!, now)]] : [];
  });
  await writeClocks(tx, game, Object.fromEntries(settled));
};

/**
 * To be called before a person's zone, quiet hours or holidays change, in the transaction that changes them:
 * the time that has passed is counted by the old calendar. Locks the games this person plays, until the transaction ends.
 */
export const beforeCalendarChange = async (deps: Deps, tx: Tx, personId: string): Promise<void> => {
  for (const id of await lockTimedGamesOf(tx, personId))
    await settleSeats(deps, tx, id, seat => seat.person_id === personId);
};

/** To be called after it: reminders and deadlines follow the new calendar, or the new hours of reminders. */
export const afterCalendarChange = async (deps: Deps, tx: Tx, personId: string): Promise<void> => {
  for (const id of await lockTimedGamesOf(tx, personId)) await scheduleAnew(deps, tx, id);
};

const scheduleAnew = async (deps: Deps, tx: Tx, gameId: string): Promise<void> => {
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (game) await schedule(deps, tx, game, seats);
};

/**
 * To be called after a seat got another person, or lost its own, in that transaction: whoever takes it over
 * begins with a whole clock, and nobody is waited for at an empty seat. Locks the game.
 */
export const afterSeatChange = async (deps: Deps, tx: Tx, gameId: string, seat: number): Promise<void> => {
  const game = await lockGame(tx, gameId);
  const time = game && timedGameOf(game);
  if (!time || game.phase !== 'running' || !game.clocks) return;
  const seats = await readSeats(tx, [gameId]);
  const waited = game.turn?.asked.includes(seat) && seats.some(s => s.seat === seat && s.person_id !== null);
  // What was spent at the seat stays spent, or an undo would count it as gained.
  const clock = { ...newClock(time.pace), spent: clocksOf(game)[seat]?.spent ?? 0 };
  const now = deps.clock().getTime();
  const after = await writeClocks(tx, game, { [seat]: waited ? startClock(clock, now) : clock });
  await schedule(deps, tx, after, seats);
};

/** A seat has its turn's whole time again, from now on. The caller holds the game's lock. */
export const beginAgain = async (
  deps: Deps,
  tx: Tx,
  { game, seats }: { readonly game: GameRow; readonly seats: readonly SeatRow[] },
  seat: number,
): Promise<void> => {
  const clock = clocksOf(game)[seat]!;
  const now = deps.clock().getTime();
  // What has run out is charged as `bank`; that it ran is forgotten, so that an undo does not charge it either.
  const again = {
    ...clock,
    bank: clock.turnBank,
    spent: clock.spent + clock.bank - clock.turnBank,
    runningSince: now,
  };
  await schedule(deps, tx, await writeClocks(tx, game, { [seat]: again }), seats);
};
