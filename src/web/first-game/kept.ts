import { keptIn, type KeptGame } from './kept-game.js';

const KEY = 'first-game';

/** What was kept last; null where there is nothing, or the browser keeps nothing. */
export const readKept = (title: string): KeptGame | null => {
  try {
    return keptIn(localStorage.getItem(KEY), title);
  } catch {
    return null;
  }
};

/** Where the browser keeps nothing, the game lasts as long as the page. */
export const keepGame = (game: KeptGame): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // Then it is not kept.
  }
};
