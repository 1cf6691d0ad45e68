import { pages as pagesDe } from './de/pages/index.js';
import { problems as problemsDe } from './de/problems/index.js';
import { problemTitles as titlesDe } from './de/problems/titles.js';
import { pages as pagesEn } from './en/pages/index.js';
import { problems as problemsEn } from './en/problems/index.js';
import { problemTitles as titlesEn } from './en/problems/titles.js';
import { fill } from './fill.js';
import type { ByLanguage, Language } from './language.js';
import { own } from './own.js';
import { asTitle } from './refusal.js';

interface Table {
  readonly [key: string]: string;
}

type Pages = typeof pagesEn;

/** The service's own errors: each has a sentence in every language, and what has none does not compile. */
export type ProblemCode = Exclude<keyof typeof problemsEn, `${string}/${string}`>;

/** What a page's text is found by. */
export type PageKey = keyof Pages;

/** The names in a text's braces. */
type Asked<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Asked<Rest>
  : never;

/** What a text is filled in with; of several, what each of them asks for. */
type Params<Name extends string> = { readonly [N in Name]: string | number };

/** Nothing for a text that asks for nothing. */
type Filling<Name extends string> = [Name] extends [never] ? [] : [params: Params<Name>];

/** What must be said with a page's text: every name in its braces, and no other. */
export type PageFilling<Key extends PageKey> = Filling<Asked<Pages[Key]>>;

/** Some words of the pages in one language. */
export type WordsOf<Keys extends PageKey> = <Key extends Keys>(
  key: Key,
  ...filling: PageFilling<Key>
) => string;

/** The words of the pages in one language. */
export type PageWords = WordsOf<PageKey>;

const tables: ByLanguage<{
  readonly pages: Table;
  readonly problems: Table;
  readonly problemTitles: Table;
}> = {
  de: { pages: pagesDe, problems: problemsDe, problemTitles: titlesDe },
  en: { pages: pagesEn, problems: problemsEn, problemTitles: titlesEn },
};

/**
 * A text of the pages by a key that comes with data, such as why an e-mail waits, or stands in a template. What is not
 * given stays in its braces.
 * @throws Error where there is no such text
 */
export const textByKey = (
  language: Language,
  key: string,
  params: { readonly [name: string]: unknown } = {},
): string => {
  const text = own(tables[language].pages, key);
  if (text === undefined) throw new Error(`no words for ${key}`);
  return fill(text, params);
};

/** Words of a page. A key that is not there, and a name too few or too many, do not compile. */
export const pageText = <Key extends PageKey>(
  language: Language,
  key: Key,
  ...[params]: PageFilling<Key>
): string => textByKey(language, key, params);

/** The words of the pages in a language. */
export const pageWords =
  (language: Language): PageWords =>
  (key, ...filling) =>
    pageText(language, key, ...filling);

/** Has a page words for this? */
export const hasPageText = (language: Language, key: string): boolean =>
  own(tables[language].pages, key) !== undefined;

/** One of the service's own errors as a sentence, of its special `case` where that has one; undefined when the code is not one of these. */
export const problemText = (
  language: Language,
  code: string,
  params: { readonly [name: string]: unknown },
): string | undefined => {
  const { problems } = tables[language];
  const text = own(problems, `${code}/${String(params['case'])}`) ?? own(problems, code);
  return text === undefined ? undefined : fill(text, params);
};

/** The kind of one of the service's own errors in a few words, the same each time. */
export const problemTitle = (language: Language, code: string): string | undefined => {
  const { problemTitles, problems } = tables[language];
  return asTitle(own(problemTitles, code) ?? own(problems, code));
};

/** All of the service's own errors, for the interface's description. */
export const problemList = (
  language: Language,
): readonly { readonly code: string; readonly text: string }[] =>
  Object.entries(tables[language].problems)
    // What is said in a special case has no code of its own.
    .filter(([code]) => !code.includes('/'))
    .map(([code, text]) => ({ code, text }));
