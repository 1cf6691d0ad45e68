import { describe, expect, test } from '@jest/globals';
import { play } from '../../../src/engine/core/index.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { certs, changed, drafted, table, turnAt } from '../../support/rail-18mag.js';

const { act, acts, asks, choices, factsOf, may, price, refused, refusedCase, turn } = table;

/** SIK with its third seat as director, in its turn. */
const supporter = (step: string, { cash = 500, held = [0, 10, 30], players = 3 } = {}): RailState =>
  changed(drafted(players), {
    companies: { SIK: { cash, certs: certs(...held.slice(0, players)), cell: [0, 10] } },
    round: turnAt('SIK', step),
  });

describe('18Mag §2, Aktiengesellschaften, Schritt 1', () => {
  test('a station on any free place of the board, for 40 and 80, all of it for the bank', () => {
    const start = supporter('token');
    const first = act(start, 2, 'token F13');
    expect(first.companies['SIK']!.cash).toBe(460);
    expect(first.companies['SKEV']!.cash).toBe(0);
    expect(turn(first)).toBe('SIK pay-out');
    const again = changed(first, { round: turnAt('SIK', 'token') });
    expect(act(again, 2, 'token I2').companies['SIK']!.cash).toBe(380);
  });

  test('cities without a tile are free places, homes of minors that left the game too, far places, towns and mines are none', () => {
    const spots = choices(supporter('token'), 2, 'token', 'spot');
    expect(spots).toEqual(expect.arrayContaining(['F13', 'I2', 'G10', 'G14']));
    for (const none of ['H1', 'D13', 'A18', 'E10']) expect(spots).not.toContain(none);
    expect(refusedCase(supporter('token'), 2, 'token E10')).toBe('no-token-there/full');
  });

  test('of several companies in one city, but of one company only one in a hex', () => {
    const state = supporter('token');
    const laid = changed(state, { board: { ...state.board, laid: { C12: '14/0' } } });
    const first = act(laid, 2, 'token C12');
    const again = changed(first, { round: turnAt('SIK', 'token') });
    expect(refusedCase(again, 2, 'token C12')).toBe('no-token-there/own');
    const other = changed(first, {
      companies: { RABA: { cash: 100, certs: certs(20) } },
      round: turnAt('RABA', 'token'),
    });
    expect(may(other, 0, 'token C12')).toBe(true);
  });

  test('it blocks like any other station', () => {
    const state = supporter('token');
    const line = changed(state, {
      board: { ...state.board, laid: { E10: '57/2', F11: '8/2', F13: '57/1' } },
    });
    const blocked = act(line, 2, 'token F13');
    const reached = (s: RailState): boolean =>
      may(changed(s, { companies: { 3: { cash: 100 } }, round: turnAt('3', 'track') }), 2, 'F15 9 r1');
    expect(reached(line)).toBe(true);
    expect(reached(blocked)).toBe(false);
  });

  test('without the money, or a director, no station is built', () => {
    const poor = changed(supporter('token', { cash: 39 }), {
      round: turnAt('12', 'trains', { waiting: ['SIK'] }),
    });
    expect(turn(act(poor, 2, 'pass'))).toBe('SIK pay-out');
    const unled = changed(supporter('token', { held: [10, 10, 10] }), {
      round: turnAt('12', 'trains', { waiting: ['SIK'] }),
    });
    expect(act(unled, 2, 'pass').round.kind).toBe('stock');
  });
});

describe('18Mag §2, Aktiengesellschaften, Schritt 2', () => {
  test('each shareholder gets their percentage; the part of unsold shares stays in the treasury', () => {
    for (const amount of [-10, 5, 110])
      expect(() =>
        play(title18mag, supporter('pay-out', { cash: 105 }), { seat: 2, type: 'pay-out', amount }),
      ).toThrow('no-such-payout');
    const state = act(supporter('pay-out', { cash: 105 }), 2, 'pay 100');
    expect(table.cash(state)).toEqual([0, 10, 30]);
    expect(state.companies['SIK']!.cash).toBe(65);
    // Who has nothing of it is not told to have received anything.
    const received = table.factsOf(supporter('pay-out', { cash: 105 }), 2, 'pay 100', 'received');
    expect(received.map(fact => fact['holder'])).toEqual([1, 2]);
    expect(refused(supporter('pay-out'), 2, 'pass')).toBe('cannot-pass');
  });

  test.each([
    [0, 100],
    [10, 110],
    [20, 110],
    [30, 120],
    [50, 120],
    [60, 130],
    [100, 130],
    [110, 140],
    [200, 140],
    [210, 152],
    [500, 152],
  ])('the table of p. 18: %i paid out brings the price from 110 to %i', (amount, to) => {
    expect(price(act(supporter('pay-out'), 2, `pay ${String(amount)}`), 'SIK')).toBe(to);
  });

  test.each([
    [0, 100],
    [10, 110],
    [20, 120],
    [40, 120],
    [50, 130],
    [80, 130],
    [90, 140],
    [120, 140],
    [130, 152],
  ])('the table of p. 21, where two play: %i paid out brings the price from 110 to %i', (amount, to) => {
    const state = supporter('pay-out', { held: [10, 30], players: 2 });
    expect(price(act(state, 1, `pay ${String(amount)}`), 'SIK')).toBe(to);
  });

  test('in tens, and no more than it has', () => {
    const state = supporter('pay-out', { cash: 75 });
    expect(refused(state, 2, 'pay 75')).toBe('no-such-payout');
    expect(refused(state, 2, 'pay 80')).toBe('no-such-payout');
    expect(may(state, 2, 'pay 70')).toBe(true);
  });

  test('without a director everything is paid out', () => {
    const state = changed(supporter('pay-out', { cash: 75, held: [10, 10, 0] }), {
      round: turnAt('12', 'trains', { waiting: ['SIK'] }),
    });
    expect(factsOf(state, 2, 'pass', 'paid-out')).toEqual([
      { kind: 'paid-out', company: 'SIK', revenue: 70, perShare: 7 },
    ]);
    const after = act(state, 2, 'pass');
    expect(table.cash(after)).toEqual([7, 7, 0]);
    expect(after.companies['SIK']!.cash).toBe(61);
    expect(price(after, 'SIK')).toBe(130);
  });

  test('with too little for a payout nobody is asked, and the price falls', () => {
    const state = changed(supporter('pay-out', { cash: 9 }), {
      round: turnAt('12', 'trains', { waiting: ['SIK'] }),
    });
    const after = act(state, 2, 'pass');
    expect(asks(after)).toBe('2 stock-turn');
    expect(price(after, 'SIK')).toBe(100);
  });

  test('the lowest and the highest price hold their markers', () => {
    const low = changed(supporter('pay-out'), { companies: { SIK: { cell: [0, 0] } } });
    expect(price(act(low, 2, 'pay 0'), 'SIK')).toBe(55);
    const high = changed(supporter('pay-out'), { companies: { SIK: { cell: [0, 28] } } });
    expect(price(act(high, 2, 'pay 500'), 'SIK')).toBe(400);
  });

  test('the director of each company decides on its own', () => {
    const state = changed(supporter('pay-out'), {
      companies: { RABA: { cash: 50, certs: certs(20, 0, 0) } },
      round: turnAt('SIK', 'pay-out', { waiting: ['RABA'] }),
    });
    expect(refused(state, 0, 'pay 10')).toBe('not-your-turn');
    expect(asks(acts(state, '2 pay 500'))).toBe('0 place-token');
  });
});
