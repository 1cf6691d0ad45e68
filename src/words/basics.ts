import { basics as de } from './de/basics.js';
import { basics as en } from './en/basics.js';
import type { ByLanguage, Translation } from './language.js';

/** How each language writes numbers, times and lists. */
export const basics: ByLanguage<Translation<typeof en>> = { de, en };
