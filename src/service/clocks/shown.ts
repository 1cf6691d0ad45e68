import type { Seat } from '../../engine/core/index.js';
import { direct, goingGamesOf, readSeats, type GameRow, type SeatRow } from '../../db/index.js';
import {
  deadlineOf,
  isAway,
  isPaused,
  isQuiet,
  remaining,
  runsAgain,
  type Calendar,
} from '../../pace/index.js';
import type { Deps } from '../deps.js';
import type { SeatClock, Standstill } from '../types.js';
import { calendarsOf, clocksOf, pausesOf, timedGameOf } from './calendars.js';

const asDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Why time does not count now; null where it does. */
const standstill = (calendar: Calendar, now: number): Standstill | null => {
  if (runsAgain(calendar, now) === now) return null;
  if (isPaused(calendar.pauses, now)) return 'pause';
  if (isAway(calendar, now)) return 'holiday';
  return isQuiet(calendar, now) ? 'night' : 'weekend';
};

/**
 * What every seat has left, in seating order; nothing in a game without a pace, or that does not run. When people
 * sleep or are away is told to those who play alone.
 */
export const clocksShown = (
  game: GameRow,
  seats: readonly SeatRow[],
  plays: boolean,
  at: Date,
): readonly SeatClock[] => {
  const time = timedGameOf(game);
  if (!time || game.phase !== 'running' || !game.clocks) return [];
  const now = at.getTime();
  const calendars = calendarsOf(game, time, seats);
  const clocks = clocksOf(game);
  return seats.flatMap(({ seat }) => {
    const [clock, calendar] = [clocks[seat], calendars[seat]!];
    if (!clock) return [];
    const running = clock.runningSince !== null;
    const why = running ? standstill(calendar, now) : null;
    const tells = why !== null && (plays || why === 'pause');
    return {
      seat,
      left: Math.floor(remaining(clock, calendar, now) / 1000),
      running,
      deadline: asDate(deadlineOf(clock, calendar)),
      stopped: tells ? why : null,
      resumes: tells ? asDate(runsAgain(calendar, now)) : null,
    };
  });
};

/** The soonest deadline of some seats; null for none. */
export const soonest = (clocks: readonly SeatClock[], seats?: readonly Seat[]): Date | null => {
  const instants = clocks.flatMap(({ seat, deadline }) =>
    deadline && (!seats || seats.includes(seat)) ? [deadline.getTime()] : [],
  );
  return instants.length === 0 ? null : new Date(Math.min(...instants));
};

/** Until when somebody has to move. */
export interface Deadline {
  readonly gameId: string;
  readonly title: string;
  readonly name: string;
  readonly seat: Seat;
  readonly at: Date;
  /** All the game's clocks stand. */
  readonly paused: boolean;
}

/** All deadlines of one person, the soonest first. */
export const deadlinesOf = async (deps: Deps, personId: string): Promise<readonly Deadline[]> => {
  const db = direct(deps.db);
  const games = (await goingGamesOf(db, personId)).filter(
    game => game.phase === 'running' && timedGameOf(game),
  );
  const seats = await readSeats(
    db,
    games.map(game => game.id),
  );
  const now = deps.clock();
  return games
    .flatMap(game => {
      const here = seats.filter(seat => seat.game_id === game.id);
      const mine = here.filter(seat => seat.person_id === personId).map(seat => seat.seat);
      const paused = isPaused(pausesOf(game), now.getTime());
      return clocksShown(game, here, true, now).flatMap(({ seat, deadline }) =>
        deadline && mine.includes(seat)
          ? [{ gameId: game.id, title: game.title, name: game.name, seat, at: deadline, paused }]
          : [],
      );
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
};
