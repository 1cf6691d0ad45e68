import type { Draw, Start } from '../../../../engine/core/index.js';
import {
  amounts,
  dataOf,
  hubColours,
  type CityFace,
  type Good,
  type PlayerCount,
  type SteamData,
} from '../data/index.js';
import type { SteamFact } from '../facts.js';
import { noGoods } from '../position/questions.js';
import type { ById, PlayerState, SteamState } from '../position/state.js';
import { homeCity } from '../track/network.js';
import { byHub, dealContracts, dealEngineers, dealOrder, dealRefill } from './deal.js';
import { fixedTable, normalTable, randomTable, type SetupTable } from './table.js';

const playerStart = (
  { locomotives, shareRows, tracksPerPlayer }: SteamData,
  players: PlayerCount,
): PlayerState => ({
  money: amounts.startMoney[players],
  hand: amounts.startMarkers,
  markers: {},
  goods: amounts.startGoods,
  dock: noGoods,
  supply: amounts.workersPerPlayer - amounts.startWorkers,
  training: [amounts.startWorkers, 0, 0],
  work: [0, 0, 0],
  engineers: [],
  trains: [amounts.startLocomotive],
  cars: {
    free: locomotives.find(({ level }) => level === amounts.startLocomotive)!.cars,
    passenger: 0,
    reserved: 0,
  },
  factories: noGoods,
  contracts: [],
  share: shareRows[0]!.price,
  investors: 1,
  shareholders: 0,
  stationsLeft: amounts.stationsPerPlayer - 1,
  tracksLeft: tracksPerPlayer,
});

const tableOf = (data: SteamData, draw: Draw, players: PlayerCount, mode: unknown): SetupTable => {
  if (mode === 'random') return randomTable(data, draw, players);
  return mode === 'normal' ? normalTable(data, draw, players) : fixedTable(data, players);
};

/** For each city what `of` finds on its tile, or printed there, where that is anything. */
const inCities = <T>(
  { cityIds, faces }: SteamData,
  { tiles }: SetupTable,
  of: (face: CityFace) => readonly T[],
): ById<readonly T[]> =>
  Object.fromEntries(
    cityIds
      .map((id): [string, readonly T[]] => [id, of(faces.get(tiles[id] ?? id)!)])
      .filter(([, found]) => found.length > 0),
  );

/** Business tokens, the highest on top; with two players the deepest stacks are lower (§2.1). */
const tokensOf = ({ business }: CityFace, players: PlayerCount): readonly number[] =>
  (players === 2 ? amounts.businessTokensOfTwo : amounts.businessTokens)[business];

/** The position in which a game begins, with all that is drawn for it. */
export const setup = (title: string, start: Start, draw: Draw): SteamState => {
  const data = dataOf({ title });
  const players = start.seats as PlayerCount;
  const order = dealOrder(draw, players);
  const refill = dealRefill(draw, players);
  const engineers = dealEngineers(data, draw, players);
  const display = dealContracts(data, draw, players);
  const table = tableOf(data, draw, players, start.settings['setup']);
  const { tiles, hubs, crowns, shipment } = table;
  const perGood = amounts.goodsInMarket;
  return {
    title,
    rules: start.rules,
    seats: start.seats,
    settings: start.settings,
    phase: 'bid',
    round: 1,
    order,
    bids: order.map(() => null),
    turn: null,
    influence: order.map(seat => ({ seat, column: 0 })),
    hubs: byHub(hub => ({ ...hubs[hub], cubes: 0, gold: null, silver: null, engineers: engineers[hub] })),
    tiles,
    stations: { [homeCity]: [...order].sort((a, b) => a - b) },
    tokens: inCities(data, table, face => tokensOf(face, players)),
    demand: inCities<Good>(data, table, ({ demand }) => demand),
    coalBy: {},
    crowns,
    tracks: {},
    sites: {},
    built: noGoods,
    market: { wood: perGood, stone: perGood, iron: perGood, coal: perGood },
    wages: Object.fromEntries(data.workerBoards[players].columns.map(({ id }) => [id, amounts.wages[0]])),
    refill,
    shipment,
    locomotives: Object.fromEntries(
      data.locomotives
        .filter(({ fromRound }) => fromRound !== undefined)
        .map(({ level }) => [level, players]),
    ),
    display,
    semmering: null,
    players: order.map(() => playerStart(data, players)),
  };
};

/** What the set-up has drawn, as everybody sees it on the table. */
export const opening = (s: SteamState): readonly SteamFact[] => [
  { kind: 'order-drawn', order: s.order },
  ...hubColours.map((hub): SteamFact => ({
    kind: 'hub-placed',
    hub,
    city: s.hubs[hub].city,
    column: s.hubs[hub].column,
  })),
  { kind: 'crowns-placed', links: s.crowns },
];
