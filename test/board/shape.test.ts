import { expect, test } from '@jest/globals';
import { shapeOf } from '../../src/board/shape.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { mapData as map1849 } from '../../src/titles/1849/rules/map.js';

/** In how many ways a tile can lie that look different. */
const ways = (map: typeof map1830, id: string): number => {
  const tile = map.tiles.find(t => t.id === id)!;
  return new Set([0, 1, 2, 3, 4, 5].map(rotation => shapeOf(tile, rotation))).size;
};

test.each([
  ['7', 6],
  ['9', 3],
  ['57', 3],
  ['20', 3],
  ['39', 6],
  ['40', 2],
  ['63', 1],
  ['59', 6],
])('tile %s of 1830 lies in %i ways', (id, count) => {
  expect(ways(map1830, id)).toBe(count);
});

test.each([
  ['79', 3],
  ['646', 2],
  ['644', 6],
  ['657', 6],
  ['714', 3],
])('tile %s of 1849 lies in %i ways: the gauges tell them apart', (id, count) => {
  expect(ways(map1849, id)).toBe(count);
});
