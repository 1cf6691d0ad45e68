import { amounts, dataOf, goods, hubColours } from '../data/index.js';
import { columnWidth } from '../influence/track.js';
import { overflowOf } from '../goods/storage.js';
import { playersOf, totalOf } from '../position/questions.js';
import type { PlayerState, SteamState, Stock } from '../position/state.js';
import { locomotiveOf } from '../train/locomotives.js';
import { hasTrack, isConnected, linksAt } from '../track/network.js';

/* Sums that must be right in every position. */

const check = (ok: boolean, what: string): void => {
  if (!ok) throw new Error(what);
};

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

const checkStock = (stock: Stock, what: string): void =>
  check(
    goods.every(good => isCount(stock[good])),
    `${what} is no stock`,
  );

/** Workers are in the supply, on the player's board or on the map, and there are never more of them. */
const checkWorkers = (s: SteamState, seat: number, { supply, training, work }: PlayerState): void => {
  const placed = Object.values(s.sites).filter(({ owner }) => owner === seat).length;
  const all = [supply, ...training, ...work, placed];
  check(all.every(isCount), `seat ${seat} has fewer than no workers somewhere`);
  const count = all.reduce((sum, number) => sum + number, 0);
  check(count === amounts.workersPerPlayer, `seat ${seat} has ${count} workers`);
};

const checkTrains = (s: SteamState, seat: number, { trains, cars }: PlayerState): void => {
  const wanted = trains.reduce((sum, level) => sum + locomotiveOf(s, level).cars, 0);
  const { free, passenger, reserved } = cars;
  check([free, passenger, reserved].every(isCount), `seat ${seat} has fewer than no cars`);
  check(free + passenger + reserved === wanted, `seat ${seat} has cars without a locomotive`);
  check(trains.length <= amounts.maxTrains, `seat ${seat} has ${trains.length} trains`);
};

/** Pieces that are not in the supply lie on the map, and the network hangs together. */
const checkPieces = (s: SteamState, seat: number, player: PlayerState): void => {
  const { cityIds, links, tracksPerPlayer } = dataOf(s);
  const own = links.filter(({ id }) => hasTrack(s, seat, id));
  check(own.length + player.tracksLeft === tracksPerPlayer, `seat ${seat} has lost tracks`);
  const built = Object.values(s.stations)
    .flat()
    .filter(owner => owner === seat).length;
  check(built + player.stationsLeft === amounts.stationsPerPlayer, `seat ${seat} has lost stations`);
  const pieces = goods.filter(
    good =>
      player.factories[good] !==
      Object.values(s.sites).filter(site => site.owner === seat && site.good === good).length,
  );
  check(pieces.length === 0, `seat ${seat} has other factories than workers on the map`);
  const reached = new Set(['wien']);
  for (const city of reached)
    for (const { id, ends } of linksAt(s, city))
      if (hasTrack(s, seat, id)) ends.forEach(end => reached.add(end));
  check(
    cityIds.every(id => isConnected(s, seat, id) === reached.has(id)),
    `the network of seat ${seat} is torn`,
  );
};

const checkPlayer = (s: SteamState, seat: number): void => {
  const player = s.players[seat]!;
  const { money, markers, hand, shareholders } = player;
  check(money === null || (isCount(money) && money % 10 === 0), `seat ${seat} has ${String(money)} gulden`);
  checkStock(player.goods, `the storage of seat ${seat}`);
  checkStock(player.dock, `the dock of seat ${seat}`);
  checkWorkers(s, seat, player);
  checkTrains(s, seat, player);
  checkPieces(s, seat, player);
  check(shareholders <= amounts.maxShareholders, `seat ${seat} has ${shareholders} shareholders`);
  const placed = Object.values(markers).reduce((sum, count) => sum + count, 0);
  const most = amounts.startMarkers + amounts.markerRounds.filter(round => round <= s.round).length;
  check(hand + placed === most, `seat ${seat} has ${hand + placed} hand markers`);
  const mayOverflow = s.phase === 'dock' || s.turn?.seat === seat;
  check(mayOverflow || overflowOf(s, seat) === 0, `the storage of seat ${seat} is too full`);
};

/** Everybody is on the track once, read from the right to the left. */
const checkInfluence = (s: SteamState): void => {
  const seats = s.influence.map(({ seat }) => seat).sort((a, b) => a - b);
  check(
    seats.length === s.seats && seats.every((seat, at) => seat === at),
    'a marker is missing on the track',
  );
  const columns = [...s.influence.map(({ column }) => column), ...hubColours.map(hub => s.hubs[hub].column)];
  const { lastInfluenceColumn } = dataOf(s);
  check(
    columns.every(column => isCount(column) && column % columnWidth === 0 && column <= lastInfluenceColumn),
    'a marker stands beside the track',
  );
  check(
    s.influence.every(({ column }, at) => at === 0 || s.influence[at - 1]!.column >= column),
    'the track is not in order',
  );
};

/**
 * Adds up goods, workers, tracks, money and storage.
 * @throws Error naming the sum that is wrong
 */
export const audit = (s: SteamState): void => {
  for (const seat of s.players.keys()) checkPlayer(s, seat);
  checkInfluence(s);
  checkStock(s.market, 'the market');
  for (const good of goods) {
    check(s.market[good] <= amounts.goodsInMarket, `too much ${good} is in the market`);
    const built = s.players.reduce((sum, { factories }) => sum + factories[good], 0);
    check(built === s.built[good], `${good} factories are lost`);
    check(built <= dataOf(s).factoryBoards[playersOf(s)][good].build.length, `too many ${good} factories`);
  }
  check(Object.values(s.locomotives).every(isCount), 'more locomotives are sold than there are');
  check(
    s.players.every(({ dock }) => totalOf(dock) <= Math.max(...dataOf(s).shipmentTiles)),
    'a dock is too full',
  );
};
