import { HiddenNeeded, type Seat } from '../../../../engine/core/index.js';
import { amounts, dataOf, goods, type Good, type Link, type PlayerCount } from '../data/index.js';
import type { PlayerState, SteamState, Stock, ActionTile } from './state.js';

/* Small questions about a position. */

/** How many play. */
export const playersOf = ({ seats }: SteamState): PlayerCount => seats as PlayerCount;

/** @throws HiddenNeeded where the player's money is not seen */
export const moneyOf = (s: SteamState, seat: Seat): number => {
  const { money } = s.players[seat]!;
  if (money === null) throw new HiddenNeeded();
  return money;
};

export const noGoods: Stock = { wood: 0, stone: 0, iron: 0, coal: 0 };

/** How many goods there are in all. */
export const totalOf = (stock: Stock): number => goods.reduce((sum, good) => sum + stock[good], 0);

/** The stock with so many more of a good, or fewer. */
export const withMore = (stock: Stock, good: Good, more: number): Stock => ({
  ...stock,
  [good]: stock[good] + more,
});

/** Both stocks together. */
export const sumOf = (a: Stock, b: Stock): Stock => ({
  wood: a.wood + b.wood,
  stone: a.stone + b.stone,
  iron: a.iron + b.iron,
  coal: a.coal + b.coal,
});

/** Own markers that already lie on the tile: each costs a step when it is used again (§6). */
export const markersOn = ({ markers }: PlayerState, tile: ActionTile): number => markers[tile] ?? 0;

/** Stations on the map, the one in Wien included. */
export const stationsOf = ({ stationsLeft }: PlayerState): number => amounts.stationsPerPlayer - stationsLeft;

/** The link of that id; undefined where there is none. */
export const linkById = (s: Pick<SteamState, 'title'>, id: string): Link | undefined =>
  dataOf(s).linkById.get(id);
