import { core as de } from './de/core.js';
import { core as en } from './en/core.js';
import type { WordLayer } from './types.js';

/** The words of what every game has: the log's own rows and the refusals of the core. */
export const coreLayer: WordLayer = { words: { de, en } };
