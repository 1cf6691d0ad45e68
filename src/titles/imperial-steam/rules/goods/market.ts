import { amounts, dataOf, goods, type Good } from '../data/index.js';
import type { Counts } from '../../../../engine/core/index.js';
import type { SteamState } from '../position/state.js';

type Market = Pick<SteamState, 'title' | 'market'>;

/** Prices of the cubes that are left of a good, in the order in which they are taken: from the top (§8.5). */
export const pricesOf = (s: Market, good: Good): readonly number[] =>
  dataOf(s).marketPrices.slice(amounts.goodsInMarket - s.market[good]);

/** What so many goods cost, one after another. */
export const priceOfGoods = (s: Market, counts: Counts): number =>
  goods.reduce(
    (sum, good) =>
      sum +
      pricesOf(s, good)
        .slice(0, counts[good] ?? 0)
        .reduce((cost, price) => cost + price, 0),
    0,
  );
