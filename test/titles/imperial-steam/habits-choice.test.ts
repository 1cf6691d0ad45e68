import { describe, expect, test } from '@jest/globals';
import { workAheadOf } from '../../../src/titles/imperial-steam/rules/habits/way.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { PlayerState, SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { along, table } from '../../support/steam-table.js';
import { does, settled, toHub, toTrieste, type Table } from './habits-support.js';

/* Between what seats of the service choose, and what they leave alone. */

/** All is there, and workers for two tracks, too. */
const ready = (player: Partial<PlayerState>, more: Table = {}): SteamState =>
  settled({ training: [0, 2, 2], work: [0, 0, 0], ...player }, more);

/** All is there, and a factory of that good, which still has some. */
const withFactory = (
  good: keyof typeof noGoods,
  player: Partial<PlayerState>,
  more: Table = {},
): SteamState =>
  settled(
    { factories: { ...noGoods, [good]: 1 }, supply: 10, ...player },
    {
      sites: { 'wien-r1': { owner: 0, good, left: 2 } },
      built: { ...noGoods, [good]: 1 },
      market: noGoods,
      ...more,
    },
  );

describe('the way', () => {
  test('leads past a hub that wants nothing but coal', () => {
    const s = table({ demand: { gloggnitz: ['coal', 'coal'], graz: ['wood'] } });
    const { links } = workAheadOf(s, 0);
    expect(links.at(-1)!.ends).toContain('graz');
  });

  test('leads nowhere from Trieste once nobody buys anything; then tracks go to what cities offer, hubs above all', () => {
    const done = (player: Partial<PlayerState>, more: Table): SteamState =>
      ready(player, { round: 6, demand: {}, tracks: toTrieste, ...more });
    expect(workAheadOf(done({}, {}), 0)).toMatchObject({ links: [], work: Infinity });
    // Rather one track to a hub than two to Bratislava and Sopron.
    const near = { ...toTrieste, ...along([0], 'wien--wr_neustadt') };
    expect(does(done({ training: [0, 2, 0] }, { tracks: near }))).toMatch(
      /^track wr_neustadt--gloggnitz with/,
    );
    // Rather two for a hub than one to a city with a token of three.
    const stations = { wien: [0, 1], ljubljana: [0] };
    expect(does(done({ training: [0, 0, 2] }, { stations }))).toMatch(
      /^track wien--wr_neustadt wr_neustadt--gloggnitz with/,
    );
  });
});

describe('tracks', () => {
  test('are laid where the fees for both can be paid, to the last gulden', () => {
    const tracks = along([1], 'wien--wr_neustadt', 'wr_neustadt--gloggnitz');
    expect(does(ready({ money: 20 }, { tracks }))).toMatch(/^track wien--wr_neustadt wr_neustadt--gloggnitz/);
    expect(does(ready({ money: 10 }, { tracks }))).not.toMatch(/wr_neustadt--gloggnitz/);
  });

  test('a state railway is joined where it lies next on the way, and nowhere else', () => {
    const rich = { money: 200 };
    const { 'ljubljana--trieste': _last, ...nearly } = toTrieste;
    const crowns = ['ljubljana--trieste', 'postojna--trieste', 'gorizia--trieste'];
    expect(does(settled(rich, { crowns, tracks: nearly }))).toBe('access ljubljana--trieste');
    expect(does(settled(rich, { crowns: ['wien--bratislava'] }))).toBe('station wr_neustadt');
    // Nor once there is no way left.
    const done = { ...toTrieste, ...toHub };
    expect(does(settled(rich, { crowns: ['wien--bratislava'], tracks: done }))).not.toMatch(/^access/);
  });

  test('in the last round nothing is bought for a way that is longer than two tracks', () => {
    const short = { goods: { ...noGoods, stone: 1, iron: 1 } };
    expect(does(settled(short, { round: 8, tracks: {} }))).toBe('buy wood');
    expect(does(settled({ goods: { ...noGoods, stone: 2, iron: 2 } }, { round: 8 }))).not.toMatch(
      /^(buy|order)/,
    );
  });
});

describe('staff', () => {
  test('the engineer who is lacking is hired, though the way asks for another kind first', () => {
    const { 'graz--st_veit': _a, 'st_veit--ljubljana': _b, 'ljubljana--trieste': _c, ...toGraz } = toTrieste;
    const goods = { wood: 1, stone: 2, iron: 3, coal: 0 };
    const s = settled({ engineers: ['tunnel'], goods }, { tracks: toGraz });
    expect(workAheadOf(s, 0).links[0]).toMatchObject({ kind: 'tunnel' });
    expect(does(s)).toMatch(/^hire bridge/);
  });

  test('no influence is bought for an engineer who is in reach already but too dear', () => {
    const poor = { engineers: [], money: 20 };
    expect(does(settled(poor, { at: [100, 0] }))).toBe('donate');
  });

  test('workers are hired until there are four, as far as there are any', () => {
    const having = (count: number): string =>
      does(settled({ work: [0, count, 0], supply: 15 - count, engineers: ['bridge', 'tunnel'] }));
    expect([having(2), having(3), having(4)]).toEqual(['hire 2 bronze-1', 'hire 1 bronze-1', 'donate']);
    // Nobody is left, and no engineer is needed.
    const further = { ...toHub, ...along([0], 'gloggnitz--muerzzuschlag') };
    expect(does(settled({ work: [0, 3, 0], supply: 0, engineers: ['bridge'] }, { tracks: further }))).toBe(
      'donate',
    );
  });
});

describe('factories', () => {
  const worker = { training: [0, 1, 0], work: [0, 3, 0], supply: 11 } as const;
  const coal = { ...worker, goods: { wood: 1, stone: 2, iron: 2, coal: 1 } };

  test('are built for what a city in the network still wants and can be paid, and one of each kind', () => {
    const built = (player: Partial<PlayerState>, more: Table = {}): string =>
      does(settled({ ...coal, ...player }, more));
    expect(built({})).toMatch(/^factory iron/);
    expect(built({}, { demand: { gloggnitz: ['stone'] } })).toMatch(/^factory stone/);
    expect(built({ money: 30 })).toMatch(/^factory stone/);
    expect(built({ factories: { ...noGoods, iron: 1 } }, { built: { ...noGoods, iron: 1 } })).toMatch(
      /^factory stone/,
    );
    const turn = { seat: 0, main: null, delivered: true, second: null, token: null };
    expect(built({}, { turn })).not.toMatch(/^factory/);
  });

  test('keep for the cities what these would pay for', () => {
    const lacking = { goods: { wood: 1, stone: 2, iron: 0, coal: 0 } };
    expect(does(withFactory('iron', lacking))).toBe('donate');
    expect(does(withFactory('iron', lacking, { demand: { gloggnitz: ['wood'] } }))).toBe('produce wien-r1');
  });
});

describe('money', () => {
  test('shares are sold below 50, but no more than six', () => {
    const selling = (money: number, shareholders: number): boolean =>
      does(settled({ money, shareholders, investors: 1 })) === 'sell';
    expect([selling(40, 5), selling(40, 6), selling(40, 7), selling(50, 5)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('the share price is raised twice at most', () => {
    const raised = (share: number): string => does(settled({ share, investors: 6 }, { at: [100, 0] }));
    expect([raised(40), raised(60), raised(90), raised(130)]).toEqual([
      'share 1',
      'share 1',
      'donate',
      'donate',
    ]);
  });

  test('of contracts that can be filled with one factory of a kind the first of those with most investors', () => {
    const secured = (display: readonly string[], wood = 0): string =>
      does(settled({ factories: { ...noGoods, wood } }, { display, built: { ...noGoods, wood } }));
    expect(secured(['C1-5', 'C1-6', 'C1-9'])).toBe('contract C1-5');
    expect(secured(['C1-1', 'C2-1', 'C2-2'])).toBe('contract C2-1');
    // Two of wood.
    expect([secured(['C1-9']), secured(['C1-9'], 2)]).toEqual(['donate', 'contract C1-9']);
  });

  test('a better train is bought first, and another one with 100 to spare', () => {
    const bought = (money: number, trains: readonly number[]): string =>
      does(settled({ money, trains }, { locomotives: { 5: 1 } }));
    expect(bought(200, [3])).toBe('upgrade 3 to 5');
    expect([bought(90, [5]), bought(100, [5])]).toEqual(['donate', 'locomotive 5']);
  });
});
