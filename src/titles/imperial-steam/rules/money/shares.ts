import { dataOf } from '../data/index.js';
import type { SteamState } from '../position/state.js';

/* The share market of a player: rows of prices with places for investors, counted from the lowest. */

type Titled = Pick<SteamState, 'title'>;

/** The row of the share price table with that price; -1 where there is none. */
export const rowOf = (s: Titled, price: number): number =>
  dataOf(s).shareRows.findIndex(row => row.price === price);

/** The rows above that price. */
export const rowsAbove = (s: Titled, price: number): number =>
  dataOf(s).shareRows.length - 1 - rowOf(s, price);

/** What the highest of so many investors pays at most; undefined where there is none. */
export const highestInvestor = (s: Titled, investors: number): number | undefined =>
  dataOf(s).investorPlaces[investors - 1];
