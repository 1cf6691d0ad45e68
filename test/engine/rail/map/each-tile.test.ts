import { expect, test } from '@jest/globals';
import { eachTile } from '../../../../src/engine/rail/map/each-tile.js';

test('each of the tiles has the same upgrades', () => {
  const merged = [{ tile: '88', merges: true }] as const;
  expect(eachTile('1 55 x9', merged)).toEqual({ 1: merged, 55: merged, x9: merged });
  expect(eachTile('14', ['63', '125'])).toEqual({ 14: ['63', '125'] });
});
