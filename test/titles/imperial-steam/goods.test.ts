import { describe, expect, test } from '@jest/globals';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { FactoryState, PlayerState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, formOf, refused, table } from '../../support/steam-table.js';

const site = (good: FactoryState['good'], left: number, owner = 0): FactoryState => ({ owner, good, left });

const stock = (some: Partial<typeof noGoods>): typeof noGoods => ({ ...noGoods, ...some });

describe('1 storage', () => {
  test('a place for coal on each locomotive, one for anything on each free car and open floor', () => {
    const player: Partial<PlayerState> = {
      trains: [3, 4],
      cars: { free: 2, passenger: 3, reserved: 2 },
      stationsLeft: 1,
      goods: stock({ wood: 4, coal: 1 }),
    };
    const s = table({ players: [player] });
    // Two cars and two floors are full of wood; a locomotive has room for a second coal.
    expect(titleImperialSteam.turn(after(s, 0, 'buy coal')).ask).toEqual({ kind: 'end-turn' });
    expect(titleImperialSteam.turn(after(s, 0, 'buy iron')).ask).toEqual({ kind: 'make-room', goods: 1 });
  });
});

test('R26: what is thrown away in a turn comes out of storage alone, and the dock keeps its goods', () => {
  const dock = stock({ iron: 2 });
  const player = { goods: stock({ wood: 3 }), dock, cars: { free: 1, passenger: 0, reserved: 2 } };
  const s = after(table({ players: [player] }), 0, 'discard wood:1');
  expect(s.players[0]).toMatchObject({ goods: stock({ wood: 2 }), dock });
  // And the turn goes on, even where all docks are empty.
  const full = table({ players: [{ ...player, dock: noGoods }] });
  const { turn, players } = after(full, 0, 'discard wood:1');
  expect([turn, players[0]!.money]).toEqual([full.turn, full.players[0]!.money]);
});

describe('8.4 produce', () => {
  const sites = {
    'wien-r1': site('iron', 2),
    'wien-r2': site('coal', 1),
    'bruck-p1': site('wood', 0),
    'wr_neustadt-p1': site('iron', 3, 1),
  };

  test('a good from each own factory worker who has any left; each is optional', () => {
    const s = table({ sites });
    const both = after(s, 0, 'produce wien-r1,wien-r2');
    expect(both.sites).toMatchObject({ 'wien-r1': { left: 1 }, 'wien-r2': { left: 0 } });
    expect(both.players[0]!.goods).toMatchObject({ iron: 2, coal: 2 });
    expect(after(s, 0, 'produce wien-r2').sites['wien-r1']!.left).toBe(2);
  });

  test('what does not fit goes back, and old goods may make room (R24)', () => {
    const s = table({ players: [{ goods: stock({ stone: 4, coal: 1 }) }], sites });
    const full = after(s, 0, 'produce wien-r1,wien-r2');
    // The second coal is the one for the floor.
    expect(formOf(full, 0, 'discard')['goods']).toEqual({
      manyOf: [
        { of: 'stone', most: 2 },
        { of: 'iron', most: 1 },
        { of: 'coal', most: 1 },
      ],
      from: 2,
      to: 2,
    });
    expect(refused(full, 0, 'end')).toEqual({ code: 'no-room', surplus: 2 });
    const kept = after(full, 0, 'discard stone:2');
    expect(kept.players[0]!.goods).toEqual(stock({ stone: 2, iron: 1, coal: 2 }));
  });

  test('NOTHING_TO_PRODUCE, NOTHING_DONE', () => {
    expect(refused(table(), 0, 'produce -')).toEqual({ code: 'nothing-to-produce' });
    expect(refused(table(), 0, 'produce wien-r1')).toEqual({ code: 'nothing-to-produce' });
    expect(refused(table({ sites }), 0, 'produce bruck-p1')).toMatchObject({
      code: 'nothing-to-produce',
      site: 'bruck-p1',
    });
    expect(refused(table({ sites }), 0, 'produce -')).toEqual({ code: 'nothing-done', case: 'produce' });
  });
});

describe('8.5 buy or order', () => {
  test('a good is bought at the price of its row, from the top', () => {
    const market = { wood: 8, stone: 1, iron: 0, coal: 10 };
    const s = table({ market });
    const bought = after(s, 0, 'buy wood');
    expect(bought.players[0]).toMatchObject({ money: 100, goods: { wood: 2 } });
    expect(bought.market.wood).toBe(7);
    expect(after(s, 0, 'buy stone').players[0]!.money).toBe(70);
    expect(refused(s, 0, 'buy iron')).toEqual({ code: 'market-empty', good: 'iron', left: 0, wanted: 1 });
    expect(refused(table({ market, players: [{ money: 40 }] }), 0, 'buy stone')).toEqual({
      code: 'no-money',
      cost: 50,
      money: 40,
    });
  });

  test('several goods are ordered, each dearer than the one before, onto the dock', () => {
    // Round 3 lets everybody order four.
    const s = table({ round: 3 });
    const ordered = after(s, 0, 'order wood:3,iron:1');
    expect(ordered.players[0]).toMatchObject({ money: 70, dock: { wood: 3, iron: 1 }, goods: { wood: 1 } });
    expect(ordered.market).toMatchObject({ wood: 7, iron: 9 });
  });

  test('the shipment tile counts over all orders of a round', () => {
    const s = table({ round: 1, players: [{ dock: stock({ coal: 1 }) }] });
    expect(refused(s, 0, 'order wood:2')).toEqual({ code: 'order-limit', limit: 2, docked: 1, count: 2 });
    expect(refused(s, 0, 'order wood:1')).toBeNull();
    // Only what can be ordered is offered: there is room on the dock for one more, and no iron.
    const short = { ...s, market: { ...s.market, iron: 0, coal: 1 }, players: s.players };
    expect(formOf(short, 0, 'order')['goods']).toMatchObject({
      manyOf: [{ of: 'wood' }, { of: 'stone' }, { of: 'coal', most: 1 }],
      to: 1,
    });
  });

  test('all that is left may be ordered, and for the last money', () => {
    const market = { wood: 10, stone: 10, iron: 10, coal: 1 };
    expect(after(table({ market }), 0, 'order coal:1').market.coal).toBe(0);
    expect(after(table({ market, players: [{ money: 10 }] }), 0, 'order wood:1').players[0]!.money).toBe(0);
  });

  test('MARKET_EMPTY, NO_MONEY, NOTHING_DONE, ORDER_ROUND_8', () => {
    const s = table({
      round: 3,
      market: { wood: 1, stone: 10, iron: 10, coal: 10 },
      players: [{ money: 30 }],
    });
    expect(refused(s, 0, 'order wood:2')).toEqual({ code: 'market-empty', good: 'wood', left: 1, wanted: 2 });
    expect(refused(s, 0, 'order stone:3')).toEqual({ code: 'no-money', cost: 40, money: 30 });
    expect(refused(s, 0, 'order -')).toEqual({ code: 'nothing-done', case: 'order' });
    expect(refused(table({ round: 8 }), 0, 'order wood:1')).toEqual({ code: 'order-round-8', round: 8 });
  });
});
