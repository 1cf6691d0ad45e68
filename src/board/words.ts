import { boardWords, type BoardWords, type Language } from '../words/board.js';
import type { MapData } from './data.js';

export type { BoardWords as Words, Language } from '../words/board.js';

/** What drawings say, with the directions of the map's own edges. */
export const boardWordsFor = (
  language: Language,
  orientation: MapData['orientation'] = 'pointy',
): BoardWords => {
  const words = boardWords[language];
  return orientation === 'pointy' ? words : { ...words, edges: words.flatEdges };
};
