import { describe, expect, test } from '@jest/globals';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { PlayerState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, along, formOf, refused, refusedAction, table, told } from '../../support/steam-table.js';

/** Workers, goods and money for anything. */
const rich: Partial<PlayerState> = {
  money: 500,
  supply: 0,
  training: [5, 5, 5],
  goods: { wood: 3, stone: 5, iron: 5, coal: 1 },
  trains: [3, 6],
  cars: { free: 14, passenger: 0, reserved: 0 },
  engineers: ['bridge', 'tunnel'],
};

const toGloggnitz = ['wien--wr_neustadt', 'wr_neustadt--gloggnitz'];

describe('7 network', () => {
  test('begins in Wien and grows with every own track', () => {
    const s = table({ players: [rich], tracks: along([1], 'wien--wr_neustadt') });
    expect(refused(s, 0, 'track wr_neustadt--sopron with 3:2')).toEqual({
      code: 'not-connected',
      a: 'wr_neustadt',
      b: 'sopron',
    });
    expect(after(s, 0, 'track wien--wr_neustadt with 3:1').tracks).toEqual(
      along([0, 1], 'wien--wr_neustadt'),
    );
  });
});

describe('8.1 lay tracks', () => {
  test('goods for the action, for one track as for two; workers go up to the work areas', () => {
    const s = table({ players: [{ ...rich, training: [3, 2, 0], supply: 8 }] });
    const one = after(s, 0, 'track wien--wr_neustadt with 1:1,2:1');
    // An ordinary one takes no extra good.
    expect(one.players[0]!.goods).toEqual({ wood: 2, stone: 4, iron: 4, coal: 1 });
    expect(one.players[0]).toMatchObject({
      training: [2, 1, 0],
      work: [1, 1, 0],
      tracksLeft: 19,
    });
    const two = after(s, 0, 'track wien--wr_neustadt wien--lilienfeld with 1:1,2:2', 'second');
    expect(two.players[0]).toMatchObject({ goods: { wood: 2, stone: 4, iron: 4 }, tracksLeft: 18 });
    expect(two.tracks).toEqual(along([0], 'wien--wr_neustadt', 'wien--lilienfeld'));
  });

  test('the second may start at the city the first has reached', () => {
    const s = table({ players: [rich] });
    expect(after(s, 0, `track ${toGloggnitz.join(' ')} with 3:2`, 'second').tracks).toEqual(
      along([0], ...toGloggnitz),
    );
  });

  test('efforts of the new cities against experience; surplus is lost (example)', () => {
    const s = table({
      players: [{ ...rich, training: [0, 2, 0], work: [0, 0, 1] }],
      tracks: along([0], 'wien--bratislava'),
    });
    const both = 'track bratislava--wr_neustadt bratislava--sopron with 2:2';
    // Bratislava would have three tracks as well.
    expect(refused(s, 0, both)).toMatchObject({ code: 'link-limit', city: 'bratislava', most: 2 });
    expect(refused(s, 0, 'track bratislava--wr_neustadt with 2:1')).toEqual({
      code: 'need-experience',
      effort: 3,
      experience: 2,
    });
    expect(after(s, 0, 'track bratislava--wr_neustadt with 2:2').players[0]!.work).toEqual([0, 2, 1]);
  });

  test('only workers in the training areas', () => {
    const idle = table({ players: [{ ...rich, training: [2, 0, 1] }] });
    expect(formOf(idle, 0, 'track')['workers']).toMatchObject({ manyOf: [{ of: '1' }, { of: '3' }] });
    const s = table({ players: [{ ...rich, training: [2, 0, 0], work: [0, 1, 0] }] });
    const busy = { code: 'worker-busy', field: 2, wanted: 1, usable: 0 };
    expect(refused(s, 0, 'track wien--lilienfeld with 2:1')).toEqual(busy);
    expect(refused(s, 0, 'track wien--lilienfeld with 1:3')).toEqual({
      ...busy,
      code: 'no-worker',
      field: 1,
      wanted: 3,
      usable: 2,
    });
  });

  test('between two connected cities the lower effort counts', () => {
    const tracks = along([0], 'wien--bratislava', 'wien--wr_neustadt');
    const s = table({ players: [rich], tracks, stations: { wien: [0, 1] } });
    expect(refused(s, 0, 'track bratislava--wr_neustadt with 1:1')).toMatchObject({ effort: 2 });
    expect(refused(s, 0, 'track bratislava--wr_neustadt with 2:1')).toBeNull();
    // The same for a second track, in the network with the first.
    const first = table({ players: [rich], tracks: along([0], 'wien--bratislava') });
    expect(refused(first, 0, 'track wien--wr_neustadt bratislava--wr_neustadt with 1:4')).toMatchObject({
      effort: 5,
    });
  });

  test('two tracks at a city without an own station; others’ do not count', () => {
    const tracks = {
      ...along([0], ...toGloggnitz),
      ...along([1], 'wr_neustadt--sopron', 'wr_neustadt--lilienfeld'),
    };
    const s = table({ players: [rich], tracks });
    expect(refused(s, 0, 'track bratislava--wr_neustadt with 3:1')).toMatchObject({
      code: 'link-limit',
      city: 'wr_neustadt',
    });
    const built = table({ players: [rich], tracks, stations: { wien: [0, 1], wr_neustadt: [0] } });
    expect(refused(built, 0, 'track wr_neustadt--lilienfeld with 3:1')).toBeNull();
    // In Wien everybody has one from the start.
    const third = table({ players: [rich], tracks: along([0], 'wien--bratislava', 'wien--wr_neustadt') });
    expect(refused(third, 0, 'track wien--lilienfeld with 3:1')).toBeNull();
  });

  test('a fee of 10 to each other player there; without the money the track cannot be laid', () => {
    const tracks = along([1, 2], 'wien--wr_neustadt');
    const s = table({ seats: 3, players: [{ ...rich, money: 20 }, { money: 0 }, { money: 5 * 10 }], tracks });
    expect(after(s, 0, 'track wien--wr_neustadt with 3:1').players.map(({ money }) => money)).toEqual([
      0, 10, 60,
    ]);
    const poor = table({ seats: 3, players: [{ ...rich, money: 10 }], tracks });
    expect(refused(poor, 0, 'track wien--wr_neustadt with 3:1')).toEqual({
      code: 'fee-money',
      a: 'wien',
      b: 'wr_neustadt',
      cost: 20,
      money: 10,
    });
  });

  test('bridges and tunnels need an engineer, who stays, and a stone or an iron more each', () => {
    const tracks = along([0], 'wien--bratislava', 'wien--lilienfeld');
    const s = table({ players: [rich], tracks });
    const bridge = after(s, 0, 'track bratislava--szombathely with 3:1');
    expect(bridge.players[0]).toMatchObject({
      goods: { wood: 2, stone: 3, iron: 4 },
      engineers: ['bridge', 'tunnel'],
    });
    expect(told(s, 0, 'track bratislava--szombathely with 3:1')).toContainEqual({
      kind: 'track-laid',
      seat: 0,
      link: 'bratislava--szombathely',
      extra: 'stone',
    });
    expect(after(s, 0, 'track lilienfeld--mariazell with 3:2').players[0]!.goods).toMatchObject({
      stone: 4,
      iron: 3,
    });
    const none = table({ players: [{ ...rich, engineers: [] }], tracks });
    expect(refused(none, 0, 'track bratislava--szombathely with 3:1')).toMatchObject({ code: 'need-bridge' });
    expect(refused(none, 0, 'track lilienfeld--mariazell with 3:2')).toMatchObject({ code: 'need-tunnel' });
    const short = table({ players: [{ ...rich, goods: { wood: 1, stone: 1, iron: 1, coal: 0 } }], tracks });
    expect(refused(short, 0, 'track bratislava--szombathely with 3:1')).toMatchObject({
      code: 'need-goods',
      needed: { wood: 1, stone: 2, iron: 1, coal: 0 },
      stored: { wood: 1, stone: 1, iron: 1, coal: 0 },
    });
  });

  test('goods on the dock do not count', () => {
    const s = table({ players: [{ ...rich, goods: noGoods, dock: rich.goods! }] });
    expect(refused(s, 0, 'track wien--lilienfeld with 3:1')).toMatchObject({ code: 'need-goods' });
  });

  test('TRACK_COUNT, NO_SUCH_LINK, OWN_TRACK, STATE_RAILWAY, NO_PIECES', () => {
    const s = table({ players: [rich], tracks: along([0], ...toGloggnitz, 'gloggnitz--muerzzuschlag') });
    const links = ['wien--bratislava', 'bratislava--sopron', 'wien--lilienfeld'];
    expect(refusedAction(s, { seat: 0, type: 'track', workers: { 3: 2 } })).toEqual({
      code: 'track-count',
      count: 0,
      most: 2,
    });
    const [first, second, third] = links;
    expect(
      refusedAction(s, {
        seat: 0,
        type: 'track',
        first: first!,
        second: second!,
        third: third!,
        workers: { 3: 2 },
      }),
    ).toEqual({ code: 'track-count', count: 3, most: 2 });
    expect(refused(s, 0, 'track wien--graz with 3:2')).toEqual({
      code: 'no-such-link',
      a: 'wien',
      b: 'graz',
    });
    expect(refused(s, 0, 'track wien--wr_neustadt with 3:2')).toMatchObject({ code: 'own-track' });
    expect(refused(s, 0, 'track wien--lilienfeld wien--lilienfeld with 3:2')).toMatchObject({
      code: 'own-track',
    });
    expect(refused(s, 0, 'track muerzzuschlag--bruck with 3:2')).toMatchObject({ code: 'state-railway' });
    const spent = table({ players: [{ ...rich, tracksLeft: 1 }] });
    expect(refused(spent, 0, 'track wien--wr_neustadt wien--lilienfeld with 3:2')).toEqual({
      code: 'no-pieces',
    });
    // A link is typed from either end; an action knows it by one name.
    expect(refused(s, 0, 'track lilienfeld--wien wien--lilienfeld with 3:2')).toMatchObject({
      code: 'own-track',
    });
    expect(after(s, 0, 'track lilienfeld--wien with 3:2')).toEqual(
      after(s, 0, 'track wien--lilienfeld with 3:2'),
    );
    expect(
      refusedAction(s, { seat: 0, type: 'track', first: 'lilienfeld--wien', workers: { 3: 2 } }),
    ).toMatchObject({ code: 'not-offered' });
  });

  test('Semmering: whoever is first on Gloggnitz–Mürzzuschlag takes the tile (R28)', () => {
    const s = table({ players: [rich, rich], tracks: along([0, 1], ...toGloggnitz) });
    const first = after(s, 0, 'track gloggnitz--muerzzuschlag with 3:1');
    expect([s.semmering, after(s, 0, 'track wien--lilienfeld with 3:1').semmering]).toEqual([null, null]);
    expect(first.semmering).toBe(0);
    const second = after(after(first, 0, 'end'), 1, 'track gloggnitz--muerzzuschlag with 3:1');
    expect(second.semmering).toBe(0);
  });

  test('Trieste: 10 for each own track, the new one included', () => {
    const s = table({
      players: [{ ...rich, money: 0 }],
      tracks: along([0], 'ljubljana--postojna', ...toGloggnitz),
    });
    const reached = after(s, 0, 'track postojna--trieste with 3:2');
    expect(reached.players[0]!.money).toBe(40);
    expect(told(s, 0, 'track postojna--trieste with 3:2')).toContainEqual({
      kind: 'trieste-reached',
      seat: 0,
      amount: 40,
    });
  });
});

describe('8.1 the second track (R8, R23)', () => {
  const bridgeSecond = 'track wien--bratislava bratislava--szombathely with 3:2';

  test('its extra good stays in storage and its fee unpaid until it is laid', () => {
    const tracks = along([1], 'bratislava--szombathely');
    const s = table({ players: [{ ...rich, money: 0, investors: 1, share: 40 }], tracks });
    const announced = after(s, 0, bridgeSecond);
    expect(announced.turn).toMatchObject({ second: 'bratislava--szombathely', token: { points: 1 } });
    expect(told(s, 0, bridgeSecond)).toContainEqual({
      kind: 'track-laid',
      seat: 0,
      link: 'wien--bratislava',
      second: 'bratislava--szombathely',
    });
    const waiting = after(announced, 0, 'token -');
    expect(waiting.players[0]!.goods.stone).toBe(4);
    expect(refused(waiting, 0, 'second')).toMatchObject({ code: 'fee-money', cost: 10, money: 0 });
    // Money gained between the tracks pays the fee.
    const laid = after(waiting, 0, 'sell', 'second');
    expect(laid.players[0]).toMatchObject({ money: 30, goods: { stone: 3 } });
  });

  test('given up it costs no extra good, but the workers stay busy', () => {
    const s = after(table({ players: [rich] }), 0, bridgeSecond, 'token -', 'give up');
    expect(s.players[0]).toMatchObject({ goods: { stone: 4 }, work: [0, 0, 2], tracksLeft: 19 });
    expect(s.turn).toMatchObject({ second: null });
  });

  test('is judged with the first on the map, and once more when it is laid', () => {
    const s = table({ players: [{ ...rich, goods: { wood: 1, stone: 2, iron: 1, coal: 1 } }] });
    const waiting = after(s, 0, bridgeSecond, 'token -');
    // The goods for both are there before any is laid.
    const scarce = table({ players: [{ ...rich, goods: { wood: 1, stone: 1, iron: 1, coal: 1 } }] });
    expect(refused(scarce, 0, bridgeSecond)).toMatchObject({ code: 'need-goods', needed: { stone: 2 } });
    const without = { ...waiting, players: waiting.players.map(one => ({ ...one, goods: noGoods })) };
    expect(refused(without, 0, 'second')).toEqual({
      code: 'need-goods',
      needed: { stone: 1 },
      stored: noGoods,
    });
  });

  test('free actions fit between the tracks (R5), the end of the turn does not', () => {
    const waiting = after(table({ players: [rich] }), 0, bridgeSecond, 'token -');
    expect(refused(waiting, 0, 'end')).toMatchObject({ code: 'wrong-phase', ask: 'second-track' });
    expect(titleImperialSteam.menu(waiting, 0).map(({ type }) => type)).toEqual([
      'second',
      'give-up',
      'sell',
    ]);
  });
});

describe('10 a newly connected city', () => {
  test('brings the steps of its hexagon, once', () => {
    const s = table({ at: [50, 50], players: [rich] });
    expect(after(s, 0, 'track wien--lilienfeld with 3:1').influence).toContainEqual({ seat: 0, column: 60 });
    const again = table({
      at: [50, 50],
      players: [rich],
      tracks: along([0], 'wien--lilienfeld', 'wien--wr_neustadt'),
    });
    expect(after(again, 0, 'track wr_neustadt--lilienfeld with 3:1').influence).toContainEqual({
      seat: 0,
      column: 50,
    });
  });

  /** Sopron gets a stack for the test. */
  const atToken = (points: readonly number[], more: Partial<PlayerState> = {}) =>
    after(
      table({
        at: [50, 50],
        players: [{ ...rich, ...more }],
        tracks: along([0], 'wien--bratislava'),
        tokens: { sopron: points },
      }),
      0,
      'track bratislava--sopron with 3:1',
    );

  /** After a main action, with a token to be spent. */
  const waiting = (points: number, player: Partial<PlayerState>) =>
    table({
      players: [player],
      turn: { seat: 0, main: 'track', delivered: false, second: null, token: { city: 'sopron', points } },
    });

  test('the top business token is discarded, and each point buys one thing (example)', () => {
    const s = atToken([3, 2]);
    expect(s.tokens).toEqual({ sopron: [2] });
    expect(s.turn!.token).toEqual({ city: 'sopron', points: 3 });
    const spent = after(s, 0, 'token share:2,car:1');
    expect(spent.players[0]).toMatchObject({ share: 90, cars: { free: 13, passenger: 1, reserved: 0 } });
    expect(after(s, 0, 'token influence:3').influence[0]).toEqual({ seat: 0, column: 90 });
    // Points may be forfeited.
    expect(after(s, 0, 'token -').turn!.token).toBeNull();
    expect(after(atToken([1]), 0, 'token -').tokens).toEqual({});
  });

  test('R22: tokens first', () => {
    const s = atToken([1]);
    for (const line of ['end', 'sell', 'donate'])
      expect(refused(s, 0, line)).toMatchObject({ code: 'wrong-phase', ask: 'spend-token' });
    expect(titleImperialSteam.menu(s, 0).map(({ type }) => type)).toEqual(['token']);
  });

  test('BONUS_POINTS, SHARE_TOP (R33), NO_CAR', () => {
    expect(refused(atToken([2]), 0, 'token influence:2,share:1')).toEqual({
      code: 'bonus-points',
      points: 2,
      spent: 3,
    });
    expect(refused(atToken([2], { share: 180 }), 0, 'token share:2')).toEqual({
      code: 'share-top',
      price: 180,
    });
    expect(after(atToken([2], { share: 180 }), 0, 'token share:1').players[0]!.share).toBe(240);
    const cars = { free: 1, passenger: 0, reserved: 2 };
    // Only what is there is offered.
    const none2 = waiting(2, { cars: { ...cars, free: 0, passenger: 1 }, share: 240, goods: noGoods });
    expect(formOf(none2, 0, 'token')['spend']).toMatchObject({ manyOf: [{ of: 'influence', most: 2 }] });
    expect(refused(waiting(2, { cars, goods: noGoods }), 0, 'token car:2')).toEqual({
      code: 'no-car',
      free: 1,
      wanted: 2,
    });
  });

  test('what no longer fits after a conversion is thrown away at once', () => {
    const s = waiting(1, { goods: { wood: 2, stone: 1, iron: 1, coal: 1 } });
    const full = after(s, 0, 'token car:1');
    expect(titleImperialSteam.turn(full).ask).toEqual({ kind: 'make-room', goods: 1 });
    expect(refused(full, 0, 'end')).toEqual({ code: 'no-room', surplus: 1 });
    expect(after(full, 0, 'discard wood:1').players[0]!.goods).toMatchObject({ wood: 1, stone: 1, iron: 1 });
  });
});
