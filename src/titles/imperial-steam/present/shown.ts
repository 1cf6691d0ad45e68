import type { Seat } from '../../../engine/core/index.js';
import { goods, type ByGood, type Good } from '../rules/data/index.js';
import type { SteamState } from '../rules/position/state.js';
import { plainNames, wordsFor, type Language } from '../../../words/index.js';
import { steamMoney } from '../words/layer.js';
import { steamShownWords } from '../words/shown.js';
import { dash } from '../../../present/table-of.js';

/** What a position is shown from: as one viewer may see it. */
export interface Shown {
  readonly s: SteamState;
  readonly names: readonly string[];
  readonly language: Language;
}

/** A view of this title is a position in which something may be hidden. */
export const asState = (view: object): SteamState => view as SteamState;

/** What is shown without any position: by which set, and in which language. */
export interface InSet {
  readonly s: Pick<SteamState, 'title'>;
  readonly language: Language;
}

/** The words of a language for what is shown. */
export const labelsOf = ({ language }: Pick<Shown, 'language'>) => steamShownWords[language];

/** What a thing of the game is called. */
export const nameOf = ({ s, language }: InSet, kind: string, id: string): string =>
  wordsFor(s.title).name(language, kind, id);

/** What a value of a form is called. */
export const fieldValueName = ({ s, language }: InSet, field: string, value: string): string =>
  wordsFor(s.title).value(language, field, value) ?? value;

/** An amount of money; null where it is hidden. */
export const money = ({ language }: Pick<Shown, 'language'>, amount: number | null): string =>
  amount === null ? labelsOf({ language }).hidden : steamMoney(language, amount);

/** The name of who sits there. */
export const seatPlayer = ({ s, names, language }: Shown, seat: Seat): string =>
  plainNames(language, names, wordsFor(s.title)).seat(seat);

/** Their names in a row: `Anna, Ben`. */
export const playerNames = (shown: Shown, seats: readonly Seat[]): string =>
  seats.map(seat => seatPlayer(shown, seat)).join(', ');

/** `2 wood, 1 coal`. */
export const lotsOf = (shown: InSet, counts: ByGood<number>): string =>
  goods
    .filter(good => counts[good] > 0)
    .map(good => `${String(counts[good])} ${nameOf(shown, 'good', good)}`)
    .join(', ') || dash;

/** Goods one by one, in the order in which they lie there: `wood, wood, coal`. */
export const goodsIn = (shown: InSet, list: readonly Good[]): string =>
  list.map(good => nameOf(shown, 'good', good)).join(', ') || dash;
