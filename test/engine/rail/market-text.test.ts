import { expect, test } from '@jest/globals';
import { readMarket } from '../../../src/engine/rail/market-text.js';

test('a market is read as it is printed; what is no cell is named', () => {
  expect(readMarket(' 60y 100p 0c\n .  40  377be ', { y: 'yellow', b: 'blue' })).toEqual([
    [
      { price: 60, zone: 'yellow', par: false },
      { price: 100, zone: 'none', par: true },
      { price: 0, zone: 'none', par: false, closes: true },
    ],
    [null, { price: 40, zone: 'none', par: false }, { price: 377, zone: 'blue', par: false, ends: true }],
  ]);
  expect(() => readMarket('60 p70')).toThrow('"p70" is no cell of a market');
});
