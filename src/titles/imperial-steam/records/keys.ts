import type { Json } from '../../../engine/core/index.js';
import { builtIn } from '../rules/built-in.js';
import { goods, hubColours, type Good } from '../rules/data/index.js';
import { overflowOf } from '../rules/goods/storage.js';
import type { PlayerState, SteamState, Stock, ActionTile } from '../rules/position/state.js';
import type { Keys } from './record.js';

const { cities, contracts, hubTiles, printedFaces, cityTiles } = builtIn;

/* A position as the values that a record compares. Zero, none and empty stand for absent. */

const tileNames: { readonly [tile in ActionTile]: string } = {
  track: 'layTracks',
  staff: 'hireStaff',
  building: 'build',
  production: 'produce',
  goods: 'goods',
  locomotive: 'locomotive',
  contract: 'contract',
  charity: 'charity',
  share: 'share',
  donation: 'donation',
  pass: 'pass',
};

const phaseNames = { bid: 'bid', actions: 'actions', dock: 'discard', over: 'end' } as const;

type Found = { [key: string]: Json };

const putStock = (found: Found, key: string, stock: Stock): void => {
  for (const good of goods) found[`${key}.${good}`] = stock[good];
};

const inOrderOfData = (ids: readonly string[]): readonly string[] =>
  contracts.map(({ id }) => id).filter(id => ids.includes(id));

const putPlayer = (found: Found, seat: number, player: PlayerState): void => {
  const at = `player.${seat}`;
  found[`${at}.money`] = player.money;
  found[`${at}.hand`] = player.hand;
  for (const [tile, count] of Object.entries(player.markers))
    found[`${at}.markers.${tileNames[tile as ActionTile]}`] = count;
  putStock(found, `${at}.goods`, player.goods);
  putStock(found, `${at}.dock`, player.dock);
  putStock(found, `${at}.factories`, player.factories);
  found[`${at}.workers.supply`] = player.supply;
  for (const field of [1, 2, 3]) {
    found[`${at}.workers.${field}.training`] = player.training[field - 1]!;
    found[`${at}.workers.${field}.work`] = player.work[field - 1]!;
  }
  for (const [kind, count] of Object.entries(player.cars)) found[`${at}.cars.${kind}`] = count;
  const { engineers, trains, share, investors, shareholders, stationsLeft, tracksLeft } = player;
  const plain = { engineers, trains, share, investors, shareholders, stationsLeft, tracksLeft };
  for (const [name, value] of Object.entries(plain)) found[`${at}.${name}`] = value;
  found[`${at}.contracts`] = inOrderOfData(player.contracts);
};

const putTurn = (found: Found, s: SteamState): void => {
  if (s.phase === 'dock')
    for (const seat of s.players.keys()) found[`prompt.discard.${seat}`] = overflowOf(s, seat);
  if (!s.turn) return;
  const { seat, main, delivered, second, token } = s.turn;
  found['turn.main'] = main && tileNames[main];
  found['turn.delivered'] = delivered;
  found['turn.second'] = second;
  found['prompt.bonus.city'] = token && token.city;
  found['prompt.bonus.points'] = token && token.points;
  found['active'] = seat;
};

const putInfluence = (found: Found, s: SteamState): void => {
  for (const { column } of s.influence)
    found[`influence.${column}`] = s.influence.filter(one => one.column === column).map(({ seat }) => seat);
};

const putHubs = (found: Found, s: SteamState): void => {
  for (const hub of hubColours) {
    const { engineers, ...plain } = s.hubs[hub];
    for (const [name, value] of Object.entries({ ...plain, ...engineers }))
      found[`hub.${hub}.${name}`] = value;
  }
};

/** Demand of each city in the order of the data. */
const fullDemand = (s: SteamState, city: string): readonly Good[] => {
  const tile = s.tiles[city] ?? city;
  const hub = hubColours.find(colour => colour === tile);
  const face = hub
    ? hubTiles[hub]
    : (printedFaces[tile] ?? cityTiles[s.seats as 2 | 3 | 4].find(({ id }) => id === tile)!);
  return face.demand;
};

/** What is open, in the order in which the tile names it. */
const openDemand = (s: SteamState, city: string): readonly Good[] => {
  const left = [...(s.demand[city] ?? [])];
  return fullDemand(s, city).filter(good => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

const putCities = (found: Found, s: SteamState): void => {
  for (const { id } of cities) {
    const tile = s.tiles[id];
    if (tile !== undefined && !hubColours.some(hub => hub === tile)) found[`city.${id}.tile`] = tile;
    found[`city.${id}.stations`] = [...(s.stations[id] ?? [])].sort();
    found[`city.${id}.business`] = s.tokens[id] ?? [];
    found[`city.${id}.demand`] = openDemand(s, id);
    found[`city.${id}.coalBy`] = s.coalBy[id] ?? [];
  }
  for (const link of s.crowns) found[`link.${link}.crown`] = true;
  for (const [link, tracks] of Object.entries(s.tracks)) found[`link.${link}.tracks`] = tracks;
  for (const [site, factory] of Object.entries(s.sites))
    for (const [name, value] of Object.entries(factory)) found[`site.${site}.${name}`] = value as Json;
};

const putMarkets = (found: Found, s: SteamState): void => {
  putStock(found, 'market', s.market);
  putStock(found, 'built', s.built);
  for (const [column, wage] of Object.entries(s.wages)) found[`wage.${column}`] = wage;
  for (const [round, lying] of Object.entries(s.refill)) found[`refill.${round}`] = lying;
  for (const [at, tile] of s.shipment.entries()) found[`shipment.${at + 1}`] = tile;
  for (const [level, left] of Object.entries(s.locomotives)) found[`locos.${level}`] = left;
  found['display'] = inOrderOfData(s.display);
};

/** A seat of 0 is somebody. */
const seatKeys = /^(active|semmering|hub\.\w+\.(gold|silver)|site\..+\.owner)$/;

/** Zero, none and empty are as good as absent, and some records write them. */
export const isNothing = (key: string, value: Json): boolean =>
  value === null ||
  value === false ||
  (value === 0 && !seatKeys.test(key)) ||
  (Array.isArray(value) && value.length === 0);

/** Every value of the position that is not nothing. */
export const steamKeysOf = (s: SteamState): Keys => {
  const found: Found = { round: s.round, phase: phaseNames[s.phase], order: s.order, semmering: s.semmering };
  for (const [seat, player] of s.players.entries()) {
    putPlayer(found, seat, player);
    found[`player.${seat}.bid`] = (s.bids?.[seat] ?? null) !== null;
  }
  putTurn(found, s);
  putInfluence(found, s);
  putHubs(found, s);
  putCities(found, s);
  putMarkets(found, s);
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => !isNothing(key, value)));
};
