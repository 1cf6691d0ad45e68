import { describe, expect, test } from '@jest/globals';
import { contracts, goods, links } from '../../support/steam-data.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type {
  PlayerState,
  SteamState,
  Stock,
} from '../../../src/titles/imperial-steam/rules/position/state.js';
import { contractsWorth } from '../../../src/titles/imperial-steam/rules/scoring/contracts.js';
import { accessFees, waysToTrieste } from '../../../src/titles/imperial-steam/rules/scoring/fees.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { along, table } from '../../support/steam-table.js';

const over = (more: Parameters<typeof table>[0]): SteamState => table({ phase: 'over', turn: null, ...more });

const partsOf = (s: SteamState, seat: number): { readonly [part: string]: number } =>
  titleImperialSteam.status(s).result!.scores.find(score => score.seat === seat)!.parts;

/** The second player has come to Trieste. */
const toTrieste = along(
  [1],
  'wien--lilienfeld',
  'lilienfeld--mariazell',
  'mariazell--bruck',
  'bruck--graz',
  'graz--st_veit',
  'st_veit--ljubljana',
  'ljubljana--trieste',
);

describe('11 end and scoring, in its order', () => {
  test('1 income once more; the holder of the Semmering tile takes it twice', () => {
    const cars = { free: 1, passenger: 2, reserved: 0 };
    const s = over({ semmering: 0, players: [{ cars }, { cars }] });
    expect(partsOf(s, 0)).toMatchObject({ income: 30, semmering: 30 });
    expect(partsOf(s, 1)).toMatchObject({ income: 30, semmering: 0 });
  });

  test('2 ten for each good in storage, none for those on the dock or beside workers', () => {
    const goods = { wood: 2, stone: 0, iron: 1, coal: 1 };
    const s = over({
      players: [{ goods, dock: goods }],
      sites: { 'wien-r1': { owner: 0, good: 'iron', left: 4 } },
    });
    expect(partsOf(s, 0)['goods']).toBe(40);
  });

  test('3 keys (example): large ones the column, small ones the nearest small value', () => {
    const s = over({});
    const hubs = {
      bronze: { ...s.hubs.bronze, column: 100, gold: 1, silver: 0 },
      green: { ...s.hubs.green, column: 100 },
      blue: { ...s.hubs.blue, column: 120, gold: 0, silver: 1 },
      white: { ...s.hubs.white, column: 110, gold: 0, silver: 1 },
    };
    const keyed = { ...s, hubs };
    expect(partsOf(keyed, 0)).toMatchObject({ 'large-keys': 230, 'small-keys': 50 });
    expect(partsOf(keyed, 1)).toMatchObject({ 'large-keys': 100, 'small-keys': 120 });
  });

  test.each([
    [20, 0],
    [30, 10],
    [50, 30],
    [70, 60],
    [90, 100],
  ])('4 hubs within reach at %i: %i', (column, bonus) => {
    expect(partsOf(over({ at: [column, 10] }), 0)['hubs']).toBe(bonus);
  });

  test('5 contracts and fees only if somebody has come to Trieste', () => {
    const players = [{ contracts: ['C1-1'] }];
    expect(partsOf(over({ players }), 0)).toMatchObject({ contracts: 0, 'fees-paid': 0 });
    const reached = over({ players, tracks: toTrieste });
    // Seven connections from Wien.
    expect(partsOf(reached, 0)).toMatchObject({ contracts: -60, 'fees-paid': -140 });
    expect(partsOf(reached, 1)['fees-received']).toBe(140);
  });

  test('6 each shareholder takes a tenth; R18: a debt is not reduced', () => {
    const s = over({
      players: [{ money: 500, goods: noGoods, shareholders: 3 }, { shareholders: 10 }],
      at: [10, 10],
    });
    expect(partsOf(s, 0)).toMatchObject({ cash: 500, income: 10, dividend: -153 });
    expect(titleImperialSteam.status(s).result!.scores.map(({ points }) => points)).toEqual([357, 0]);
    const debt = over({
      players: [{ money: 0, goods: noGoods, contracts: ['C3-1'], shareholders: 5 }],
      tracks: toTrieste,
    });
    expect(partsOf(debt, 0)['dividend']).toBe(0);
  });

  test('the wealthiest comes first, in the order of the seats where two have the same', () => {
    const order = (money: readonly number[]): readonly number[] =>
      titleImperialSteam
        .status(over({ seats: 3, at: [10, 10, 10], players: money.map(one => ({ money: one })) }))
        .result!.scores.map(({ seat }) => seat);
    expect([order([0, 50, 100]), order([50, 100, 50])]).toEqual([
      [2, 1, 0],
      [1, 0, 2],
    ]);
  });

  test('R19: those with the same wealth share the victory', () => {
    const { scores } = titleImperialSteam.status(over({ at: [10, 10] })).result!;
    expect(new Set(scores.map(({ points }) => points)).size).toBe(1);
  });
});

/** Every choice of contracts to fill, tried one by one. */
const bestOfAll = (ids: readonly string[], pieces: Stock): number => {
  const cards = ids.map(id => contracts.find(contract => contract.id === id)!);
  const worths = Array.from({ length: 2 ** cards.length }, (_, choice) => {
    const filled = cards.filter((_card, at) => choice & (1 << at));
    const used = filled.flatMap(({ factories }) => factories);
    const isPossible = goods.every(good => used.filter(one => one === good).length <= pieces[good]);
    const worth = cards.reduce((sum, card) => sum + (filled.includes(card) ? card.reward : -card.reward), 0);
    return isPossible ? worth : -Infinity;
  });
  return Math.max(...worths);
};

describe('5a contracts', () => {
  const worth = (ids: readonly string[], factories: Partial<PlayerState['factories']>): number =>
    contractsWorth(table(), {
      ...table().players[0]!,
      contracts: ids,
      factories: { ...noGoods, ...factories },
    });

  test('a filled one brings its reward, one with an empty space costs it', () => {
    expect(worth(['C1-5'], { wood: 1, stone: 1 })).toBe(120);
    expect(worth(['C1-5'], { wood: 2 })).toBe(-120);
    expect(worth([], { wood: 2 })).toBe(0);
  });

  test('R17: factory pieces are arranged to the owner’s best', () => {
    // One wood and one stone: the card for both rather than the two for one each.
    expect(worth(['C1-1', 'C2-1'], { wood: 1, stone: 1 })).toBe(140 - 60);
    // Two small ones rather than the dearer one.
    expect(worth(['C1-1', 'C1-2', 'C1-5'], { wood: 1, stone: 1 })).toBe(60 + 70 - 120);
    const many = ['C1-1', 'C1-2', 'C1-3', 'C1-4', 'C1-5', 'C2-1', 'C2-2', 'C2-3', 'C3-1', 'C3-2'];
    const pieces = { wood: 3, stone: 3, iron: 3, coal: 3 };
    expect(worth(many, pieces)).toBe(bestOfAll(many, pieces));
  });
});

describe('5b track access fees', () => {
  /** Yellow 0, purple 1, red 2, turquoise 3; purple has most influence, then turquoise, then red. */
  const example = (more: SteamState['tracks'] = {}, cards = ['C1-1']): SteamState =>
    over({
      seats: 4,
      at: [10, 90, 50, 70],
      players: [{ contracts: cards }, { contracts: [] }],
      tracks: {
        ...along([0], 'wien--lilienfeld', 'lilienfeld--mariazell', 'mariazell--bruck'),
        ...along([0], 'wien--bratislava', 'bratislava--szombathely', 'szombathely--fuerstenfeld'),
        ...along([1, 2], 'bruck--graz'),
        ...along([2], 'graz--st_veit', 'st_veit--ljubljana'),
        ...along([2, 3], 'ljubljana--trieste'),
        ...along([3], 'fuerstenfeld--maribor', 'maribor--celje', 'celje--ljubljana'),
        ...more,
      },
    });

  test('the links of the example are on the board', () => {
    const ids = new Set(links.map(({ id }) => id));
    for (const link of Object.keys(example().tracks)) expect(ids.has(link)).toBe(true);
  });

  test('the example: by the way of the more influential owner, to the most influential on each link', () => {
    expect(accessFees(example())).toEqual({ paid: [80, 0, 0, 0], received: [0, 20, 40, 20] });
  });

  test('the example with one track more: at a tie the next links are compared', () => {
    expect(accessFees(example({ 'fuerstenfeld--maribor': [1, 3] }))).toEqual({
      paid: [80, 0, 0, 0],
      received: [0, 20, 0, 60],
    });
  });

  test('the way is a shortest one, whoever has tracks beside it', () => {
    const beside = example({ 'fuerstenfeld--leibnitz': [1], 'graz--leibnitz': [1] });
    expect(accessFees(beside)).toEqual(accessFees(example()));
  });

  test('nothing without a contract, nothing for whoever has come to Trieste', () => {
    expect(accessFees(example({}, [])).paid).toEqual([0, 0, 0, 0]);
    const s = example();
    const all = { ...s, players: s.players.map(player => ({ ...player, contracts: ['C1-1'] })) };
    // Red and turquoise are there; purple goes from Graz.
    expect(accessFees(all).paid.slice(2)).toEqual([0, 0]);
    expect(accessFees(all).paid[1]).toBe(60);
  });

  test('nobody has a way to pay for as long as nobody has come to Trieste', () => {
    const s = example();
    const { 'ljubljana--trieste': _goal, ...tracks } = s.tracks;
    expect(waysToTrieste({ ...s, tracks })).toEqual([[], [], [], []]);
  });

  test('R29: the influence track at the end decides, in one column the higher place', () => {
    const s = example({ 'fuerstenfeld--maribor': [1, 3] });
    const influence = [1, 2, 3, 0].map(seat => ({ seat, column: 90 }));
    expect(accessFees({ ...s, influence }).received).toEqual([0, 20, 60, 0]);
  });
});
