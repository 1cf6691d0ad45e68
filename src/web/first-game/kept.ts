import type { Kept } from '../../present/first-game.js';

/** A first game as the browser keeps it. */
export interface KeptGame {
  readonly title: string;
  readonly moves: readonly Kept[];
  /** The person goes on without the lessons. */
  readonly free: boolean;
}

const KEY = 'first-game';

/** What was kept last; null where there is nothing, or the browser keeps nothing. */
export const readKept = (title: string): KeptGame | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptGame | null;
    return kept?.title === title && Array.isArray(kept.moves) ? kept : null;
  } catch {
    return null;
  }
};

/** Where the browser keeps nothing, the game lasts as long as the page. */
export const keep = (game: KeptGame): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // Then it is not kept.
  }
};
