import { refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { amounts, goods, type Link } from '../data/index.js';
import { noGoods, withMore } from '../position/questions.js';
import { experienceOf } from '../staff/workers.js';
import type { WorkerFields, PlayerState, SteamState, Stock } from '../position/state.js';
import { effortOf, extraGood } from './link-rules.js';
import { withTrack } from './network.js';

/* One or two tracks that are laid in one action: both are announced with it and judged then (ruling R23). */

/** The position in which the player already has a track there. */
export const asLaid = (s: SteamState, seat: Seat, link: Link): SteamState => ({
  ...withTrack(s, seat, link.id),
  players: s.players.with(seat, { ...s.players[seat]!, tracksLeft: s.players[seat]!.tracksLeft - 1 }),
});

/** Goods for the whole action, for one track as for two, with what bridges and tunnels take (§8.1). */
const goodsFor = (links: readonly Link[]): Stock =>
  [...amounts.trackGoods, ...links.flatMap(link => extraGood(link) ?? [])].reduce(
    (stock, good) => withMore(stock, good, 1),
    noGoods,
  );

/** Goods on the dock do not count. */
export const goodsRefusal = ({ goods: stored }: PlayerState, links: readonly Link[]): Refusal | undefined => {
  const needed = goodsFor(links);
  return goods.every(good => stored[good] >= needed[good])
    ? undefined
    : refuse('need-goods', { needed, stored });
};

/** Work for both, the second judged in the network with the first (§8.1). */
export const projectEffort = (s: SteamState, seat: Seat, first: Link, second: Link | undefined): number =>
  effortOf(s, seat, first) + (second ? effortOf(asLaid(s, seat, first), seat, second) : 0);

/** Against the workers who are to do it: from the training areas alone, and with experience enough (§8.1). */
export const workersRefusal = (
  { training, work }: PlayerState,
  chosen: WorkerFields,
  effort: number,
): Refusal | undefined => {
  for (const [at, wanted] of chosen.entries()) {
    const [usable, busy] = [training[at]!, work[at]!];
    const count = { field: at + 1, wanted, usable };
    if (wanted > usable + busy) return refuse('no-worker', count);
    if (wanted > usable) return refuse('worker-busy', count);
  }
  const experience = experienceOf(chosen);
  return experience < effort ? refuse('need-experience', { effort, experience }) : undefined;
};
