import { describe, expect, test } from '@jest/globals';
import {
  amounts, boardSites, cities, cityTiles, contracts, factoryBoards, fixedSetups, goods, growthTiles, hubColours, lastInfluenceColumn,
  locomotives, marketPrices, printedFaces, setupCards, shipmentTiles, stateRailwayCards, workerBoards, type Good,
} from '../../support/steam-data.js'; // oxfmt-ignore
import { reconstruction } from '../../../src/titles/imperial-steam/rules/data/reconstruction.js';
import { countsIn, setValues } from '../../../src/titles/imperial-steam/rules/data/values.js';
import { players } from './data-support.js';

/*
 * What lies in the box, by the rulebook's list, and that it is enough: the data use no piece that is not there, and nothing is more
 * or less worth than it can be.
 */

const box = {
  cityTiles: 69, stateRailwayCards: 35, setupCards: 15, contracts: 28, trainCars: 70, locomotives: 24, keys: 8, shipmentTiles: 9,
  hubs: 4, growthTiles: 4, wageMarkers: 8, reservedMarkers: 35, businessTokens: { 1: 13, 2: 8, 3: 3 }, crowns: 4, engineers: 8,
  investors: 34, factoriesOfAKind: 12, cubesOfAKind: 40,
} as const; // oxfmt-ignore

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const rises = (numbers: readonly number[]): boolean =>
  numbers.every((n, at) => at === 0 || n >= numbers[at - 1]!);
const numbered = cities.flatMap(city => city.number ?? []);

test('31 cities: 27 with the numbers 1 to 27 for a tile, and four printed ones', () => {
  expect([...numbered].sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, n) => n + 1));
  const printed = cities.filter(city => city.number === undefined).map(city => city.id);
  expect(printed).toEqual(['wien', 'wr_neustadt', 'bruck', 'trieste']);
  expect(Object.keys(printedFaces)).toEqual(printed);
  expect(new Set(cities.map(city => city.name)).size).toBe(31);
});

test('cards and tiles are as many as in the box', () => {
  expect(sum(players.map(count => cityTiles[count].length))).toBe(box.cityTiles);
  expect(stateRailwayCards.length).toBe(box.stateRailwayCards);
  expect(contracts.length).toBe(box.contracts);
  expect(setupCards.map(card => card.players)).toEqual(players.flatMap(count => Array(5).fill(count)));
  expect(setupCards.length).toBe(box.setupCards);
  expect([shipmentTiles.length, Object.keys(growthTiles).length]).toEqual([
    box.shipmentTiles,
    box.growthTiles,
  ]);
  expect(new Set(contracts.map(({ id }) => id)).size).toBe(box.contracts);
  expect(locomotives.length * 4).toBe(box.locomotives);
});

describe.each(players)('with %i players', count => {
  const tiles = cityTiles[count];
  const setup = fixedSetups[count];
  const hubs = hubColours.map(hub => setup.hubs[hub]);

  test('23 tiles and four hubs cover the 27 spaces in the fixed set-up', () => {
    const hubCities = hubs.map(({ city }) => cities.find(({ id }) => id === city)!.number!);
    const covered = [...tiles.map(tile => tile.number), ...hubCities];
    expect(covered.sort((a, b) => a - b)).toEqual([...numbered].sort((a, b) => a - b));
    expect(tiles.length).toBe(23);
  });

  test('values of tiles are within their bounds', () => {
    const odd = tiles.filter(({ effort, influence, station: { price = 0, places } }) =>
      [effort < 2, effort > 6, influence < 0, influence > 3, price < 30, price > 60, places < 1].includes(
        true,
      ),
    );
    expect(odd).toEqual([]);
  });

  test('there are enough business tokens', () => {
    const stacks = count === 2 ? amounts.businessTokensOfTwo : amounts.businessTokens;
    const tokens = tiles.flatMap((tile): readonly number[] => stacks[tile.business]);
    for (const value of [1, 2, 3] as const)
      expect(tokens.filter(token => token === value).length).toBeLessThanOrEqual(box.businessTokens[value]);
  });

  test('cities want goods with three and four players, and never coal, which would have no price', () => {
    const wanted = new Set<Good>(tiles.flatMap(tile => tile.demand));
    expect([...wanted].sort()).toEqual(count === 2 ? [] : ['iron', 'stone', 'wood']);
  });

  test('as many factory sites as factories, at least', () => {
    const open = boardSites.filter(site => site.minPlayers <= count).length;
    const factories = sum(goods.map(good => factoryBoards[count][good].build.length));
    expect(sum(tiles.map(tile => tile.sites.length)) + open).toBeGreaterThanOrEqual(factories);
    expect(count === 4 ? factories : 0).toBeLessThanOrEqual(4 * box.factoriesOfAKind);
  });

  test.each(goods)(
    'the row of %s has a place for each factory; building grows dearer, deliveries pay less',
    good => {
      const { build, delivery } = factoryBoards[count][good];
      expect(build.length).toBe(count * 3);
      expect(rises(build)).toBe(true);
      expect(delivery === undefined).toBe(good === 'coal');
      expect(delivery?.length ?? build.length).toBe(build.length);
      expect(rises([...(delivery ?? [])].reverse())).toBe(true);
    },
  );

  test('every hub has workers and engineers: two engineers a player', () => {
    const { columns, engineers } = workerBoards[count];
    expect(columns.length >= 4 && columns.length <= box.wageMarkers).toBe(true);
    expect(new Set(columns.map(column => column.hub))).toEqual(new Set(hubColours));
    const dealt = hubColours.map(hub => engineers[hub]);
    expect([sum(dealt), Math.min(...dealt) >= 1]).toEqual([2 * count, true]);
    expect(sum(dealt)).toBeLessThanOrEqual(box.engineers);
  });

  test('the hubs of the fixed set-up stand apart, two of them within a bid of 70', () => {
    const columns = hubs.map(({ column }) => column);
    expect(new Set(columns).size).toBe(box.hubs);
    expect(columns.filter(column => column <= 70).length).toBeGreaterThanOrEqual(2);
    expect(amounts.startMoney[count]).toBeGreaterThan(70);
    expect(new Set(hubs.map(({ growth }) => growth)).size).toBe(box.growthTiles);
    expect(setup.stateRailways.length >= 2 && setup.stateRailways.length <= box.crowns).toBe(true);
  });

  test('there are reserved markers for all contracts on display, and cards for the display', () => {
    const shown = ([1, 2, 3] as const).map(reserved => reserved * amounts.contractsShown[count]);
    expect(sum(shown)).toBeLessThanOrEqual(box.reservedMarkers);
    for (const reserved of [1, 2, 3])
      expect(contracts.filter(card => card.reserved === reserved).length).toBeGreaterThanOrEqual(
        amounts.contractsShown[count],
      );
  });

  test('the goods of rounds 4 to 8 come out of five of each', () => {
    const refills = amounts.refill[count] * amounts.refillRounds.length;
    expect(refills).toBeLessThanOrEqual(goods.length * amounts.refillPool);
  });
});

describe('contracts', () => {
  const needs = (card: (typeof contracts)[number], good: Good): number =>
    card.factories.filter(one => one === good).length;

  test('one to three investors, rewards in tens that rise with the reserved markers', () => {
    expect(
      contracts.filter(card => card.investors < 1 || card.investors > 3 || card.reward % 10 > 0),
    ).toEqual([]);
    const average = [1, 2, 3].map(reserved => {
      const stack = contracts.filter(card => card.reserved === reserved);
      return sum(stack.map(card => card.reward)) / stack.length;
    });
    expect(rises(average)).toBe(true);
  });

  test('none asks for less than another and pays as much', () => {
    const better = contracts.flatMap(a =>
      contracts
        .filter(b => a.factories.length < b.factories.length && a.reserved <= b.reserved)
        .filter(b => goods.every(good => needs(a, good) <= needs(b, good)) && a.reward >= b.reward)
        .map(b => `${a.id} ${b.id}`),
    );
    expect(better).toEqual([]);
  });

  test('investors: one a player at the start, and those of all contracts on display', () => {
    const shown = [1, 2, 3].map(reserved => {
      const most = Math.max(...contracts.filter(c => c.reserved === reserved).map(c => c.investors));
      return most * amounts.contractsShown[4];
    });
    expect(4 + sum(shown)).toBe(box.investors);
  });
});

test('trains, markers, market', () => {
  expect(4 * amounts.startLocomotive + 3 * 8).toBeLessThanOrEqual(box.trainCars);
  expect(amounts.startMarkers + amounts.markerRounds.length).toBe(5);
  expect([marketPrices.length, rises(marketPrices)]).toEqual([amounts.goodsInMarket, true]);
  expect(4 * amounts.goodsInMarket).toBeLessThanOrEqual(goods.length * box.cubesOfAKind);
  expect(2 * hubColours.length).toBe(box.keys);
});

test('no hub leaves the influence track: four cards and all its growth fit', () => {
  const steps = stateRailwayCards.map(card => card.steps);
  expect(new Set(steps)).toEqual(new Set([1, 2, 3, 4]));
  expect(steps.filter(step => step > box.crowns)).toEqual([]);
  const growths = Object.values(growthTiles);
  expect(growths.every(tile => tile.length === 5 && tile.every(step => step >= 1))).toBe(true);
  const most = 10 * (4 * Math.max(...steps) + Math.max(...growths.map(sum)));
  expect(most).toBeLessThanOrEqual(lastInfluenceColumn);
});

test('every value has a name of its own, and what is printed names something', () => {
  const all = setValues(reconstruction);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const named = reconstruction.printed.flatMap(({ values }) => values);
  expect(named.filter(name => !all.some(value => value.name === name))).toEqual([]);
  const printed = all.filter(({ source }) => source !== undefined).map(({ name }) => name);
  expect([...printed].sort()).toEqual([...named].sort());
  expect(printed).toContain('cityTiles/4S-16/influence');
  expect(printed).not.toContain('values/marketPrices');
  expect(printed.filter(name => /^connections\/[^/]+$/.test(name)).length).toBe(14);
});

test('how many values are a reconstruction: in all, of the map, of the fixed set-up', () => {
  expect(countsIn(reconstruction)).toEqual({
    values: 1238,
    reconstructed: 1160,
    map: { values: 381, reconstructed: 346 },
    fixed: { values: 39, reconstructed: 38 },
  });
});
