import {
  someOf,
  triedWays,
  type Action,
  type Field,
  type Option,
  type Seat,
} from '../../../engine/core/index.js';
import { dataOf, hubColours } from './data/index.js';
import { FOR_WORKERS } from './habits/money.js';
import { highestInvestor, rowOf } from './money/shares.js';
import { moneyOf } from './position/questions.js';
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

/**
 * Does a bid leave enough for workers, and pay for no influence that reaches no further hub? Between such bids playing on, which knows
 * nothing of those of others, chooses by chance.
 */
const isSoundBid = (s: SteamState, seat: Seat, amount: number): boolean =>
  moneyOf(s, seat) - amount >= FOR_WORKERS && hubColours.some(hub => s.hubs[hub].column === amount);

/** All values of a range, such as steps of charity, not only its ends and its middle; of bids those that are sound. */
const listed = (s: SteamState, seat: Seat, { type, fields }: Option): Option => {
  const oneByOne = (field: Field): Field => {
    if (!('by' in field)) return field;
    const { from, to, by } = field;
    const all = Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, n) => from + n * by);
    return { oneOf: type === 'bid' ? all.filter(amount => isSoundBid(s, seat, amount)) : all };
  };
  return {
    type,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, oneByOne(field)])),
  };
};

/** What a seat tries of its menu. */
export const movesOf = (s: SteamState, menu: readonly Option[], seat: Seat): readonly Action[] =>
  [...new Set(menu.map(({ type }) => type))].flatMap(type =>
    someOf(
      menu
        .filter(option => option.type === type)
        .flatMap(option => triedWays(listed(s, seat, option), seat))
        .filter(move => !movesPriceIdly(s, move)),
      MOST_OF_A_KIND,
    ),
  );
