import { expect, test } from '@jest/globals';
import { pauseAfter } from '../../src/web/pauses.js';

const bounds = { least: 1_000, most: 30_000 };

test('the pause doubles with each failure up to the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 2000].map(failures => pauseAfter(failures, bounds, 0));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('those whom it befell at once come back one after the other', () => {
  expect([0, 0.5, 1].map(spread => pauseAfter(2, bounds, spread))).toEqual([2_000, 3_000, 4_000]);
  const pauses = Array.from({ length: 50 }, () => pauseAfter(1, bounds));
  expect(new Set(pauses).size).toBeGreaterThan(40);
  expect(pauses.every(pause => pause >= 1_000 && pause <= 2_000)).toBe(true);
});
