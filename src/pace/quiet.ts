import { dayAt, instantAt, minutesOf, weekdayOf, type Day, type LocalTime, type Weekday } from './local.js';
import type { Span } from './span.js';
import type { Instant } from './units.js';

/** Local times; where `to` is not after `from` it ends on the next day. */
export interface QuietWindow {
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/** The window that begins on a day: the weekday's own, or else the one of every day. */
export interface QuietHours {
  readonly daily: QuietWindow | null;
  readonly on?: { readonly [weekday in Weekday]?: QuietWindow | null };
}

export const noQuiet: QuietHours = { daily: null };

/** Whose quiet hours, and where. */
export interface QuietPlace {
  readonly zone: string;
  readonly quiet: QuietHours;
}

/** How long a window lasts by the wall; none if it ends when it begins. */
export const windowMinutes = ({ from, to }: QuietWindow): number =>
  (minutesOf(to) - minutesOf(from) + 1440) % 1440;

/**
 * The quiet hours that begin on this day. Twice-shown times count from the first to the last, so that
 * whatever a wall clock calls quiet is quiet, in one piece.
 */
export const quietOf = ({ zone, quiet }: QuietPlace, day: Day): Span | null => {
  const own = quiet.on?.[weekdayOf(day)];
  const window = own === undefined ? quiet.daily : own;
  if (!window || windowMinutes(window) === 0) return null;
  const [start, end] = [minutesOf(window.from), minutesOf(window.to)];
  const from = instantAt(zone, day, start, 'first');
  const to = instantAt(zone, end > start ? day : day + 1, end, 'last');
  return from < to ? { from, to } : null;
};

/** Quiet hours that this instant is in; of overlapping ones any. */
const around = (place: QuietPlace, at: Instant): Span | null => {
  const today = dayAt(place.zone, at);
  const spans = [today - 1, today, today + 1].map(day => quietOf(place, day));
  return spans.find(span => span !== null && span.from <= at && at < span.to) ?? null;
};

export const isQuiet = (place: QuietPlace, at: Instant): boolean => around(place, at) !== null;

/** The first instant from `at` on that is not quiet. */
export const endOfQuiet = (place: QuietPlace, at: Instant): Instant => {
  let end = at;
  for (let span = around(place, end); span; span = around(place, end)) end = span.to;
  return end;
};

/** The instant at which the quiet hours around `at` began; `at` itself when it is not quiet. */
export const startOfQuiet = (place: QuietPlace, at: Instant): Instant => {
  let start = at;
  for (let span = around(place, at); span; span = around(place, start - 1)) start = span.from;
  return start;
};
