import {
  countsOf,
  refuse,
  type Counts,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { amounts, goods } from '../data/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { moneyOf, sumOf, totalOf } from '../position/questions.js';
import type { SteamState, Stock } from '../position/state.js';
import { priceOfGoods, pricesOf } from './market.js';

interface OrderFields {
  readonly goods: Counts;
}

const asStock = (counts: Counts): Stock => ({
  wood: counts['wood'] ?? 0,
  stone: counts['stone'] ?? 0,
  iron: counts['iron'] ?? 0,
  coal: counts['coal'] ?? 0,
});

/** The shipment tile of the round: over all its orders together nobody has more on the dock (§8.5). */
const limitOf = ({ shipment, round }: SteamState): number | undefined => shipment[round - 1];

const refusal = (s: SteamState, seat: Seat, { goods: wanted }: OrderFields): Refusal | undefined => {
  const limit = limitOf(s);
  if (limit === undefined) return refuse('order-round-8', { round: amounts.rounds });
  const count = totalOf(asStock(wanted));
  if (count === 0) return refuse('nothing-done', { case: 'order' });
  const docked = totalOf(s.players[seat]!.dock);
  if (docked + count > limit) return refuse('order-limit', { limit, docked, count });
  const short = goods.find(good => (wanted[good] ?? 0) > s.market[good]);
  if (short) return refuse('market-empty', { good: short, left: s.market[short], wanted: wanted[short]! });
  return unlessPaid(s, seat, priceOfGoods(s, wanted));
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  const money = moneyOf(s, seat);
  const to = (limitOf(s) ?? 0) - totalOf(s.players[seat]!.dock);
  const manyOf = goods
    .map(good => ({ of: good, each: pricesOf(s, good).slice(0, Math.max(0, to)) }))
    .filter(({ each }) => each.some(price => price <= money))
    .map(lot => ({ ...lot, most: lot.each.length }));
  return manyOf.length === 0
    ? []
    : [{ type: 'order', fields: { goods: { manyOf, from: 1, to, sum: { from: 0, to: money } } } }];
};

/** Main action 5: goods for the next round, each at the price of its row, onto the dock. */
export const order: Move<OrderFields> = {
  type: 'order',
  when: 'main',
  tile: 'goods',
  fields: { goods: countsOf(goods) },
  options,
  refusal,
  parts: () => ({}),
  play: (d, seat, { goods: wanted }, say) => {
    const player = d.players[seat]!;
    const cost = priceOfGoods(d, wanted);
    const stock = asStock(wanted);
    pay(d, seat, cost);
    d.market = sumOf(d.market, {
      wood: -stock.wood,
      stone: -stock.stone,
      iron: -stock.iron,
      coal: -stock.coal,
    });
    player.dock = sumOf(player.dock, stock);
    say({ kind: 'goods-ordered', seat, goods: wanted, cost });
  },
};
