import { describe, expect, test } from '@jest/globals';
import { nearStops } from '../../../../src/engine/rail/map/near-stops.js';
import { boardWith, smallMap } from './small-map.js';

/** A row of hexes from a home to a city, with a place beside it where nothing is. */
const row = smallMap(
  { A1: 'white; city', A3: 'white', A5: 'white; city', C1: 'white' },
  { 57: 2, 9: 2, 58: 1 },
);

const near = (laid: { readonly [hex: string]: string }, map = row): number =>
  nearStops(map, boardWith(['PRR A1'], laid), 'PRR');

describe('a stop that a company does not reach', () => {
  test('counts half for each tile that is missing, also under its own token', () => {
    expect(near({})).toBeCloseTo(1 / 8);
  });

  test('comes nearer by track that leads towards it, and no nearer by track that leads away', () => {
    const turned = [0, 1, 2].map(rotation => near({ A1: `57/${rotation}` })).toSorted();
    expect(turned[0]).toBeCloseTo(near({}));
    expect(turned[2]).toBeCloseTo(1 / 4);
  });

  test('is the whole of it where track has come to its hex, but for its own tile', () => {
    const best = Math.max(
      ...[0, 1, 2].flatMap(one => [0, 1, 2].map(two => near({ A1: `57/${one}`, A3: `9/${two}` }))),
    );
    expect(best).toBeCloseTo(1 / 2);
  });

  test('counts nothing behind a grey hex without track there, or once it is reached', () => {
    const shut = smallMap({ A1: 'white; city', A3: 'gray', A5: 'white; city' }, { 57: 2 });
    expect(near({}, shut)).toBe(0);
    const open = smallMap({ A1: 'white; city', A3: 'gray;; 1-4', A5: 'white; city' }, { 57: 2 });
    const all = [0, 1, 2].map(one => near({ A1: `57/${one}` }, open));
    // One tile is missing, that of the city; the grey track is there.
    expect(Math.max(...all)).toBeCloseTo(1 / 2);
  });
});
