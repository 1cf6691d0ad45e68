import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast, dark, light, companyColours } from '../../src/board/theme.js';
import { runSample } from '../../src/board/track.js';
import { curveSample } from '../../src/present/chart.js';
import { companies as companies1830 } from '../../src/titles/1830/rules/companies.js';
import { companies as companies1849 } from '../../src/titles/1849/rules/companies.js';
import { companies as companies1856 } from '../../src/titles/1856/rules/companies.js';
import { companies36 } from '../../src/titles/18mag/rules/companies.js';

/*
 * How drawings look to eyes without red or green cones: colours as Machado, Oliveira and Fernandes (2009)
 * simulate them at full strength, and their distance in CIE Lab, where about 10 is a clear difference.
 */

type Triple = readonly [number, number, number];

const eyes: readonly (readonly [string, readonly [Triple, Triple, Triple]])[] = [
  [
    'all cones',
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
  [
    'no red cones (protanopia)',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'no green cones (deuteranopia)',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
];

const bytes = (colour: string): Triple =>
  [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Triple;
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encoded = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const seenLinear = (colour: string, eye: readonly [Triple, Triple, Triple]): Triple => {
  const rgb = bytes(colour).map(linear) as unknown as Triple;
  return eye.map(row => Math.min(Math.max(dot(row, rgb), 0), 1)) as unknown as Triple;
};

const seen = (colour: string, eye: readonly [Triple, Triple, Triple]): string =>
  `#${seenLinear(colour, eye)
    .map(c =>
      Math.round(encoded(c) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const lab = (rgb: Triple): Triple => {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const apart = (a: string, b: string, eye: readonly [Triple, Triple, Triple]): number => {
  const [p, q] = [lab(seenLinear(a, eye)), lab(seenLinear(b, eye))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b): readonly [T, T] => [a, b]));

const dashesOf = (svg: string): string => /stroke-dasharray="([^"]*)"/.exec(svg)?.[1] ?? 'none';

const css = readFileSync('assets/charts.css', 'utf8');
const curves = [...css.matchAll(/\.curve-\d+ \{\s+color: light-dark\((#\w+), (#\w+)\)/g)];

describe.each(eyes)('with %s', (_, eye) => {
  test.each([
    ['light', light],
    ['dark', dark],
  ])('the colours of tiles stay apart in the %s theme', (_name, { hex }) => {
    for (const [[a, one], [b, other]] of pairs(Object.entries(hex)))
      expect([a, b, apart(one, other, eye) > 8]).toEqual([a, b, true]);
  });

  test('a run stands out from the track it lies on', () => {
    for (const colour of light.routes)
      expect(contrast(seen(colour, eye), seen(light.mark, eye))).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['1830', companies1830],
    ['1849', companies1849],
    ['1856', companies1856],
    ['18Mag', companies36],
  ])('every token of %s is read by its letters, no two the same', (_title, companies) => {
    expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length);
    for (const { id, colour, textColour } of companies) {
      const { fill, text } = companyColours({
        id,
        colour,
        ...(textColour === undefined ? {} : { text: textColour }),
      });
      expect([id, contrast(seen(fill, eye), seen(text, eye)) >= 3]).toEqual([id, true]);
    }
  });

  test('curves of charts read on their ground, light and dark', () => {
    for (const [, inLight, inDark] of curves) {
      expect(contrast(seen(inLight!, eye), '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrast(seen(inDark!, eye), '#1f2522')).toBeGreaterThanOrEqual(3);
    }
  });
});

test('runs of trains on one map differ in colour and in their dashes', () => {
  const dashes = light.routes.map((_, train) => dashesOf(runSample(train, light)));
  expect(light.routes.length).toBeGreaterThanOrEqual(6);
  expect(new Set(light.routes).size).toBe(light.routes.length);
  expect(new Set(dashes).size).toBe(light.routes.length);
});

test('curves of charts differ in their dashes, whatever the eye', () => {
  expect(curves.length).toBe(10);
  expect(new Set(curves.map((_, number) => curveSample({ look: number }))).size).toBe(10);
  expect(new Set(curves.map((_, number) => dashesOf(curveSample({ look: number })))).size).toBe(10);
});
