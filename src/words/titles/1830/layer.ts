import type { Layer } from '../../types.js';
import { tableDe } from './de.js';
import { tableEn } from './en.js';

/** What is 1830's own in words. */
export const layer1830: Layer = { words: { de: tableDe, en: tableEn } };
