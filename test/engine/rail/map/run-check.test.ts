import { describe, expect, test } from '@jest/globals';
import { checkRoutes } from '../../../../src/engine/rail/map/run-check.js';
import type { RunRoute, RunTrain } from '../../../../src/engine/rail/map/run-graph-types.js';
import { smallGraph, trainOf } from './small-run-graph.js';

// Links by number:            0    1    2    3    4    5    6    7    8    9   10
const { graph, value, stop } = smallGraph(
  'A10* B20 C30|@1 D40|@1 E50* A-0a 0b-B B-1a 1b-C B-2a 2b-D A-3a 3b-E A-B 0b-E C-E',
);
const diesel = trainOf(Infinity, value);

const route = (stops: string, ...links: number[]): RunRoute => ({
  train: 0,
  stops: [...stops].map(stop),
  links,
});
const fault = (one: RunRoute, train: RunTrain = diesel): string | undefined =>
  checkRoutes(graph, [train], [one])?.code;

describe('1830 §7.4: a route by itself', () => {
  test('is legal from stop to stop', () => expect(fault(route('ABC', 0, 1, 2, 3))).toBeUndefined());
  test('has two stops at least', () => expect(fault(route('A'))).toBe('route-too-short'));
  test('does not jump', () => expect(fault(route('ABC', 0, 1, 6, 7))).toBe('route-broken'));
  test('lists the stops it comes to', () => expect(fault(route('AC', 0, 1, 2, 3))).toBe('route-broken'));
  test('ends at a stop', () => expect(fault(route('AB', 0, 1, 2))).toBe('route-ends-outside-stop'));
  test('does not reverse at a side', () => expect(fault(route('BE', 1, 9))).toBe('route-reverses'));
  test('keeps its gauge at a side', () => {
    const { graph: mixed, value: worth } = smallGraph('A10* B20 A-0a 0b~-B');
    const over = { train: 0, stops: [0, 1], links: [0, 1] };
    expect(checkRoutes(mixed, [trainOf(2, worth)], [over])?.code).toBe('route-changes-lane');
  });
  test('joins two stops besides ports (1849 §4.3.1)', () => {
    const { graph: coast, value: worth } = smallGraph('A10* B20o A-B');
    const out = { train: 0, stops: [0, 1], links: [0] };
    expect(checkRoutes(coast, [trainOf(2, worth)], [out])?.code).toBe('route-too-short');
  });
  test('comes to no stop twice', () => expect(fault(route('ABA', 0, 1, 8))).toBe('stop-twice'));
  test('does not go on behind a closed stop', () =>
    expect(fault(route('BCE', 2, 3, 10))).toBe('stop-blocks'));
  test('has an own token', () => expect(fault(route('BC', 2, 3))).toBe('no-own-token'));
  test('uses no location twice', () => expect(fault(route('CBD', 3, 2, 4, 5))).toBe('location-twice'));
  test('is no longer than the train', () => {
    expect(fault(route('ABC', 0, 1, 2, 3), trainOf(2, value))).toBe('train-too-short');
  });
  test('keeps to the second limit of the train', () => {
    const second = (limit: number): RunTrain => ({
      ...diesel,
      second: { limit, stopCost: value.map(() => 1) },
    });
    expect(fault(route('ABC', 0, 1, 2, 3), second(3))).toBeUndefined();
    expect(fault(route('ABC', 0, 1, 2, 3), second(2))).toBe('train-too-short');
  });
  test('uses track of the train’s gauge', () => {
    const usable = graph.links.map((_, i) => i !== 8);
    expect(fault(route('AB', 8), { ...diesel, usable })).toBe('track-unusable');
  });
});

describe('1830 §7.4.2: routes together', () => {
  const both = (first: RunRoute, second: RunRoute): string | undefined =>
    checkRoutes(graph, [diesel, diesel], [first, { ...second, train: 1 }])?.code;
  test('may share stops', () => expect(both(route('AB', 0, 1), route('AB', 8))).toBeUndefined());
  test('share no side', () => expect(both(route('AB', 0, 1), route('AE', 0, 9))).toBe('side-twice'));
  test('share no piece of track', () => expect(both(route('AB', 8), route('AB', 8))).toBe('link-twice'));
  test('are one for each train', () => {
    const twice = [route('AB', 8), route('AE', 6, 7)];
    expect(checkRoutes(graph, [diesel], twice)?.code).toBe('train-runs-twice');
    expect(checkRoutes(graph, [], twice)?.code).toBe('unknown-train');
  });
});
