import { countedHolidays } from './holidays.js';
import { dayAt, dayOf, startOfDay, weekdayOf, type Day } from './local.js';
import type { Pause } from './pause.js';
import type { PlayerTime } from './player.js';
import { noQuiet, quietOf } from './quiet.js';
import { spansWithout, lengthOf, within, type Span } from './span.js';
import { DAY, type Instant } from './units.js';

/** What stops the clocks of a game, each in its player's own time. */
export interface ClockStops {
  readonly holidays: boolean;
  readonly quietHours: boolean;
  /** Saturday and Sunday. */
  readonly weekends: boolean;
}

/** When the clock of one player in one game stands still. */
export interface Calendar extends PlayerTime {
  readonly weekends: boolean;
  readonly pauses: readonly Pause[];
}

/** `holidayDays`: how many days a year the game allows. */
export const calendarOf = (
  player: PlayerTime,
  game: { readonly stops: ClockStops; readonly holidayDays: number; readonly pauses: readonly Pause[] },
): Calendar => ({
  zone: player.zone,
  quiet: game.stops.quietHours ? player.quiet : noQuiet,
  holidays: game.stops.holidays ? countedHolidays(player.holidays, game.holidayDays) : [],
  weekends: game.stops.weekends,
  pauses: game.pauses,
});

const daysBetween = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const days = (zone: string, first: Day, last: Day): Span => ({
  from: startOfDay(zone, first),
  to: startOfDay(zone, last + 1),
});

/** What began on the day before the span may reach into it. */
const standstills = (calendar: Calendar, whole: Span): readonly Span[] => {
  const { zone } = calendar;
  const reach = daysBetween(dayAt(zone, whole.from) - 1, dayAt(zone, whole.to));
  const saturdays = calendar.weekends ? reach.filter(day => weekdayOf(day) === 'sat') : [];
  const known = (span: Span | null): readonly Span[] => (span ? [span] : []);
  return within(whole, [
    ...saturdays.map(day => days(zone, day, day + 1)),
    ...reach.flatMap(day => known(quietOf(calendar, day))),
    ...calendar.holidays.map(({ from, to }) => days(zone, dayOf(from), dayOf(to))),
    ...calendar.pauses.map(({ from, until }) => ({ from, to: until ?? Infinity })),
  ]);
};

/** The time that counts from one instant to another, in milliseconds. */
export const worked = (calendar: Calendar, from: Instant, to: Instant): number =>
  from < to ? to - from - lengthOf(standstills(calendar, { from, to })) : 0;

/** Longer than any clock may run with all that may stop it. */
const farthest = 5 * 366 * DAY;

/** Ever longer spans one after the other: short times are found in little work, long ones in few spans. */
function* spansFrom(from: Instant): Generator<Span> {
  let start = from;
  for (let length = 2 * DAY; start < from + farthest; length = Math.min(2 * length, 64 * DAY)) {
    yield { from: start, to: start + length };
    start += length;
  }
}

/** No time counts from here on, as far as is known. */
const endOfTime = ({ pauses }: Calendar): Instant =>
  Math.min(...pauses.map(({ from, until }) => (until === null ? from : Infinity)));

/** The first instant by which so much time has counted since `from`; null if it never has. */
export const reached = (calendar: Calendar, from: Instant, time: number): Instant | null => {
  if (time <= 0) return from;
  const end = endOfTime(calendar);
  let left = time;
  for (const whole of spansFrom(from)) {
    for (const free of spansWithout(whole, standstills(calendar, whole))) {
      if (left <= free.to - free.from) return free.from + left;
      left -= free.to - free.from;
    }
    if (whole.to >= end) return null;
  }
  return null;
};

/** The first instant from `at` on at which time counts; null if it never does again. */
export const runsAgain = (calendar: Calendar, at: Instant): Instant | null => {
  const end = endOfTime(calendar);
  for (const whole of spansFrom(at)) {
    const [free] = spansWithout(whole, standstills(calendar, whole));
    if (free) return free.from;
    if (whole.to >= end) return null;
  }
  return null;
};
