import { parseFace } from './tile-text.js';
import type { Face, TileDef } from './types.js';

/** Tiles many 18xx games share, by their common number, unturned. A title says which it has and how many. */
const faces: { readonly [tile: string]: string } = {
  1: 'yellow; town 10 @2, town 10 @5; 1-A A-3 0-B B-4',
  2: 'yellow; town 10, town 10 @1.5; 0-A A-3 1-B B-2',
  3: 'yellow; town 10; 0-A A-1',
  4: 'yellow; town 10; 0-A A-3',
  5: 'yellow; city 20; 0-A 1-A',
  6: 'yellow; city 20; 0-A 2-A',
  7: 'yellow;; 0-1',
  8: 'yellow;; 0-2',
  9: 'yellow;; 0-3',
  14: 'green; city 30 x2; 0-A 1-A 3-A 4-A',
  15: 'green; city 30 x2; 0-A 1-A 2-A 3-A',
  16: 'green;; 0-2 1-3',
  17: 'green;; 0-4 1-3',
  18: 'green;; 0-3 1-2',
  19: 'green;; 0-3 2-4',
  20: 'green;; 0-3 1-4',
  23: 'green;; 0-3 0-4',
  24: 'green;; 0-3 0-2',
  25: 'green;; 0-2 0-4',
  26: 'green;; 0-3 0-5',
  27: 'green;; 0-3 0-1',
  28: 'green;; 0-4 0-5',
  29: 'green;; 0-2 0-1',
  30: 'green;; 0-1 0-4',
  31: 'green;; 0-2 0-5',
  39: 'brown;; 0-2 0-1 1-2',
  40: 'brown;; 0-2 2-4 0-4',
  41: 'brown;; 0-3 0-1 1-3',
  42: 'brown;; 0-3 3-5 0-5',
  43: 'brown;; 0-3 0-2 1-3 1-2',
  44: 'brown;; 0-3 1-4 0-1 3-4',
  45: 'brown;; 0-3 2-4 0-4 2-3',
  46: 'brown;; 0-3 2-4 3-4 0-2',
  47: 'brown;; 0-3 1-4 1-3 0-4',
  53: 'green B; city 50; 0-A 2-A 4-A',
  54: 'green NY; city 60 @0.5, city 60 @2.5; 0-A A-1 2-B B-3',
  55: 'yellow; town 10 @0, town 10 @4; 0-A A-3 1-B B-4',
  56: 'yellow; town 10 @0, town 10 @3; 0-A A-2 1-B B-3',
  57: 'yellow; city 20; 0-A A-3',
  58: 'yellow; town 10; 0-A A-2',
  59: 'green OO; city 40 @0, city 40 @2; 0-A 2-B',
  61: 'brown B; city 60; 0-A 2-A 3-A 4-A',
  62: 'brown NY; city 80 x2 @0.5, city 80 x2 @2.5; 0-A A-1 2-B B-3',
  63: 'brown; city 40 x2; 0-A 1-A 2-A 3-A 4-A 5-A',
  64: 'brown OO; city 50 @1, city 50 @3.5; 0-A A-2 3-B B-4',
  65: 'brown OO; city 50 @5, city 50 @2.5; 0-A A-4 2-B B-3',
  66: 'brown OO; city 50, city 50 @1.5; 0-A A-3 1-B B-2',
  67: 'brown OO; city 50 @0, city 50 @3; 0-A A-3 2-B B-4',
  68: 'brown OO; city 50 @0, city 50 @4; 0-A A-3 1-B B-4',
  69: 'yellow; town 10 @0, town 10 @4; 0-A A-3 2-B B-4',
  70: 'brown;; 0-1 0-2 1-3 2-3',
  87: 'green; town 10; 0-A 1-A 2-A 3-A',
  88: 'green; town 10; 0-A 1-A 3-A 4-A',
  141: 'green; town 10; 0-A 1-A 3-A',
  142: 'green; town 10; 0-A 3-A 5-A',
  143: 'green; town 10; 0-A 1-A 2-A',
  144: 'green; town 10; 0-A 2-A 4-A',
  145: 'brown; town 20; 0-A 1-A 3-A 4-A',
  146: 'brown; town 20; 0-A 1-A 2-A 3-A',
  147: 'brown; town 20; 0-A 2-A 3-A 4-A',
  167: 'gray OO; city 70 @0.5, city 70 @2.5; 0-A A-1 A-4 2-B B-3 B-5',
  204: 'green; town 10; 0-A 2-A 3-A 4-A',
  513: 'gray; city 60 x3; 0-A 1-A 2-A 3-A 4-A 5-A',
  611: 'brown; city 40 x2; 0-A 1-A 2-A 3-A 4-A',
  619: 'green; city 30 x2; 0-A 2-A 3-A 4-A',
  624: 'green;; 0-1 1-2',
  630: 'yellow; town 10 @2.5, town 10 @5; 2-A A-3 0-B B-4',
  631: 'yellow; town 10 @3.5, town 10 @1; 3-A A-4 0-B B-2',
  632: 'yellow; town 10 @0.5, town 10 @2.5; 0-A A-1 2-B B-3',
  633: 'yellow; town 10 @0.5, town 10 @3.5; 0-A A-1 3-B B-4',
};

/** How many there are of each tile, from the tiles listed by count: `{ 1: '14 15', 4: '57' }`. */
export const tileCounts = (tilesByCount: {
  readonly [count: number]: string;
}): { readonly [tile: string]: number } =>
  Object.fromEntries(
    Object.entries(tilesByCount).flatMap(([count, tiles]) => tiles.split(' ').map(id => [id, Number(count)])),
  );

/** @throws Error when the number is not known here */
export const standardTile = (id: string): Face => {
  const text = faces[id];
  if (text === undefined) throw new Error(`no tile ${id}`);
  return parseFace(text);
};

/**
 * The tiles with their counts: the common ones, then those of a title's own, of which there is one if nothing is said.
 * @throws Error when a number is not known
 */
export const standardTiles = (
  counts: { readonly [tile: string]: number },
  own: { readonly [tile: string]: Face } = {},
): readonly TileDef[] => [
  ...Object.entries(counts)
    .filter(([id]) => own[id] === undefined)
    .map(([id, count]) => ({ id, count, ...standardTile(id) })),
  ...Object.entries(own).map(([id, face]) => ({ id, count: counts[id] ?? 1, ...face })),
];

/**
 * Tiles that show another on their back, with how many pieces there are: `8/9 21, 58/4 13`. While one side lies on the map, the
 * other is not to be had.
 * @throws Error when a number is not known
 */
export const twoSidedTiles = (
  pieces: string,
  own: { readonly [tile: string]: Face } = {},
): readonly TileDef[] =>
  pieces.split(',').flatMap(piece => {
    const [one = '', other = '', count] = piece.trim().split(/[/ ]/u);
    const side = (id: string, back: string): TileDef => ({
      id,
      count: Number(count),
      back,
      ...(own[id] ?? standardTile(id)),
    });
    return [side(one, other), side(other, one)];
  });
