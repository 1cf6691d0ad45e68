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

const tables: ByLanguage<{ readonly pages: Table; readonly problems: Table; readonly problemTitles: Table }> =
  {
    de: { pages: pagesDe, problems: problemsDe, problemTitles: titlesDe },
    en: { pages: pagesEn, problems: problemsEn, problemTitles: titlesEn },
  };

/**
 * Words of a page.
 * @throws Error for an unknown key: a page asks for words that are not written
 */
export const pageText = (
  language: Language,
  key: string,
  params: { readonly [name: string]: string | number } = {},
): string => {
  const text = own(tables[language].pages, key);
  if (text === undefined) throw new Error(`no words for ${key}`);
  return fill(text, params);
};

/** One of the service's own errors as a sentence; undefined when the code is not one of these. */
export const problemText = (
  language: Language,
  code: string,
  params: { readonly [name: string]: unknown },
): string | undefined => {
  const text = own(tables[language].problems, code);
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
  Object.entries(tables[language].problems).map(([code, text]) => ({ code, text }));
