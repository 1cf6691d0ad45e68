import type { Phrases } from '../../../../words/types.js';

/** Moves of 18 Magyarország that no fact tells of, in English. */
export const moves: Phrases = {
  'spend-marker': () => 'gave up a terrain marker for the next tile',
};
