import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Illegal } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { act, actFully, acts, asks, cash, column, kinds, newGame, refused } from '../../../support/rail.js';

const groups = { 'privates-sale': 'groups' };

/** The bids of the rulebook's example: seat 3 bids most, then seats 2 and 0; seat 1 never bids. */
const bids = [
  '0 choice 5',
  '1 pass',
  '2 choice 10',
  '3 choice 20',
  '0 pass',
  '2 choice 25',
  '3 choice 30',
  '2 pass',
];
const bidden = acts(newGame(4, groups), ...bids);

describe('1.3 bids for the first choice', () => {
  test('the example of the rulebook: whoever passes is out, the highest bidder chooses first and has the priority deal', () => {
    expect(asks(bidden)).toBe('3 choose-group');
    expect(bidden.priority).toBe(3);
    const { state, facts } = actFully(bidden, 3, 'choose CA');
    expect(facts[0]).toEqual({ kind: 'group-bought', seat: 3, privates: ['CA'], price: 160, bid: 30 });
    expect(facts).toContainEqual({
      kind: 'share-given',
      seat: 3,
      company: 'PRR',
      percent: 10,
      private: 'CA',
    });
    const all = acts(state, '2 choose CS+DH', '0 choose BO');
    expect(cash(all)).toEqual([600 - 225, 600 - 130, 600 - 135, 600 - 190]);
    expect(all.privates).toEqual({ SV: 1, CS: 2, DH: 2, MH: 1, CA: 3, BO: 0 });
    expect(asks(all)).toBe('0 set-par');
    expect(asks(act(all, 0, 'par B&O 100'))).toBe('3 stock-turn');
  });

  test('the first bid is 5 at least, each raise 5 at least', () => {
    expect(refused(newGame(4, groups), 0, 'choice 4')).toBe('bid-too-low');
    const one = act(newGame(4, groups), 0, 'choice 7');
    expect(refused(one, 1, 'choice 11')).toBe('bid-too-low');
    expect(asks(act(one, 1, 'choice 12'))).toBe('2 bid-for-choice');
  });

  test('a bid leaves enough for the dearest group', () => {
    expect(refused(newGame(4, groups), 0, 'choice 381')).toBe('not-enough-money');
    expect(
      cash(acts(newGame(4, groups), '0 choice 380', '1 pass', '2 pass', '3 pass', '0 choose BO'))[0],
    ).toBe(0);
    // The dearest of four costs 220, so that 380 is the most that anybody can bid.
    const high = acts(newGame(4, groups), '0 choice 375', '1 choice 380');
    expect(kinds(high, 2)).toEqual(['pass']);
  });

  test('only whoever is in turn bids, only until all have passed, and nobody chooses before', () => {
    const start = newGame(4, groups);
    expect([kinds(start, 0), kinds(start, 1)]).toEqual([['bid-for-choice', 'pass'], []]);
    expect(refused(start, 0, 'choose CA')).toBe('not-now');
    expect([kinds(bidden, 3), kinds(bidden, 2)]).toEqual([['choose-group'], []]);
    expect(refused(bidden, 3, 'choice 40')).toBe('not-now');
    const over = acts(bidden, '3 choose CA', '2 choose CS+DH', '0 choose SV+MH', '1 par B&O 100');
    for (const line of ['choice 40', 'choose CA']) expect(refused(over, 3, line)).toBe('not-now');
  });

  test('where nobody bids, they choose in the order of the seats, and the first keeps the priority deal', () => {
    const { state: none, facts } = actFully(acts(newGame(3, groups), '0 pass', '1 pass'), 2, 'pass');
    expect(asks(none)).toBe('0 choose-group');
    // The player has it already, so nothing is told of it.
    expect(facts.map(({ kind }) => kind)).not.toContain('priority');
    const all = acts(none, '0 choose DH+MH', '1 choose CS+CA');
    expect([all.priority, all.privates['SV'], all.privates['BO']]).toEqual([0, 2, 2]);
  });

  test('the last who has not passed may still bid for the priority deal', () => {
    const last = acts(newGame(3, groups), '0 pass', '1 pass');
    expect(kinds(last, 2)).toEqual(expect.arrayContaining(['bid-for-choice', 'pass']));
    expect(act(last, 2, 'choice 5').priority).toBe(2);
  });
});

test('1.3 as long as they are sold, the tables show the group of each private and the bid of each player', () => {
  const start = newGame(4, groups);
  const sale = act(start, 0, 'choice 5');
  const over = acts(bidden, '3 choose CA', '2 choose CS+DH', '0 choose SV+MH', '1 par B&O 100');
  const shown = (state: typeof sale): readonly unknown[] => [
    column(state, 'group', 'DH'),
    column(state, 'group-price', 'DH'),
    column(state, 'choice-bid', 0),
  ];
  expect(shown(sale)).toEqual([{ names: ['CS+DH'] }, { money: 110 }, { money: 5 }]);
  expect(column(start, 'choice-bid', 0)).toBeNull();
  expect(shown(over)).toEqual([null, null, null]);
});

describe('1.3 the groups', () => {
  test.each([
    [2, ['SV+DH+CA', 'CS+MH+BO'], [250, 370]],
    [3, ['SV+BO', 'CS+CA', 'DH+MH'], [240, 200, 180]],
    [4, ['SV+MH', 'CS+DH', 'CA', 'BO'], [130, 110, 160, 220]],
    [5, ['SV+CS', 'DH', 'MH', 'CA', 'BO'], [60, 70, 110, 160, 220]],
    [6, ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'], [20, 40, 70, 110, 160, 220]],
    [7, ['SV', 'CS', 'DH', 'MH', 'CA', 'BO', ''], [20, 40, 70, 110, 160, 220, 0]],
  ])('%i players', (seats, names, prices) => {
    const { ask } = title1830.turn(newGame(seats, groups));
    const shown = ask['groups'] as readonly {
      readonly privates: readonly string[];
      readonly price: number;
    }[];
    expect(shown.map(({ privates }) => privates.join('+'))).toEqual(names);
    expect(shown.map(({ price }) => price)).toEqual(prices);
  });

  test('as printed, SV+BO costs 260 and the CS alone 60', () => {
    const printed = { ...groups, 'group-prices': true };
    const of = (seats: number): readonly number[] =>
      (title1830.turn(newGame(seats, printed)).ask['groups'] as readonly { readonly price: number }[]).map(
        ({ price }) => price,
      );
    expect([of(3), of(6)]).toEqual([
      [260, 200, 180],
      [20, 60, 70, 110, 160, 220],
    ]);
  });

  test('seven players: 350 each, and one takes nothing for nothing', () => {
    const passes = [0, 1, 2, 3, 4, 5, 6].map(seat => `${String(seat)} pass`);
    const chosen = acts(newGame(7, groups), ...passes, '0 choose none');
    expect(cash(chosen)[0]).toBe(350);
    expect(refused(chosen, 1, 'choose none')).toBe('group-not-left');
  });

  test('T-06 seven players cannot have the auction, and are told so', () => {
    const settings = completeSettings(title1830.settings, {});
    let refusal: Illegal | undefined;
    try {
      title1830.fitSettings!(settings, 7);
    } catch (error) {
      refusal = error as Illegal;
    }
    expect(refusal).toMatchObject({
      code: 'setting-needs-other-seats',
      params: { setting: 'privates-sale', allowed: ['groups'] },
    });
    expect(title1830.fitSettings!(settings, 6)).toBe(settings);
  });

  test('everybody must take a group', () => {
    expect(refused(bidden, 3, 'pass')).toBe('cannot-pass');
  });
});
