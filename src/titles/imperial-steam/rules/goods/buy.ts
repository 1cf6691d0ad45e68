import { refuse, wordOf, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { goods, type Good } from '../data/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { withMore } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { pricesOf } from './market.js';

const refusal = (s: SteamState, seat: Seat, good: Good): Refusal | undefined => {
  const [price] = pricesOf(s, good);
  return price === undefined
    ? refuse('market-empty', { good, left: 0, wanted: 1 })
    : unlessPaid(s, seat, price);
};

/** Main action 5: one good into storage at once. */
export const buy: Move<{ readonly good: Good }> = {
  type: 'buy',
  when: 'main',
  tile: 'goods',
  fields: { good: wordOf(goods) },
  options: (s, seat): readonly Option[] => {
    const offered = goods.filter(good => !refusal(s, seat, good));
    return offered.length > 0 ? [{ type: 'buy', fields: { good: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { good }) => refusal(s, seat, good),
  play: (d, seat, { good }, say) => {
    const [cost] = pricesOf(d, good);
    const player = d.players[seat]!;
    pay(d, seat, cost!);
    d.market = withMore(d.market, good, -1);
    player.goods = withMore(player.goods, good, 1);
    say({ kind: 'good-bought', seat, good, cost: cost! });
  },
};
