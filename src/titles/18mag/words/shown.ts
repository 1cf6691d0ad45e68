import type { ByLanguage } from '../../../words/language.js';
import { shown as de } from './de/shown.js';
import { shown as en } from './en/shown.js';
import type { ShownWords } from './shown-words.js';

/** Words of tables that 18 Magyarország alone has. */
export const shownWords: ByLanguage<ShownWords> = { de, en };
