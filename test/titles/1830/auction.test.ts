import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  asks,
  cash,
  choices,
  kinds,
  may,
  newGame,
  president,
  refused,
  refusedCase,
} from '../../support/rail.js';

const [harald, wolfgang, andreas, michael] = [0, 1, 2, 3] as const;

describe('C-2.2 turns of the auction', () => {
  test('the holder of the priority deal begins, then it goes clockwise', () => {
    const start = newGame(3);
    expect(asks(start)).toBe('0 auction-turn');
    expect(asks(act(start, 0, 'pass'))).toBe('1 auction-turn');
    expect(asks(acts(start, '0 bid DH 75', '1 pass', '2 pass'))).toBe('0 auction-turn');
  });

  test('nobody acts out of turn', () => {
    const start = newGame(3);
    expect(kinds(start, 1)).toEqual([]);
    expect(refused(start, 1, 'pass')).toBe('not-your-turn');
    expect(refused(start, 1, 'take SV')).toBe('not-your-turn');
    expect(refused(start, 1, 'bid DH 75')).toBe('not-your-turn');
  });

  test('C-2.2 (2) only the cheapest is sold at its price; the priority deal goes to the left', () => {
    const start = newGame(4);
    expect(refused(start, 0, 'take CS')).toBe('only-the-cheapest');
    const bought = act(start, 0, 'take SV');
    expect(bought.privates['SV']).toBe(0);
    expect(cash(bought)).toEqual([580, 600, 600, 600]);
    expect(bought.priority).toBe(1);
    expect(asks(bought)).toBe('1 auction-turn');
  });

  test('C-2.2 (3) a bid on the private for sale buys it at that price, as (2) does', () => {
    const bought = act(newGame(4), 0, 'bid SV 25');
    expect(bought.privates['SV']).toBe(0);
    expect(cash(bought)).toEqual([575, 600, 600, 600]);
    expect(bought.priority).toBe(1);
    expect(asks(bought)).toBe('1 auction-turn');
  });

  test('C-2.2 the first stock round begins when all are sold, with the holder of the priority deal', () => {
    const end = acts(
      newGame(2),
      '0 take SV',
      '1 take CS',
      '0 take DH',
      '1 take MH',
      '0 take CA',
      '1 take BO',
      '1 par B&O 67',
    );
    expect(end.round).toMatchObject({ kind: 'stock', current: 0 });
    expect(end.set).toBe(1);
  });
});

describe('C-2.2.1 bids', () => {
  const start = newGame(3);

  test('are at least 5 above the price, and above the highest bid', () => {
    expect(refused(start, 0, 'bid DH 74')).toBe('bid-too-low');
    const one = act(start, 0, 'bid DH 75');
    expect(refused(one, 1, 'bid DH 79')).toBe('bid-too-low');
    expect(may(one, 1, 'bid DH 80')).toBe(true);
    expect(may(one, 1, 'bid DH 83')).toBe(true);
  });

  test('set the money aside for other bids and purchases', () => {
    const low = acts(start, '0 bid CA 400', '1 pass', '2 pass');
    expect(refused(low, 0, 'bid BO 405')).toBe('not-enough-money');
    expect(may(low, 0, 'bid BO 400')).toBe(true);
    const all = acts(start, '0 bid CA 790', '1 pass', '2 pass');
    expect(refused(all, 0, 'take SV')).toBe('not-enough-money');
    expect(choices(all, 0, 'bid', 'private')).toEqual(['CA']);
  });

  test('a raise of the own bid needs only the difference', () => {
    const all = acts(start, '0 bid CA 700', '1 pass', '2 pass');
    expect(may(all, 0, 'bid CA 800')).toBe(true);
    expect(refused(all, 0, 'bid CA 801')).toBe('not-enough-money');
  });
});

describe('C-2.2.2 a private with bids is sold when it is the next', () => {
  test('to its only bidder for the amount of the bid; the priority deal stays', () => {
    const sold = acts(newGame(3), '0 bid CS 50', '1 take SV');
    expect(sold.privates).toMatchObject({ SV: 1, CS: 0 });
    expect(cash(sold)).toEqual([750, 780, 800]);
    expect(sold.priority).toBe(2);
    expect(asks(sold)).toBe('2 auction-turn');
  });

  const three = (): ReturnType<typeof newGame> =>
    acts(newGame(4), '0 bid CS 50', '1 bid CS 55', '2 bid CS 60', '3 take SV');

  test('the lowest bidder begins; only bidders take part; then it goes clockwise', () => {
    const contest = three();
    expect(asks(contest)).toBe('0 auction-contest');
    expect(kinds(contest, 3)).toEqual([]);
    expect(refused(contest, 0, 'bid DH 75')).toBe('cannot-bid-on');
    expect(refused(contest, 0, 'bid CS 64')).toBe('bid-too-low');
    const raised = act(contest, 0, 'bid CS 65');
    expect(asks(raised)).toBe('1 auction-contest');
    expect(asks(act(raised, 1, 'pass'))).toBe('2 auction-contest');
  });

  test('who passed may come back after another raise', () => {
    const back = acts(three(), '0 pass', '1 bid CS 65', '2 pass');
    expect(asks(back)).toBe('0 auction-contest');
    expect(may(back, 0, 'bid CS 70')).toBe(true);
  });

  test('it ends when all others pass one after another; the losers have their money again', () => {
    const end = acts(three(), '0 pass', '1 bid CS 65', '2 pass', '0 pass');
    expect(end.privates['CS']).toBe(1);
    expect(cash(end)).toEqual([600, 535, 600, 580]);
    expect(end.priority).toBe(0);
    expect(asks(end)).toBe('0 auction-turn');
    expect(may(end, 0, 'bid BO 600')).toBe(true);
  });

  test('one sale after another, as long as the next has bids', () => {
    const end = acts(newGame(3), '0 bid CS 45', '1 bid DH 75', '2 bid MH 115', '0 take SV');
    expect(end.privates).toMatchObject({ SV: 0, CS: 0, DH: 1, MH: 2, CA: 'bank' });
    expect(end.priority).toBe(1);
  });

  test("the rulebook's example", () => {
    const sold = acts(
      newGame(4),
      `${harald} bid CA 165`,
      `${wolfgang} bid BO 225`,
      `${andreas} bid DH 75`,
      `${michael} bid CA 170`,
      `${harald} bid DH 80`,
      `${wolfgang} take SV`,
      `${andreas} pass`,
      `${michael} take CS`,
      `${andreas} bid DH 85`,
      `${harald} bid DH 90`,
      `${andreas} bid DH 95`,
      `${harald} pass`,
    );
    expect(sold.priority).toBe(harald);
    const end = acts(
      sold,
      `${harald} take MH`,
      `${harald} bid CA 175`,
      `${michael} bid CA 200`,
      `${harald} bid CA 205`,
      `${michael} bid CA 210`,
      `${harald} pass`,
    );
    expect(cash(end)).toEqual([490, 355, 505, 350]);
    expect(end.privates).toEqual({
      SV: wolfgang,
      CS: michael,
      DH: andreas,
      MH: harald,
      CA: michael,
      BO: wolfgang,
    });
    expect(end.companies['PRR']!.certs.filter(h => h === michael)).toHaveLength(1);
    expect(president(end, 'B&O')).toBe(wolfgang);
    expect(asks(end)).toBe(`${wolfgang} set-par`);
    const stock = act(end, wolfgang, 'par B&O 100');
    expect(stock.round).toMatchObject({ kind: 'stock', current: wolfgang });
  });
});

test('C-2.2.1 who has just the price left may take the first private, and is told to have bought it uncontested', () => {
  const poor = acts(newGame(3), '0 bid BO 780', '1 pass', '2 pass');
  expect(may(poor, 0, 'take SV')).toBe(true);
  expect(actFully(poor, 0, 'take SV').facts).toContainEqual(
    expect.objectContaining({ kind: 'private-bought', private: 'SV', contested: false }),
  );
});

describe('C-2.2.3 nobody buys', () => {
  test('the SV falls by 5 each time all pass', () => {
    const once = acts(newGame(2), '0 pass', '1 pass');
    expect(title1830.turn(once).ask).toMatchObject({ cheapest: 'SV', price: 15 });
    expect(cash(act(once, 0, 'take SV'))).toEqual([1185, 1200]);
    expect(may(once, 0, 'bid CS 45')).toBe(true);
  });

  test('the others keep their price', () => {
    const once = acts(newGame(2), '0 pass', '1 pass');
    expect(refused(once, 0, 'bid CS 44')).toBe('bid-too-low');
    expect(cash(acts(once, '0 take SV', '1 take CS'))).toEqual([1185, 1160]);
  });

  test('all must pass one after another: a bid in between begins the count anew', () => {
    const bid = acts(newGame(2), '0 pass', '1 bid BO 225', '0 pass');
    expect(title1830.turn(bid).ask).toMatchObject({ price: 20 });
    expect(title1830.turn(act(bid, 1, 'pass')).ask).toMatchObject({ price: 15 });
  });

  test('at nothing the next player must take it; the priority deal goes to their left', () => {
    let state = newGame(2);
    for (let i = 0; i < 4; i++) state = acts(state, '0 pass', '1 pass');
    expect(kinds(state, 0)).toEqual(['take']);
    expect(refused(state, 0, 'pass')).toBe('must-take');
    expect(refusedCase(state, 0, 'bid BO 225')).toBe('cannot-bid-on/none');
    const taken = act(state, 0, 'take SV');
    expect(cash(taken)).toEqual([1200, 1200]);
    expect(taken.priority).toBe(1);
  });

  test('with the SV sold, the privates pay and the holder of the priority deal goes on', () => {
    const sold = acts(newGame(3), '0 take SV', '1 take CS', '2 pass', '0 pass');
    expect(cash(sold)).toEqual([780, 760, 800]);
    const paid = act(sold, 1, 'pass');
    expect(cash(paid)).toEqual([785, 770, 800]);
    expect(asks(paid)).toBe('2 auction-turn');
    expect(paid.set).toBe(0);
  });
});

describe('C-2.2.3 after all have passed', () => {
  test('the holder of the priority deal goes on, not the next one, though the SV is unsold', () => {
    const state = acts(newGame(3), '0 pass', '1 bid BO 225', '2 pass', '0 pass', '1 pass');
    expect(title1830.turn(state)).toMatchObject({ asked: [0], ask: { price: 15 } });
  });
});

describe('p. 11 what comes with a private', () => {
  const toLast = (): ReturnType<typeof newGame> =>
    acts(newGame(2), '0 take SV', '1 take CS', '0 take DH', '1 take MH', '0 take CA');

  test('the buyer of the CA gets a share of the PRR, which has no price yet', () => {
    const state = toLast();
    expect(state.companies['PRR']).toMatchObject({ par: null, cell: null });
    expect(state.companies['PRR']!.certs.filter(h => h === 0)).toHaveLength(1);
    expect(president(state, 'PRR')).toBe(-1);
  });

  test('the buyer of the BO is president of the B&O and names its par at once, free of charge', () => {
    const state = act(toLast(), 1, 'take BO');
    expect(president(state, 'B&O')).toBe(1);
    expect(kinds(state, 1)).toEqual(['par']);
    expect(kinds(state, 0)).toEqual([]);
    expect(choices(state, 1, 'par', 'price')).toEqual([67, 71, 76, 82, 90, 100]);
    expect(refused(state, 1, 'pass')).toBe('something-else-first');
    expect(refused(state, 1, 'par B&O 112')).toBe('no-par-price');
    expect(refused(state, 1, 'par PRR 100')).toBe('par-first');
    const before = cash(state);
    const started = act(state, 1, 'par B&O 90');
    expect(cash(started)).toEqual(before);
    expect(started.companies['B&O']).toMatchObject({ par: 90, floated: false });
  });
});
