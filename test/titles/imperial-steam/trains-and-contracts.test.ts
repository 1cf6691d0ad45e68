import { describe, expect, test } from '@jest/globals';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, refused, table } from '../../support/steam-table.js';

describe('8.6 locomotive', () => {
  test('bought: cars according to its level, a coal, and influence', () => {
    const s = table({ round: 6, at: [50, 50] });
    const bought = after(s, 0, 'locomotive 7');
    expect(bought.players[0]).toMatchObject({
      money: 50,
      trains: [3, 7],
      cars: { free: 10 },
      goods: { coal: 2 },
    });
    expect(bought.locomotives[7]).toBe(1);
    expect(bought.influence[0]).toEqual({ seat: 0, column: 70 });
  });

  test('upgraded for the difference: cars are added, passengers stay, no coal', () => {
    const cars = { free: 1, passenger: 2, reserved: 0 };
    const s = table({ round: 6, at: [50, 50], players: [{ cars, goods: noGoods }] });
    const upgraded = after(s, 0, 'upgrade 3 to 6');
    expect(upgraded.players[0]).toMatchObject({
      money: 90,
      trains: [6],
      cars: { free: 4, passenger: 2 },
      goods: noGoods,
    });
    expect(upgraded.influence[0]!.column).toBe(60);
    expect(upgraded.locomotives[6]).toBe(1);
  });

  test('LOCO_NOT_YET, LOCO_OUT, TRAINS_FULL, NOT_HIGHER (R13), NO_MONEY', () => {
    const s = table({ round: 3, locomotives: { 4: 0, 5: 2 } });
    expect(refused(s, 0, 'locomotive 6')).toEqual({ code: 'loco-not-yet', level: 6, round: 4 });
    expect(refused(s, 0, 'locomotive 4')).toEqual({ code: 'loco-out', level: 4 });
    expect(refused(s, 0, 'locomotive 3')).toEqual({ code: 'loco-out', level: 3 });
    const full = table({
      round: 6,
      players: [{ trains: [3, 5, 5], cars: { free: 13, passenger: 0, reserved: 0 } }],
    });
    expect(refused(full, 0, 'locomotive 6')).toEqual({ code: 'trains-full', most: 3 });
    for (const lower of [4, 5])
      expect(refused(full, 0, `upgrade 5 to ${lower}`)).toEqual({ code: 'not-higher', level: 5 });
    expect(refused(full, 0, 'upgrade 6 to 7')).toEqual({ code: 'no-such-train', level: 6 });
    expect(refused(full, 0, 'upgrade 5 to 6')).toBeNull();
    const poor = table({ round: 6, players: [{ money: 20 }] });
    expect(refused(poor, 0, 'upgrade 3 to 6')).toEqual({ code: 'no-money', cost: 30, money: 20 });
  });

  test('for sale are those left of the round marker', () => {
    const offered = (round: number): unknown =>
      titleImperialSteam
        .menu(table({ round, players: [{ money: 500 }] }), 0)
        .find(({ type }) => type === 'buy-locomotive')?.fields['level'];
    expect([1, 2, 4, 8].map(offered)).toEqual([
      undefined,
      { oneOf: [4] },
      { oneOf: [4, 5, 6] },
      { oneOf: [4, 5, 6, 7, 8] },
    ]);
  });
});

describe('8.7 secure a contract', () => {
  test('its cars are reserved for good, investors come, goods that no longer fit are thrown away', () => {
    const s = table({
      display: ['C2-1', 'C3-1'],
      players: [{ goods: { wood: 4, stone: 0, iron: 0, coal: 0 } }],
    });
    const secured = after(s, 0, 'contract C2-1');
    expect(secured.display).toEqual(['C3-1']);
    expect(secured.players[0]).toMatchObject({
      contracts: ['C2-1'],
      cars: { free: 1, passenger: 0, reserved: 2 },
      investors: 3,
    });
    expect(titleImperialSteam.turn(secured).ask).toEqual({ kind: 'make-room', goods: 2 });
    // Reserved cars neither store nor become passenger cars.
    expect(refused(secured, 0, 'discard wood:1')).toMatchObject({ code: 'discard-count', surplus: 2 });
  });

  test('investors beyond the ten places are not taken', () => {
    const s = table({ display: ['C3-1'], players: [{ investors: 8 }] });
    expect(after(s, 0, 'contract C3-1').players[0]!.investors).toBe(10);
  });

  test('CONTRACT_GONE, NEED_CARS', () => {
    const cars = { free: 2, passenger: 1, reserved: 0 };
    const s = table({ display: ['C3-1'], players: [{ cars }] });
    expect(refused(s, 0, 'contract C3-1')).toEqual({
      code: 'need-cars',
      contract: 'C3-1',
      needed: 3,
      free: 2,
    });
    expect(refused(s, 0, 'contract C1-1')).toEqual({ code: 'contract-gone', contract: 'C1-1' });
  });
});
