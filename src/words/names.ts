import { isolated } from './isolated.js';
import { dollars } from './numbers.js';
import type { Language } from './language.js';
import type { Names } from './types.js';

/** What knows the currency of a game, and the names of its things. */
interface Calling {
  money(language: Language, amount: number): string;
  name?(language: Language, kind: string, id: string): string;
}

/** A player without a seat, whom the words of the title call by a name. */
const otherPlayer = (words: Calling, language: Language, seat: number): string => {
  const named = words.name?.(language, 'player', String(seat));
  return named === undefined || named === String(seat) ? `P${String(seat + 1)}` : named;
};

/** Names where things are called as the words of the title do, or by their ids, as they are on the board. */
export const plainNames = (
  language: Language,
  players: readonly string[],
  words: Calling = { money: dollars },
  placeName?: (hex: string) => string | undefined,
): Names => ({
  seat: seat => {
    const player = players[seat];
    return player === undefined ? otherPlayer(words, language, seat) : isolated(player);
  },
  name: (kind, id) =>
    (kind === 'hex' ? placeName?.(id) : undefined) ?? words.name?.(language, kind, id) ?? id,
  money: amount => words.money(language, amount),
});
