import { eachTile } from '../../../engine/rail/map/each-tile.js';
import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { standardTiles, tileCounts, twoSidedTiles } from '../../../engine/rail/map/tile-set.js';
import { faceRows } from '../../../engine/rail/map/tile-text.js';
import type { MapData, TileDef } from '../../../engine/rail/map/types.js';

/** How many there are of each tile that has one side only, of its own if not one (18Mag sheet §1.5). */
const counts = tileCounts({
  1: '20',
  2: '25 L34 455',
  3: '204 L17',
  4: '7 L32 G17',
  5: '3 619',
  7: '6',
  8: '611',
});

/** Two-sided pieces and how many there are; the mountains (K) have tiles of their own. */
const pieces = twoSidedTiles(
  `
8/9 21, 58/4 13, 5/57 10,
16/19 2, 23/24 6, 26/27 4, 28/29 2, 30/31 2, 88/87 6, 14/15 8, 237/238 2,
39/40 2, 41/42 2, 43/70 2, 44/47 2, 45/46 2
`,
  faceRows('green K; city 40 x2 | 237 0-A 1-A 3-A | 238 0-A 3-A 5-A'),
);

/** One-sided tiles that other titles do not have: Budapest (B), double cities (OO), the mountains (K). */
const own = faceRows(`
yellow OO; city 30 @2, city @5     | L32 2-A
yellow B; city 30 @2, city 30 @5   | L33 1-A 3-A 4-B 0-B
green B; city 40 x3                | 209 0-A 1-A 3-A 4-A 5-A
green K; city 40 x2                | 236 0-A 1-A 2-A
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

const isOwn = ({ id }: TileDef): boolean => own[id] !== undefined;
const oneSided = standardTiles(counts, own);

/** The tiles of the large board (18Mag sheet §1.5). */
export const tiles36: readonly TileDef[] = [
  ...oneSided.filter(tile => !isOwn(tile)),
  ...pieces,
  ...oneSided.filter(isOwn).map(tile => (tile.colour === 'yellow' ? { ...tile, ...river } : tile)),
];

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
