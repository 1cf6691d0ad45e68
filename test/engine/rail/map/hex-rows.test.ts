import { describe, expect, test } from '@jest/globals';
import { hexRows } from '../../../../src/engine/rail/map/hex-rows.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';

/** A word of one map alone, and one that all maps have, with another meaning. */
const words = {
  Bar: () => ({ labels: { brown: 'Bar' } }),
  hills: () => ({ terrain: { kind: 'hills', cost: 80, narrow: 20 } }),
};

describe('hexes as rows', () => {
  test('say id, name, face and what else there is; a row may have several', () => {
    const rows = `
      B17 Kassa (6)          | white; city | water 20
      E12 Pest & Buda (1.1 4) | white B; city, city | walls 0 3

      D17 a6 | white; town | Bar | mountain 120
      D18 | white | hills
      C16 Miskolc (B&O), G16 G18, J5 | white | shores 123 450 | water+mountain 30
      A9 Canada (X.any), A10 (Y) | red; offboard 30; 5-A | unlabelled
    `;
    const town = {
      ...parseFace('white; town'),
      labels: { brown: 'Bar' },
      terrain: { kind: 'mountain', cost: 120 },
    };
    const parted = {
      ...parseFace('white'),
      shores: [
        [1, 2, 3],
        [4, 5, 0],
      ],
      terrain: { kind: 'water mountain', cost: 30 },
    };
    const canada = { ...parseFace('red; offboard 30; 5-A'), unlabelled: true };
    expect(hexRows(rows, words)).toEqual([
      {
        id: 'B17',
        name: 'Kassa',
        ...parseFace('white; city'),
        terrain: { kind: 'water', cost: 20 },
        homes: [{ company: '6', stop: 0 }],
      },
      {
        id: 'E12',
        name: 'Pest & Buda',
        ...parseFace('white B; city, city'),
        homes: [
          { company: '1', stop: 1 },
          { company: '4', stop: 0 },
        ],
        walls: [0, 3],
      },
      { id: 'D17', ...town },
      { id: 'a6', ...town },
      { id: 'D18', ...parseFace('white'), terrain: { kind: 'hills', cost: 80, narrow: 20 } },
      { id: 'C16', name: 'Miskolc', homes: [{ company: 'B&O', stop: 0 }], ...parted },
      ...['G16', 'G18', 'J5'].map(id => ({ id, ...parted })),
      { id: 'A9', name: 'Canada', homes: [{ company: 'X', stop: null }], ...canada },
      { id: 'A10', homes: [{ company: 'Y', stop: 0 }], ...canada },
    ]);
  });

  test.each([
    ['Kassa | white; city', '"Kassa" names no hex'],
    ['C16 Miskolc, Arad | white', '"Arad" names no hex'],
    ['B17', '"B17" has no face'],
    ['B17 | white | wet 2', '"wet 2" says nothing of a hex'],
    ['B17 (6) (8) | white; city', '"B17 (6) (8)" names no hex'],
    ['B17 Kassa (6 | white; city', '"B17 Kassa (6" names no hex'],
    ['B17 | white; city | water 10 | mountain 20', '"B17" says its terrain twice'],
    ['B17 | white | water', '"water" has no cost'],
    ['B17 | white | mountain much', '"mountain" has no cost'],
    ['B17 | wite', '"wite" in "wite" is none of'],
  ])('%s is refused by name', (row, said) => {
    expect(() => hexRows(row, words)).toThrow(said);
  });
});
