import { describe, expect, test } from '@jest/globals';
import {
  amounts, boardSites, cityTiles, contracts, factoryBoards, fixedSetups, fixedShipment, growthTiles, hubColours, hubTiles,
  lastInfluenceColumn, locomotives, semmeringLink, shareRows, shipmentTiles, smallKeyWorth, stateRailwayCards, workerBoards,
} from '../../support/steam-data.js'; // oxfmt-ignore
import {
  accessFees, cityOf, distances, fixedFaces, isLink, linkOf, mayLay, moved, neighbours, players, turnOrder, type Networks, type Queues,
} from './data-support.js'; // oxfmt-ignore

/*
 * Every worked example of the rulebook holds on the data: what was reconstructed may be otherwise in print, but not so that one of
 * them fails. They show four players in the fixed set-up.
 */

const faces = fixedFaces(4);
const isColumn = (column: number): boolean =>
  column % 10 === 0 && column >= 0 && column <= lastInfluenceColumn;

describe('influence', () => {
  test('set-up: cards 3, 2, 1 and 4 leave the hubs on 30, 50, 60 and 100', () => {
    const steps = [3, 2, 1, 4];
    const columns = steps.map((_, at) => 10 * steps.slice(0, at + 1).reduce((sum, step) => sum + step, 0));
    expect(columns).toEqual([30, 50, 60, 100]);
    expect(columns.every(isColumn)).toBe(true);
    expect(new Set(stateRailwayCards.map(card => card.steps))).toEqual(new Set(steps));
  });

  const bids = { purple: 70, turquoise: 70, yellow: 50, red: 70 };
  const start: Queues = { 0: ['purple', 'turquoise', 'yellow', 'red'] };
  const afterBids = Object.entries(bids).reduce((queues, [player, bid]) => moved(queues, player, bid), start);

  test('opening bid: the order is purple, turquoise, red, yellow', () => {
    for (const bid of Object.values(bids))
      expect([bid, isColumn(bid), bid <= amounts.startMoney[4]]).toEqual([bid, true, true]);
    expect(turnOrder(afterBids)).toEqual(['purple', 'turquoise', 'red', 'yellow']);
  });

  test('losing influence: purple goes below yellow, and the others move up', () => {
    const after = moved(afterBids, 'purple', 50);
    expect([after[50], after[70]]).toEqual([
      ['yellow', 'purple'],
      ['turquoise', 'red'],
    ]);
  });

  test('phase 6: yellow, purple, red, turquoise', () => {
    expect(turnOrder({ 40: ['turquoise'], 70: ['purple', 'red'], 90: ['yellow'] })).toEqual([
      ...['yellow', 'purple', 'red', 'turquoise'],
    ]);
  });

  test('an action done twice costs a step, and charity 10 a step', () => {
    expect([70 - 10 * [0, 1].reduce((sum, own) => sum + own, 0), 40 + 10 * (20 / amounts.charity)]).toEqual([
      ...[60, 60],
    ]);
  });
});

describe('main action 1, laying tracks', () => {
  const yellow = [
    ['wien', 'bratislava'],
    ['wien', 'wr_neustadt'],
  ] as const;
  const grown = [...yellow, ['wr_neustadt', 'sopron']] as const;

  test('yellow goes on to Sopron, and to a third neighbour of Wr. Neustadt with a station only', () => {
    expect(mayLay(yellow, ['wien'], ['wr_neustadt', 'sopron'])).toBe(true);
    expect(mayLay(grown, ['wien'], ['wr_neustadt', 'gloggnitz'])).toBe(false);
    expect(mayLay(grown, ['wien', 'wr_neustadt'], ['wr_neustadt', 'gloggnitz'])).toBe(true);
  });

  test('a third way out of Wien leads to the south-west', () => {
    const wien = cityOf('wien');
    const others = neighbours('wien').filter(city => !['bratislava', 'wr_neustadt'].includes(city));
    const southWest = others.filter(id => cityOf(id).x < wien.x && cityOf(id).y > wien.y);
    expect(southWest.filter(city => mayLay(grown, ['wien'], ['wien', city]))).not.toEqual([]);
    expect([cityOf('bratislava').x > wien.x, cityOf('wr_neustadt').y > wien.y]).toEqual([true, true]);
  });

  test('turquoise: 4 experience do for Wr. Neustadt and not for Sopron too, and Bratislava has two links', () => {
    const turquoise = [['wien', 'bratislava']] as const;
    const [neustadt, sopron] = [faces['wr_neustadt']!.effort, faces['sopron']!.effort];
    expect([neustadt, sopron]).toEqual([3, 2]);
    expect(mayLay(turquoise, ['wien'], ['bratislava', 'wr_neustadt'])).toBe(true);
    expect(mayLay([...turquoise, ['bratislava', 'wr_neustadt']], ['wien'], ['bratislava', 'sopron'])).toBe(
      false,
    );
  });

  test.each([
    ...[['wien', 'bratislava'], ['wien', 'wr_neustadt'], ['wr_neustadt', 'sopron']],
    ...[['wr_neustadt', 'gloggnitz'], ['bratislava', 'wr_neustadt'], ['bratislava', 'sopron']],
  ])('%s to %s needs no engineer', (a, b) => expect(linkOf(a, b)?.kind).toBe('normal')); // oxfmt-ignore

  test('Feldkirchen gives three steps, with any number of players', () => {
    expect(players.map(count => fixedFaces(count)['feldkirchen']?.influence)).toEqual([3, 3, 3]);
  });

  test('the Semmering lies a little right of the middle and is no state railway', () => {
    const [a, b] = semmeringLink.split('--').map(id => cityOf(id));
    const middle = (a!.x + b!.x) / 2;
    expect(middle > 500 && middle < 680).toBe(true);
    expect(stateRailwayCards.map(card => card.link)).not.toContain(semmeringLink);
  });

  test('a business token of 3: two share rows and a passenger car', () => {
    const prices = shareRows.map(row => row.price);
    expect(prices[prices.indexOf(40) + 2]).toBe(90);
    for (const count of players) expect(cityTiles[count].some(tile => tile.business === 3)).toBe(true);
  });
});

test('main action 2: five workers from 20 on cost 190, and 10 are left after an engineer', () => {
  const wages: readonly number[] = amounts.wages;
  const paid = Array.from({ length: 5 }, (_, n) => wages[Math.min(wages.indexOf(20) + n, wages.length - 1)]!);
  expect(paid).toEqual([20, 30, 40, 50, 50]);
  expect(230 - paid.reduce((sum, wage) => sum + wage, 0) - amounts.engineer).toBe(10);
  expect(workerBoards[4].columns.filter(column => column.hub === 'white').length).toBeGreaterThanOrEqual(2);
  const columns = Array.from({ length: 10 }, (_, n) => 10 * n);
  const within = columns.map(column => hubColours.filter(hub => fixedSetups[4].hubs[hub].column <= column));
  expect(within).toContainEqual(['bronze', 'white']);
});

describe('main action 3, building', () => {
  const tiles = players.flatMap(count => cityTiles[count]);

  test('prices that the examples name: a station for 50, a site for 40, one at a station price of 30', () => {
    expect(tiles.some(tile => tile.station.price === 50)).toBe(true);
    expect(tiles.some(({ sites }) => sites.some(it => it.kind === 'fixed' && it.amount === 40))).toBe(true);
    const atStation = boardSites.filter(({ price }) => price.kind === 'station');
    expect(atStation.some(({ city }) => faces[city]!.station.price === 30)).toBe(true);
  });

  test('sites by road at Wien, and sites for all, for three and for four players', () => {
    expect(boardSites.some(({ city, road }) => city === 'wien' && road)).toBe(true);
    expect(new Set(boardSites.map(site => site.minPlayers))).toEqual(new Set(players));
    expect(faces['bratislava']!.sites.some(site => site.kind === 'board')).toBe(true);
  });

  test('iron: a factory for 40, a delivery for 90 later, a contract that wants one', () => {
    for (const count of players) expect(factoryBoards[count].iron.build).toContain(40);
    const { build, delivery } = factoryBoards[4].iron;
    expect(delivery!.slice(build.indexOf(40))).toContain(90);
    expect(contracts.some(({ factories }) => factories.includes('iron'))).toBe(true);
    expect(amounts.factoryGoods).toEqual({ 1: 2, 2: 3, 3: 4 });
  });
});

describe('locomotives and shares', () => {
  test('a locomotive has as many cars as its level and costs ten times as much; the last three give influence', () => {
    expect(locomotives.map(it => [it.level, it.cars, it.price, it.influence > 0])).toEqual(
      [3, 4, 5, 6, 7, 8].map(level => [level, level, 10 * level, level >= 6]),
    );
    const rounds = locomotives.slice(1).map(it => it.fromRound!);
    expect(locomotives[0]!.fromRound).toBeUndefined();
    expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
    expect(rounds[0]! > 1 && rounds.at(-1)! <= amounts.rounds).toBe(true);
  });

  test('six rows from 40 to 240; rising to 60 costs a step, to 240 five', () => {
    expect(shareRows.map(row => row.price)).toEqual([40, 60, 90, 130, 180, 240]);
    expect(shareRows.map(row => row.raise)).toEqual([undefined, 1, 2, 3, 4, 5]);
  });

  test('of seven investors four buy at 130', () => {
    const below = shareRows.filter(row => row.price < 130).reduce((sum, row) => sum + row.investors, 0);
    expect(7 - below).toBe(4);
    const places = shareRows.reduce((sum, row) => sum + row.investors, 0);
    expect([places, amounts.maxShareholders, amounts.dividendPercent]).toEqual([10, 10, 10]);
  });
});

describe('deliveries, keys and scoring', () => {
  test.each(hubColours)('the %s hub wants a wood, a stone, an iron and two coal', hub => {
    expect([...hubTiles[hub].demand].sort()).toEqual(['coal', 'coal', 'iron', 'stone', 'wood']);
  });

  test('the first cube moves the blue hub, Gloggnitz, by one step', () => {
    for (const count of players) {
      const { city, growth } = fixedSetups[count].hubs.blue;
      expect([city, growthTiles[growth]![0]]).toEqual(['gloggnitz', 1]);
    }
    expect(faces['gloggnitz']!.demand).toContain('iron');
  });

  test('keys of hubs on 120, 110 and 100; hubs within reach', () => {
    expect([120, 110, 100].map(smallKeyWorth)).toEqual([60, 60, 50]);
    expect(amounts.hubBonus).toEqual([0, 10, 30, 60, 100]);
  });

  test('the fixed shipment tiles are seven of the nine', () => {
    expect(fixedShipment).toEqual([2, 3, 4, 3, 2, 2, 3]);
    expect(shipmentTiles.length).toBe(9);
    expect([...new Set(shipmentTiles)].sort()).toEqual([2, 3, 4, 5]);
  });
});

describe('track access fees', () => {
  const semmering = [
    ...[['wien', 'wr_neustadt'], ['wr_neustadt', 'gloggnitz'], ['gloggnitz', 'muerzzuschlag'], ['muerzzuschlag', 'bruck']],
  ] as const; // oxfmt-ignore
  const lilienfeld = [
    ...[['wien', 'lilienfeld'], ['lilienfeld', 'mariazell'], ['mariazell', 'bruck'], ['bruck', 'graz']],
  ] as const; // oxfmt-ignore
  const networks: Networks = {
    yellow: [
      ...semmering,
      ...([['wr_neustadt', 'sopron'], ['sopron', 'szombathely'], ['szombathely', 'fuerstenfeld']] as const),
    ],
    purple: lilienfeld,
    red: [...lilienfeld, ['graz', 'st_veit'], ['st_veit', 'ljubljana'], ['ljubljana', 'trieste']],
    turquoise: [
      ...([['wien', 'bratislava'], ['bratislava', 'szombathely'], ['szombathely', 'fuerstenfeld']] as const),
      ...([['fuerstenfeld', 'maribor'], ['maribor', 'celje'], ['celje', 'ljubljana'], ['ljubljana', 'trieste']] as const),
    ],
  }; // oxfmt-ignore
  const rank = ['purple', 'turquoise', 'red', 'yellow'];

  test('all tracks of the example lie on connections', () => {
    expect(Object.values(networks).flat().filter(track => !isLink(track))).toEqual([]); // oxfmt-ignore
  });

  test('Bruck and Fürstenfeld are four connections from Trieste; yellow pays purple, red twice and turquoise', () => {
    const far = distances('trieste');
    expect([far.get('bruck'), far.get('fuerstenfeld')]).toEqual([4, 4]);
    expect(accessFees(networks, 'yellow', rank)).toEqual(['purple', 'red', 'red', 'turquoise']);
  });

  test('with a track of purple from Fürstenfeld to Maribor the second connection decides', () => {
    const more = { ...networks, purple: [...lilienfeld, ['fuerstenfeld', 'maribor'] as const] };
    expect(accessFees(more, 'yellow', rank)).toEqual(['purple', 'turquoise', 'turquoise', 'turquoise']);
  });

  test('purple would owe 60', () => {
    const fees = accessFees(networks, 'purple', rank);
    expect(fees).toEqual(['red', 'red', 'turquoise']);
    expect(fees.length * amounts.accessFee).toBe(60);
  });
});
