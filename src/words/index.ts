import { composeWords, type Words } from './compose.js';
import { coreLayer } from './core.js';
import { railLayer } from './rail/layer.js';
import type { WordLayer } from './types.js';

export type { Words } from './compose.js';
export { FORMER, ownName, playerName, programName, serviceAt, serviceName } from './former.js';
export { languages, type ByLanguage, type Language } from './language.js';
export { plainNames } from './names.js';
export { percent } from './numbers.js';
export type { ReportGroup, Report } from './report.js';
export type {
  AskWords,
  WordLayer,
  Names,
  Phrases,
  RoundWords,
  SettingWords,
  Thing,
  TitleText,
  Wording,
  WordTable,
} from './types.js';

const compose = (title: string, own: WordLayer): Words =>
  composeWords(title, [coreLayer, ...(own.on ?? [railLayer]), own]);

const composed = new Map<string, Words>();

/** Lets a title speak. */
export const learnWords = (title: string, own: WordLayer): Words => {
  const words = compose(title, own);
  composed.set(title, words);
  return words;
};

/** The words of a title; those of the core for a title without any of its own. */
export const wordsFor = (title: string): Words => composed.get(title) ?? composeWords(title, [coreLayer]);
