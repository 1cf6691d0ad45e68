import { describe, expect, test } from '@jest/globals';
import { neighbourName, opposite, turnEdge } from '../../../../src/engine/rail/map/hex.js';
import type { Edge } from '../../../../src/engine/rail/map/types.js';

const edges: readonly Edge[] = [0, 1, 2, 3, 4, 5];
const around = (hex: string, orientation?: 'pointy' | 'flat' | 'columns'): readonly string[] =>
  edges.map(edge => neighbourName(hex, edge, orientation));

describe('the neighbours of a hex, from the edge at the bottom on', () => {
  test.each([
    ['pointy', ['I11', 'H10', 'G11', 'G13', 'H14', 'I13']],
    ['flat', ['J12', 'I11', 'G11', 'F12', 'G13', 'I13']],
    ['columns', ['H14', 'G13', 'G11', 'H10', 'I11', 'I13']],
  ] as const)('on a map that is %s', (orientation, names) => {
    expect(around('H12', orientation)).toEqual(names);
  });

  test('on one that does not say it', () => {
    expect(around('H12')).toEqual(around('H12', 'pointy'));
  });

  test('above the first row the letters are small', () => {
    expect([neighbourName('A2', 2), neighbourName('a1', 2), neighbourName('a1', 0)]).toEqual([
      'a1',
      'b0',
      'A0',
    ]);
  });

  test.each(['pointy', 'flat', 'columns'] as const)(
    'each is the neighbour of its neighbours: %s',
    orientation => {
      const back = edges.map(edge =>
        neighbourName(neighbourName('H12', edge, orientation), opposite(edge), orientation),
      );
      expect(new Set(back)).toEqual(new Set(['H12']));
    },
  );
});

test('an edge turns with its tile', () => {
  expect(edges.map(edge => turnEdge(edge, 2))).toEqual([2, 3, 4, 5, 0, 1]);
  expect(edges.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
});
