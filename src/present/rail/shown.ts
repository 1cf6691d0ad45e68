import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { RailState } from '../../engine/rail/state.js';
import { wordsFor, type Language } from '../../words/index.js';
import { dash } from '../table-of.js';

/** What is shown of a position, and to whom. */
export interface Shown {
  readonly g: RailGame;
  readonly s: RailState;
  readonly names: readonly string[];
  readonly language: Language;
}

/** Everything is open in an 18xx, so a view is the whole position. */
export const openIn =
  (title: RailTitle) =>
  (view: object): Pick<Shown, 'g' | 's'> => {
    const s = view as RailState;
    return { g: title.game(s.settings), s };
  };

/** An amount in the game's currency. */
export const money = ({ s, language }: Pick<Shown, 's' | 'language'>, amount: number | null): string =>
  amount === null ? dash : wordsFor(s.title).money(language, amount);

/** What a company is called in a row of its own or among others. */
export const companyOf = ({ s, language }: Pick<Shown, 's' | 'language'>, id: string): string =>
  wordsFor(s.title).name(language, 'company', id);
