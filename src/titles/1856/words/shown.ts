import type { ByLanguage } from '../../../words/language.js';
import { formationTexts as formationDe } from './de/formation.js';
import { shown as de } from './de/shown.js';
import { formationTexts as formationEn } from './en/formation.js';
import { shown as en } from './en/shown.js';
import type { FormationWords, ShownWords } from './shown-words.js';

/** Words of rows that 1856 alone has. */
export const shownWords: ByLanguage<ShownWords> = { de, en };

/** Of its table that pages of the browser show, too. */
export const formationWords: ByLanguage<FormationWords> = { de: formationDe, en: formationEn };
