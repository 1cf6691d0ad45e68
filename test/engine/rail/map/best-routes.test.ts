import { describe, expect, test } from '@jest/globals';
import { bestRoutes } from '../../../../src/engine/rail/map/best-routes.js';
import type { RunGraph, RunTrain } from '../../../../src/engine/rail/map/run-graph-types.js';
import { checkRoutes } from '../../../../src/engine/rail/map/run-check.js';
import { routeValue } from '../../../../src/engine/rail/map/run-route.js';
import { bruteValue } from './brute-routes.js';
import { randomHexMap, randomTangle, randomTrains, seeded, type Random } from './random-run-graph.js';

/**
 * Solves at once and from a search of one state, which has to widen; checks that both answers are
 * legal, earn what they say and are what the twin finds.
 */
const compare = (graph: RunGraph, trains: readonly RunTrain[]): number => {
  const value = bruteValue(graph, trains);
  for (const found of [bestRoutes(graph, trains), bestRoutes(graph, trains, 1)]) {
    expect(checkRoutes(graph, trains, found.routes)).toBeUndefined();
    const earned = found.routes.reduce((sum, route) => sum + routeValue(trains[route.train]!, route), 0);
    expect(earned).toBe(found.value);
    expect(found.value).toBe(value);
  }
  return value;
};

const compareMany = (count: number, draw: (random: Random) => RunGraph, trains: number): void => {
  let earning = 0;
  for (let seed = 0; seed < count; seed++) {
    const random = seeded(seed);
    const graph = draw(random);
    const fleet = randomTrains(random, graph, trains);
    try {
      if (compare(graph, fleet) > 0) earning++;
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify({ graph, fleet })}`, { cause: error });
    }
  }
  expect(earning).toBeGreaterThan(count / 3);
};

describe('1830 §7.4: no set of routes earns more than the one found', () => {
  test('on random tangles of track', () => compareMany(3000, randomTangle, 4));
  test('on random maps of four hexes', () => compareMany(1500, random => randomHexMap(random, 2, 2), 4));
  test('on random maps of six hexes', () => compareMany(600, random => randomHexMap(random, 2, 3), 3));
  test('on random maps of nine hexes', () => compareMany(120, random => randomHexMap(random, 3, 3), 2));
});
