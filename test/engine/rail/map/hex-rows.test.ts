import { describe, expect, test } from '@jest/globals';
import { hexRows } from '../../../../src/engine/rail/map/hex-rows.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';

const words = { water: (symbols = '1') => ({ terrain: { kind: 'water', cost: 10 * Number(symbols) } }) };

describe('hexes as rows', () => {
  test('say id, name, face and what else there is; a row may have several', () => {
    const rows = `
      B17 Kassa        | white; city | water 2 | home 6
      E12 Pest & Buda  | white B; city, city | home 1.1 4 | walls 0 3

      D17 a6 | white; town
      C16 Miskolc, G16 G18, J5 | white | shores 123 450
      A9 Canada | red; offboard 30; 5-A | home X.any | unlabelled
    `;
    const town = parseFace('white; town');
    const parted = {
      ...parseFace('white'),
      shores: [
        [1, 2, 3],
        [4, 5, 0],
      ],
    };
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
      { id: 'C16', name: 'Miskolc', ...parted },
      ...['G16', 'G18', 'J5'].map(id => ({ id, ...parted })),
      {
        id: 'A9',
        name: 'Canada',
        ...parseFace('red; offboard 30; 5-A'),
        homes: [{ company: 'X', stop: null }],
        unlabelled: true,
      },
    ]);
  });

  test.each([
    ['Kassa | white; city', '"Kassa" names no hex'],
    ['C16 Miskolc, Arad | white', '"Arad" names no hex'],
    ['B17', '"B17" has no face'],
    ['B17 | white | wet 2', '"wet 2" says nothing of a hex'],
    ['B17 | white; city | home 6 | home 8', '"B17" says its homes twice'],
    ['B17 | wite', '"wite" in "wite" is none of'],
  ])('%s is refused by name', (row, said) => {
    expect(() => hexRows(row, words)).toThrow(said);
  });
});
