import type { Option, Seat } from '../../../../engine/core/index.js';
import { goods } from '../data/index.js';
import { stationsOf, sumOf, totalOf } from '../position/questions.js';
import type { PlayerState, SteamState, Stock } from '../position/state.js';

/*
 * Goods may be rearranged at any time (§1), so only numbers count: a place for coal on each locomotive, and one for
 * anything on each free car and each open floor of the warehouse.
 */

/** Places for any good. */
const placesOf = (player: PlayerState): number => player.cars.free + stationsOf(player);

/** Coal that does not fit on the locomotives. */
const coalBeside = ({ trains }: PlayerState, { coal }: Stock): number => Math.max(0, coal - trains.length);

/** How many of these goods do not fit. */
export const surplusGoods = (player: PlayerState, stock: Stock): number =>
  Math.max(0, totalOf(stock) - stock.coal + coalBeside(player, stock) - placesOf(player));

/** What the player has to store: in phase 3 the goods from the dock, too. */
export const toStore = ({ phase }: SteamState, { goods: stored, dock }: PlayerState): Stock =>
  phase === 'dock' ? sumOf(stored, dock) : stored;

/** How many goods of the player's do not fit. */
export const overflowOf = (s: SteamState, seat: Seat): number => {
  const player = s.players[seat]!;
  return surplusGoods(player, toStore(s, player));
};

/** How many of a good may be thrown away: coal on a locomotive makes no room for anything else. */
export const spareOf = (player: PlayerState, stock: Stock): Stock => ({
  ...stock,
  coal: coalBeside(player, stock),
});

/** Exactly what does not fit is thrown away (ruling R24). */
export const discardForm = (s: SteamState, seat: Seat): Option => {
  const player = s.players[seat]!;
  const stock = toStore(s, player);
  const surplus = surplusGoods(player, stock);
  const spare = spareOf(player, stock);
  const manyOf = goods
    .filter(good => spare[good] > 0)
    .map(good => ({ of: good, most: Math.min(surplus, spare[good]) }));
  return { type: 'discard', fields: { goods: { manyOf, from: surplus, to: surplus } } };
};
