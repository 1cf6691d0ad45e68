import type { KeptMove } from '../../present/first-game.js';

/** A first game as the browser keeps it. */
export interface KeptGame {
  readonly title: string;
  readonly moves: readonly KeptMove[];
  /** The person goes on without the lessons. */
  readonly free: boolean;
}

/**
 * The game of the title that a text keeps; null where it keeps another, or none.
 * @throws SyntaxError for what is no JSON
 */
export const keptIn = (text: string | null, title: string): KeptGame | null => {
  const kept = JSON.parse(text ?? 'null') as KeptGame | null;
  return kept?.title === title && Array.isArray(kept.moves) ? kept : null;
};
