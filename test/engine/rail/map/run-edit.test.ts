import { expect, test } from '@jest/globals';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { waysTo } from '../../../../src/engine/rail/map/run-edit.js';
import { boardWith, smallMap, trainNamed } from './small-map.js';

/** What a diesel's run of PRR can become when the hex is named; runs as `B1-B3`. */
const ways = (map: RailMap, tokens: readonly string[], path: string, hex: string): readonly string[] =>
  waysTo(map, boardWith(tokens), 'PRR', trainNamed('D'), path.split('-'), hex).map(one => one.join('-'));

test('a run is not led through a stop that it has already', () => {
  // B1 and B3 are joined directly and below, by C2; A2 is reached from B1 alone.
  const map = smallMap({
    A2: 'gray; town 10; 0-A',
    B1: 'gray; city 10; 3-A 4-A 5-A',
    B3: 'gray; city 20; 1-A 0-A',
    C2: 'yellow;; 2-3',
  });
  expect(ways(map, ['PRR B1'], 'B1-B3', 'A2')).toEqual(['B1-A2', 'A2-B1-B3', 'A2-B1-C2-B3']);
});

test('where the train drives past, other track is offered, though it begins over the same side', () => {
  const map = smallMap({
    A4: 'yellow;; 0-5',
    B1: 'gray; city 10; 4-A',
    B3: 'green;; 1-4 1-3',
    B5: 'gray; city 20; 1-A 2-A',
  });
  expect(ways(map, ['PRR B1'], 'B1-B3-B5', 'B3')).toEqual(['B1-B3-A4-B5']);
});

test('but no track that the run uses elsewhere', () => {
  // From B1 to B5 lead two ways; the upper one shares the western side of B3 with the way from A2.
  const map = smallMap({
    A2: 'gray; city 20; 5-A',
    B1: 'gray; city 10; 4-A 5-A',
    B3: 'green;; 1-2 1-4',
    B5: 'gray; city 40; 1-A 0-A',
    C2: 'yellow;; 2-4',
    C4: 'yellow;; 1-3',
  });
  expect(ways(map, ['PRR B1'], 'B1-C2-C4-B5', 'C2')).toEqual(['B1-B3-B5']);
  expect(ways(map, ['PRR B1'], 'A2-B3-B1-C2-C4-B5', 'C2')).toEqual([]);
});

test('what is not allowed is offered where nothing else leads there, so that the reason can be said', () => {
  const map = smallMap({
    B1: 'gray; city 10; 4-A',
    B3: 'gray; city 20; 1-A 4-A',
    B5: 'gray; city 30; 1-A',
  });
  expect(ways(map, ['PRR B1', 'NYC B3', 'PRR B5'], 'B1.0', 'B5')).toEqual(['B1-B3-B5']);
});

test('of two cities of a hex the number is written only where the track does not tell', () => {
  const map = smallMap({
    B1: 'gray; city 10; 4-A',
    B3: 'brown NY; city 80, city 80; 1-A 4-B',
    B5: 'gray; city 10; 1-A',
  });
  const tokens = ['PRR B1', 'PRR B5'];
  expect(ways(map, tokens, 'B3.0', 'B1')).toEqual(['B3-B1']);
  expect(ways(map, tokens, 'B3.1', 'B5')).toEqual(['B3-B5']);
  const both = smallMap({ B1: 'gray; city 10; 4-A', B3: 'brown NY; city 80, city 80; 1-A 1-B' });
  expect(ways(both, ['PRR B1'], 'B3.1', 'B1')).toEqual(['B3.1-B1']);
});
