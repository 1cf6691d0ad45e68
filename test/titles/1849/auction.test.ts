import { describe, expect, test } from '@jest/globals';
import { table } from '../../support/rail-1849.js';

const { act, acts, asks, cash, kinds, may, newGame, refused } = table;

type Position = ReturnType<typeof newGame>;

const owners = (state: Position): readonly (string | number)[] =>
  ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'].map(id => state.privates[id]!);

describe('2.4 the opening auction', () => {
  test('2.2 the players share 1500', () => {
    expect([3, 4, 5].map(seats => newGame(seats).players[0]!.cash)).toEqual([500, 375, 300]);
    expect(newGame(4).bank).toBe(7760 - 1500);
  });

  test('2.4.3 the example', () => {
    const bids = acts(
      newGame(4),
      '0 bid SMS 115',
      '1 bid SMS 120',
      '2 bid CNM 80',
      '3 take SCE',
      '0 take SIGI',
    );
    expect(owners(bids)).toEqual([3, 0, 2, 'bank', 'bank']);
    expect(cash(bids)).toEqual([330, 375, 295, 355]);
    expect(asks(bids)).toBe('0 auction-contest');
    expect(refused(bids, 0, 'bid SMS 124')).toBe('bid-too-low');
    // Whoever wins: RSA is offered to the second player at 150.
    expect(asks(act(bids, 0, 'pass'))).toBe('1 auction-turn');
    const raised = acts(bids, '0 bid SMS 125', '1 pass');
    expect(owners(raised)).toEqual([3, 0, 2, 0, 'bank']);
    expect(asks(raised)).toBe('1 auction-turn');
  });

  test('2.4.1 a bid is made on another private than the one for sale, as in the records', () => {
    for (const settings of [{}, { reading: '18xx.games' }]) {
      const state = newGame(3, settings);
      expect(refused(state, 0, 'bid SCE 60')).toBe('cannot-bid-on');
      expect(may(state, 0, 'bid SIGI 60')).toBe(true);
      // What is for sale next is for sale then.
      expect(refused(act(state, 0, 'take SCE'), 1, 'bid SIGI 60')).toBe('cannot-bid-on');
    }
  });

  test('2.4.3 who passes in a contest may come in again while it lasts', () => {
    const three = acts(
      newGame(4),
      ...['0 bid SIGI 50', '1 bid SIGI 55', '2 bid SIGI 60', '3 take SCE'],
      ...['0 pass', '1 bid SIGI 65', '2 bid SIGI 70'],
    );
    expect(asks(three)).toBe('0 auction-contest');
    const back = acts(three, '0 bid SIGI 75', '1 pass', '2 pass');
    expect(back.privates['SIGI']).toBe(0);
  });

  test('2.4.4 the first one grows cheaper by 5 each round; at nothing it must be taken', () => {
    const round = ['0 pass', '1 pass', '2 pass'];
    const at5 = acts(newGame(3), ...round, ...round, ...round);
    expect(cash(act(at5, 0, 'take SCE'))[0]).toBe(495);
    const free = acts(at5, ...round);
    expect(kinds(free, 0)).toEqual(['take']);
    expect(refused(free, 0, 'pass')).toBe('must-take');
    const taken = act(free, 0, 'take SCE');
    expect(cash(taken)).toEqual([500, 500, 500]);
    expect(asks(taken)).toBe('1 auction-turn');
  });

  test('2.4.4 with another private unsold the owners have their income, and it goes on', () => {
    const state = acts(newGame(3), '0 take SCE', '1 pass', '2 pass', '0 pass');
    expect(cash(state)).toEqual([485, 500, 500]);
    expect(asks(state)).toBe('1 auction-turn');
    expect(cash(act(state, 1, 'take SIGI'))[1]).toBe(455);
  });

  /** All but the last are sold; the third seat has the next word. */
  const last = acts(newGame(3), '0 take SCE', '1 take SIGI', '2 bid RSA 155', '0 take CNM');

  test('2.4 the priority deal goes to the left of the last buyer, even one who only bid', () => {
    const end = acts(last, '1 take SMS');
    expect(end.privates['RSA']).toBe(2);
    expect(act(end, 2, 'par AFG 68').pending).toHaveLength(1);
    const begun = acts(end, '2 par AFG 68', '2 home C1');
    expect(begun.priority).toBe(0);
    expect(asks(begun)).toBe('0 stock-turn');
  });

  test('2.4 also where several contended for the last', () => {
    const contest = acts(
      newGame(3),
      ...['0 take SCE', '1 take SIGI', '2 bid RSA 155', '0 bid RSA 160', '1 take CNM', '2 take SMS'],
    );
    expect(asks(contest)).toBe('2 auction-contest');
    const end = act(contest, 2, 'pass');
    expect(asks(end)).toBe('0 set-par');
    const begun = acts(end, '0 par AFG 68', '0 home C1');
    expect(begun.priority).toBe(1);
    expect(asks(begun)).toBe('1 stock-turn');
  });

  test('in the records it goes to the left of whoever bought what was offered', () => {
    const site = { reading: '18xx.games' };
    const end = acts(
      newGame(3, site),
      '0 take SCE',
      '1 take SIGI',
      '2 bid RSA 155',
      '0 take CNM',
      '1 take SMS',
      '2 par AFG 68',
      '2 home C1',
    );
    expect(end.priority).toBe(2);
  });
});
