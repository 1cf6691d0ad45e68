import { basics } from './basics.js';
import type { Language } from './language.js';

/** `10%` in English, `10 %` (with a space that does not break) in German. */
export const percent = (language: Language, value: number): string => basics[language].percent(value);

/** What is made once for each language: to make a format takes much longer than to use it. */
const forLanguage = <Made>(make: (language: Language) => Made): ((language: Language) => Made) => {
  const known = new Map<Language, Made>();
  return language => {
    let made = known.get(language);
    if (made === undefined) known.set(language, (made = make(language)));
    return made;
  };
};

const lists = forLanguage(language => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }));
/** As the rulebooks print them: `$1,200` and `$12,000` in English, `$1200` and `$12.000` in German. */
const grouping: { readonly [language in Language]: Intl.NumberFormatOptions } = {
  en: {},
  de: { useGrouping: 'min2' },
};
const numbers = forLanguage(language => new Intl.NumberFormat(language, grouping[language]));

/** `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string => lists(language).format(items);

/** What stands before less than nothing: as long as a plus, which a hyphen is not. */
const MINUS = '\u2212';

/** Rounded: `1,200` and `12,000` in English, `1200` and `12.000` in German. */
export const roundedNumber = (language: Language, value: number): string => {
  const rounded = Math.round(value);
  return `${rounded < 0 ? MINUS : ''}${numbers(language).format(Math.abs(rounded))}`;
};

/** Whole amounts of a currency with the language's thousands separator, by the sign before the number. */
export const currency =
  (sign: string) =>
  (language: Language, amount: number): string =>
    `${amount < 0 ? MINUS : ''}${sign}${roundedNumber(language, Math.abs(amount))}`;

/** The same by the sign behind the number: `80 Ft`. */
export const currencyBehind =
  (sign: string) =>
  (language: Language, amount: number): string =>
    `${currency('')(language, amount)}\u00a0${sign}`;

/** `$1,200`, `$1200`. */
export const dollars = currency('$');
