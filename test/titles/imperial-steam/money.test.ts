import { describe, expect, test } from '@jest/globals';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, refused, table } from '../../support/steam-table.js';

test('8.8 charity: 10 for each step, as many as wanted, no farther than the track goes', () => {
  const s = table({ at: [40, 50], players: [{ money: 70 }] });
  const after2 = after(s, 0, 'charity 2');
  expect(after2.players[0]!.money).toBe(50);
  expect(after2.influence[0]).toEqual({ seat: 0, column: 60 });
  expect(refused(s, 0, 'charity 0')).toEqual({ code: 'nothing-done', case: 'charity' });
  expect(refused(s, 0, 'charity 8')).toEqual({ code: 'no-money', cost: 80, money: 70 });
  const high = table({ at: [230, 50], players: [{ money: 70 }] });
  expect(after(high, 0, 'charity 2').influence[0]).toEqual({ seat: 0, column: 250 });
  const last = table({ players: [{ money: 10 }] });
  expect(after(last, 0, 'charity 1').players[0]!.money).toBe(0);
  expect(refused(high, 0, 'charity 3')).toEqual({ code: 'charity-top', steps: 3, most: 2, last: 250 });
});

describe('8.9 share price', () => {
  test('rises by a row for the steps that the target row says (example)', () => {
    const s = table({ at: [60, 40] });
    const risen = after(s, 0, 'share 1');
    expect(risen.players[0]!.share).toBe(60);
    expect(risen.influence[0]).toEqual({ seat: 0, column: 50 });
    // For the last step there is.
    expect(after(table({ at: [10, 40] }), 0, 'share 1').influence[1]).toEqual({ seat: 0, column: 0 });
    const top = after(table({ at: [60, 50], players: [{ share: 180 }] }), 0, 'share 1');
    expect(top).toMatchObject({
      players: [{ share: 240 }, {}],
      influence: [{ seat: 1 }, { seat: 0, column: 10 }],
    });
  });

  test('falls by any number of rows for nothing', () => {
    const s = table({ at: [60, 50], players: [{ share: 180 }] });
    expect(after(s, 0, 'share -3')).toMatchObject({
      players: [{ share: 60 }, {}],
      influence: [{ column: 60 }, {}],
    });
    // Down to the lowest.
    expect(after(s, 0, 'share -4').players[0]!.share).toBe(40);
  });

  test('SHARE_TOP, SHARE_BOTTOM, NEED_INFLUENCE, NOTHING_DONE, and no more rows than there are (R31)', () => {
    const at = (share: number) => table({ at: [30, 50], players: [{ share }] });
    expect(refused(at(240), 0, 'share 1')).toEqual({ code: 'share-top', price: 240 });
    expect(refused(at(40), 0, 'share -1')).toEqual({ code: 'share-bottom', price: 40 });
    expect(refused(at(130), 0, 'share 1')).toEqual({ code: 'need-influence', price: 180, cost: 4, steps: 3 });
    expect(refused(at(40), 0, 'share 0')).toEqual({ code: 'nothing-done', case: 'share' });
    expect(refused(at(60), 0, 'share -2')).toEqual({ code: 'share-rows', rows: -2, most: 1, case: 'down' });
    expect(refused(at(60), 0, 'share 2')).toEqual({ code: 'share-rows', rows: 2, most: 1 });
  });
});

test('8.10 and 8.11: a donation is 10 from the bank, passing is nothing', () => {
  expect(after(table(), 0, 'donate').players[0]!.money).toBe(130);
  expect(after(table(), 0, 'pass').players[0]!.money).toBe(120);
});

describe('9.1 sell a share', () => {
  test('at 130 with seven investors four times (example)', () => {
    const s = table({ players: [{ money: 0, share: 130, investors: 7 }] });
    const sold = after(s, 0, 'sell', 'sell', 'sell', 'sell');
    expect(sold.players[0]).toMatchObject({ money: 520, investors: 3, shareholders: 4 });
    expect(refused(sold, 0, 'sell')).toEqual({ code: 'no-investor', highest: 90, price: 130 });
  });

  test('before and after the main action', () => {
    const s = table({ players: [{ money: 0, investors: 2 }] });
    expect(after(s, 0, 'sell', 'donate', 'sell').players[0]!.money).toBe(90);
  });

  test('SHAREHOLDERS_FULL (R14), NO_INVESTOR', () => {
    expect(refused(table({ players: [{ shareholders: 10 }] }), 0, 'sell')).toEqual({
      code: 'shareholders-full',
      most: 10,
    });
    expect(refused(table({ players: [{ investors: 0 }] }), 0, 'sell')).toEqual({
      code: 'no-investor',
      price: 40,
      case: 'none',
    });
  });
});

describe('13 hidden money', () => {
  const s = table({ chosen: { 'hidden-money': true }, players: [{ money: 70 }, { money: 10 }] });

  test('players see only their own, until the end', () => {
    const money = (viewer: number | null): unknown =>
      (titleImperialSteam.view(s, viewer)['players'] as { money: unknown }[]).map(player => player.money);
    expect([money(0), money(1), money(null)]).toEqual([
      [70, null],
      [null, 10],
      [null, null],
    ]);
    expect(titleImperialSteam.isOpen!(s)).toBe(false);
    expect(titleImperialSteam.isOpen!({ ...s, phase: 'over', turn: null })).toBe(true);
    expect(titleImperialSteam.isOpen!(table())).toBe(true);
  });

  test('whoever plays ahead plays with their own, and what others are paid stays unseen', () => {
    const tracks = { 'wien--wr_neustadt': [1] };
    const seen = titleImperialSteam.fromView!(titleImperialSteam.view({ ...s, tracks }, 0))!;
    const laid = after(
      { ...seen, players: seen.players.map(one => ({ ...one, training: [5, 0, 0] as const })) },
      0,
      'track wien--wr_neustadt with 1:3',
    );
    expect(laid.players.map(({ money }) => money)).toEqual([60, null]);
  });
});
