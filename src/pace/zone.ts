import { DAY, type Instant } from './units.js';

/**
 * All that is known of time zones: which there are, and how far each is from UTC at an instant. Everything
 * else is arithmetic.
 */

/** A name such as `Europe/Berlin`; not an offset (`+05:30`), which knows no summer time. */
const name = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Making a formatter is dear, using it is not. One for each zone there is, however its name is typed. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (zone: string): Intl.DateTimeFormat => {
  const key = zone.toLowerCase();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(key, made);
  return made;
};

export const isZone = (zone: string): boolean => {
  if (!name.test(zone)) return false;
  try {
    return formatter(zone) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Local time less UTC in this zone at this instant, in milliseconds.
 * @throws RangeError for a zone that does not exist
 */
export const offset = (zone: string, at: Instant): number => {
  const [, sign, hours, minutes, seconds] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(formatter(zone).format(at)) ?? [];
  if (sign === undefined) return 0;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -size : size) * 1000;
};

/** The offset at the start of a day in UTC, kept: the same weeks are computed again and again. */
const dayOffsets = new Map<string, number>();
const mostKept = 50_000;

/** `day`: days since 1970-01-01 in UTC. */
export const offsetOnDay = (zone: string, day: number): number => {
  const key = `${zone} ${day}`;
  const known = dayOffsets.get(key);
  if (known !== undefined) return known;
  const found = offset(zone, day * DAY);
  if (dayOffsets.size >= mostKept) dayOffsets.clear();
  dayOffsets.set(key, found);
  return found;
};
