import { describe, expect, test } from '@jest/globals';
import { changedHexes, mapChanges, mapLines, marketLines, wrapped } from '../../src/board/text.js';
import { hexMap } from '../../src/board/hex-map.js';
import { parseFace } from '../../src/engine/rail/map/tile-text.js';
import type { BoardState, MapData } from '../../src/engine/rail/map/types.js';
import { mapData } from '../../src/titles/1830/rules/map.js';
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
      'B1 Wells: grey; city 20 (1 free, home of W&W) E',
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

  test('a station beside the track is told once, where somebody has it; a gate on the track as any stop', () => {
    const gates = 'city 10 gate group:station, city 10 gate group:station';
    const beside = {
      ...map,
      hexes: [
        { id: 'A2', ...parseFace(`green; ${gates}; 1-4 1-A A-4 1-5 1-B B-5`) },
        { id: 'A4', ...parseFace('white; city 10 gate group:station') },
        { id: 'A6', ...parseFace('gray; city yellow:40 brown:60 x0 gate; 1-A 2-A') },
      ],
    };
    const told = (...hexes: readonly string[]): readonly string[] =>
      mapLines(
        beside,
        { laid: {}, tokens: hexes.map(hex => ({ company: 'EAST', hex, stop: 0 })) },
        { ...wide, only: ['A2', 'A4', 'A6'] },
      );
    const field = 'A6: grey; city yellow 40, brown 60 W NW';
    expect(told()).toEqual(['A2: green; track W-E, W-SE', 'A4: white', field]);
    expect(told('A2', 'A4')).toEqual([
      'A2: green; city 10 (EAST); track W-E, W-SE',
      'A4: white; city 10 (EAST); no track',
      field,
    ]);
  });

  test('a mine has a sign and a word of its own', () => {
    const mined = {
      ...map,
      hexes: [{ id: 'A2', ...parseFace('gray; town yellow:30 brown:50 mine; 0-A 1-A') }],
    };
    expect(mapLines(mined, empty, wide)).toEqual(['A2: grey; mine yellow 30, brown 50 SW W']);
    expect(mapLines(mined, empty, { ...wide, language: 'de' })[0]).toContain('Bergwerk gelb 30');
    const svg = hexMap({ map: mined, board: empty, companies: [] });
    // On the map and in the legend, where no harbour is named.
    expect(svg.split('class="mine"')).toHaveLength(3);
    expect(svg).not.toContain('>port<');
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

  describe('what the ground asks of tiles to come', () => {
    const lake = {
      shores: [
        [1, 2, 3],
        [4, 5, 0],
      ],
    };
    const river = { kind: 'water', cost: 20 };
    const own: MapData = {
      ...map,
      hexes: map.hexes.map(hex => {
        if (hex.id === 'B5') return { ...hex, ...lake };
        return hex.id === 'C4' ? { ...hex, labels: { yellow: 'Y', green: 'B' } } : hex;
      }),
      tiles: map.tiles.map(tile => (tile.id === '9' ? { ...tile, terrain: river } : tile)),
    };
    const lineOf = (hex: string, laid: BoardState['laid'] = {}, language: 'en' | 'de' = 'en'): string =>
      mapLines(own, { laid, tokens: [] }, { ...wide, only: [hex], language })[0]!;

    test('which label', () => {
      expect(lineOf('C4')).toContain('; yellow tiles: Y only; green tiles: B only;');
      expect(lineOf('C4', {}, 'de')).toContain('; gelb: nur Plättchen mit Y; grün: nur Plättchen mit B;');
    });

    test('drawn: the label of the next tile that must have one, until it lies there', () => {
      const labelsOn = (laid: BoardState['laid']): readonly string[] => {
        const board = { laid, tokens: [] };
        const svg = hexMap({ map: own, board, companies: [], legend: false, part: ['C4'] });
        return [...svg.matchAll(/class="label"[^>]*>([^<]*)</g)].map(([, label]) => label!);
      };
      expect(labelsOn({})).toEqual(['Y']);
      expect(labelsOn({ C4: '3/0' })).toEqual(['B']);
      expect(labelsOn({ C4: '14/0' })).toEqual([]);
    });

    test('rivers and mountains on one hex', () => {
      const both = { kind: 'water mountain', cost: 30 };
      const hexes = own.hexes.map(hex => (hex.id === 'B5' ? { ...hex, terrain: both } : hex));
      const mixed = { ...own, hexes };
      expect(mapLines(mixed, empty, { ...wide, only: ['B5'] })[0]).toContain('; water + mountain 30;');
      const svg = hexMap({ map: mixed, board: empty, companies: [], part: ['B5'] });
      expect(svg.match(/stroke="#2f78b7"|>30</g)!.length).toBeGreaterThan(1);
    });

    test('on which side of the water', () => {
      expect(lineOf('B5')).toContain('; water between W NW NE and E SE SW;');
      expect(lineOf('B5', {}, 'de')).toContain('; Wasser zwischen W NW NO und O SO SW;');
    });

    test('what the next tile costs, where the tile says so', () => {
      expect(lineOf('B3', { B3: '9/0' })).toContain('water 20');
      expect(lineOf('B3')).not.toContain('water');
      expect(lineOf('B5', { B5: '9/0' })).not.toContain('mountain');
    });

    test('drawn: an arm of water to each of two corners, and what the next tile pays', () => {
      const svg = hexMap({
        map: own,
        board: { laid: { B3: '9/0' }, tokens: [] },
        companies: [],
        legend: false,
      });
      expect([...svg.matchAll(/class="shore" d="M0 0L([^"M]*)M0 0L([^"M]*)"/g)]).toHaveLength(1);
      expect(svg).toContain('>20</text>');
    });
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
