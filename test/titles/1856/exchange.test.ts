import { describe, expect, test } from '@jest/globals';
import { averagePrice, exchangeHoldings, nearest } from '../../../src/titles/1856/rules/national/exchange.js';

const of = (shares: readonly number[], pool = 0): ReturnType<typeof exchangeHoldings> =>
  exchangeHoldings({ seats: shares.map((count, seat) => ({ seat, shares: count })), pool });

const given = (shares: readonly number[], pool = 0): readonly number[] =>
  of(shares, pool).seats.map(one => one.shares);

describe('8.3 the exchange', () => {
  test('two shares for one, whatever the company; odd ones go to the pool', () => {
    expect(given([5, 4, 1])).toEqual([2, 2, 0]);
    expect(of([5, 4, 1], 0).pool).toBe(1);
    expect(of([5, 4, 1], 4).pool).toBe(3);
  });

  test('with more than ten the second issue comes', () => {
    expect(of([8, 6, 6]).twenty).toBe(false);
    expect(of([8, 6, 6], 2).twenty).toBe(true);
    expect(of([8, 6, 7], 1).twenty).toBe(true);
  });

  test('when they run out, the rest gets nothing', () => {
    expect(given([20, 20, 8])).toEqual([10, 10, 0]);
    expect(of([20, 16, 8], 10).pool).toBe(0);
    expect(given([20, 14, 8])).toEqual([10, 7, 3]);
  });
});

describe('8.4 the president', () => {
  test('is who gets most; of several who comes first', () => {
    expect(of([4, 6, 4])).toMatchObject({ president: 1, half: false });
    expect(of([4, 6, 6])).toMatchObject({ president: 1 });
    expect(of([4, 4, 2])).toMatchObject({ president: 0, half: false });
  });

  test('with one share alone it is the first who got one, and owes the other', () => {
    expect(of([1, 2, 3])).toMatchObject({ president: 1, half: true });
    // Three singles, and sixteen more beside the half of the president’s certificate that nobody has.
    expect(of([2, 2, 2], 40)).toMatchObject({ pool: 16, half: true });
  });

  test('the half that is still owed is one of the ten shares', () => {
    expect(of([2, 2, 2], 12)).toMatchObject({ pool: 6, twenty: false, half: true });
    expect(of([2, 2, 2], 14)).toMatchObject({ pool: 7, twenty: true, half: true });
  });
});

describe('8.6 the price', () => {
  test.each([
    [[65, 70], 100],
    [[120, 110], 115],
    [[90, 150], 120],
    [[100, 125, 40], 110],
    [[200, 150, 110, 90], 150],
    [[101, 112], 105],
  ])('of %j is %i', (prices, average) => {
    expect(averagePrice(prices)).toBe(average);
  });

  const row = [100, 110, 125, 150, 175];

  test.each([
    [100, 100],
    [105, 110],
    [115, 110],
    [120, 125],
    [135, 125],
    [140, 150],
  ])('%i goes to the cell of %i', (price, cell) => {
    expect(nearest(row, price)).toBe(cell);
  });
});
