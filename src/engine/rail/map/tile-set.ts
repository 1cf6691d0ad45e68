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

/** @throws Error when the number is not known here */
export const standardTile = (id: string): Face => {
  const text = faces[id];
  if (text === undefined) throw new Error(`no tile ${id}`);
  return parseFace(text);
};

interface Piece {
  /** Its tile, or the tiles on its two sides. */
  readonly sides: readonly string[];
  readonly count: number;
}

const piecesIn = (list: string): readonly Piece[] =>
  list
    .trim()
    .split(/\s+/u)
    .map(word => {
      const [, sides, count = '1'] = /^([^x]+)(?:x(\d+))?$/u.exec(word) ?? [];
      if (sides === undefined) throw new Error(`"${word}" is no tile`);
      return { sides: sides.split('/'), count: Number(count) };
    });

/**
 * How many there are of each tile: `57x4 14` are four of 57 and one of 14.
 * @throws Error naming the word that makes no sense: the data is wrong
 */
export const tileCounts = (list: string): ReadonlyMap<string, number> =>
  new Map(piecesIn(list).flatMap(({ sides, count }) => sides.map(id => [id, count] as const)));

/**
 * The tiles of a title, with how many there are: `57x4 14 8/9x21`. Of a piece with two sides, while one lies on the map the
 * other is not to be had. Pieces and common tiles are in the order of the list, then the others of the title's own in theirs,
 * of which there is one if the list does not name them.
 * @throws Error when a number is not known, or as `tileCounts`
 */
export const readTiles = (list: string, own: { readonly [tile: string]: Face } = {}): readonly TileDef[] => {
  const counts = tileCounts(list);
  const listed = piecesIn(list).filter(({ sides: [one = '', other] }) => other !== undefined || !own[one]);
  const first = listed.flatMap(({ sides, count }) =>
    sides.map((id, at) => {
      const back = sides[1 - at];
      return { id, count, ...(back !== undefined && { back }), ...(own[id] ?? standardTile(id)) };
    }),
  );
  const others = Object.entries(own).filter(([id]) => first.every(tile => tile.id !== id));
  return [...first, ...others.map(([id, face]) => ({ id, count: counts.get(id) ?? 1, ...face }))];
};
