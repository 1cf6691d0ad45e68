import type {
  RunEnd,
  RunGraph,
  RunLink,
  RunStop,
  RunTrain,
} from '../../../../src/engine/rail/map/run-graph-types.js';
import { below, random } from '../../../support/random.js';

export type Random = (below: number) => number;

/** Whole numbers 0 .. below - 1, the same for the same seed. */
export const seeded = (seed: number): Random => {
  const rng = random(seed);
  return n => below(rng, n);
};

const chance = (random: Random, percent: number): boolean => random(100) < percent;

const randomStop = (random: Random): RunStop => {
  const own = chance(random, 35);
  return { own, through: own || !chance(random, 25), group: chance(random, 20) ? random(2) : null };
};

/**
 * A small map of hexes: three hexes to a row, each sharing a side with its right, lower and lower
 * right neighbour. A hex holds up to two stops, each joined to some of its sides, and pieces of
 * track that pass them by, so that sides become junctions.
 */
export const randomHexMap = (random: Random, rows: number, columns: number): RunGraph => {
  const stops: RunStop[] = [];
  const links: RunLink[] = [];
  const ends: RunEnd[][] = Array.from({ length: rows * columns }, () => []);
  let sides = 0;
  const join = (one: number, other: number): void => {
    ends[one]!.push({ side: sides, half: 0 });
    ends[other]!.push({ side: sides++, half: 1 });
  };
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const hex = r * columns + c;
      if (c + 1 < columns) join(hex, hex + 1);
      if (r + 1 < rows) join(hex, hex + columns);
      if (r + 1 < rows && c + 1 < columns) join(hex, hex + columns + 1);
    }
  const stopShare = 30 + random(60);
  const trackShare = 30 + random(50);
  for (const around of ends) {
    const here: number[] = [];
    while (here.length < 2 && chance(random, stopShare)) here.push(stops.push(randomStop(random)) - 1);
    for (const end of around)
      if (here.length > 0 && chance(random, trackShare))
        links.push({ a: end, b: { stop: here[random(here.length)]! } });
    if (here.length === 2 && chance(random, 20)) links.push({ a: { stop: here[0]! }, b: { stop: here[1]! } });
    for (const [i, a] of around.entries())
      for (const b of around.slice(i + 1))
        if (chance(random, here.length === 0 ? trackShare : 12)) links.push({ a, b });
  }
  return { stops, sides, links };
};

/** The same in two gauges: each piece of a map is standard, narrow or dual track, and some stops are ports. */
export const inTwoGauges = (random: Random, graph: RunGraph): RunGraph => {
  const dualShare = 30 + random(70);
  const onLane = (end: RunEnd, lane: 0 | 1): RunEnd => ('side' in end ? { ...end, lane } : end);
  const links = graph.links.flatMap(({ a, b }): RunLink[] => {
    const lanes = chance(random, dualShare)
      ? ([0, 1] as const)
      : [chance(random, 50) ? (0 as const) : (1 as const)];
    const inside = 'stop' in a && 'stop' in b;
    return (inside ? lanes.slice(0, 1) : lanes).map(lane => ({ a: onLane(a, lane), b: onLane(b, lane) }));
  });
  const joins = random(2);
  const stops = graph.stops.map(stop =>
    !stop.own && chance(random, 20) ? { ...stop, through: false, joins } : stop,
  );
  return { ...graph, stops, links };
};

const laneOf = ({ a, b }: RunLink): number => [a, b].find(end => 'side' in end)?.lane ?? 0;

const crossings = ({ a, b }: RunLink): number => [a, b].filter(end => 'side' in end && end.half === 0).length;

/** Trains that count hexes by gauge, and some that keep to one gauge. */
export const randomHexTrains = (random: Random, graph: RunGraph, most: number): RunTrain[] => {
  const value = graph.stops.map(() => 10 * random(9));
  return Array.from({ length: 1 + random(most) }, (_, i) => {
    const factor = [
      [1, 2],
      [1, 2],
      [2, 1],
      [1, null],
    ][random(4)]!;
    return {
      name: `train ${i}`,
      limit: factor[1] === null ? Infinity : 2 + random(8),
      value: chance(random, 85) ? value : value.map(v => v * (1 + random(2))),
      stopCost: graph.stops.map(() => 0),
      linkCost: graph.links.map(link => crossings(link) * (factor[laneOf(link)] ?? 0)),
      usable: graph.links.map(link => factor[laneOf(link)] !== null),
    };
  });
};

/** Stops and sides joined at random, even where no map could: loops, parallel track, lost pieces. */
export const randomTangle = (random: Random): RunGraph => {
  const stops = Array.from({ length: 2 + random(5) }, () => randomStop(random));
  const sides = random(5);
  const end = (): RunEnd =>
    sides > 0 && chance(random, 60)
      ? { side: random(sides), half: chance(random, 50) ? 0 : 1 }
      : { stop: random(stops.length) };
  const links = Array.from({ length: 2 + random(10) }, () => ({ a: end(), b: end() }));
  return { stops, sides, links };
};

/** One to four trains, some alike, some without a limit, some with odd costs and gauges. */
export const randomTrains = (random: Random, graph: RunGraph, most: number): RunTrain[] => {
  const value = graph.stops.map(() => 10 * random(9));
  const limits = [2, 2, 3, 3, 4, 5, Infinity, Infinity];
  return Array.from({ length: 1 + random(most) }, (_, i) => ({
    name: `train ${i}`,
    limit: limits[random(limits.length)]!,
    value: chance(random, 85) ? value : graph.stops.map(() => 5 * random(9)),
    ...(chance(random, 15) && { stopCost: graph.stops.map(() => random(3)) }),
    ...(chance(random, 15) && { linkCost: graph.links.map(() => (chance(random, 70) ? 0 : 1)) }),
    ...(chance(random, 15) && { usable: graph.links.map(() => !chance(random, 20)) }),
  }));
};

/** Some stops, two in five of them or so; never none. */
const someStops = (random: Random, graph: RunGraph): number[] => {
  const all = graph.stops.map((_, i) => i);
  const some = all.filter(() => chance(random, 40));
  return some.length > 0 ? some : [all[random(all.length)]!];
};

/** What some trains have beside: a second limit, track that earns, bonuses for visits and for joining places. */
export const withMoreTerms = (random: Random, graph: RunGraph, trains: readonly RunTrain[]): RunTrain[] => {
  const isTown = graph.stops.map(() => chance(random, 50));
  const bonuses = Array.from({ length: random(4) }, () => ({
    amount: 5 * random(12),
    visits: Array.from({ length: 1 + random(3) }, () => someStops(random, graph)),
  }));
  const linkValue = graph.links.map(() => (chance(random, 70) ? 0 : 10 * random(4)));
  return trains.map(train => ({
    ...train,
    ...(chance(random, 50) && {
      stopCost: isTown.map(town => (town ? 0 : 1)),
      second: { limit: random(5), stopCost: isTown.map(town => (town ? 1 : 0)) },
    }),
    ...(chance(random, 50) && { linkValue }),
    ...(chance(random, 60) && bonuses.length > 0 && { bonuses }),
  }));
};
