import { expect, test } from '@jest/globals';
import { planOf } from '../../../src/web/what-if/plan.js';

const tried = [
  { seat: 0, line: 'buy PRR' },
  { seat: 2, line: 'pass' },
];

test('what was tried becomes a plan, each move behind its seat', () => {
  expect(planOf({ seat: 0, number: 41 }, tried)).toEqual({ number: 41, moves: 'P1: buy PRR\nP3: pass' });
});

test('there is none of nothing, and none for a spectator', () => {
  expect(planOf({ seat: 0, number: 41 }, [])).toBeUndefined();
  expect(planOf({ seat: null, number: 41 }, tried)).toBeUndefined();
});
