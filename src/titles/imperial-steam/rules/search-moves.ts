import {
  someOf,
  triedWays,
  type Action,
  type Field,
  type Option,
  type Seat,
} from '../../../engine/core/index.js';
import { dataOf } from './data/index.js';
import { highestInvestor, rowOf } from './money/shares.js';
import type { SteamState } from './position/state.js';

/** How many moves of each kind are tried. */
const MOST_OF_A_KIND = 8;

/** Where the share price moves: is there somebody to sell to then? It falls as far as it must for that and no further. */
const isOfUse = (s: SteamState, seat: Seat, rows: number): boolean => {
  const { share, investors } = s.players[seat]!;
  const highest = highestInvestor(s, investors) ?? 0;
  const { price } = dataOf(s).shareRows[rowOf(s, share) + rows]!;
  return rows > 0 ? price <= highest : share > highest && price === highest;
};

/** Does it move the share price up or down for nothing? */
const movesPriceIdly = (s: SteamState, { seat, type, rows }: Action): boolean =>
  type === 'share' && !isOfUse(s, seat, rows as number);

/** All values of a range, such as bids and steps of charity, not only its ends and its middle. */
const oneByOne = (field: Field): Field =>
  'by' in field
    ? {
        oneOf: Array.from(
          { length: Math.floor((field.to - field.from) / field.by) + 1 },
          (_, n) => field.from + n * field.by,
        ),
      }
    : field;

const listed = ({ type, fields }: Option): Option => ({
  type,
  fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, oneByOne(field)])),
});

/** What a seat tries of its menu. */
export const movesOf = (s: SteamState, menu: readonly Option[], seat: Seat): readonly Action[] =>
  [...new Set(menu.map(({ type }) => type))].flatMap(type =>
    someOf(
      menu
        .filter(option => option.type === type)
        .flatMap(option => triedWays(listed(option), seat))
        .filter(move => !movesPriceIdly(s, move)),
      MOST_OF_A_KIND,
    ),
  );
