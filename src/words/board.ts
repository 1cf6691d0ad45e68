import type { BoardWords } from './board-words.js';
import { board as de } from './de/board.js';
import { board as en } from './en/board.js';
import type { ByLanguage } from './language.js';

export type { BoardWords } from './board-words.js';
export type { Language } from './language.js';

/** The words of drawings of the board, and of their twins in text. */
export const boardWords: ByLanguage<BoardWords> = { de, en };
