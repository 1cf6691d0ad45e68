import type { Layer } from '../../types.js';
import { about as de } from './de/about.js';
import { about as en } from './en/about.js';

/** What is 1830's own in words. */
export const layer1830: Layer = { words: { de, en } };
