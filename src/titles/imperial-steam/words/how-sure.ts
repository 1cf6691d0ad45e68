import type { Language } from '../../../words/language.js';
import { sayHowSure as de } from './de/settings.js';
import { sayHowSure as en } from './en/settings.js';
import type { ToldSet } from './told-set.js';

const words = { de, en };

/** How much of a set is a reconstruction, in a sentence. */
export const howSure = (language: Language, set: ToldSet): string => words[language](set);
