import { shareRows } from '../data/index.js';

/* The share market of a player: six rows of prices with places for investors, counted from the lowest. */

export const topRow = shareRows.length - 1;

/** The row of the share price table with that price; -1 where there is none. */
export const rowOf = (price: number): number => shareRows.findIndex(row => row.price === price);

/** Places for investors, the lowest first, each with the price of its row. */
const places: readonly number[] = shareRows.flatMap(({ price, investors }) =>
  Array.from({ length: investors }, () => price),
);

export const investorPlaces = places.length;

/** What the highest of so many investors pays at most; undefined where there is none. */
export const highestInvestor = (investors: number): number | undefined => places[investors - 1];
