import { amounts, goods, type Good } from '../data/index.js';
import { orderOnTrack } from '../influence/track.js';
import { take } from '../money/cash.js';
import { surplusGoods } from '../goods/storage.js';
import type { Say } from '../play/move.js';
import { noGoods, stationsOf, sumOf, totalOf, withMore } from '../position/questions.js';
import type { Draft, DraftPlayer } from '../position/draft.js';
import type { WorkerFields, PlayerState } from '../position/state.js';
import { firstTurn } from './turns.js';

/* Phases 1 to 6 between two rounds. Only phase 3 may need a decision. */

/** Phase 1: hand markers come back, and in some rounds one more. */
const takeMarkers = (d: Draft): void => {
  const more = amounts.markerRounds.filter(round => round <= d.round).length;
  for (const player of d.players) {
    player.hand = amounts.startMarkers + more;
    player.markers = {};
  }
};

/** Phase 2: goods that lie on the round fill the market from below; what does not fit goes back to the supply. */
const fillMarket = (d: Draft, say: Say): void => {
  const { [d.round]: arriving, ...later } = d.refill;
  if (!arriving) return;
  const surplus: Good[] = [];
  for (const good of arriving) {
    if (d.market[good] < amounts.goodsInMarket) d.market = withMore(d.market, good, 1);
    else surplus.push(good);
  }
  d.refill = later;
  say({ kind: 'market-filled', goods: arriving, surplus });
};

/** Goods from the dock lie in storage. */
export const clearDock = (player: DraftPlayer): void => {
  player.goods = sumOf(player.goods, player.dock);
  player.dock = noGoods;
};

/** Phase 3: whoever has room for all stores all. */
const storeWhatFits = (d: Draft, say: Say): void => {
  for (const [seat, player] of d.players.entries()) {
    if (totalOf(player.dock) === 0 || surplusGoods(player, sumOf(player.goods, player.dock)) > 0) continue;
    const stored = Object.fromEntries(
      goods.filter(good => player.dock[good] > 0).map(good => [good, player.dock[good]]),
    );
    clearDock(player);
    say({ kind: 'dock-cleared', seat, goods: stored });
  }
};

/** Does anybody have to throw goods away before the round goes on? */
const isDockEmpty = (d: Draft): boolean => d.players.every(({ dock }) => totalOf(dock) === 0);

/** Phase 4. */
export const incomeOf = (player: PlayerState): number =>
  amounts.incomePerPassengerCar * player.cars.passenger + amounts.incomePerStation * stationsOf(player);

const takeIncome = (d: Draft, say: Say): void => {
  for (const [seat, player] of d.players.entries()) {
    const amount = incomeOf(player);
    take(d, seat, amount);
    say({ kind: 'income-taken', seat, amount });
  }
};

/** Phase 5: idle workers learn, then those who worked are usable again; those who worked last round do not learn. */
const train = (player: DraftPlayer): void => {
  const [first, second, third] = player.training;
  const [one, two, three] = player.work;
  const learned: WorkerFields = [one, first + two, second + third + three];
  player.training = learned;
  player.work = [0, 0, 0];
};

/** Phases 4 to 7, once every dock is empty. */
export const finishRound = (d: Draft, say: Say): void => {
  if (!isDockEmpty(d)) return;
  takeIncome(d, say);
  for (const player of d.players) train(player);
  d.order = orderOnTrack(d);
  say({ kind: 'order-set', order: d.order });
  d.phase = 'actions';
  firstTurn(d);
};

/** The next round, as far as it goes without a decision. */
export const nextRound = (d: Draft, say: Say): void => {
  d.round += 1;
  say({ kind: 'round-begun', round: d.round });
  takeMarkers(d);
  fillMarket(d, say);
  d.turn = null;
  d.phase = 'dock';
  storeWhatFits(d, say);
  finishRound(d, say);
};
