import { expect, test } from '@jest/globals';
import { tally } from '../../../src/web/turn/tally.js';

test('each of a thing counts for what it comes to', () => {
  const coal = [30, 20, 10];
  expect(tally([{ each: coal, count: 2 }])).toBe(50);
  expect(
    tally([
      { each: coal, count: 3 },
      { each: [5, 5], count: 1 },
    ]),
  ).toBe(65);
  expect(tally([])).toBe(0);
});

test('no more than there are, and nothing for a field that is empty or below nothing', () => {
  expect([7, NaN, -1, 0].map(count => tally([{ each: [30, 20], count }]))).toEqual([50, 0, 0, 0]);
});
