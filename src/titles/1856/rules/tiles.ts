import { eachTile } from '../../../engine/rail/map/each-tile.js';
import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { readTiles } from '../../../engine/rail/map/tile-set.js';
import { faceRows } from '../../../engine/rail/map/tile-text.js';
import type { MapData, TileDef, Upgrade } from '../../../engine/rail/map/types.js';

/** Tiles of Toronto (T), Barrie and London (B-L), Hamilton (H), and of the hexes marked L. */
const own = faceRows(`
green T; city 60 @0.5, city 60 @2.5       | 120 0-A A-1 2-B B-3
brown T; city 80 x2 @0.5, city 80 x2 @2.5 | 122 0-A A-1 2-B B-3
gray T; city 100 x4                       | 124 0-A 1-A 2-A 3-A
green B-L; city 50 x2                     | 121 0-A 2-A 4-A
brown Lon; city 60 x2                     | 126 0-A 1-A 2-A 3-A 4-A 5-A
brown Bar; city 60 x2                     | 127 0-A 1-A 2-A 3-A 4-A
gray H; city 60 x3                        | 123 0-A 1-A 2-A 3-A 4-A
brown L; city 40 x2                       | 125 1-A 2-A 3-A 4-A 5-A
`);

/** How many there are (1856 §1.5). */
export const tiles: readonly TileDef[] = readTiles(
  `
1 2 3x3 4x3 5x2 6x2 7x7 8x13 9x13 14x4 15x4 16 17 18 19 20 23x4 24x4 25 26 27 28 29 39 40 41x3 42x3 43x2 44
45x2 46x2 47x2 55 56 57x4 58x3 59x2 63x4 64 65 66 67 68 69 70 121x2 125x4
`,
  own,
);

/** A town becomes a city or plain track (1856 §7.3, phases Five and Six). */
const townTo = (city: string, track: string): readonly Upgrade[] => [
  { tile: city, becomes: 'city' },
  { tile: track, becomes: 'track' },
];

/** Two towns become one city of two circles. */
const townsTo = (city: string): readonly Upgrade[] => [{ tile: city, becomes: 'city', merges: true }];

/** Towns by their tiles: what may take their place in the phases Five and Six alone. */
export const townChanges: { readonly [tile: string]: readonly Upgrade[] } = {
  3: townTo('5', '7'),
  4: townTo('57', '9'),
  58: townTo('6', '8'),
  ...eachTile('1 55', townsTo('14')),
  ...eachTile('2 56', townsTo('15')),
};

/** 1856 §1.5. The labels of the hexes say which of 63 and 125, of 126 and 127 it is. */
export const upgrades: MapData['upgrades'] = {
  ...fittingUpgrades(tiles),
  ...eachTile('14 15', ['63', '125']),
  ...eachTile('64 65 66 67 68', [{ tile: '123', merges: true }]),
  121: ['126', '127'],
  122: [{ tile: '124', merges: true }],
  ...townChanges,
};
