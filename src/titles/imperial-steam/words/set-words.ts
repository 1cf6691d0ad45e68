import type { ByLanguage, Translation } from '../../../words/language.js';
import { setWords as de } from './de/set-words.js';
import { setWords as en } from './en/set-words.js';

/** What the tables and fields of a data set are called. */
export const steamSetWords: ByLanguage<Translation<typeof en>> = { de, en };
