import { describe, expect, test } from '@jest/globals';
import { bestRuns } from '../../../../src/engine/rail/map/best-runs.js';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { earnedByDrafts, routesWithGear, trainOn } from '../../../../src/engine/rail/map/gear.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { runRevenue, tokenBonus } from '../../../../src/engine/rail/map/revenue.js';
import { checkRuns } from '../../../../src/engine/rail/map/route.js';
import type { Gear, RunBonus, RunningTrain, RunTerms } from '../../../../src/engine/rail/map/run-terms.js';
import { runGraph } from '../../../../src/engine/rail/map/run-graph.js';
import type {
  BoardState,
  HexDef,
  PlacedToken,
  Run,
  StopDef,
  TrackDef,
} from '../../../../src/engine/rail/map/types.js';
import { random } from './brute-network.js';
import { bruteValue } from './brute-routes.js';
import { bruteBest } from './brute-runs.js';
import { boardWith, smallMap, termsWith } from './small-map.js';
import { seeds } from '../../../support/seed.js';

type Next = (below: number) => number;

const sumOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const grid = ['A2', 'A4', 'B1', 'B3', 'B5', 'C2', 'C4'];

/** Seven hexes full of track, in which most things join. */
const denseMap = (next: Next): RailMap =>
  compileMap({
    hexes: grid.map((id): HexDef => {
      const stops = Array.from({ length: next(5) === 0 ? 0 : 1 + (next(4) === 0 ? 1 : 0) }, (): StopDef => {
        const kind = (['city', 'city', 'town', 'town', 'offboard'] as const)[next(5)]!;
        return {
          kind,
          revenue: 10 * (1 + next(6)),
          slots: kind === 'city' ? 1 + next(2) : 0,
          ...(kind === 'offboard' && next(2) === 0 && { port: true }),
          ...(kind === 'offboard' && next(2) === 0 && { group: 'far' }),
        };
      });
      const track = [0, 1, 2, 3, 4, 5].flatMap((edge): TrackDef[] => {
        const out: TrackDef[] = [];
        const other = { edge: (edge + 1 + next(5)) % 6 };
        if (stops.length > 0 && next(3) > 0)
          out.push({ a: { edge }, b: { stop: next(stops.length) }, gauge: 'standard' });
        if (next(stops.length > 0 ? 6 : 2) === 0) out.push({ a: { edge }, b: other, gauge: 'standard' });
        return out;
      });
      return { id, colour: 'yellow', stops, track };
    }),
    tiles: [],
    upgrades: {},
  });

/** Tokens of two companies, one of PRR at least where there is a city. */
const randomTokens = (next: Next, { hexes }: RailMap): BoardState => {
  const tokens: PlacedToken[] = [];
  for (const { id: hex, stops } of hexes)
    stops.forEach(({ slots }, stop) => {
      const companies = ['PRR', 'NYC'].filter(c => !tokens.some(t => t.company === c && t.hex === hex));
      for (const company of companies)
        if (tokens.filter(t => t.hex === hex && t.stop === stop).length < slots && next(2) === 0)
          tokens.push({ company, hex, stop });
    });
  return { laid: {}, tokens };
};

const somePlaces = (next: Next, map: RailMap): string[] =>
  map.hexes.flatMap(({ id, stops }) =>
    stops.flatMap((_, stop) => (next(3) > 0 ? [] : [next(2) === 0 ? id : `${id}.${String(stop)}`])),
  );

const someBonuses = (next: Next, map: RailMap): RunBonus[] =>
  Array.from({ length: next(3) }, () => ({
    amount: 10 * (1 + next(6)),
    visits: Array.from({ length: next(3) }, () => somePlaces(next, map)),
  }));

const amounts = (next: Next, places: readonly string[]): { [place: string]: number } =>
  Object.fromEntries(places.map(place => [place, 10 * (1 + next(3))]));

const randomTerms = (next: Next, map: RailMap): RunTerms => ({
  levels: [],
  portJoins: next(2) === 0 ? 0 : 0.5,
  bonus: amounts(next, somePlaces(next, map)),
  passing: amounts(
    next,
    map.hexes.map(({ id }) => id).filter(() => next(3) === 0),
  ),
  bonuses: someBonuses(next, map),
  shut: somePlaces(next, map).filter(() => next(2) === 0),
});

const randomTrains = (next: Next, map: RailMap): RunningTrain[] => [
  { name: '2', reach: 2, bonuses: someBonuses(next, map) },
  { name: '1+2', reach: 1, towns: 2, opens: somePlaces(next, map) },
  { name: '3+0', reach: 3, towns: 0 },
  { name: '1+1', reach: 1, towns: 1, townsTakeStops: true },
  { name: 'D', reach: null, towns: 1, doubles: somePlaces(next, map) },
  { name: '4H', reach: 4, hexes: { standard: 1, narrow: null }, bonuses: someBonuses(next, map) },
];

describe('runs on random maps, with towns apart, ports, shut stops, passes and bonuses', () => {
  test('the best of each train are legal, earn what they say and no less than any', () => {
    const earning = new Map<string, number>();
    for (const seed of seeds(250)) {
      const next = random(seed);
      const map = denseMap(next);
      const board = randomTokens(next, map);
      const terms = randomTerms(next, map);
      for (const train of randomTrains(next, map)) {
        const best = bestRuns(map, board, 'PRR', [train], terms);
        const { routes } = checkRuns(map, board, 'PRR', best.runs, { ...terms, trainOf: () => train });
        const sum = sumOf(routes!.map(route => runRevenue(map, board, route, train, terms)));
        expect([seed, train.name, sum]).toEqual([seed, train.name, best.value]);
        const brute = bruteBest(map, board, 'PRR', train, terms);
        expect([seed, train.name, best.value]).toEqual([seed, train.name, brute]);
        if (sum > 0) earning.set(train.name, (earning.get(train.name) ?? 0) + 1);
      }
    }
    expect([...earning.values()].filter(count => count > 60)).toHaveLength(6);
  });
});

/** As `equipped`, found anew. */
const dressed = (train: RunningTrain, gear: readonly Gear[]): RunningTrain => {
  const plus = gear.find(one => one.plus && train.reach !== null);
  const towns = plus ? train.reach! : train.towns;
  return {
    ...train,
    ...(towns !== undefined && { towns }),
    ...(plus?.townsTakeStops && { townsTakeStops: true }),
    bonuses: [train, ...gear].flatMap(one => one.bonuses ?? []),
    opens: [train, ...gear].flatMap(one => one.opens ?? []),
  };
};

/** The most that the trains earn, by every way to leave each thing behind or give it to one train. */
const bruteGear = (
  map: RailMap,
  board: BoardState,
  trains: readonly RunningTrain[],
  terms: RunTerms,
): number => {
  const { gear = [], gearPerTrain = Infinity } = terms;
  const { graph, trainOf } = runGraph(map, board, 'PRR', terms);
  let best = 0;
  const give = (to: readonly number[]): void => {
    if (to.length < gear.length) {
      for (let t = -1; t < trains.length; t++) give([...to, t]);
      return;
    }
    const has = trains.map((_, t) => gear.filter((_thing, i) => to[i] === t));
    if (has.some(things => things.length > gearPerTrain)) return;
    best = Math.max(
      best,
      bruteValue(
        graph,
        trains.map((train, t) => trainOf(dressed(train, has[t]!))),
      ),
    );
  };
  give([]);
  return best;
};

describe('what trains take along', () => {
  test('on random maps goes to the trains that earn the most with it', () => {
    let [used, earning] = [0, 0];
    for (const seed of seeds(100)) {
      const next = random(seed);
      const map = denseMap(next);
      const board = randomTokens(next, map);
      const trains: readonly RunningTrain[] = [
        { name: '2', reach: 2 },
        { name: next(2) === 0 ? '2' : '3', reach: 2 + next(2) },
      ].map(train => ({ ...train, name: String(train.reach) }));
      const shut = somePlaces(next, map);
      const gear: readonly Gear[] = [
        { name: 'plus', plus: true, ...(next(2) === 0 && { townsTakeStops: true }) },
        { name: 'mine', opens: shut },
        { name: 'red', bonuses: [{ amount: 20, visits: [somePlaces(next, map)] }] },
      ];
      const terms: RunTerms = {
        ...randomTerms(next, map),
        shut,
        gear,
        ...(next(2) === 0 && { gearPerTrain: 1 }),
      };
      const best = bestRuns(map, board, 'PRR', trains, terms);
      expect([seed, best.value]).toEqual([seed, bruteGear(map, board, trains, terms)]);
      const named = (name: string): RunningTrain => trains.find(train => train.name === name)!;
      const running = { map, board, company: 'PRR', trainOf: named, terms };
      const routes = routesWithGear(running, best.runs).routes!;
      const revenue = routes.map(route => runRevenue(map, board, route, trainOn(route, running), terms));
      expect([seed, sumOf(revenue)]).toEqual([seed, best.value]);
      expect(sumOf(earnedByDrafts(running, best.runs))).toBe(best.value);
      used += routes.flatMap(route => route.gear ?? []).length;
      earning += best.value > 0 ? 1 : 0;
    }
    expect(earning).toBeGreaterThan(30);
    expect(used).toBeGreaterThan(50);
  });

  const map = smallMap({
    B1: 'gray; city 20; 4-A',
    B3: 'gray; town 10; 1-A 4-A',
    B5: 'gray; city 30; 1-A 4-A',
    B7: 'red; offboard 40; 1-A',
    C2: 'gray; offboard 30 port group:mine; 2-A',
    C6: 'gray; offboard 30 port group:mine; 2-A',
  });
  const railcars: readonly Gear[] = [
    { name: 'G&C', plus: true },
    { name: 'SNW', opens: ['C2', 'C6'] },
    { name: 'RABA', bonuses: [{ amount: 20, visits: [['B7']] }] },
  ];
  const two: RunningTrain = { name: '2', reach: 2 };
  const board = boardWith(['PRR B1', 'PRR B5']);
  const terms: RunTerms = { ...termsWith('yellow'), shut: ['C2', 'C6'] };
  const run = (text: string): Run => ({ train: '2', path: text.split('-') });
  const running = { map, board, company: 'PRR', trainOf: () => two };
  const check = (all: RunTerms, ...texts: string[]): string | undefined =>
    routesWithGear({ ...running, terms: all }, texts.map(run)).refusal?.code;

  test('makes runs legal that are not without it', () => {
    expect(check(terms, 'B1-B3-B5')).toBe('run-too-long');
    expect(check({ ...terms, gear: railcars }, 'B1-B3-B5')).toBeUndefined();
    expect(check({ ...terms, gear: railcars.slice(1) }, 'B1-B3-B5')).toBe('run-too-long');
  });

  test('goes to one train alone, and to one train no more than its limit', () => {
    const plus = { ...terms, gear: railcars.slice(0, 1) };
    expect(check(plus, 'B1-B3-B5', 'B5-B7')).toBeUndefined();
    const wide = smallMap({
      B1: 'gray; city 20; 4-A 5-A',
      B3: 'gray; town 10; 1-A 4-A',
      B5: 'gray; city 30; 1-A 0-A',
      C2: 'gray; town 10; 2-A 4-A',
      C4: 'gray; town 10; 1-A 3-A',
    });
    const both = (gear: readonly Gear[]): string | undefined =>
      routesWithGear({ ...running, map: wide, terms: { ...termsWith('yellow'), gear } }, [
        run('B1-B3-B5'),
        run('B1-C2-C4-B5'),
      ]).refusal?.code;
    expect(both(railcars.slice(0, 1))).toBe('run-too-long');
    expect(both([railcars[0]!, railcars[0]!])).toBeUndefined();
  });

  test('is one of several things, whichever earns the most', () => {
    const either: Gear = { name: 'RABA', either: [railcars[2]!, { name: 'RABA+', plus: true }] };
    const withIt = { ...terms, gear: [either] };
    const gearOf = (...texts: string[]): unknown =>
      routesWithGear({ ...running, terms: withIt }, texts.map(run)).routes?.map(route => route.gear ?? []);
    expect(gearOf('B1-B3-B5')).toEqual([['RABA+']]);
    expect(gearOf('B5-B7')).toEqual([['RABA']]);
    expect(check(withIt, 'B1-B3-B5', 'B5-B7')).toBeUndefined();
    const value = (gear: readonly Gear[]): number =>
      bestRuns(map, board, 'PRR', [two], { ...terms, gear }).value;
    expect(value([either])).toBe(Math.max(value([railcars[0]!]), value([railcars[2]!])));
    expect(value([either])).toBe(90);
  });

  test('the proof counts the searches of all ways to give it out', () => {
    const alone = bestRuns(map, board, 'PRR', [two, two], terms);
    const best = bestRuns(map, board, 'PRR', [two, two], { ...terms, gear: railcars });
    expect(alone.value).toBe(30 + 10 + 30 + 40);
    expect(best.value).toBe(20 + 10 + 30 + 30 + 40 + 20);
    expect(alone.proof.searched['searches']).toBeUndefined();
    // Two like trains: one takes all three, or one takes one thing and the other the rest.
    expect(best.proof.searched['searches']).toBe(4);
    expect(best.proof.searched['bound']).toBeGreaterThanOrEqual(best.value);
    expect(best.proof.searched['bound']).toBeLessThan(2 * best.value);
  });
});

test('tokens of certain companies earn everybody more, each of them (18Mag)', () => {
  const board = boardWith(['SIK B1.1', 'PRR B1.1', 'SKEV B1.1', 'SIK B3']);
  expect(tokenBonus(board, 10, company => company.startsWith('S'))).toEqual({ 'B1.1': 20, 'B3.0': 10 });
});

describe('trains with two limits', () => {
  const map = smallMap({
    B1: 'gray; city 20; 4-A',
    B3: 'gray; town 10; 1-A 4-A',
    B5: 'gray; town 10; 1-A 4-A',
    B7: 'gray; city 20; 1-A',
  });
  const check = (train: RunningTrain, path: string): string | undefined =>
    checkRuns(map, boardWith(['PRR B1']), 'PRR', [{ train: train.name, path: path.split('-') }], {
      portJoins: 0,
      trainOf: () => train,
    }).refusal?.code;
  test('keep to each of them', () => {
    expect(check({ name: '2+1', reach: 2, towns: 1 }, 'B1-B3-B5-B7')).toBe('run-too-many-towns');
    expect(check({ name: '2+2', reach: 2, towns: 2 }, 'B1-B3-B5-B7')).toBeUndefined();
    expect(check({ name: '1+2', reach: 1, towns: 2 }, 'B1-B3-B5-B7')).toBe('run-too-long');
    expect(check({ name: '1+2', reach: 1, towns: 2 }, 'B1-B3-B5')).toBeUndefined();
    expect(check({ name: '3', reach: 3 }, 'B1-B3-B5-B7')).toBe('run-too-long');
    expect(check({ name: 'D', reach: null, towns: 0 }, 'B1-B3-B5-B7')).toBeUndefined();
  });
  test('unless towns may take ordinary stops, too', () => {
    const open = { townsTakeStops: true } as const;
    expect(check({ name: '2+1', reach: 2, towns: 1, ...open }, 'B1-B3-B5')).toBeUndefined();
    expect(check({ name: '2+1', reach: 2, towns: 1, ...open }, 'B1-B3-B5-B7')).toBe('run-too-many-towns');
    expect(check({ name: '1+2', reach: 1, towns: 2, ...open }, 'B1-B3-B5-B7')).toBe('run-too-long');
  });
});

describe('stops that are shut', () => {
  const map = smallMap({
    B1: 'gray; city 20; 4-A',
    B3: 'gray; city 30; 1-A 4-A 1-4',
    B5: 'gray; city 30; 1-A',
  });
  const board = boardWith(['PRR B1']);
  const shut: RunTerms = { ...termsWith('yellow'), shut: ['B3'] };
  const train: RunningTrain = { name: '3', reach: 3 };
  test('are refused, and driven past', () => {
    const check = (path: string): string | undefined =>
      checkRuns(map, board, 'PRR', [{ train: '3', path: path.split('-') }], {
        ...shut,
        trainOf: () => train,
      }).refusal?.code;
    expect(check('B1-B3')).toBe('run-stop-shut');
    expect(check('B1-(B3)-B5')).toBeUndefined();
    expect(bestRuns(map, board, 'PRR', [train], shut).value).toBe(50);
    expect(bestRuns(map, board, 'PRR', [{ ...train, opens: ['B3.0'] }], shut).value).toBe(80);
  });
});
