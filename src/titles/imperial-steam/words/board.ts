import type { ByLanguage, Translation } from '../../../words/language.js';
import { board as de } from './de/board.js';
import { board as en } from './en/board.js';

/** Letters and words on the drawings of Imperial Steam, and what its signs mean. */
export const steamBoardWords: ByLanguage<Translation<typeof en>> = { de, en };
