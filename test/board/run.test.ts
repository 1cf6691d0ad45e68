import { describe, expect, test } from '@jest/globals';
import { grounds } from '../../src/board/board.js';
import { gridOf } from '../../src/board/geometry.js';
import { trackOfRuns } from '../../src/board/run.js';
import type { BoardState } from '../../src/engine/rail/map/types.js';
import { mapData } from '../../src/titles/1830/rules/map.js';

const used = (
  laid: BoardState['laid'],
  ...paths: readonly (readonly string[])[]
): { [hex: string]: string[] } => {
  const ground = grounds(mapData, { laid, tokens: [] });
  const runs = paths.map(path => ({ train: '4', path }));
  return Object.fromEntries(
    [...trackOfRuns(gridOf('pointy'), ground, runs)].map(([hex, pieces]) => [
      hex,
      pieces.map(p => `${p.train}:${p.track}`),
    ]),
  );
};

/** The place of a piece of track in the hex's or tile's list, by its ends. */
const piece = (of: string, a: string, b: string): number => {
  const face = mapData.tiles.find(t => t.id === of) ?? mapData.hexes.find(h => h.id === of)!;
  const word = (end: object): string => Object.entries(end).join();
  return face.track.findIndex(t => [word(t.a), word(t.b)].sort().join() === [a, b].sort().join());
};

describe('which track a run uses', () => {
  test('from a stop over plain track to a stop', () => {
    const found = used({ F4: '57/5', G5: '7/2' }, ['F4', 'G5', 'F6']);
    expect(found).toEqual({
      F4: [`0:${piece('57', 'edge,0', 'stop,0')}`],
      G5: ['0:0'],
      F6: [`0:${piece('F6', 'edge,0', 'stop,0')}`],
    });
  });

  test('H12 stops or drives by', () => {
    const laid = { H10: '57/1', H14: '9/1' };
    const straight = piece('H12', 'edge,1', 'edge,4');
    const stops = [piece('H12', 'edge,1', 'stop,0'), piece('H12', 'edge,4', 'stop,0')];
    expect(used(laid, ['H10', 'H12', 'H14']).H12).toEqual(stops.map(at => `0:${at}`));
    expect(used(laid, ['H10', '(H12)', 'H14']).H12).toEqual([`0:${straight}`]);
  });

  test('a numbered stop is the one meant', () => {
    const laid = { G19: '62/0' };
    expect(used(laid, ['F20', 'G19.1']).G19).toEqual([`0:${piece('62', 'edge,3', 'stop,1')}`]);
  });

  test('trains keep their own number', () => {
    const found = used({ H14: '20/1' }, ['H12', 'H14'], ['G13', 'H14', 'I15']);
    expect(found.H12).toEqual([expect.stringMatching(/^0:/)]);
    expect(found.H14).toEqual([expect.stringMatching(/^1:/)]);
  });

  test('steps that are no hexes are left out', () => {
    expect(used({}, ['<script>', 'Z99', '...'])).toEqual({});
  });
});
