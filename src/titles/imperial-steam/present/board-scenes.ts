import type { Seat } from '../../../engine/core/index.js';
import { amounts, dataOf, goods, hubColours, type ByHub } from '../rules/data/index.js';
import { playersOf, stationsOf } from '../rules/position/questions.js';
import { frameOf } from './map-scene.js';
import type { GoodsScene, InfluenceScene, PlayerScene, StaffScene } from './scene.js';
import { labelsOf, seatPlayer, type Shown } from './shown.js';
import { contractViews, trainViews } from './trains.js';

/** The influence track with hubs and players. */
export const influenceScene = (shown: Shown, changed: readonly string[] = []): InfluenceScene => {
  const { s } = shown;
  const queues: { [column: number]: Seat[] } = {};
  for (const { seat, column } of s.influence) (queues[column] ??= []).push(seat);
  return {
    ...frameOf(shown),
    label: labelsOf(shown).influence,
    changed,
    lastColumn: dataOf(s).lastInfluenceColumn,
    hubs: Object.fromEntries(hubColours.map(hub => [hub, s.hubs[hub].column])) as unknown as ByHub<number>,
    queues,
    smallKey: dataOf(s).smallKeyWorth,
  };
};

/** The boards that goods are bought from and factories are taken from. */
export const goodsScene = (shown: Shown): GoodsScene => {
  const { s } = shown;
  const words = labelsOf(shown);
  const rows = dataOf(s).factoryBoards[playersOf(s)];
  return {
    ...frameOf(shown),
    label: words.goods,
    headings: { market: words.market, factories: words.factories },
    prices: dataOf(s).marketPrices,
    market: s.market,
    factories: Object.fromEntries(
      goods.map(good => [good, { ...rows[good], built: s.built[good] }]),
    ) as unknown as GoodsScene['factories'],
  };
};

/** The worker board with the engineers of the hubs. */
export const staffScene = (shown: Shown): StaffScene => {
  const { s } = shown;
  return {
    ...frameOf(shown),
    label: labelsOf(shown).staff,
    heading: labelsOf(shown).columns,
    wages: amounts.wages,
    columns: dataOf(s).workerBoards[playersOf(s)].columns.map(({ id, hub }) => ({
      hub,
      wage: s.wages[id] ?? 0,
    })),
    engineers: Object.fromEntries(
      hubColours.map(hub => [hub, s.hubs[hub].engineers]),
    ) as unknown as StaffScene['engineers'],
  };
};

/** What lies before a player. */
export const playerScene = (shown: Shown, seat: Seat): PlayerScene => {
  const player = shown.s.players[seat]!;
  const { contracts, left } = contractViews(shown.s, player);
  return {
    ...frameOf(shown),
    label: seatPlayer(shown, seat),
    seat,
    trains: trainViews(shown.s, player),
    maxTrains: amounts.maxTrains,
    goods: player.goods,
    dock: player.dock,
    floors: { open: stationsOf(player), all: amounts.stationsPerPlayer },
    workers: player.training.map((training, at) => ({ training, work: player.work[at]! })),
    supply: player.supply,
    engineers: {
      bridge: player.engineers.includes('bridge'),
      tunnel: player.engineers.includes('tunnel'),
    },
    factories: left,
    contracts,
    shareRows: dataOf(shown.s).shareRows,
    sharePrice: player.share,
    investors: player.investors,
    shareholders: player.shareholders,
    maxShareholders: amounts.maxShareholders,
  };
};
