import { describe, expect, test } from '@jest/globals';
import { layout, SLOT } from '../../src/board/layout.js';
import { gridOf } from '../../src/board/geometry.js';
import { light } from '../../src/board/theme.js';
import { tilePicture } from '../../src/board/tile.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { mapData as map1849 } from '../../src/titles/1849/rules/map.js';

const tiles = [map1830, map1849].flatMap(({ tiles, orientation }) =>
  tiles
    .filter(tile => tile.stops.some(stop => stop.kind === 'city'))
    .map(tile => [`${orientation ?? 'pointy'} ${tile.id}`, tile, orientation] as const),
);

/** Radius of the circle around a value. */
const RING = 11;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spots = (svg: string, pattern: RegExp): readonly Spot[] =>
  [...svg.matchAll(pattern)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe.each(tiles)('tile %s', (_, tile, orientation) => {
  test.each([0, 1, 2, 3, 4, 5])(
    'turned by %i, value and label stand clear of the city, on the hex',
    rotation => {
      const svg = tilePicture(tile, rotation, tile.id, light, tile.id, orientation);
      const grid = gridOf(orientation);
      const circles = layout(tile, rotation + grid.turn).stops.flatMap(stop => stop.slots);
      const values = spots(svg, /<text x="([\d.-]+)" y="([\d.-]+)" font-size="14" class="value"/g);
      const labels = spots(svg, /<text x="([\d.-]+)" y="([\d.-]+)" font-size="14.5" class="label"/g);
      expect([values.length, labels.length]).toEqual([1, tile.label === undefined ? 0 : 1]);
      for (const value of values) {
        // Figures stand in a circle around their middle, five above their line.
        const centre = { x: value.x, y: value.y - 5 };
        expect(grid.edgeDistance(centre)).toBeGreaterThan(RING);
        for (const { x, y } of circles)
          expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(SLOT + RING);
      }
      // A letter is about ten wide and high; its line stands five under its middle.
      for (const label of labels)
        for (const { x, y } of circles)
          expect(Math.hypot(x - label.x, y - (label.y - 5))).toBeGreaterThan(SLOT + 5);
    },
  );
});

describe('two stops with track of their own', () => {
  test('no city stands on the track of the other', () => {
    for (const tile of map1830.tiles.filter(({ stops }) => stops.length === 2)) {
      const { stops, track } = layout(tile, 0);
      for (const { def, curve } of track) {
        const own = 'stop' in def.a ? def.a.stop : 'stop' in def.b ? def.b.stop : -1;
        const other = stops[1 - own]!;
        const [from, to] = [0, 1].map(t =>
          curve.kind === 'line' ? (t === 0 ? curve.from : curve.to) : null,
        );
        if (!from || !to) continue;
        const along = Math.hypot(to.x - from.x, to.y - from.y);
        const off =
          Math.abs(
            (to.x - from.x) * (from.y - other.centre.y) - (from.x - other.centre.x) * (to.y - from.y),
          ) / along;
        const t =
          ((other.centre.x - from.x) * (to.x - from.x) + (other.centre.y - from.y) * (to.y - from.y)) /
          along ** 2;
        if (t >= 0 && t <= 1) expect([tile.id, off > 12]).toEqual([tile.id, true]);
      }
    }
  });
});
