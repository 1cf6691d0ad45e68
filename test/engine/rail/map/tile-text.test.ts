import { describe, expect, test } from '@jest/globals';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';

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
