import type { Layer } from '../../types.js';
import { words as de } from './de.js';
import { words as en } from './en.js';

/** What is 1830's own in words. */
export const layer1830: Layer = { words: { de, en } };
