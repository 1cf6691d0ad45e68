import { eachTile } from '../../../engine/rail/map/each-tile.js';
import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { standardTiles, tileCounts } from '../../../engine/rail/map/tile-set.js';
import { faceRows } from '../../../engine/rail/map/tile-text.js';
import type { MapData, TileDef, Upgrade } from '../../../engine/rail/map/types.js';

/** How many there are of each common tile, and of its own if not one (1856 §1.5). */
const counts = tileCounts({
  1: '1 2 16 17 18 19 20 25 26 27 28 29 39 40 44 55 56 64 65 66 67 68 69 70',
  2: '5 6 43 45 46 47 59 121',
  3: '3 4 41 42 58',
  4: '14 15 23 24 57 63 125',
  7: '7',
  13: '8 9',
});

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

export const tiles: readonly TileDef[] = standardTiles(counts, own);

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
