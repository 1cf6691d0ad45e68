import {
  fittingUpgrades,
  parseFace,
  standardTile,
  type MapData,
  type TileDef,
  type Upgrade,
} from '../../../engine/rail/index.js';

/** How many there are of each common tile (1856 §1.5). */
const counts: { readonly [tile: string]: number } = {
  ...{ 1: 1, 2: 1, 3: 3, 4: 3, 5: 2, 6: 2, 7: 7, 8: 13, 9: 13, 55: 1, 56: 1, 57: 4, 58: 3, 69: 1 },
  ...{
    14: 4,
    15: 4,
    16: 1,
    17: 1,
    18: 1,
    19: 1,
    20: 1,
    23: 4,
    24: 4,
    25: 1,
    26: 1,
    27: 1,
    28: 1,
    29: 1,
    59: 2,
  },
  ...{ 39: 1, 40: 1, 41: 3, 42: 3, 43: 2, 44: 1, 45: 2, 46: 2, 47: 2, 63: 4, 70: 1 },
  ...{ 64: 1, 65: 1, 66: 1, 67: 1, 68: 1 },
};

/** Tiles of Toronto (T), Barrie and London (B-L), Hamilton (H), and of the hexes marked L. */
const ownFaces: { readonly [tile: string]: readonly [count: number, face: string] } = {
  120: [1, 'green T; city 60 @0.5, city 60 @2.5; 0-A A-1 2-B B-3'],
  121: [2, 'green B-L; city 50 x2; 0-A 2-A 4-A'],
  122: [1, 'brown T; city 80 x2 @0.5, city 80 x2 @2.5; 0-A A-1 2-B B-3'],
  123: [1, 'gray H; city 60 x3; 0-A 1-A 2-A 3-A 4-A'],
  124: [1, 'gray T; city 100 x4; 0-A 1-A 2-A 3-A'],
  125: [4, 'brown L; city 40 x2; 1-A 2-A 3-A 4-A 5-A'],
  126: [1, 'brown Lon; city 60 x2; 0-A 1-A 2-A 3-A 4-A 5-A'],
  127: [1, 'brown Bar; city 60 x2; 0-A 1-A 2-A 3-A 4-A'],
};

export const tiles: readonly TileDef[] = [
  ...Object.entries(counts).map(([id, count]) => ({ id, count, ...standardTile(id) })),
  ...Object.entries(ownFaces).map(([id, [count, face]]) => ({ id, count, ...parseFace(face) })),
];

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
  1: townsTo('14'),
  55: townsTo('14'),
  2: townsTo('15'),
  56: townsTo('15'),
};

const doubleCities = ['64', '65', '66', '67', '68'];

/** 1856 §1.5. The labels of the hexes say which of 63 and 125, of 126 and 127 it is. */
export const upgrades: MapData['upgrades'] = {
  ...fittingUpgrades(tiles),
  ...Object.fromEntries(['14', '15'].map(green => [green, ['63', '125']])),
  ...Object.fromEntries(doubleCities.map(brown => [brown, [{ tile: '123', merges: true }]])),
  121: ['126', '127'],
  122: [{ tile: '124', merges: true }],
  ...townChanges,
};
