import { describe, expect, test } from '@jest/globals';
import { workAheadOf } from '../../../src/titles/imperial-steam/rules/habits/way.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { along, opened, table } from '../../support/steam-table.js';
import { does, settled, toHub, toTrieste } from './habits-support.js';

/* What seats of the service do. */

const linksOf = (state: SteamState): readonly string[] => workAheadOf(state, 0).links.map(({ id }) => id);

describe('the way', () => {
  test('goes to the nearest city that buys goods, with its work', () => {
    expect(linksOf(table())).toEqual(['wien--wr_neustadt', 'wr_neustadt--gloggnitz']);
    expect(workAheadOf(table(), 0).work).toBe(6);
  });

  test('then to Trieste, as long as a city in the network buys goods', () => {
    const s = table({ tracks: toHub });
    expect(linksOf(s).at(-1)).toMatch(/--trieste$/);
    const { gloggnitz: _sold, ...demand } = s.demand;
    expect(linksOf(table({ tracks: toHub, demand })).at(-1)).not.toMatch(/trieste/);
  });

  test('goes from Trieste to a city that buys goods while none is in the network, and then nowhere', () => {
    const { graz: _sold, ...demand } = table().demand;
    expect(linksOf(table({ tracks: toTrieste, demand }))).toEqual([
      'wien--wr_neustadt',
      'wr_neustadt--gloggnitz',
    ]);
    const workers = { training: [0, 4, 0], work: [0, 0, 0] } as const;
    expect(does(settled(workers, { tracks: toTrieste, demand }))).toMatch(/^track wien--wr_neustadt/);
    const both = { ...toTrieste, ...toHub };
    expect(linksOf(table({ tracks: both }))).toEqual([]);
    expect(does(settled(workers, { tracks: both }))).not.toMatch(/^track/);
  });

  test('goes around a city that has as many connections as are allowed', () => {
    const full = along([0], 'wien--wr_neustadt', 'wr_neustadt--sopron');
    expect(linksOf(table({ tracks: full }))).not.toContain('wr_neustadt--gloggnitz');
    expect(linksOf(table({ tracks: full, stations: { wr_neustadt: [0] } }))).toContain(
      'wr_neustadt--gloggnitz',
    );
  });

  test('is longer without the engineer, and over a state railway', () => {
    const work = (more: Parameters<typeof table>[0]): number =>
      workAheadOf(table({ tracks: toHub, ...more }), 0).work;
    const both = { players: [{ engineers: ['bridge', 'tunnel'] as const }] };
    expect(work({})).toBeGreaterThan(work(both));
    // Cities of 3, 3, 4, 5 and 6, and four bridges and tunnels with their goods.
    expect(work({ ...both, crowns: [] })).toBe(21 + 4);
    expect(work({ ...both, crowns: ['ljubljana--trieste', 'gorizia--trieste', 'postojna--trieste'] })).toBe(
      work({ ...both, crowns: [] }) + 3,
    );
  });
});

describe('a seat of the service', () => {
  test('bids as far as the lowest hub, and keeps money for workers', () => {
    expect(does(opened(2))).toBe('bid 30');
  });

  test('lays both tracks to a hub as soon as its workers can', () => {
    const s = table({
      players: [{ training: [0, 3, 0], supply: 12, cars: { free: 2, passenger: 0, reserved: 1 } }],
    });
    expect(does(s)).toMatch(/^track wien--wr_neustadt wr_neustadt--gloggnitz with/);
  });

  test('lays a track alone only to where goods are bought, and in the last rounds anywhere on the way', () => {
    const alone = (round: number, tracks: SteamState['tracks']): string =>
      does(settled({ training: [1, 1, 0], work: [0, 2, 0] }, { round, tracks }));
    expect(alone(5, {})).not.toMatch(/^track/);
    expect(alone(6, {})).toMatch(/^track wien--wr_neustadt with/);
    expect(alone(5, along([0], 'wien--wr_neustadt'))).toMatch(/^track wr_neustadt--gloggnitz with/);
  });

  test('hires the engineer for a later bridge while the next track is an ordinary one', () => {
    const further = { ...toHub, ...along([0], 'gloggnitz--muerzzuschlag') };
    const s = settled({ engineers: [] }, { tracks: further });
    expect(workAheadOf(s, 0).links[0]).toMatchObject({ kind: 'normal' });
    expect(does(s)).toBe('hire bridge bronze');
    // As long as the engineer is out of reach, it buys the influence needed.
    expect(does({ ...s, influence: s.influence.map(one => ({ ...one, column: 10 })) })).toBe('charity 2');
  });

  test('builds a station early, and later only with money to spare', () => {
    const at = (round: number, money: number): string => does(settled({ money }, { round }));
    expect(at(4, 50)).toBe('station wr_neustadt');
    expect([at(5, 90), at(5, 100)]).toEqual(['donate', 'station wr_neustadt']);
  });

  test('builds the factory that a contract lacks from the middle of the game on, with more than 80', () => {
    const lacking = (round: number, money: number, factories = noGoods): string =>
      does(
        settled(
          { money, factories, contracts: ['C1-2'], training: [0, 1, 0], work: [0, 3, 0], supply: 10 },
          { round },
        ),
      );
    expect(lacking(5, 90)).toBe('factory stone wien-r1 training-2');
    for (const other of [lacking(4, 90), lacking(5, 80), lacking(5, 90, { ...noGoods, stone: 1 })])
      expect(other).not.toMatch(/^factory/);
  });

  test('raises its share price for investors that wait, while it has influence to spare', () => {
    const waiting = (investors: number, column: number): string =>
      does(settled({ investors }, { at: [column, 0] }));
    expect([waiting(2, 60), waiting(2, 50), waiting(1, 60)]).toEqual(['share 1', 'donate', 'donate']);
  });

  test('builds a factory where its good is paid for at once, and delivers', () => {
    const player = { cars: { free: 2, passenger: 0, reserved: 1 }, training: [0, 1, 0] as const, supply: 14 };
    const s = table({
      tracks: toHub,
      players: [{ ...player, goods: { wood: 1, stone: 1, iron: 1, coal: 1 } }],
    });
    expect(does(s)).toMatch(/^factory iron/);
    const built = table({
      tracks: toHub,
      sites: { 'wien-r1': { owner: 0, good: 'iron', left: 2 } },
      built: { ...noGoods, iron: 1 },
      players: [{ ...player, supply: 13, factories: { ...noGoods, iron: 1 } }],
    });
    expect(does(built)).toBe('deliver wien-r1 gloggnitz');
  });

  test('takes a passenger car for a token early, and influence later', () => {
    const at = (round: number): string =>
      does(
        table({
          round,
          players: [{ trains: [5], cars: { free: 5, passenger: 0, reserved: 0 } }],
          turn: {
            seat: 0,
            main: 'track',
            delivered: false,
            second: null,
            token: { city: 'graz', points: 2 },
          },
        }),
      );
    expect([at(3), at(6)]).toEqual(['token car:2', 'token car:2']);
    expect(at(7)).toBe('token influence:2');
  });

  test('sells a share where money is short, and secures a contract with its first free cars', () => {
    expect(does(table({ players: [{ money: 20 }] }))).toBe('sell');
    expect(does(table())).toMatch(/^contract C1-/);
  });

  test('buys influence up to the nearest engineer that the way needs, if the money to hire is left', () => {
    const at = (column: number, money: number): string =>
      does(
        table({
          at: [column, 0],
          display: [],
          tracks: toHub,
          players: [{ money, investors: 0, goods: { ...noGoods, wood: 1, stone: 1, iron: 2 } }],
        }),
      );
    expect([at(0, 150), at(20, 150), at(40, 150)]).toEqual(['charity 5', 'charity 3', 'charity 1']);
    expect(at(60, 150)).toBe('hire tunnel white');
    expect(at(20, 60)).toBe('charity 3');
    expect(at(20, 50)).not.toMatch(/charity/);
  });

  test('orders what the next tracks take, and buys what alone is missing', () => {
    const having = (goods: object): string =>
      does(table({ display: [], players: [{ money: 100, goods: { ...noGoods, ...goods } }] }));
    // Two may be ordered in the first round.
    expect(having({})).toBe('order wood:1,stone:1');
    expect(having({ wood: 1, stone: 1 })).toBe('buy iron');
    expect(having({ wood: 1, stone: 1, iron: 1 })).toBe('hire 2 bronze-1');
  });

  test('lets a factory give it where there is no money', () => {
    const owning = (money: number): string =>
      does(
        table({
          display: [],
          sites: { 'wien-r1': { owner: 0, good: 'iron', left: 2 } },
          built: { ...noGoods, iron: 1 },
          players: [
            {
              ...{ money, investors: 0, supply: 12, goods: { ...noGoods, wood: 1, stone: 1 } },
              factories: { ...noGoods, iron: 1 },
            },
          ],
        }),
      );
    expect(owning(0)).toBe('produce wien-r1');
    // With a coal for the next delivery.
    expect(owning(20)).toBe('order iron:1,coal:1');
  });

  test('lets a factory give what the market has not, but nothing that is there already', () => {
    const owning = (iron: number): string =>
      does(
        settled(
          { factories: { ...noGoods, iron: 1 }, goods: { wood: 1, stone: 1, iron, coal: 1 }, supply: 10 },
          {
            tracks: {},
            sites: { 'wien-r1': { owner: 0, good: 'iron', left: 2 } },
            built: { ...noGoods, iron: 1 },
            market: { ...noGoods, wood: 5 },
          },
        ),
      );
    expect([owning(0), owning(1)]).toEqual(['produce wien-r1', 'donate']);
  });

  test('lets a factory give the coal for its next delivery, though a city would take it, too', () => {
    const s = settled(
      { factories: { ...noGoods, coal: 1 }, supply: 10 },
      {
        sites: { 'wien-r1': { owner: 0, good: 'coal', left: 2 } },
        built: { ...noGoods, coal: 1 },
        market: noGoods,
      },
    );
    expect(s.demand['gloggnitz']).toContain('coal');
    expect(does(s)).toBe('produce wien-r1');
  });

  test('ends its turn, and collects donations where nothing else is of use', () => {
    const poor = { money: 0, investors: 0, goods: noGoods, cars: { free: 2, passenger: 0, reserved: 1 } };
    expect(does(table({ players: [poor] }))).toBe('donate');
    expect(
      does(table({ turn: { seat: 0, main: 'pass', delivered: false, second: null, token: null } })),
    ).toBe('end turn');
  });
});
