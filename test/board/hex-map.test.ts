import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { hexMap, type MapView } from '../../src/board/hex-map.js';
import { dark, light } from '../../src/board/theme.js';
import { tilePicture } from '../../src/board/tile.js';
import type { BoardState } from '../../src/engine/rail/map/types.js';
import { companies as companies1830 } from '../../src/titles/1830/rules/companies.js';
import { mapData } from '../../src/titles/1830/rules/map.js';
import { companies, count, groupOf, map } from './fixtures.js';
import { recorded } from './record.js';

const empty: BoardState = { laid: {}, tokens: [] };
const draw = (more: Partial<MapView> = {}): string => hexMap({ map, board: empty, companies, ...more });

/** Throws when the drawing is not well-formed. */
const opens = (svg: string): Resvg => new Resvg(svg, { font: { loadSystemFonts: false } });

describe('the map', () => {
  test('every hex is one group with its id, title and text', () => {
    const svg = draw();
    for (const { id } of map.hexes) {
      expect(count(svg, ` data-place="${id}"`)).toBe(1);
      expect(groupOf(svg, id)).toContain(`>${id}</text>`);
      expect(groupOf(svg, id)).toContain(`<title>${id}`);
    }
    expect(opens(svg).width).toBeGreaterThan(0);
  });

  test('neighbours lie next to each other', () => {
    const svg = draw();
    const at = (id: string): readonly number[] =>
      /translate\(([\d.-]+) ([\d.-]+)\)/.exec(groupOf(svg, id))!.slice(1).map(Number);
    const [a, b, c] = [at('B3'), at('B5'), at('C4')] as const;
    expect(b[0]! - a[0]!).toBeCloseTo(86.6, 0);
    expect(c[0]! - a[0]!).toBeCloseTo(43.3, 0);
    expect(c[1]! - a[1]!).toBeCloseTo(75, 0);
  });

  test('a position looks the same however many others were drawn before it', () => {
    const shown: readonly Partial<MapView>[] = [
      {},
      { changed: ['B5'] },
      { theme: dark },
      { privates: [{ id: 'X', hex: 'B5' }] },
    ];
    const first = shown.map(draw);
    expect(new Set(first).size).toBe(shown.length);
    expect([...shown].reverse().map(draw).reverse()).toEqual(first);
  });

  test('hostile names are text', () => {
    const svg = draw({ label: '"><script>', privates: [{ id: '<i>', hex: 'B5' }] });
    expect(svg).not.toMatch(/<(b|i|script)>/);
    expect(svg).toContain('&lt;b&gt;');
    expect(() => opens(svg)).not.toThrow();
  });

  test('a hostile company colour is not used', () => {
    const board = { laid: {}, tokens: [{ company: 'W&W', hex: 'B1', stop: 0 }] };
    const svg = draw({ board, companies: [{ id: 'W&W', colour: 'url(https://example.org/x)' }] });
    expect(svg).not.toContain('example.org');
  });

  test('the same position gives the same drawing', () => {
    expect(draw()).toBe(draw());
  });

  test('a token stands on the stop; before, the home is marked pale', () => {
    const before = groupOf(draw(), 'B1');
    const after = groupOf(
      draw({ board: { laid: {}, tokens: [{ company: 'W&W', hex: 'B1', stop: 0 }] } }),
      'B1',
    );
    const text = (svg: string): string => /<text[^>]*>W&amp;W<\/text>/.exec(svg)![0];
    expect(text(before)).toContain('fill-opacity');
    expect(text(after)).not.toContain('fill-opacity');
    expect(after).toContain('#32763f');
  });

  test('a home on any stop of the hex is marked beside the stops until its token is there', () => {
    expect(groupOf(draw(), 'C2')).toContain('>EAST</text>');
    const board = { laid: {}, tokens: [{ company: 'EAST', hex: 'C2', stop: 1 }] };
    expect(count(groupOf(draw({ board }), 'C2'), '>EAST</text>')).toBe(1);
  });

  test('a tile hides terrain and shows its number with the letter of its colour', () => {
    const svg = groupOf(draw({ board: { laid: { B5: '9/1' }, tokens: [] } }), 'B5');
    expect(svg).toContain('>9y</text>');
    expect(svg).not.toContain('>120</text>');
    expect(groupOf(draw(), 'B5')).toContain('>120</text>');
  });

  test('an unknown tile is refused', () => {
    expect(() => draw({ board: { laid: { B5: '999/1' }, tokens: [] } })).toThrow('no tile 999/1 for B5');
  });

  test('values by phase stand on their colours; the one that holds is framed', () => {
    const svg = groupOf(draw({ levels: ['yellow', 'green', 'brown'] }), 'A4');
    expect(svg).toContain('>30</text>');
    expect(svg).toContain('>60</text>');
    expect(svg).toMatch(new RegExp(`fill="${light.hex.brown}"[^>]*stroke-width="2.4"`));
    expect(groupOf(draw(), 'A2')).not.toContain('>30</text>');
  });

  test('a large map is written larger, and so is each part of it', () => {
    const sizeIn = (svg: string, id: string): number => {
      const [, scale = '1', size] = new RegExp(
        `data-place="${id}".*?(?:scale\\(([\\d.]+)\\)"><text|<text)[^>]* font-size="([\\d.]+)" class="name"`,
        's',
      ).exec(svg)!;
      return Number(scale) * Number(size);
    };
    const far = { ...map.hexes[2]!, id: 'B35', homes: [] };
    const large = { ...map, hexes: [...map.hexes, far] };
    const whole = draw({ map: large });
    const part = draw({ map: large, part: ['B35'] });
    const width = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+) /.exec(whole)![1]);
    expect(sizeIn(draw(), 'B1')).toBe(14);
    expect((sizeIn(whole, 'B35') * 900) / width).toBeGreaterThanOrEqual(10);
    expect((sizeIn(whole, 'B35') * 900) / width).toBeLessThan(10.2);
    expect(count(part, 'data-place=')).toBe(1);
    expect(sizeIn(part, 'B35')).toBe(sizeIn(whole, 'B35'));
  });

  test('walls and changed hexes are drawn when there are any', () => {
    // Once on the map, once in the legend.
    expect(count(draw(), light.wall)).toBe(2);
    expect(draw()).not.toContain(light.changed);
    expect(groupOf(draw({ changed: ['B5'] }), 'B5')).toContain(light.changed);
  });

  test('a hex that changed is still seen to be one that may be chosen', () => {
    const both = groupOf(
      draw({ changed: ['B5'], href: id => (id === 'B5' ? '/games/1?hex=B5' : null) }),
      'B5',
    );
    for (const ink of [light.choice, light.changed]) expect(both).toContain(`stroke="${ink}"`);
  });

  test('with links every hex that has one is a link of its own', () => {
    const svg = draw({ href: id => (id === 'B5' ? null : `/games/1?hex=${id}`) });
    expect(count(svg, '<a href=')).toBe(map.hexes.length - 1);
    expect(svg).toContain('<a href="/games/1?hex=C4"><g id="hex-C4"');
    expect(count(svg, light.choice)).toBe(map.hexes.length - 1);
    expect(groupOf(svg, 'B5')).not.toContain(light.choice);
    expect(draw()).not.toContain(light.choice);
    expect(() => opens(svg)).not.toThrow();
  });

  test('a run is drawn on the track it uses', () => {
    const board = { laid: { B3: '3/4', C4: '14/1' }, tokens: [] };
    const runs = [{ train: '2', path: ['B3', 'C4'] }];
    const svg = draw({ board, routes: runs });
    expect(count(svg, light.routes[0]!)).toBe(2);
    expect(draw({ board })).not.toContain(light.routes[0]!);
  });

  test('gauges differ', () => {
    const at = (tile: string): string =>
      groupOf(draw({ board: { laid: { B5: `${tile}/0` }, tokens: [] } }), 'B5');
    const dashed = /stroke-dasharray/g;
    expect([at('9'), at('N8'), at('D9')].map(svg => count(svg, dashed))).toEqual([0, 1, 1]);
    expect(at('D9')).toContain(`stroke="${light.paper}"`);
  });
});

describe('every tile of 1830', () => {
  test.each(mapData.tiles.map(tile => [tile.id, tile] as const))(
    'tile %s draws, turned any way',
    (id, tile) => {
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        const svg = tilePicture(tile, rotation, id, light, `Tile ${id}`);
        expect(() => opens(svg)).not.toThrow();
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const circles = tile.stops.reduce((sum, stop) => sum + stop.slots, 0);
        expect(count(svg, 'r="12.5"')).toBe(circles);
      }
    },
  );
});

describe('the whole map of 1830', () => {
  test('it stays small and is drawn in both themes', () => {
    for (const theme of [light, dark]) {
      const svg = hexMap({ map: mapData, board: empty, companies: companies1830, theme });
      expect(count(svg, 'data-place=')).toBe(mapData.hexes.length);
      expect(svg.length).toBeLessThan(120_000);
    }
  });

  test.each(['1830/1830_29133.json', 'generated/1830/1830_p6_s1025.json'])('late in %s', path => {
    const position = recorded(path);
    if (!position) return;
    const svg = hexMap({
      map: mapData,
      board: position.board,
      companies: companies1830,
      href: id => `/g?hex=${id}`,
    });
    expect(svg.length).toBeLessThan(120_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(() => opens(svg)).not.toThrow();
    for (const { company, hex } of position.board.tokens)
      expect(groupOf(svg, hex)).toContain(`>${company.replace('&', '&amp;')}</text>`);
  });
});
