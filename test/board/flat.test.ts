import { describe, expect, test } from '@jest/globals';
import { grounds } from '../../src/board/board.js';
import { gridOf } from '../../src/board/geometry.js';
import { hexMap, type MapView } from '../../src/board/hex-map.js';
import { trackOfRuns } from '../../src/board/run.js';
import { mapLines, stopName } from '../../src/board/text.js';
import { tilePicture } from '../../src/board/tile.js';
import { light } from '../../src/board/theme.js';
import { neighbourName } from '../../src/engine/rail/map/hex.js';
import type { BoardState } from '../../src/engine/rail/map/types.js';
import { companies } from '../../src/titles/1849/rules/companies.js';
import { mapData as map } from '../../src/titles/1849/rules/map.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { mapData as map1856 } from '../../src/titles/1856/rules/map.js';
import { map2, map36 } from '../../src/titles/18mag/rules/map.js';
import { count, groupOf } from './fixtures.js';

const empty: BoardState = { laid: {}, tokens: [] };
const draw = (more: Partial<MapView> = {}): string => hexMap({ map, board: empty, companies, ...more });
const wide = { width: 300 };
const line = (id: string, laid: BoardState['laid'] = {}, language: 'en' | 'de' = 'en'): string =>
  mapLines(map, { laid, tokens: [] }, { ...wide, only: [id], language })[0]!;

describe('hexes that lie on a side', () => {
  test('touch where the engine joins them, on each kind of map', () => {
    for (const { hexes, orientation } of [map, map1830, map1856, map36, map2]) {
      const grid = gridOf(orientation);
      const ids = new Set(hexes.map(h => h.id));
      for (const id of ids)
        for (let edge = 0; edge < 6; edge++) {
          const name = neighbourName(id, edge, orientation);
          if (ids.has(name)) expect([id, grid.edgeTowards(id, name)]).toEqual([id, edge]);
        }
    }
  });

  test('have their corners in the middle of the left and right, and rows above A', () => {
    const grid = gridOf('flat');
    expect(Math.max(...grid.corners.map(p => p.x))).toBeCloseTo(50);
    expect(Math.max(...grid.corners.map(p => p.y))).toBeCloseTo(43.3, 1);
    expect(grid.centre('a12').y).toBeLessThan(grid.centre('A13').y);
    expect(grid.edgeTowards('a12', 'A13')).toBe(5);
  });

  test('stand in columns where letters name them: L13 above L15, and M to the right of L', () => {
    const grid = gridOf('columns');
    expect(grid.edgeTowards('L15', 'L13')).toBe(3);
    expect(grid.centre('L13').x).toBe(grid.centre('L15').x);
    expect(grid.centre('L13').y).toBeLessThan(grid.centre('L15').y);
    expect(grid.centre('M14').x).toBeGreaterThan(grid.centre('L15').x);
  });

  test('a straight tile runs from south to north', () => {
    const tile = map.tiles.find(t => t.id === '9')!;
    expect(tilePicture(tile, 0, '9', light, '9', 'flat')).toContain('M0 43.3L0 -43.3');
  });

  test('a run over a hex above row A rides on its track', () => {
    const ground = grounds(map, { laid: { B14: '655/0' }, tokens: [] });
    const runTrack = trackOfRuns(gridOf('flat'), ground, [{ train: '4H', path: ['a12', 'A13', 'B14'] }]);
    expect([...runTrack.keys()]).toEqual(['a12', 'A13', 'B14']);
  });
});

describe('two gauges', () => {
  test('each gauge is drawn in its own way, and the map says which is which', () => {
    const lines = (id: string): string =>
      tilePicture(
        map.tiles.find(t => t.id === id)!,
        0,
        id,
        light,
        id,
        'flat',
      );
    const ties = 'stroke-dasharray="5 2.5" stroke-width="7"';
    const core = `stroke="${light.paper}" stroke-width="2.2" stroke-dasharray="5 2.5"`;
    expect([count(lines('9'), ties), count(lines('9'), core)]).toEqual([0, 0]);
    expect([count(lines('79'), ties), count(lines('79'), core)]).toEqual([1, 0]);
    expect([count(lines('696'), ties), count(lines('696'), core)]).toEqual([0, 4]);
    expect(draw()).toContain('>narrow gauge</text>');
    expect(draw({ language: 'de' })).toContain('>Dreischienengleis</text>');
    expect(hexMap({ map: map1830, board: empty, companies: [] })).not.toContain('narrow gauge');
  });

  test('are named in words, by stop and on plain track', () => {
    expect(line('B14', { B14: '656/1' })).toBe(
      'B14 Messina: brown 656 r1 M; city 80 (2 free) N SE, NE narrow, SW dual',
    );
    expect(line('C13', {}, 'de')).toBe('C13: grau; Gleise SW-NO Schmalspur, NW-N');
  });
});

describe('what else lies on the map of Sicily', () => {
  test('ports bear an anchor and their name in words', () => {
    expect(groupOf(draw(), 'L14')).toContain('M0 -6.5V9');
    expect(groupOf(draw(), 'C15')).not.toContain('M0 -6.5V9');
    expect(line('L14')).toBe('L14: blue; port 60 NW');
    expect(line('N8', {}, 'de')).toBe('N8: blau; Hafen 20 NO Dreischienengleis');
  });

  test('terrain with both its prices, also where a tile lies', () => {
    expect(groupOf(draw(), 'D2')).toContain('>160/40</text>');
    expect(line('J6')).toContain('rough ground 40, narrow 10, with every tile');
    expect(line('J6', { J6: '644/2' }, 'de')).toContain(
      'unebenes Gelände 40, Schmalspur 10, bei jedem Plättchen',
    );
  });

  test('values of grey places by phase, the one that holds now in a thick frame', () => {
    const svg = groupOf(draw({ levels: ['white', 'gray'] }), 'C1');
    expect(count(svg, 'stroke-width="2.2"')).toBeGreaterThan(0);
    for (const amount of [20, 30, 40]) expect(svg).toContain(`>${amount}</text>`);
    expect(line('C15')).toBe('C15 Calabria: grey; off-board white 10, grey 30, black 90 NE dual');
  });

  test('impassable sides, named from both their hexes', () => {
    expect(line('E7')).toContain('impassable NE');
    expect(mapLines(map, empty, { ...wide, only: ['D8'] })[0]).toContain('impassable S SW SE');
  });

  test('stops by name', () => {
    expect(stopName(map, empty, { hex: 'H8', stop: 0 }, 'en')).toBe('H8 Caltanissetta');
  });
});
