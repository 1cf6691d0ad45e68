import { basics } from './basics.js';
import type { Language } from './language.js';

/** How much of an instant is told. */
const shapes = {
  /** `21 Nov 2026, 16:05` */
  short: { dateStyle: 'medium', timeStyle: 'short' },
  /** `21 Nov 2026` */
  day: { dateStyle: 'medium' },
  /** `21 Nov, 16:05`, for rows of a list. */
  row: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `Saturday 21 November at 16:05`, for what is near. */
  near: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** `Saturday 21 November 2026 at 16:05 CET`, for what is kept: mails. */
  full: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} satisfies { readonly [shape: string]: Intl.DateTimeFormatOptions };

/**
 * Instants as their reader writes them, in the reader's zone. UTC is named with the time: it stands for a zone that is
 * not known.
 */
export const timeText = (
  language: Language,
  timeZone: string,
  shape: keyof typeof shapes = 'short',
): ((time: Date) => string) => {
  const format = new Intl.DateTimeFormat(basics[language].locale, { ...shapes[shape], timeZone });
  return timeZone === 'UTC' && (shape === 'short' || shape === 'row' || shape === 'near')
    ? time => `${format.format(time)} UTC`
    : time => format.format(time);
};

const units = [
  { length: 86_400_000, name: 'days' },
  { length: 3_600_000, name: 'hours' },
  { length: 60_000, name: 'minutes' },
] as const;

const unitText = (language: Language, unit: (typeof units)[number]['name'], count: number): string =>
  basics[language][unit][count === 1 ? 0 : 1]!;

/** A length of time in its two largest units, rounded down: `2 days 4 hours`. */
export const durationText = (language: Language, milliseconds: number): string => {
  const first = units.findIndex(({ length }) => milliseconds >= length);
  if (first === -1) return `0 ${unitText(language, 'minutes', 0)}`;
  let rest = milliseconds;
  const parts = units.slice(first, first + 2).map(unit => {
    const count = Math.floor(rest / unit.length);
    rest -= count * unit.length;
    return { count, text: `${count} ${unitText(language, unit.name, count)}` };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(' ');
};
