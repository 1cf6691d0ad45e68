import { expect, test } from '@jest/globals';
import { chanceFrom, drawBy } from '../../../src/engine/core/index.js';

test('a seed gives the same numbers again, spread from 0 to 1', () => {
  const [one, same, other] = [chanceFrom(7), chanceFrom(7), chanceFrom(8)].map(chance =>
    Array.from({ length: 1000 }, chance),
  ) as [number[], number[], number[]];
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  expect(Math.min(...one)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...one)).toBeLessThan(1);
  for (let part = 0; part < 10; part++)
    expect(one.filter(number => Math.floor(number * 10) === part).length).toBeGreaterThan(50);
});

test('what is drawn answers the request', () => {
  const chance = chanceFrom(1);
  const dice = Array.from({ length: 200 }, () => drawBy({ kind: 'die', sides: 6 }, chance)[0]!);
  expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const orders = Array.from({ length: 200 }, () => drawBy({ kind: 'shuffle', of: 3 }, chance));
  expect(orders.every(order => [...order].sort().join() === '0,1,2')).toBe(true);
  expect(new Set(orders.map(order => order.join())).size).toBe(6);
});
