/** The languages everything is worded in. Each has its folder here, and one in the folder of each title. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** One thing in each language. */
export type ByLanguage<T> = { readonly [L in Language]: T };

/** Words that nobody has translated yet, in place of those of every language. Not for a title that is released. */
export const untranslated = <T>(words: T): ByLanguage<T> => ({ de: words, en: words });

/**
 * The same words in another language: the same keys, and functions of the same parameters. What is written in English
 * only, or in the other language only, does not compile.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...said: infer Said) => infer Text
    ? (...said: Said) => Translation<Text>
    : { readonly [K in keyof T]: Translation<T[K]> };

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** The name of a language in another one: `Englisch`. */
export const languageName = (language: Language, of: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of;
