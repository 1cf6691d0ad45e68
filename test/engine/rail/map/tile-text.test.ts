import { describe, expect, test } from '@jest/globals';
import { standardTile, readTiles } from '../../../../src/engine/rail/map/tile-set.js';
import { faceRows, parseFace } from '../../../../src/engine/rail/map/tile-text.js';

describe('a face in one line', () => {
  test('blank country', () => {
    expect(parseFace('white')).toEqual({ colour: 'white', stops: [], track: [] });
  });

  test('label, stops with circles and place, track', () => {
    expect(parseFace('brown NY; city 80 x2 @0.5, town; 0-A A-1 2-3')).toEqual({
      colour: 'brown',
      label: 'NY',
      stops: [
        { kind: 'city', revenue: 80, slots: 2, at: 0.5 },
        { kind: 'town', revenue: 0, slots: 0 },
      ],
      track: [
        { a: { edge: 0 }, b: { stop: 0 }, gauge: 'standard' },
        { a: { stop: 0 }, b: { edge: 1 }, gauge: 'standard' },
        { a: { edge: 2 }, b: { edge: 3 }, gauge: 'standard' },
      ],
    });
  });

  test('an off-board location whose value changes and that lies on several hexes', () => {
    expect(parseFace('red; offboard yellow:30 brown:60 group:Gulf; 4-A').stops).toEqual([
      { kind: 'offboard', revenue: { yellow: 30, brown: 60 }, slots: 0, group: 'Gulf' },
    ]);
  });

  test('a mine is a port of another look', () => {
    const { stops } = parseFace('gray; town yellow:30 brown:50 mine; 0-A');
    expect(stops).toEqual([
      { kind: 'town', revenue: { yellow: 30, brown: 50 }, slots: 0, port: true, mine: true },
    ]);
  });

  test('gauges', () => {
    expect(parseFace('yellow;; 0-1 1~2 2=3').track.map(t => t.gauge)).toEqual(['standard', 'narrow', 'dual']);
  });

  test.each(['pink', 'white; village', 'white;; 0-6', 'white; town; 0-B', 'white; city big'])(
    'wrong data is named: %s',
    text => {
      expect(() => parseFace(text)).toThrow(Error);
    },
  );
});

describe('tiles of a title, in rows of those that differ in their track alone', () => {
  const own = faceRows(`
    yellow              | 77 0~1 | 78 0~2
    green K; city 40 x2 | L4 0-A 1-A | 57 3-A
  `);

  test('have the face of their row with their own track', () => {
    expect(own).toEqual({
      77: parseFace('yellow;; 0~1'),
      78: parseFace('yellow;; 0~2'),
      L4: parseFace('green K; city 40 x2; 0-A 1-A'),
      57: parseFace('green K; city 40 x2; 3-A'),
    });
  });

  test('follow the common ones, and there is one if nothing is said', () => {
    expect(readTiles('57x4 8x3 78x2', own)).toEqual([
      { id: '8', count: 3, ...standardTile('8') },
      { id: '57', count: 4, ...own['57'] },
      { id: '77', count: 1, ...own['77'] },
      { id: '78', count: 2, ...own['78'] },
      { id: 'L4', count: 1, ...own['L4'] },
    ]);
  });

  test('may show another on their back, of which there are as many', () => {
    expect(readTiles('8/9x21 58/L4x13', own).slice(0, 4)).toEqual([
      { id: '8', count: 21, back: '9', ...standardTile('8') },
      { id: '9', count: 21, back: '8', ...standardTile('9') },
      { id: '58', count: 13, back: 'L4', ...standardTile('58') },
      { id: 'L4', count: 13, back: '58', ...own['L4'] },
    ]);
  });

  test('are known by their numbers', () => {
    expect(() => readTiles('8 L5')).toThrow('no tile L5');
  });
});
