import { lockGame, readSeats, type SeatRow, type Transaction } from '../../db/index.js';
import { deadlineOf, type Instant } from '../../pace/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { atZero } from './at-zero.js';
import { timedGameOf, type TimedGame } from '../clocks/calendars.js';
import { remind } from '../post/reminders.js';
import { scheduleLook, nextDue, remindersOf, runningOf, type RunningSeat } from '../clocks/schedule.js';

/**
 * Looks at a game's clocks: mails the reminders that are due and does what is to be done where a time is up, then
 * puts the next look into the queue. Under the game's lock and by the clock as it is then, so that of a move
 * and the end of its time the one that comes first wins, and the other finds the game changed.
 */
export const checkClocks = (deps: Deps, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
    const time = game && timedGameOf(game);
    // Once it goes on, its clocks are looked at anew.
    if (!time || game.phase !== 'running' || game.frozen_at) return;
    const now = deps.clock().getTime();
    const running = runningOf(game, time, seats);
    await sendReminders(deps, tx, { game, seats }, { time, running, now });
    const next: (Instant | null)[] = [];
    for (const one of running) {
      const zero = deadlineOf(one.clock, one.calendar);
      if (zero === null || now < zero) {
        next.push(nextDue(time, one, now));
        continue;
      }
      const done = await atZero(deps, tx, { game, seats, time, running: one, now });
      // What was done has put the next look into the queue; the other seats come then.
      if (done.changed) return;
      next.push(done.until);
    }
    await scheduleLook(tx, gameId, next);
  });

interface Looking {
  readonly time: TimedGame;
  readonly running: readonly RunningSeat[];
  readonly now: Instant;
}

/**
 * The newest that is due for each player; one that has been mailed is not mailed again. Whoever is waited for at
 * several seats is reminded of one of them.
 */
const sendReminders = async (
  deps: Deps,
  tx: Transaction,
  { game, seats }: Locked,
  { time, running, now }: Looking,
): Promise<void> => {
  const due = new Map<string, { readonly row: SeatRow; readonly at: Instant }>();
  for (const one of running) {
    const row = seats.find(({ seat }) => seat === one.seat)!;
    const at = remindersOf(time, one, 0).findLast(instant => instant <= now);
    const zero = deadlineOf(one.clock, one.calendar);
    if (row.person_id === null || at === undefined || zero === null || now >= zero) continue;
    if (at > (due.get(row.person_id)?.at ?? -Infinity)) due.set(row.person_id, { row, at });
  }
  for (const { row, at } of due.values()) await remind(deps, tx, game, row, at);
};
