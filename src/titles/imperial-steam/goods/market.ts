import { amounts, goods, marketPrices, type Good } from '../data/index.js';
import type { Counts } from '../../../engine/core/index.js';
import type { SteamState } from '../position/state.js';

/** Prices of the cubes that are left of a good, in the order in which they are taken: from the top (§8.5). */
export const pricesOf = ({ market }: Pick<SteamState, 'market'>, good: Good): readonly number[] =>
  marketPrices.slice(amounts.goodsInMarket - market[good]);

/** What so many goods cost, one after another. */
export const costOf = (s: Pick<SteamState, 'market'>, counts: Counts): number =>
  goods.reduce(
    (sum, good) =>
      sum +
      pricesOf(s, good)
        .slice(0, counts[good] ?? 0)
        .reduce((cost, price) => cost + price, 0),
    0,
  );
