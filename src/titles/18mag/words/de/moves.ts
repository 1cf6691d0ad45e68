import type { Phrases } from '../../../../words/types.js';

/** Moves of 18 Magyarország that no fact tells of, in German. */
export const moves: Phrases = {
  'spend-marker': () => 'Terrainmarker für das nächste Plättchen abgegeben',
};
