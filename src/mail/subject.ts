import { isolated } from '../words/isolated.js';
import { shorten } from './clean.js';
import type { GameRef } from './model.js';

/**
 * Longest parts of a subject: what is asked is a short sentence of ours, longer only by somebody's name; what the players
 * call their game is free text.
 */
const longestAsked = 110;
const longestName = 40;

/**
 * `Your turn: OR 1.1, PRR to lay track – Friday five (1830)`: a list of mails shows the beginning, and in it what is
 * asked. Mails of a game are a thread by their headers.
 */
export const subjectLine = (asked: string, game: GameRef | null): string => {
  const first = shorten(asked.trim(), longestAsked);
  return game === null ? first : `${first} – ${isolated(shorten(game.name, longestName))} (${game.title})`;
};
