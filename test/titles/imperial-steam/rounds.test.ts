import { describe, expect, test } from '@jest/globals';
import { begin, play } from '../../../src/engine/core/index.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, along, opened, refused, table, told } from '../../support/steam-table.js';

/** The last turn of a round: the first seat is to make its last action, the others have made theirs. */
const lastTurn = (more: Parameters<typeof table>[0] = {}): SteamState => {
  const players = (more.players ?? [{}]).map((player, seat) => ({ hand: seat === 0 ? 1 : 0, ...player }));
  return table({ ...more, players: players.length > 1 ? players : [...players, { hand: 0 }] });
};

const stock = (some: Partial<typeof noGoods>): typeof noGoods => ({ ...noGoods, ...some });

describe('5 round', () => {
  test('1: hand markers come back, one more in rounds 2, 3 and 4', () => {
    for (const [round, hand] of [
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ]) {
      const s = after(
        lastTurn({ round: round!, players: [{ markers: { charity: 1 } }] }),
        0,
        'donate',
        'end',
      );
      expect(s.round).toBe(round! + 1);
      expect(s.players.map(player => player.hand)).toEqual([hand, hand]);
      expect(s.players[0]!.markers).toEqual({});
    }
  });

  test('2: goods of the round fill the market from below, what does not fit goes back', () => {
    const market = { wood: 10, stone: 4, iron: 10, coal: 10 };
    const s = lastTurn({ round: 4, market, refill: { 5: ['wood', 'stone'], 6: ['iron'] } });
    const next = after(s, 0, 'donate', 'end');
    expect(next.market).toEqual({ ...market, stone: 5 });
    expect(next.refill).toEqual({ 6: ['iron'] });
    expect(told(after(s, 0, 'donate'), 0, 'end')).toContainEqual({
      kind: 'market-filled',
      goods: ['wood', 'stone'],
      surplus: ['wood'],
    });
  });

  test('3: goods from the dock are stored; whoever has too many throws exactly as many away (R24, R26)', () => {
    // Places: three cars, one floor, one for coal.
    const s = lastTurn({
      players: [
        { goods: stock({ wood: 3, coal: 1 }), dock: stock({ stone: 2 }), money: 0 },
        { goods: noGoods, dock: stock({ iron: 1 }) },
      ],
    });
    const waiting = after(s, 0, 'donate', 'end');
    expect(waiting).toMatchObject({ phase: 'dock', round: 2, turn: null });
    expect(titleImperialSteam.turn(waiting)).toEqual({ asked: [0], ask: { kind: 'clear-dock' } });
    expect(waiting.players[1]).toMatchObject({ goods: stock({ iron: 1 }), dock: noGoods });
    // What was on an empty dock is not told.
    const ended = told(
      after(lastTurn({ players: [{}, { dock: stock({ iron: 1 }) }] }), 0, 'donate'),
      0,
      'end',
    );
    expect(ended.filter(({ kind }) => kind === 'dock-cleared')).toEqual([
      { kind: 'dock-cleared', seat: 1, goods: { iron: 1 } },
    ]);
    // Income comes after phase 3.
    expect(waiting.players[0]!.money).toBe(10);
    expect(refused(waiting, 0, 'discard wood:2')).toEqual({ code: 'discard-count', surplus: 1, count: 2 });
    // Coal on the locomotive makes no room for anything else.
    expect(refused(waiting, 0, 'discard coal:1')).toMatchObject({ code: 'discard-spare', spare: 0 });
    expect(refused(waiting, 0, 'pass')).toEqual({ code: 'no-room', surplus: 1 });
    expect(refused(waiting, 1, 'discard iron:1')).toMatchObject({ code: 'not-your-turn', player: 0 });
    const next = after(waiting, 0, 'discard wood:1');
    expect(next).toMatchObject({ phase: 'actions', turn: { seat: 0 } });
    expect(next.players[0]).toMatchObject({
      goods: stock({ wood: 2, stone: 2, coal: 1 }),
      dock: noGoods,
      money: 20,
    });
  });

  test('4: income is 10 for each passenger car and each own station', () => {
    const s = lastTurn({
      players: [{ money: 0, cars: { free: 1, passenger: 2, reserved: 0 }, stationsLeft: 1 }],
    });
    expect(after(s, 0, 'pass', 'end').players[0]!.money).toBe(40);
  });

  test('5: the idle learn; those who have worked are usable again on the same field', () => {
    const s = lastTurn({ players: [{ training: [1, 2, 3], work: [4, 1, 1], supply: 3 }] });
    expect(after(s, 0, 'pass', 'end').players[0]).toMatchObject({ training: [4, 2, 6], work: [0, 0, 0] });
  });

  test('6: turn order is read from the influence track', () => {
    const s = lastTurn({ at: [50, 90] });
    expect(after(s, 0, 'pass', 'end')).toMatchObject({ order: [1, 0], turn: { seat: 1 } });
  });

  test('8: the game ends after round 8, or after the round in which somebody has come to Trieste', () => {
    const last = lastTurn({ round: 8 });
    const end = after(last, 0, 'pass', 'end');
    expect(told(after(last, 0, 'pass'), 0, 'end')).toContainEqual({ kind: 'game-over', reason: 'rounds' });
    expect(titleImperialSteam.status(end)).toMatchObject({ ended: true, result: { reason: 'last-round' } });
    const reached = lastTurn({ round: 5, tracks: along([1], 'postojna--trieste') });
    const early = after(reached, 0, 'pass', 'end');
    expect(told(after(reached, 0, 'pass'), 0, 'end')).toContainEqual({
      kind: 'game-over',
      reason: 'trieste',
    });
    expect(titleImperialSteam.status(early)).toMatchObject({
      ended: true,
      result: { reason: 'trieste-reached' },
    });
    expect(refused(early, 0, 'pass')).toMatchObject({ code: 'wrong-phase', phase: 'over' });
  });

  test('8: the round is always finished', () => {
    const s = table({
      round: 5,
      tracks: along([1], 'postojna--trieste'),
      players: [{ hand: 1 }, { hand: 1 }],
    });
    expect(after(s, 0, 'pass', 'end')).toMatchObject({ phase: 'actions', turn: { seat: 1 } });
  });
});

describe('6 turn', () => {
  test('each in turn order with a hand marker left, again and again', () => {
    const s = table({ seats: 3, order: [0, 2, 1], players: [{ hand: 2 }, { hand: 1 }, { hand: 1 }] });
    const third = after(s, 0, 'pass', 'end');
    expect(third.turn?.seat).toBe(2);
    const last = after(after(third, 2, 'pass', 'end'), 1, 'pass', 'end');
    expect(last.turn?.seat).toBe(0);
    expect(refused(last, 1, 'pass')).toEqual({ code: 'not-your-turn', player: 0 });
  });

  test('own markers on a tile cost a step each, others’ do not matter', () => {
    const s = table({ at: [20, 50], players: [{ markers: { donation: 2 } }, { markers: { pass: 3 } }] });
    expect(after(s, 0, 'donate').influence).toContainEqual({ seat: 0, column: 0 });
    expect(told(s, 0, 'donate')[0]).toEqual({ kind: 'marker-placed', seat: 0, tile: 'donation', steps: 2 });
    expect(after(s, 0, 'pass').influence).toContainEqual({ seat: 0, column: 20 });
    const poor = table({ at: [10, 50], players: [{ markers: { donation: 2 } }] });
    expect(refused(poor, 0, 'donate')).toEqual({ code: 'repeat-cost', tile: 'donation', cost: 2, steps: 1 });
  });

  test('one main action a turn; the turn ends after it', () => {
    const s = table();
    expect(refused(s, 0, 'end')).toMatchObject({ code: 'wrong-phase', ask: 'act' });
    expect(refused(after(s, 0, 'pass'), 0, 'donate')).toMatchObject({ code: 'wrong-phase', ask: 'end-turn' });
    const spent = after(table({ players: [{ hand: 1 }] }), 0, 'pass');
    expect(refused(spent, 0, 'donate')).toEqual({ code: 'no-marker' });
    // What takes no marker is only not the moment for it.
    expect(refused(spent, 0, 'second')).toMatchObject({ code: 'wrong-phase', ask: 'end-turn' });
  });

  test('R21: whoever can do nothing at all may pass for the steps there are', () => {
    const nothing = {
      money: 0,
      goods: noGoods,
      supply: 0,
      training: [0, 0, 0],
      markers: { donation: 1, pass: 2 },
      cars: { free: 0, passenger: 3, reserved: 0 },
      hand: 1,
    } as const;
    const stuck = table({ at: [0, 50], players: [nothing, { hand: 0 }] });
    expect(titleImperialSteam.menu(stuck, 0).map(({ type }) => type)).toEqual(['pass', 'sell']);
    expect(after(stuck, 0, 'pass').turn).toMatchObject({ main: 'pass' });
    expect(refused(stuck, 0, 'donate')).toMatchObject({ code: 'repeat-cost', tile: 'donation', cost: 1 });
    // With a step left something else can be done: gathering donations.
    const able = table({ at: [10, 50], players: [nothing, { hand: 0 }] });
    expect(refused(able, 0, 'pass')).toMatchObject({ code: 'repeat-cost', cost: 2, steps: 1 });
  });

  test('nobody but the player in turn has anything to do', () => {
    const s = table();
    expect(titleImperialSteam.menu(s, 1)).toEqual([]);
    expect(() => play(titleImperialSteam, s, { seat: 1, type: 'no-such-type' })).toThrow('not-offered');
  });
});

test('time that is over passes where that costs nothing, and ends a turn; it decides nothing', () => {
  const lapse = (s: SteamState, seat = 0): unknown => titleImperialSteam.onTimeout!(s, seat);
  expect(lapse(table())).toEqual({ seat: 0, type: 'pass' });
  expect(lapse(after(table(), 0, 'donate'))).toEqual({ seat: 0, type: 'end-turn' });
  expect(lapse(table({ players: [{ markers: { pass: 1 } }] }))).toBeNull();
  expect(lapse(table(), 1)).toBeNull();
  expect(lapse(opened(2))).toBeNull();
});

test('a game is for two to four', () => {
  const start = { rules: 1, settings: { setup: 'fixed', 'hidden-money': false } };
  for (const seats of [1, 5])
    expect(() => begin(titleImperialSteam, { ...start, seats })).toThrow('wrong-number-of-seats');
});
