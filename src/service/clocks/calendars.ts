import type { GameRow, SeatRow } from '../../db/index.js';
import {
  calendarOf,
  presetPerson,
  readDate,
  startOfDay,
  type Calendar,
  type Clocks,
  type GameTime,
  type Pause,
  type PersonTime,
  type TimedPace,
} from '../../pace/index.js';
import { Invalid } from '../errors.js';

/** The time of a game that has a pace. */
export interface TimedGame extends GameTime {
  readonly pace: TimedPace;
}

/** What a game's creator chose; null where nothing is waited for by the clock. */
export const timedGameOf = (game: Pick<GameRow, 'time'>): TimedGame | null => {
  const time = game.time as unknown as GameTime | null;
  return time && time.pace.kind !== 'none' ? (time as TimedGame) : null;
};

/** The clocks as they are kept; those of a game without time are none. */
export const clocksOf = (game: Pick<GameRow, 'clocks'>): Clocks => (game.clocks ?? {}) as unknown as Clocks;

/** When all clocks stand, with the standstill that the operator has ordered. */
export const pausesOf = (game: Pick<GameRow, 'pauses' | 'frozen_at'>): readonly Pause[] => [
  ...(game.pauses as unknown as readonly Pause[]),
  ...(game.frozen_at ? [{ from: game.frozen_at.getTime(), until: null }] : []),
];

/**
 * When a day such as `2026-11-21` begins where somebody lives.
 * @throws Invalid `bad-date`
 */
export const beginOf = (date: string, zone: string): Date => {
  const day = readDate(date);
  if (day === null) throw new Invalid('bad-date', { date: date.slice(0, 20) });
  return new Date(startOfDay(zone, day));
};

/** What a person chose about their time, with the presets for the rest. */
export const personTimeOf = (person: Pick<SeatRow, 'person_zone' | 'person_time'>): PersonTime => ({
  ...presetPerson,
  ...(person.person_time as Partial<PersonTime> | null),
  zone: person.person_zone ?? presetPerson.zone,
});

/** When the clock of each seat stands still. */
export const calendarsOf = (
  game: Pick<GameRow, 'pauses' | 'frozen_at'>,
  time: TimedGame,
  seats: readonly SeatRow[],
): { readonly [seat: string]: Calendar } => {
  const rules = { stops: time.stops, holidayDays: time.holidayDays, pauses: pausesOf(game) };
  return Object.fromEntries(seats.map(seat => [seat.seat, calendarOf(personTimeOf(seat), rules)]));
};
