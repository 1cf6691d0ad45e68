import type { ByLanguage, Translation } from '../../../words/language.js';
import { shown as de } from './de/shown.js';
import { shown as en } from './en/shown.js';

/** What the pages and mails say besides the drawings of Imperial Steam. */
export const steamShownWords: ByLanguage<Translation<typeof en>> = { de, en };
