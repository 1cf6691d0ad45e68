import { describe, expect, test } from '@jest/globals';
import { table } from '../../support/rail-1856.js';

const { act, acts, actFully, asks, cash, kinds, newGame, may, refused, turn } = table;

describe('3. the opening round', () => {
  test('each has a part of $1500, out of the bank', () => {
    expect([3, 4, 5, 6].map(seats => newGame(seats).players[0]!.cash)).toEqual([500, 375, 300, 250]);
    expect(newGame(4).bank).toBe(10500);
  });

  test('the first private is bought at its price, others are bid for by $5 more', () => {
    const state = newGame(3);
    expect(may(state, 0, 'take FT')).toBe(true);
    expect(refused(state, 0, 'bid FT 25')).toBe('cannot-bid-on');
    expect(refused(state, 0, 'bid WSRC 44')).toBe('bid-too-low');
    expect(may(state, 0, 'bid WSRC 45')).toBe(true);
  });

  test('money that lies on a bid buys nothing else', () => {
    const state = acts(newGame(3), '0 bid SCFTC 400', '1 pass', '2 pass');
    expect(refused(state, 0, 'bid NFSBC 105')).toBe('not-enough-money');
    expect(may(state, 0, 'bid SCFTC 500')).toBe(true);
  });

  test('a single bid buys at once, and the turn goes on as it stood', () => {
    const state = acts(newGame(3), '0 bid WSRC 45', '1 take FT');
    expect(state.privates).toMatchObject({ FT: 1, WSRC: 0 });
    expect(cash(state)).toEqual([455, 480, 500]);
    expect(asks(state)).toBe('2 auction-turn');
  });

  test('G2 bidders alone contend, from the left of the highest on; whoever passes is out', () => {
    const contest = acts(
      newGame(4),
      '0 bid WSRC 45', '1 bid WSRC 50', '2 bid WSRC 55', '3 take FT',
    ); // oxfmt-ignore
    expect(asks(contest)).toBe('0 auction-contest');
    const passed = acts(contest, '0 pass', '1 bid WSRC 60');
    expect(asks(passed)).toBe('2 auction-contest');
    const decided = act(passed, 2, 'pass');
    expect(decided.privates['WSRC']).toBe(1);
    expect(asks(decided)).toBe('0 auction-turn');
  });

  test('the priority card moves with every turn, not with a contest that is won', () => {
    const state = acts(newGame(3), '0 bid TCC 55', '1 bid WSRC 45', '2 take FT');
    expect(state.privates).toMatchObject({ FT: 2, WSRC: 1, TCC: 0 });
    expect(asks(state)).toBe('0 auction-turn');
  });

  test('all pass: Flos grows cheaper by $5, and the next in turn begins', () => {
    const state = acts(newGame(3), '0 bid WSRC 45', '1 pass', '2 pass', '0 pass');
    expect(asks(state)).toBe('1 auction-turn');
    const { facts } = actFully(acts(newGame(3), '0 pass', '1 pass'), 2, 'pass');
    expect(facts).toContainEqual({ kind: 'private-cheaper', private: 'FT', price: 15 });
  });

  test('bids stand through it', () => {
    const state = acts(newGame(3), '0 bid WSRC 45', '1 pass', '2 pass', '0 pass', '1 take FT');
    expect(state.privates).toMatchObject({ FT: 1, WSRC: 0 });
    expect(cash(state)).toEqual([455, 485, 500]);
  });

  test('at nothing it is given to the holder of the priority card', () => {
    const round = (state: ReturnType<typeof newGame>): ReturnType<typeof newGame> =>
      acts(state, '0 pass', '1 pass', '2 pass');
    const state = round(round(round(round(newGame(3)))));
    expect(state.privates['FT']).toBe(0);
    expect(cash(state)[0]).toBe(500);
    expect(asks(state)).toBe('1 auction-turn');
  });

  test('when all pass later, the privates that are sold pay', () => {
    const state = acts(newGame(3), '0 take FT', '1 pass', '2 pass', '0 pass');
    expect(cash(state)).toEqual([485, 500, 500]);
  });

  test('it is told that an operating round has come between', () => {
    const told = (state: ReturnType<typeof newGame>, seat: number): readonly string[] =>
      actFully(state, seat, 'pass').facts.map(({ kind }) => kind);
    expect(told(acts(newGame(3), '0 take FT', '1 pass', '2 pass'), 0)).toEqual([
      'passed',
      'operating-round-between',
      'private-income',
    ]);
    expect(told(acts(newGame(3), '0 pass', '1 pass'), 2)).toEqual([
      'passed',
      'operating-round-between',
      'private-cheaper',
    ]);
  });

  test('56-14 the last private opens the stock round for the next in turn, without sales', () => {
    const state = acts(
      newGame(3),
      '0 take FT', '1 take WSRC', '2 take TCC', '0 take GLSC', '1 take NFSBC', '2 take SCFTC',
    ); // oxfmt-ignore
    expect(turn(state)).toBe('stock');
    expect(asks(state)).toBe('0 stock-turn');
    const started = acts(state, '0 par GT 65', '1 buy GT', '2 buy GT');
    expect(asks(started)).toBe('0 stock-turn');
    expect(kinds(started, 0)).not.toContain('sell');
    expect(refused(started, 0, 'sell 1 GT')).toBe('nothing-to-sell');
  });
});
