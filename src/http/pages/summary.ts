import type { GameSummary } from '../../service/types.js';
import { pageText } from '../../words/pages.js';
import type { Language } from '../language.js';
import { wordsOf } from '../wording.js';

/** Names of seats. */
export const namesOf = (game: Pick<GameSummary, 'seats'>, seats: readonly number[]): string =>
  seats.map(seat => game.seats.find(info => info.seat === seat)?.name ?? String(seat + 1)).join(', ');

/** One line about a game in a list: what it is, where it stands, who is waited for. */
export const aboutGame = (game: GameSummary, language: Language): string => {
  const words = wordsOf(game, language);
  const state =
    game.status === 'open'
      ? pageText(language, 'notBegun')
      : game.status === 'running'
        ? pageText(language, 'othersTurn', { names: namesOf(game, game.asked) })
        : '';
  return [words.titleName, game.round ? words.round(game.round) : '', state].filter(Boolean).join(' · ');
};
