import type { Language } from '../words/index.js';
import { problemList } from '../words/pages.js';
import type { HttpDeps } from './deps.js';

/** A code that a problem may have, and what is said of it. */
export interface CodeInWords {
  readonly code: string;
  readonly text: string;
}

/** Every code a problem may have: the service's own, and those with which the titles here refuse moves. */
export const problemCodes = (
  {
    service,
    wordsFor,
  }: Pick<HttpDeps, 'wordsFor'> & { readonly service: Pick<HttpDeps['service'], 'titles'> },
  language: Language,
): readonly CodeInWords[] => {
  const titles = ['', ...service.titles.keys()];
  const refusals = titles.flatMap(title => wordsFor(title).refusals(language));
  // The service's own words stand before a title's, as where a problem is told.
  const byCode = new Map([...refusals, ...problemList(language)].map(one => [one.code, one]));
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code, 'en'));
};
