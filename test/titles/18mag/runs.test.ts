import { describe, expect, test } from '@jest/globals';
import { bestOf } from '../../../src/engine/rail/company/running.js';
import { compileMap } from '../../../src/engine/rail/map/compile.js';
import type { RunBonus, RunningTrain, RunTerms } from '../../../src/engine/rail/map/run-terms.js';
import type { BoardState, MapData } from '../../../src/engine/rail/map/types.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { turnFace } from '../../../src/engine/rail/map/face.js';
import { runGraph } from '../../../src/engine/rail/map/run-graph.js';
import { bruteValue } from '../../engine/rail/map/brute-routes.js';
import { bruteBest } from '../../engine/rail/map/brute-runs.js';
import { below, pick, random, shuffled, type Rng } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { gameOf, running, type Running } from './running.js';

type Corner = Pick<Running, 'company' | 'small'> & {
  readonly home: string;
  readonly mines: readonly string[];
  readonly reds: readonly string[];
  readonly tiles: { readonly [hex: string]: readonly string[] };
};

const city = ['6', '57', '14', '15', '611'];
const town = ['3', '4', '58', '87', '88', 'G17'];
const plain = ['8', '9', '23', '24', '41', '43'];
const double = ['8858', '8860', '8863', 'L17'];

/** Parts of the boards with mines, far places and towns: what may lie on their hexes. */
const corners: readonly Corner[] = [
  {
    company: '6',
    home: 'B17',
    mines: ['A10', 'A18', 'E26', 'I20'],
    reds: ['B23', 'C6', 'H1', 'I26', 'J15'],
    tiles: { B17: city, A16: plain, B15: town, C16: city, B19: plain, B21: plain, C18: plain, C20: town },
  },
  {
    company: '10',
    home: 'H17',
    mines: ['A10', 'A18', 'E26', 'I20'],
    reds: ['B23', 'C6', 'H1', 'I26', 'J15'],
    tiles: {
      H17: ['14', '611'],
      I18: plain,
      H19: plain,
      H21: plain,
      J19: town,
      I16: plain,
      I14: double,
      H23: city,
    },
  },
  {
    company: '11',
    home: 'B3',
    small: true,
    mines: [],
    reds: ['A2', 'A18', 'F3', 'F11'],
    tiles: { B3: city, C2: town, C4: plain, B5: city, C6: city, D3: plain, D1: plain, E2: town },
  },
];

const fleets: readonly (readonly string[])[] = [
  ['2'],
  ['3'],
  ['4'],
  ['6'],
  ['2', '2'],
  ['2', '3'],
  ['3', '4'],
];

interface Case {
  readonly state: RailState;
  readonly company: string;
  readonly trains: readonly string[];
  readonly railcars: readonly string[];
  readonly late: boolean;
}

const caseOf = (corner: Corner, rng: Rng): Case => {
  const { company, home, small } = corner;
  const laid = Object.fromEntries(
    Object.entries(corner.tiles).map(([hex, tiles]) => [hex, `${pick(rng, tiles)}/${String(below(rng, 6))}`]),
  );
  const others = Object.keys(corner.tiles).filter(hex => corner.tiles[hex] === city && hex !== home);
  const tokens = [
    `${company} ${home}`,
    ...(rng() < 0.5 ? [`${pick(rng, ['SIK', 'RABA'])} ${pick(rng, others)}`] : []),
    ...(rng() < 0.3 ? [`1 ${pick(rng, others)}`] : []),
    ...(rng() < 0.3 ? [`SKEV ${home}`] : []),
  ];
  const all = small ? ['RABA'] : ['RABA', 'SNW', 'G&C'];
  const railcars = shuffled(rng, all).slice(0, below(rng, all.length + 1));
  const late = rng() < 0.5;
  const trains = pick(rng, small ? fleets.filter(fleet => !fleet.includes('6')) : fleets);
  const phase = late ? 'B' : 'G';
  const plainly = running({ company, trains, tokens, laid: {}, phase, railcars, ...(small && { small }) });
  // Whether there are so many of a tile is of no account here.
  const state: RailState = { ...plainly, board: { ...plainly.board, laid } };
  return { state, company, trains, railcars, late };
};

/** What a train runs with, as the rulebook gives it. */
interface Car {
  readonly plus?: true;
  readonly opens?: readonly string[];
  readonly bonuses?: readonly RunBonus[];
}

/** What each railcar may be. */
const carsOf = ({ mines, reds, small }: Corner, railcar: string, late: boolean): readonly Car[] => {
  const red: Car = { bonuses: [{ amount: late ? 30 : 20, visits: [reds] }] };
  if (railcar === 'RABA') return small ? [red, { plus: true }] : [red];
  return railcar === 'SNW' ? [{ opens: mines }] : [{ plus: true }];
};

/** Every way to put the railcars on the trains. */
const waysToLoad = (
  corner: Corner,
  { trains, railcars, late }: Case,
): readonly (readonly RunningTrain[])[] => {
  let ways: readonly (readonly (readonly Car[])[])[] = [trains.map(() => [])];
  for (const railcar of railcars)
    ways = ways.flatMap(way =>
      carsOf(corner, railcar, late).flatMap(car => way.map((cars, t) => way.with(t, [...cars, car]))),
    );
  return ways.map(way =>
    trains.map((name, t) => ({
      name,
      reach: Number(name),
      bonuses: way[t]!.flatMap(car => car.bonuses ?? []),
      opens: way[t]!.flatMap(car => car.opens ?? []),
      ...(way[t]!.some(car => car.plus) && { towns: Number(name) }),
    })),
  );
};

/** +10 for each station of a supporting company. */
const stationsOf = ({ tokens }: BoardState): RunTerms['bonus'] => {
  const bonus: { [place: string]: number } = {};
  for (const { company, hex, stop } of tokens)
    if (/^[A-Z]/u.test(company))
      bonus[`${hex}.${String(stop)}`] = (bonus[`${hex}.${String(stop)}`] ?? 0) + 10;
  return bonus;
};

const termsBy = ({ mines }: Corner, { state, late }: Case): RunTerms => ({
  levels: late ? ['yellow', 'green', 'brown'] : ['yellow', 'green'],
  portJoins: 0,
  bonus: stationsOf(state.board),
  shut: mines,
});

/** The tiles as prints, with the values of today, for code that knows nothing of laying tiles. */
const printed = (data: MapData, { laid }: BoardState, levels: readonly string[]): MapData => ({
  ...data,
  hexes: data.hexes.map(hex => {
    const [tile, rotation] = (laid[hex.id] ?? '').split('/');
    const face = tile
      ? turnFace(
          data.tiles.find(({ id }) => id === tile)!,
          Number(rotation),
        )
      : hex;
    const { stops, track } = face;
    return {
      ...hex,
      track,
      stops: stops.map(stop => {
        const { revenue } = stop;
        if (typeof revenue === 'number') return stop;
        return { ...stop, revenue: revenue[levels.findLast(level => level in revenue)!]! };
      }),
    };
  }),
});

describe('§2 Schritt 4: best runs on random parts of the boards, with railcars and stations', () => {
  test.each(corners.map(corner => [corner.company, corner] as const))(
    'minor %s: no other routes with the railcars on other trains earn more',
    (_company, corner) => {
      const counted = { railcar: 0, none: 0 };
      for (const seed of seeds(80)) {
        const one = caseOf(corner, random(seed));
        const g = gameOf(one.state);
        const terms = termsBy(corner, one);
        const { graph, trainOf } = runGraph(g.map, one.state.board, one.company, terms);
        const most = (trains: readonly RunningTrain[]): number => bruteValue(graph, trains.map(trainOf));
        const best = Math.max(...waysToLoad(corner, one).map(most));
        expect([seed, bestOf(g, one.state, one.company).value]).toEqual([seed, best]);
        counted[best > most(one.trains.map(name => ({ name, reach: Number(name) }))) ? 'railcar' : 'none']++;
      }
      expect(counted.railcar).toBeGreaterThan(10);
      expect(counted.none).toBeGreaterThan(20);
    },
  );

  test.each(corners.map(corner => [corner.company, corner] as const))(
    'minor %s: a single train earns what hex by hex can be found',
    (_company, corner) => {
      for (const seed of seeds(60)) {
        const found = caseOf(corner, random(1000 + seed));
        const one: Case = { ...found, trains: found.trains.slice(0, 1) };
        const companies = { ...one.state.companies };
        companies[one.company] = { ...companies[one.company]!, trains: one.trains };
        const state: RailState = { ...one.state, companies };
        const g = gameOf(state);
        const terms = termsBy(corner, one);
        const map = compileMap(printed(g.map.data, state.board, terms.levels));
        const each = waysToLoad(corner, one).map(([train]) =>
          bruteBest(map, state.board, one.company, train!, terms),
        );
        expect([seed, bestOf(g, state, one.company).value]).toEqual([seed, Math.max(...each)]);
      }
    },
  );
});
