import { dollars } from './numbers.js';
import type { Language } from './language.js';
import type { Names } from './types.js';

/** Names where things are called by their ids, as they are on the board. */
export const plainNames = (
  language: Language,
  players: readonly string[],
  { money }: { readonly money: (language: Language, amount: number) => string } = { money: dollars },
): Names => ({
  seat: seat => players[seat] ?? `P${String(seat + 1)}`,
  name: (_kind, id) => id,
  money: amount => money(language, amount),
});
