import { describe, expect, test } from '@jest/globals';
import { Illegal } from '../../../src/engine/core/index.js';
import { companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { table } from '../../support/rail-1849.js';

const companiesOf = (seats: number, companies?: string): number | string => {
  try {
    return companyOrderOf(table.newGame(seats, companies === undefined ? {} : { companies })).length;
  } catch (error) {
    if (error instanceof Illegal) return error.code;
    throw error;
  }
};

describe('1.2 scenarios', () => {
  test('the number of players says which; four have the choice', () => {
    expect([3, 4, 5].map(seats => companiesOf(seats))).toEqual([5, 6, 6]);
    expect([companiesOf(4, '5'), companiesOf(4, '6')]).toEqual([5, 6]);
  });

  test('what does not fit the number of players is refused when the game begins', () => {
    expect(companiesOf(3, '6')).toBe('setting-needs-other-seats');
    expect(companiesOf(5, '5')).toBe('setting-needs-other-seats');
    expect(companiesOf(3, '5')).toBe(5);
  });

  test('the game keeps the number that was found', () => {
    expect(table.newGame(3).settings['companies']).toBe('5');
  });
});

describe('4.6 trains by scenario', () => {
  test('five companies have fewer; E-trains are in Electric Dreams only', () => {
    const left = (seats: number, game = 'basic'): object => table.newGame(seats, { game }).depot.left;
    expect(left(3)).toEqual({ '4H': 4, '6H': 3, '8H': 2, '10H': 2, '12H': 1, '16H': 4, R6H: 2 });
    expect(left(5)).toEqual({ '4H': 4, '6H': 4, '8H': 3, '10H': 2, '12H': 1, '16H': 5, R6H: 2 });
    expect(left(5, 'electric')).toMatchObject({ E: 6 });
  });
});
