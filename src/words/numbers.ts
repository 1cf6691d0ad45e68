import type { Language } from './types.js';

/** `10%` in English, `10 %` (with a space that does not break) in German. */
export const percent = (language: Language, value: number): string =>
  language === 'de' ? `${String(value)}\u00a0%` : `${String(value)}%`;

/** `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);

/** Whole dollars with the language's thousands separator: `$1,200`, `$1.200`. */
export const dollars = (language: Language, amount: number): string =>
  `${amount < 0 ? '-' : ''}$${new Intl.NumberFormat(language).format(Math.abs(amount))}`;

/** Whole lire: `L. 1,200`, `L. 1.200`, with a space that does not break. */
export const lire = (language: Language, amount: number): string =>
  `${amount < 0 ? '-' : ''}L.\u00a0${new Intl.NumberFormat(language).format(Math.abs(amount))}`;
