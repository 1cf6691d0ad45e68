import { describe, expect, test } from '@jest/globals';
import { changedHexes, mapChanges, mapLines, marketLines, wrapped } from '../../src/board/text.js';
import type { BoardState, MapData } from '../../src/engine/rail/index.js';
import { mapData } from '../../src/titles/1830/map.js';
import { map } from './fixtures.js';

const empty: BoardState = { laid: {}, tokens: [] };
const later: BoardState = {
  laid: { C4: '14/2' },
  tokens: [{ company: 'W&W', hex: 'C4', stop: 0 }],
};
const wide = { width: 500 };

describe('the map in words', () => {
  test('a tile with its city, tokens, free circles and exits', () => {
    expect(mapLines(map, later, { ...wide, only: ['C4'] })).toEqual([
      'C4 Mill <b>"Town"</b> & Co: green 14 r2; city 30 (W&W, 1 free) NW NE SE SW',
    ]);
  });

  test('print: value by phase, terrain, homes, no track', () => {
    expect(mapLines(map, empty, { ...wide, only: ['A4', 'B1', 'B5', 'C2'] })).toEqual([
      'A4 North: red; off-board yellow 30, brown 60 SW',
      'B1 Wells: gray; city 20 (1 free, home of W&W) E',
      'B5: white; mountain 120; impassable W',
      'C2 Upper & Lower: yellow OO; city (1 free); city (1 free); home of EAST; no track',
    ]);
  });

  test('plain track and gauges, in German', () => {
    const board = { laid: { B5: 'N8/1' }, tokens: [] };
    expect(mapLines(map, board, { ...wide, only: ['B5'], language: 'de' })).toEqual([
      'B5: gelb N8 r1; Gleise W-NO Schmalspur; unpassierbar W',
    ]);
  });

  test('only hexes with something on them are listed', () => {
    const bare = {
      ...map,
      hexes: map.hexes.map(({ terrain, ...hex }) => (hex.id === 'C4' ? { ...hex, terrain } : hex)),
    };
    const isListed = (laid: BoardState['laid']): boolean =>
      mapLines(bare as MapData, { laid, tokens: [] }, wide).some(line => line.startsWith('B5'));
    expect(isListed({})).toBe(false);
    expect(isListed({ B5: '9/0' })).toBe(true);
    expect(mapLines(map, empty, wide)).toContain('B5: white; mountain 120; impassable W');
  });

  test('changes name what lay there before', () => {
    expect(mapChanges(map, empty, later, wide)).toEqual([
      'C4 Mill <b>"Town"</b> & Co: white -> green 14 r2; city 30 (W&W, 1 free) NW NE SE SW',
    ]);
    expect(mapChanges(map, later, later)).toEqual(['no changes']);
  });

  test('a token alone is a change', () => {
    expect(changedHexes(map, { ...later, tokens: [] }, later)).toEqual(['C4']);
    const [line] = mapChanges(map, { ...later, tokens: [] }, later, wide);
    expect(line).not.toContain('->');
  });

  test('lines keep to 76 columns and hold no tabs', () => {
    for (const language of ['en', 'de'] as const)
      for (const line of mapLines(mapData, empty, { language })) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).not.toContain('\t');
      }
  });

  test('what is wrapped is indented and loses no word', () => {
    const lines = wrapped('one two three four five', 10);
    expect(lines).toEqual(['one two', '  three', '  four', '  five']);
  });
});

describe('the market in words', () => {
  const rows = [
    [null, { price: 76 }],
    [null, { price: 82 }],
  ];

  test('row, column and place in the stack', () => {
    const markers = [
      { company: 'PRR', row: 1, col: 1 },
      { company: 'NYC', row: 0, col: 1 },
      { company: 'B&O', row: 1, col: 1 },
    ];
    expect(marketLines({ rows, markers })).toEqual([
      'PRR 82 (row 2, col 2, 1st in stack)',
      'NYC 76 (row 1, col 2)',
      'B&O 82 (row 2, col 2, 2nd in stack)',
    ]);
  });
});
