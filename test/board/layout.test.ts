import { describe, expect, test } from '@jest/globals';
import { heading, pointAt, type Curve } from '../../src/board/curve.js';
import { edgeMiddle, gridOf, turnedPoint, type Point } from '../../src/board/geometry.js';
import { apart } from '../../src/board/point.js';
import { layout, SLOT } from '../../src/board/layout.js';
import { parseFace } from '../../src/engine/rail/map/tile-text.js';
import type { End, Face } from '../../src/engine/rail/map/types.js';
import { mapData } from '../../src/titles/1830/rules/map.js';

const faces: readonly (readonly [string, Face])[] = [
  ...mapData.tiles.map(tile => [`tile ${tile.id}`, tile] as const),
  ...mapData.hexes.map(hex => [`hex ${hex.id}`, hex] as const),
  ['a city of three', parseFace('brown; city 60 x3; 0-A 2-A 4-A')],
  ['a city of four', parseFace('gray; city 100 x4; 0-A 1-A 2-A 3-A')],
  ['towns without positions', parseFace('yellow; town 10, town 10; 0-A A-3 1-B B-4')],
  ['cities without positions', parseFace('brown; city 50, city 50; 0-A A-3 2-B B-4')],
  ['an inner track', parseFace('green; city 40 @1, city 40 @4; 1-A A-B B-4')],
];

const rotations = [0, 1, 2, 3, 4, 5];

const near = (a: Point, b: Point): boolean => apart(a, b) < 0.01;

const ends = (curve: Curve): readonly [Point, Point] => [pointAt(curve, 0), pointAt(curve, 1)];

describe.each(faces)('%s', (_, face) => {
  const target = (end: End, rotation: number): Point =>
    'edge' in end ? edgeMiddle((end.edge + rotation) % 6) : layout(face, rotation).stops[end.stop]!.centre;

  test.each(rotations)(
    'turned by %i, track runs from the middle of the right edge to the right stop',
    rotation => {
      for (const { def, curve } of layout(face, rotation).track) {
        const wanted = [target(def.a, rotation), target(def.b, rotation)] as const;
        const [from, to] = ends(curve);
        const joined =
          (near(from, wanted[0]) && near(to, wanted[1])) || (near(from, wanted[1]) && near(to, wanted[0]));
        expect(joined).toBe(true);
      }
    },
  );

  test('track meets edges at a right angle', () => {
    for (const { def, curve } of layout(face, 0).track)
      for (const end of [def.a, def.b]) {
        if (!('edge' in end)) continue;
        const t = near(pointAt(curve, 0), edgeMiddle(end.edge)) ? 0 : 1;
        const off = (heading(curve, t) - (120 + 60 * end.edge) + 720) % 180;
        expect(Math.min(off, 180 - off)).toBeLessThan(3);
      }
  });

  test('turning the tile turns track and stops and nothing else', () => {
    const still = layout(face, 0);
    for (const rotation of rotations) {
      const turned = layout(face, rotation);
      turned.stops.forEach((stop, at) => {
        expect(near(stop.centre, turnedPoint(still.stops[at]!.centre, rotation * 60))).toBe(true);
      });
      turned.track.forEach(({ curve }, at) => {
        const before = pointAt(still.track[at]!.curve, 0.3);
        expect(near(pointAt(curve, 0.3), turnedPoint(before, rotation * 60))).toBe(true);
      });
    }
  });

  test('every token has its circle on the hex, apart from all others', () => {
    for (const rotation of [0, 1]) {
      const { stops } = layout(face, rotation);
      expect(stops.map(stop => stop.slots.length)).toEqual(face.stops.map(stop => stop.slots));
      const circles = stops.flatMap(stop => stop.slots);
      circles.forEach((circle, at) => {
        expect(gridOf('pointy').edgeDistance(circle)).toBeGreaterThan(SLOT - 8);
        for (const other of circles.slice(at + 1))
          expect(apart(circle, other)).toBeGreaterThan(2 * SLOT - 1.5);
      });
    }
  });
});

describe('crossings', () => {
  const bridges = (text: string): number =>
    layout(parseFace(text), 0).track.reduce((sum, track) => sum + track.bridges.length, 0);

  test('track that crosses without joining passes over on one bridge', () => {
    expect(bridges('green;; 0-3 1-4')).toBe(1);
    expect(bridges('green;; 0-2 1-3')).toBe(1);
  });

  test('track that joins, or does not meet, has no bridge', () => {
    expect(bridges('green;; 0-3 0-4')).toBe(0);
    expect(bridges('green;; 0-3 1-2')).toBe(0);
    expect(bridges('green; city 30; 0-A 1-A 3-A 4-A')).toBe(0);
  });
});

describe('stops', () => {
  test('a town on a curve lies on it, as a bar across it', () => {
    const { stops, track } = layout(parseFace('yellow; town 10; 0-A 1-A'), 0);
    expect(stops[0]!.bar).not.toBeNull();
    const along = heading(track[0]!.curve, 1);
    expect(Math.abs(((stops[0]!.bar! - along + 720) % 180) - 90)).toBeLessThan(2);
  });

  test('more tokens than circles get circles of their own', () => {
    const { stops } = layout(parseFace('yellow; city 20; 0-A 3-A'), 0, [2]);
    expect(stops[0]!.slots).toHaveLength(2);
  });
});
