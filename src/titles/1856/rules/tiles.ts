import {
  fittingUpgrades,
  parseFace,
  standardTiles,
  tileCounts,
  type MapData,
  type TileDef,
  type Upgrade,
} from '../../../engine/rail/index.js';

/** How many there are of each common tile (1856 §1.5). */
const counts = tileCounts({
  1: '1 2 16 17 18 19 20 25 26 27 28 29 39 40 44 55 56 64 65 66 67 68 69 70',
  2: '5 6 43 45 46 47 59',
  3: '3 4 41 42 58',
  4: '14 15 23 24 57 63',
  7: '7',
  13: '8 9',
});

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
  ...standardTiles(counts),
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
