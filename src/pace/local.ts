import { DAY, MINUTE, type Instant } from './units.js';
import { offset, offsetOnDay } from './zone.js';

/** A calendar day anywhere, as the number of days since 1970-01-01. */
export type Day = number;

/** As people and forms write it: `2026-11-21`. */
export type LocalDate = string;

/** `00:00` to `23:59`. */
export type LocalTime = string;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => weekdays[(((day + 3) % 7) + 7) % 7]!;

export const dateOf = (day: Day): LocalDate => new Date(day * DAY).toISOString().slice(0, 10);

/** @returns null for what is no day of the calendar, as `2027-02-29` */
export const readDate = (text: string): Day | null => {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || dateOf(at / DAY) !== text ? null : at / DAY;
};

/** @throws RangeError where dates have not been checked before */
export const dayOf = (date: LocalDate): Day => {
  const day = readDate(date);
  if (day === null) throw new RangeError(`not a date: ${date}`);
  return day;
};

/** @returns minutes after midnight, or null */
export const readTime = (text: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** @throws RangeError where times have not been checked before */
export const minutesOf = (time: LocalTime): number => {
  const minutes = readTime(time);
  if (minutes === null) throw new RangeError(`not a time: ${time}`);
  return minutes;
};

/** What a clock on the wall shows, as milliseconds: the day times `DAY` plus the time of day. */
const wallAt = (zone: string, at: Instant): number => at + offset(zone, at);

export const dayAt = (zone: string, at: Instant): Day => Math.floor(wallAt(zone, at) / DAY);

/** The first instant at which the wall shows `wall` or more; exactly one between `early` and `late`. */
const endOfGap = (zone: string, wall: number, early: Instant, late: Instant): Instant => {
  let [before, after] = [early, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallAt(zone, middle) < wall) before = middle;
    else after = middle;
  }
  return after;
};

/**
 * When the wall shows this day and time. Where it shows it twice (the clock is set back), the first or the last
 * of the two, as asked; where never (it is set forward), the instant of the change.
 */
export const instantAt = (zone: string, day: Day, minutes: number, which: 'first' | 'last'): Instant => {
  const wall = day * DAY + minutes * MINUTE;
  const before = wall - offsetOnDay(zone, day - 1);
  const after = wall - offsetOnDay(zone, day + 2);
  if (before === after) return before;
  const shown = [before, after].filter(at => wallAt(zone, at) === wall);
  if (shown.length === 0) return endOfGap(zone, wall, Math.min(before, after), Math.max(before, after));
  return which === 'first' ? Math.min(...shown) : Math.max(...shown);
};

/** The first instant of a day; the day ends where the next begins. */
export const startOfDay = (zone: string, day: Day): Instant => instantAt(zone, day, 0, 'first');
