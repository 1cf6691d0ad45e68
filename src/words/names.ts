import { dollars } from './numbers.js';
import type { Language, Names } from './types.js';

/** Names where companies and privates are called by their ids, as they are on the board. */
export const plainNames = (
  language: Language,
  players: readonly string[],
  { money }: { readonly money: (language: Language, amount: number) => string } = { money: dollars },
): Names => ({
  seat: seat => players[seat] ?? `P${String(seat + 1)}`,
  company: id => id,
  private: id => id,
  money: amount => money(language, amount),
});
