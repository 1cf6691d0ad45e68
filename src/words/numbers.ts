import { basics } from './basics.js';
import type { Language } from './language.js';

/** `10%` in English, `10 %` (with a space that does not break) in German. */
export const percent = (language: Language, value: number): string => basics[language].percent(value);

/** `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);

/** Whole amounts of a currency with the language's thousands separator, by the sign before the number. */
export const currency =
  (sign: string) =>
  (language: Language, amount: number): string =>
    `${amount < 0 ? '-' : ''}${sign}${new Intl.NumberFormat(language).format(Math.abs(amount))}`;

/** `$1,200`, `$1.200`. */
export const dollars = currency('$');
