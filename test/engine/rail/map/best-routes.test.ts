import { describe, expect, test } from '@jest/globals';
import { bestRoutes } from '../../../../src/engine/rail/map/best-routes.js';
import type { RunGraph, RunTrain } from '../../../../src/engine/rail/map/run-graph-types.js';
import { checkRoutes } from '../../../../src/engine/rail/map/run-check.js';
import { routeValue } from '../../../../src/engine/rail/map/run-route.js';
import { bruteValue } from './brute-routes.js';
import { smallGraph, trainOf } from './small-run-graph.js';
import {
  inTwoGauges,
  randomHexMap,
  randomHexTrains,
  randomTangle,
  randomTrains,
  seeded,
  withMoreTerms,
  type Random,
} from './random-run-graph.js';
import { seeds } from '../../../support/seed.js';
import { sizes } from '../../../support/sizes.js';

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

/** @param of how many are tried where there is time for all */
const compareMany = (
  of: number,
  draw: (random: Random) => RunGraph,
  trains: number,
  drawTrains: typeof randomTrains = randomTrains,
): void => {
  const count = Math.ceil((of * sizes.routeGraphs) / 100);
  let earning = 0;
  for (const seed of seeds(count)) {
    const random = seeded(seed);
    const graph = draw(random);
    const fleet = drawTrains(random, graph, trains);
    try {
      if (compare(graph, fleet) > 0) earning++;
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify({ graph, fleet })}`, { cause: error });
    }
  }
  expect(earning).toBeGreaterThan(count / 4);
};

describe('1830 §7.4: no set of routes earns more than the one found', () => {
  test('on random tangles of track', () => compareMany(1200, randomTangle, 4));
  test('on random maps of four hexes', () => compareMany(1500, random => randomHexMap(random, 2, 2), 4));
  test('on random maps of six hexes', () => compareMany(600, random => randomHexMap(random, 2, 3), 3));
  test('on random maps of nine hexes', () => compareMany(120, random => randomHexMap(random, 3, 3), 2));
});

describe('1849 §4.3: no set of routes earns more, over two gauges, past ports, by hexes', () => {
  const many = (count: number, draw: (random: Random) => RunGraph, trains: number): void => {
    compareMany(count, random => inTwoGauges(random, draw(random)), trains, randomHexTrains);
  };
  test('on random tangles of track', () => many(1200, randomTangle, 4));
  test('on random maps of four hexes', () => many(1500, random => randomHexMap(random, 2, 2), 4));
  test('on random maps of six hexes', () => many(600, random => randomHexMap(random, 2, 3), 3));
});

describe('no set of routes earns more with second limits, track that earns and bonuses for visits', () => {
  const many = (count: number, draw: (random: Random) => RunGraph, trains: number): void => {
    compareMany(count, draw, trains, (random, graph, most) =>
      withMoreTerms(random, graph, randomTrains(random, graph, most)),
    );
  };
  test('on random tangles of track', () => many(700, randomTangle, 4));
  test('on random maps of four hexes', () => many(700, random => randomHexMap(random, 2, 2), 3));
  test('on random maps of six hexes', () => many(300, random => randomHexMap(random, 2, 3), 3));
  test('on random maps of nine hexes', () => many(50, random => randomHexMap(random, 3, 3), 2));
  test('over two gauges, past ports, by hexes', () => {
    compareMany(
      300,
      random => inTwoGauges(random, randomHexMap(random, 2, 3)),
      2,
      (random, graph, most) => withMoreTerms(random, graph, randomHexTrains(random, graph, most)),
    );
  });
});

describe('no set of routes earns more where some of the stops alone pay', () => {
  const many = (count: number, draw: (random: Random) => RunGraph, trains: number): void => {
    compareMany(count, draw, trains, (random, graph, most) =>
      randomTrains(random, graph, most).map(train => ({ ...train, pays: 1 + random(4) })),
    );
  };
  test('on random tangles of track', () => many(500, randomTangle, 3));
  test('on random maps of six hexes', () => many(300, random => randomHexMap(random, 2, 3), 3));
  test('with all other terms', () => {
    compareMany(
      300,
      random => randomHexMap(random, 2, 3),
      2,
      (random, graph, most) =>
        withMoreTerms(random, graph, randomTrains(random, graph, most)).map(train => ({ ...train, pays: 2 })),
    );
  });
});

/** What trains with these limits earn on the graph. */
const earn = (text: string, ...limits: number[]): number => {
  const { graph, value } = smallGraph(text);
  return compare(
    graph,
    limits.map(limit => trainOf(limit, value)),
  );
};

describe('what a route may be', () => {
  const line = 'A10 B20* C30 D40 A-0a 0b-B B-1a 1b-C C-2a 2b-D';
  test('1830 §7.4.1: a train makes at most its number of stops', () => {
    expect([2, 3, 4].map(limit => earn(line, limit))).toEqual([50, 90, 100]);
  });
  test('1830 §7.4.1: a diesel makes any number', () => expect(earn(line, Infinity)).toBe(100));
  test('1830 §7.4: one stop is no route', () => expect(earn('A50* B20', Infinity)).toBe(0));
  test('1830 §7.4.2: each route has a stop with an own token', () => {
    expect(earn('A10 B20* C30 D40 A-B C-D', Infinity, Infinity)).toBe(30);
  });
  test('1830 §7.4.2: no way through an off-board location or a full city', () => {
    expect(earn('A10* B20| C90 A-0a 0b-B B-1a 1b-C', 4)).toBe(30);
  });
  test('1830 §7.4.2: no reversing where two pieces of track meet at a side', () => {
    expect(earn('A10* B50 A-0a B-0a', Infinity)).toBe(0);
    expect(earn('A10* B50 C20 A-0a B-0a 0b-C', Infinity)).toBe(30);
  });
  test('1830 §7.4.2: no stop twice, so a loop ends before it closes', () => {
    expect(earn('A10* B20 C30 A-0a 0b-B B-1a 1b-C C-2a 2b-A', Infinity)).toBe(60);
  });
  test('1830 §7.4.2: two hexes of one location are not both in a route', () => {
    expect(earn('A40|@1 B20* C50|@1 A-0a 0b-B B-1a 1b-C', 4)).toBe(70);
  });
  test('1830 §7.4.2: a by-pass saves a stop', () => {
    expect(earn('A40* B10 C50 A-0a 0b-B B-1a 1b-C 0b-1a', 2)).toBe(90);
    expect(earn('A40* B10 C50 A-0a 0b-B B-1a 1b-C 0b-1a', 3)).toBe(100);
  });
});

describe('what a route earns beside its stops', () => {
  const { graph, value, stop } = smallGraph('A10 B20* C30 D40 A-0a 0b-B B-1a 1b-C C-2a 2b-D A-D');
  const earnWith = (limit: number, more: Partial<RunTrain>): number =>
    compare(graph, [{ ...trainOf(limit, value), ...more }]);
  const stops = (...names: string[]): number[] => names.map(stop);
  test('a bonus once for a visit, however many of its places are visited', () => {
    expect(earnWith(2, { bonuses: [{ amount: 50, visits: [stops('A')] }] })).toBe(30 + 50);
    expect(earnWith(4, { bonuses: [{ amount: 50, visits: [stops('A', 'D')] }] })).toBe(100 + 50);
  });
  test('a bonus for joining places, by a longer route than would earn the most', () => {
    const bonuses = [{ amount: 45, visits: [stops('A'), stops('B')] }];
    expect(earnWith(2, {})).toBe(50);
    expect(earnWith(2, { bonuses })).toBe(30 + 45);
    expect(earnWith(3, { bonuses: [{ amount: 5, visits: [stops('A'), stops('C')] }] })).toBe(90);
    expect(earnWith(3, { bonuses: [{ amount: 35, visits: [stops('A'), stops('C')] }] })).toBe(60 + 35);
  });
  test('track', () => {
    expect(earnWith(2, { linkValue: [0, 30, 0, 0, 0, 0, 0] })).toBe(30 + 30);
    expect(earnWith(4, { linkValue: [10, 10, 0, 0, 0, 0, 0] })).toBe(100 + 20);
  });
  test('the best of its stops, where so many of them pay', () => {
    expect([1, 2, 3, 4].map(pays => earnWith(4, { pays }))).toEqual([40, 70, 90, 100]);
    // A longer way that earns no more at its stops brings a bonus at one that does not pay.
    const bonuses = [{ amount: 5, visits: [stops('B')] }];
    expect(earnWith(3, { pays: 2, bonuses })).toBe(70 + 5);
  });
  test('two limits: so many towns beside so many cities', () => {
    const towns = (limit: number): Partial<RunTrain> => ({
      stopCost: [1, 1, 0, 1],
      second: { limit, stopCost: [0, 0, 1, 0] },
    });
    expect(earnWith(2, towns(0))).toBe(30);
    expect(earnWith(2, towns(1))).toBe(90);
    expect(earnWith(1, towns(3))).toBe(50);
  });
  test('more sets of stops than can be told apart are refused', () => {
    const visits = Array.from({ length: 32 }, () => stops('A'));
    expect(() => earnWith(2, { bonuses: [{ amount: 5, visits }] })).toThrow(RangeError);
  });
});

describe('1849 §4.3.1: what a route may be', () => {
  test('ports are no stops of the two that it must join', () => {
    expect(earn('A10* B60o A-0a 0b-B', Infinity)).toBe(0);
    expect(earn('A10* B60o C70o A-0a 0b-B A-C', Infinity)).toBe(0);
    expect(earn('A10* B60o C70o D5 A-0a 0b-B A-D D-C', Infinity)).toBe(145);
  });
  test('the gauge changes in stops only', () => {
    expect(earn('A10* B20 A-0a 0b~-B', Infinity)).toBe(0);
    expect(earn('A10* B20 C30 A-0a 0b-B B-1a~ 1b~-C', Infinity)).toBe(60);
  });
  test('two gauges over one side are one piece of track', () => {
    const dual = 'A10* B20 C30 A-0a 0b-B A-0a~ 0b~-B B-C';
    expect(earn(dual, 2, 2)).toBe(30);
    expect(earn('A10* B20 C30 A-0a 0b-B A-0a~ 0b~-C', 2, 2)).toBe(40);
    expect(earn('A10* B20 C30 A-0a 0b-B B-0b~ 0a~-C', Infinity)).toBe(30);
  });
});

describe('1830 §7.4.2: routes of one company', () => {
  test('share no track, but stops', () => {
    const star = 'A10 B20* C30 D40 A-0a 0b-B B-1a 1b-C B-2a 2b-D';
    expect(earn(star, 2, 2)).toBe(60 + 50);
    expect(earn(star, 3, 2)).toBe(90 + 30);
  });
  test('share no side, even on different track', () => {
    expect(earn('A10* B20* C30 D40 A-0a B-0a 0b-C 0b-D', 2, 2)).toBe(60);
  });
  test('a train that finds no route stays where it is', () => {
    const { graph, value } = smallGraph('A10* B20 A-0a 0b-B');
    const { routes } = bestRoutes(graph, [trainOf(2, value), trainOf(3, value)]);
    expect(routes.map(({ stops, links }) => ({ stops, links }))).toEqual([{ stops: [0, 1], links: [0, 1] }]);
  });
});

describe('the answer', () => {
  test('is the same for the same question', () => {
    const ask = (): string => {
      const random = seeded(11);
      const graph = randomHexMap(random, 3, 3);
      return JSON.stringify(bestRoutes(graph, randomTrains(random, graph, 3)));
    };
    expect(ask()).toBe(ask());
  });
  test('says what was searched', () => {
    const { graph, value } = smallGraph('A10* B20 C30 A-0a 0b-B B-1a 1b-C');
    const { method, searched } = bestRoutes(graph, [trainOf(3, value)]).proof;
    expect(method).toBe('sweep');
    expect(searched).toMatchObject({ links: 2, bound: 60 });
  });
});
