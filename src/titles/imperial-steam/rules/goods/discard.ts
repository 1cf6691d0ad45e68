import { countsOf, refuse, type Counts, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { goods } from '../data/index.js';
import type { Move } from '../play/move.js';
import { withMore } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { clearDock, finishRound } from '../round/between.js';
import { discardForm, spareOf, surplusGoods, toStore } from './storage.js';

interface DiscardFields {
  readonly goods: Counts;
}

const refusal = (s: SteamState, seat: Seat, { goods: thrown }: DiscardFields): Refusal | undefined => {
  const player = s.players[seat]!;
  const stock = toStore(s, player);
  const surplus = surplusGoods(player, stock);
  const spare = spareOf(player, stock);
  const count = goods.reduce((sum, good) => sum + (thrown[good] ?? 0), 0);
  if (count !== surplus) return refuse('discard-count', { surplus, count });
  const short = goods.find(good => (thrown[good] ?? 0) > spare[good]);
  return short
    ? refuse('discard-spare', { good: short, spare: spare[short], count: thrown[short]! })
    : undefined;
};

/** Throws away what does not fit: after an action, or in phase 3 out of storage and dock together (ruling R26). */
export const discard: Move<DiscardFields> = {
  type: 'discard',
  when: 'discard',
  fields: { goods: countsOf(goods) },
  options: (s, seat) => [discardForm(s, seat)],
  refusal,
  play: (d, seat, { goods: thrown }, say) => {
    const player = d.players[seat]!;
    const isDocking = d.phase === 'dock';
    if (isDocking) clearDock(player);
    for (const good of goods) player.goods = withMore(player.goods, good, -(thrown[good] ?? 0));
    say({ kind: 'goods-discarded', seat, goods: thrown });
    if (isDocking) finishRound(d, say);
  },
};
