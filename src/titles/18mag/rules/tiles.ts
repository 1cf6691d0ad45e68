import {
  fittingUpgrades,
  parseFace,
  standardTile,
  tileCounts,
  type MapData,
  type TileDef,
  type Upgrade,
} from '../../../engine/rail/index.js';

/** How many there are of each common tile that has one side only (18Mag sheet §1.5). */
const single = tileCounts({ 1: '20', 2: '25', 3: '204', 4: '7', 5: '3 619', 7: '6', 8: '611' });

/** Pieces that show another tile on their back, with how many there are: while one side lies on the map, the other is not to be had. */
const pieces = `
8/9 21, 58/4 13, 5/57 10,
16/19 2, 23/24 6, 26/27 4, 28/29 2, 30/31 2, 88/87 6, 14/15 8, 237/238 2,
39/40 2, 41/42 2, 43/70 2, 44/47 2, 45/46 2
`
  .trim()
  .split(/,\s/u)
  .map(piece => piece.split(/[/ ]/u) as [one: string, other: string, count: string]);

/** Tiles that other titles do not have: Budapest (B), double cities (OO), the mountains (K). */
const ownFaces: { readonly [tile: string]: string } = {
  L32: 'yellow OO; city 30 @2, city @5; 2-A',
  L33: 'yellow B; city 30 @2, city 30 @5; 1-A 3-A 4-B 0-B',
  209: 'green B; city 40 x3; 0-A 1-A 3-A 4-A 5-A',
  236: 'green K; city 40 x2; 0-A 1-A 2-A',
  237: 'green K; city 40 x2; 0-A 1-A 3-A',
  238: 'green K; city 40 x2; 0-A 3-A 5-A',
  8858: 'green OO; city 40 @0, city 40 @3; 0-A A-2 1-B B-3',
  8859: 'green OO; city 40 @4, city 40 @0; 1-A A-4 0-B B-3',
  8860: 'green OO; city 40 @1, city 40 @4; 0-A A-2 3-B B-5',
  8863: 'green OO; city 40 @1.5, city 40; 1-A A-2 0-B B-3',
  8864: 'green OO; city 40 @1, city 40 @3.5; 0-A A-2 3-B B-4',
  8865: 'green OO; city 40 @1, city 40 @4.5; 0-A A-2 4-B B-5',
  G17: 'brown; town 20; 0-A 2-A 3-A 4-A 5-A',
  L17: 'brown OO; city 60 x2; 0-A 1-A 3-A 4-A 5-A',
  L34: 'brown K; city 50 x2; 0-A 3-A 4-A 5-A',
  L35: 'brown B; city 60 x4; 0-A 1-A 2-A 3-A 4-A 5-A',
  L36: 'gray K; city 60 x2; 0-A 3-A 4-A 5-A',
  L37: 'gray B; city 80 x4; 0-A 1-A 2-A 3-A 4-A 5-A',
  L38: 'gray; town 30; 0-A 1-A 2-A 3-A 4-A 5-A',
  455: 'gray; city 50 x3; 0-A 1-A 2-A 3-A 4-A 5-A',
  X9: 'gray OO; city 70 x3; 0-A 1-A 2-A 4-A 5-A',
};

/** How many there are of those, if not one. */
const ownCounts: { readonly [tile: string]: number } = { L32: 4, G17: 4, L17: 3, L34: 2, 455: 2 };

/** A river is printed on the first tiles of double cities and of Budapest: the next tile pays it once more. */
const river: Pick<TileDef, 'terrain'> = { terrain: { kind: 'water', cost: 20 } };

const faceOf = (id: string): ReturnType<typeof parseFace> =>
  ownFaces[id] === undefined ? standardTile(id) : parseFace(ownFaces[id]);

const twoSided = new Set(pieces.flatMap(([one, other]) => [one, other]));

/** The tiles of the large board (18Mag sheet §1.5). */
export const tiles36: readonly TileDef[] = [
  ...Object.entries(single).map(([id, count]) => ({ id, count, ...faceOf(id) })),
  ...pieces.flatMap(([one, other, count]) => [
    { id: one, count: Number(count), back: other, ...faceOf(one) },
    { id: other, count: Number(count), back: one, ...faceOf(other) },
  ]),
  ...Object.keys(ownFaces)
    .filter(id => !twoSided.has(id))
    .map(id => ({
      id,
      count: ownCounts[id] ?? 1,
      ...faceOf(id),
      ...(['L32', 'L33'].includes(id) && river),
    })),
];

/** The small board has neither grey tiles nor K, and one brown double city (18Mag §Vorbereitung 8, sheet §1.5). */
export const tiles2: readonly TileDef[] = tiles36
  .filter(({ colour, label }) => colour !== 'gray' && label !== 'K')
  .map(tile => (tile.id === 'L17' ? { ...tile, count: 1 } : tile));

/** The two cities of a hex become one. */
const asOne = (tile: string): readonly Upgrade[] => [{ tile, merges: true }];

const cities = ['619', '14', '15'];
const mountains = ['236', '237', '238'];
const doubleCities = ['8858', '8859', '8860', '8863', '8864', '8865'];

const each = (from: readonly string[], to: readonly (string | Upgrade)[]): MapData['upgrades'] =>
  Object.fromEntries(from.map(id => [id, to]));

/** What may replace what (18Mag sheet §1.5); the labels of the hexes say whether a green city is a K. */
export const upgrades: MapData['upgrades'] = {
  ...fittingUpgrades(tiles36),
  ...each(['5', '6', '57'], [...cities, ...mountains]),
  L33: asOne('209'),
  ...each(doubleCities, asOne('L17')),
};
