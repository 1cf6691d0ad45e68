import { eachTile } from '../../../engine/rail/map/each-tile.js';
import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { readTiles } from '../../../engine/rail/map/tile-set.js';
import { faceRows } from '../../../engine/rail/map/tile-text.js';
import type { MapData, TileDef } from '../../../engine/rail/map/types.js';

/** Tiles that other titles do not have: Budapest (B), double cities (OO), the mountains (K). */
const own = faceRows(`
yellow OO; city 30 @2, city @5     | L32 2-A
yellow B; city 30 @2, city 30 @5   | L33 1-A 3-A 4-B 0-B
green B; city 40 x3                | 209 0-A 1-A 3-A 4-A 5-A
green K; city 40 x2                | 236 0-A 1-A 2-A | 237 0-A 1-A 3-A | 238 0-A 3-A 5-A
green OO; city 40 @0, city 40 @3   | 8858 0-A A-2 1-B B-3
green OO; city 40 @4, city 40 @0   | 8859 1-A A-4 0-B B-3
green OO; city 40 @1, city 40 @4   | 8860 0-A A-2 3-B B-5
green OO; city 40 @1.5, city 40    | 8863 1-A A-2 0-B B-3
green OO; city 40 @1, city 40 @3.5 | 8864 0-A A-2 3-B B-4
green OO; city 40 @1, city 40 @4.5 | 8865 0-A A-2 4-B B-5
brown; town 20                     | G17 0-A 2-A 3-A 4-A 5-A
brown OO; city 60 x2               | L17 0-A 1-A 3-A 4-A 5-A
brown K; city 50 x2                | L34 0-A 3-A 4-A 5-A
brown B; city 60 x4                | L35 0-A 1-A 2-A 3-A 4-A 5-A
gray K; city 60 x2                 | L36 0-A 3-A 4-A 5-A
gray B; city 80 x4                 | L37 0-A 1-A 2-A 3-A 4-A 5-A
gray; town 30                      | L38 0-A 1-A 2-A 3-A 4-A 5-A
gray; city 50 x3                   | 455 0-A 1-A 2-A 3-A 4-A 5-A
gray OO; city 70 x3                | X9 0-A 1-A 2-A 4-A 5-A
`);

/** A river is printed on the first tiles of double cities and of Budapest: the next tile pays it once more. */
const river: Pick<TileDef, 'terrain'> = { terrain: { kind: 'water', cost: 20 } };

/** The tiles of the large board (18Mag sheet §1.5). */
export const tiles36: readonly TileDef[] = readTiles(
  `
3x5 6x7 7x4 20 25x2 204x3 611x8 619x5
8/9x21 58/4x13 5/57x10 16/19x2 23/24x6 26/27x4 28/29x2 30/31x2 88/87x6 14/15x8 237/238x2
39/40x2 41/42x2 43/70x2 44/47x2 45/46x2
455x2 L32x4 G17x4 L17x3 L34x2
`,
  own,
).map(tile => (['L32', 'L33'].includes(tile.id) ? { ...tile, ...river } : tile));

/** The small board has neither grey tiles nor K, and one brown double city (18Mag §Vorbereitung 8, sheet §1.5). */
export const tiles2: readonly TileDef[] = tiles36
  .filter(({ colour, label }) => colour !== 'gray' && label !== 'K')
  .map(tile => (tile.id === 'L17' ? { ...tile, count: 1 } : tile));

/** What may replace what (18Mag sheet §1.5); the labels of the hexes say whether a green city is a K. */
export const upgrades: MapData['upgrades'] = {
  ...fittingUpgrades(tiles36),
  ...eachTile('5 6 57', ['619', '14', '15', '236', '237', '238']),
  // The two cities of a hex become one.
  ...eachTile('L33', [{ tile: '209', merges: true }]),
  ...eachTile('8858 8859 8860 8863 8864 8865', [{ tile: 'L17', merges: true }]),
};
