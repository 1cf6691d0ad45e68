import { dayAt, dayOf } from './local.js';
import type { PlayerTime } from './player.js';
import type { Instant } from './units.js';

/** Without a sign of life for this many days, of which none was a holiday, somebody is missing. */
export const MISSING_DAYS = 14;

/**
 * Has nobody seen this person for long? Days are counted where they live, the one on which they were last seen
 * not; announced holidays do not count.
 */
export const isMissing = ({ zone, holidays }: PlayerTime, seen: Instant, now: Instant): boolean => {
  const [first, today] = [dayAt(zone, seen) + 1, dayAt(zone, now)];
  const days = Array.from({ length: Math.max(0, today - first + 1) }, (_, n) => first + n);
  const away = holidays.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }));
  return days.filter(day => !away.some(({ from, to }) => from <= day && day <= to)).length >= MISSING_DAYS;
};
