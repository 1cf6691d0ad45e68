import { expect, test } from '@jest/globals';
import { routesLatelyFound } from '../../../../src/engine/rail/map/lately-found.js';
import type { RunTrain } from '../../../../src/engine/rail/map/run-graph-types.js';
import { smallGraph, trainOf } from './small-run-graph.js';

const line = 'A10* B20 C30 A-B B-C';
const trains = (limit: number, line = 'A10* B20 C30'): readonly RunTrain[] => [
  trainOf(limit, smallGraph(line).value),
];
const ask = (limit: number): ReturnType<typeof routesLatelyFound> =>
  routesLatelyFound(smallGraph(line).graph, trains(limit));

test('the same question has the answer that was found already', () => {
  expect(ask(2)).toBe(ask(2));
});

test('another train, or other track, is another question', () => {
  expect(ask(2).value).toBe(30);
  expect(ask(3).value).toBe(60);
  const cut = smallGraph('A10* B20 C30 A-B');
  expect(routesLatelyFound(cut.graph, [trainOf(3, cut.value)]).value).toBe(30);
});

test('what was asked long ago is found anew, what was asked again meanwhile is not', () => {
  const [old, kept] = [ask(1000), ask(1001)];
  for (let limit = 2000; limit < 2063; limit++) {
    ask(limit);
    ask(1001);
  }
  expect(ask(1001)).toBe(kept);
  const again = ask(1000);
  expect(again).toEqual(old);
  expect(again).not.toBe(old);
});
