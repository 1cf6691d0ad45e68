import { expect, test } from '@jest/globals';
import { someOf, triedWays } from '../../../src/engine/core/index.js';

test('a form is filled in in all ways; of a range both ends and the middle', () => {
  const ways = triedWays(
    { type: 'buy', fields: { from: { oneOf: ['ipo', 'pool'] }, price: { from: 5, to: 27, by: 5 } } },
    1,
  );
  expect(ways).toEqual(
    ['ipo', 'pool'].flatMap(from => [5, 15, 25].map(price => ({ seat: 1, type: 'buy', from, price }))),
  );
});

test('what cannot be listed is done as it is proposed', () => {
  const runs = { checked: 'runs', propose: [{ train: '2' }] } as const;
  const one = { someOf: ['a', 'b', 'c'], from: 2, to: 3 };
  expect(triedWays({ type: 'do', fields: { runs, one } }, 0)).toEqual([
    { seat: 0, type: 'do', runs: [{ train: '2' }], one: ['a', 'b'] },
  ]);
});

test('a range with one value has one way', () => {
  expect(triedWays({ type: 'bid', fields: { price: { from: 5, to: 9, by: 5 } } }, 0)).toEqual([
    { seat: 0, type: 'bid', price: 5 },
  ]);
});

test('of a long list some are taken, the first and the last among them', () => {
  const long = Array.from({ length: 100 }, (_, n) => n);
  expect(someOf(long, 4)).toEqual([0, 33, 66, 99]);
  expect(someOf(long.slice(0, 3), 4)).toEqual([0, 1, 2]);
});
