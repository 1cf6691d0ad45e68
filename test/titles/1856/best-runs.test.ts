import { describe, expect, test } from '@jest/globals';
import { bestOf } from '../../../src/engine/rail/company/running.js';
import { phaseOf } from '../../../src/engine/rail/game.js';
import { checkRuns } from '../../../src/engine/rail/map/route.js';
import type { RunBonus, RunTerms } from '../../../src/engine/rail/map/run-terms.js';
import { runGraph } from '../../../src/engine/rail/map/run-graph.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { bruteValue } from '../../engine/rail/map/brute-routes.js';
import { companyTurn, table } from '../../support/rail-1856.js';
import { below, pick, random, type Rng } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { running, type Position } from './merging.js';

const g = title1856.game(table.newGame(3).settings);

/** A corner of the board with its ports, its far places and a company's home: what may lie on its hexes. */
interface Corner {
  readonly company: string;
  readonly home: string;
  readonly right: 'bridge' | 'tunnel';
  readonly ports: readonly string[];
  readonly tiles: { readonly [hex: string]: readonly string[] };
}

const city = ['5', '6', '57', '14', '15'];
const plain = ['7', '8', '9', '23', '24', '41', '43'];
const town = ['3', '4', '58'];

const corners: readonly Corner[] = [
  {
    company: 'WR',
    home: 'O16',
    right: 'bridge',
    ports: ['O18', 'M18'],
    tiles: { O16: city, O18: city, N17: ['59', '64', '66'], M18: town, N15: plain, N19: plain, M16: plain },
  },
  {
    company: 'LPS',
    home: 'C14',
    right: 'tunnel',
    ports: ['C14', 'D19', 'E18'],
    tiles: {
      C14: city,
      B15: plain,
      C16: plain,
      D15: plain,
      D17: city,
      C18: plain,
      D19: town,
      E18: ['1', '2', '56'],
    },
  },
];

/** What the rulebook gives for these rights (1856 §2): each train earns it once. */
const bonusesFor = (rights: readonly string[], port: string | null): readonly RunBonus[] => [
  ...(rights.includes('bridge') ? [{ amount: 10, visits: [['P17', 'P19']] }] : []),
  ...(rights.includes('tunnel') ? [{ amount: 10, visits: [['B13']] }] : []),
  ...(port === null ? [] : [{ amount: 20, visits: [[port]] }]),
];

const fleets: readonly (readonly string[])[] = [
  ['2'],
  ['3'],
  ['4'],
  ['D'],
  ['2', '3'],
  ['3', '4'],
  ['2', 'D'],
];

interface Case {
  readonly state: Position;
  readonly company: string;
  readonly rights: readonly string[];
  readonly port: string | null;
}

const caseOf = (corner: Corner, rng: Rng): Case => {
  const { company, home } = corner;
  const rights = ['bridge', 'tunnel'].filter(() => rng() < 0.6);
  const port = rng() < 0.6 ? pick(rng, corner.ports) : null;
  const others = below(rng, 2) === 0 ? [] : ['GT O18'];
  const plainly = table.position({
    next: pick(rng, ['3', '5', '6']),
    companies: { [company]: running({ shares: [40], rights }), GT: {} },
    own: { capital: { [company]: 'reached' }, ...(port && { port: { company, hex: port, bonus: 20 } }) },
    tokens: [`${company} ${home}`, ...others],
    round: companyTurn(company, { step: 'run', begun: true }),
  });
  const laid = Object.fromEntries(
    Object.entries(corner.tiles).map(([hex, tiles]) => [hex, `${pick(rng, tiles)}/${String(below(rng, 6))}`]),
  );
  const own = { ...plainly.companies[company]!, trains: pick(rng, fleets) };
  const state: Position = {
    ...plainly,
    board: { ...plainly.board, laid },
    companies: { ...plainly.companies, [company]: own },
  };
  return { state, company, rights, port };
};

const termsBy = (state: Position, bonuses: readonly RunBonus[]): RunTerms => {
  const { levels, colours } = phaseOf(g, state);
  return { levels: levels ?? colours, portJoins: 0, bonus: {}, bonuses };
};

/** The most that the trains earn with these bonuses, by trying every choice of routes. */
const brute = ({ state, company }: Case, bonuses: readonly RunBonus[]): number => {
  const { graph, trainOf } = runGraph(g.map, state.board, company, termsBy(state, bonuses));
  return bruteValue(
    graph,
    state.companies[company]!.trains.map(name => trainOf(g.train[name]!)),
  );
};

describe('7.5 best runs on random corners of the board, with port, bridge and tunnel', () => {
  test.each(corners.map(corner => [corner.company, corner] as const))(
    '%s: earn what no other choice of routes exceeds, with each bonus once for each train',
    (_company, corner) => {
      const counted = { bonus: 0, none: 0 };
      for (const seed of seeds(150)) {
        const one = caseOf(corner, random(seed));
        const bonuses = bonusesFor(one.rights, one.port);
        const best = bestOf(g, one.state, one.company);
        expect([seed, best.value]).toEqual([seed, brute(one, bonuses)]);
        const { trains } = one.state.companies[one.company]!;
        const { routes } = checkRuns(g.map, one.state.board, one.company, best.runs, {
          ...termsBy(one.state, bonuses),
          trainOf: name => g.train[name]!,
        });
        expect(routes!.length).toBeLessThanOrEqual(trains.length);
        counted[best.value > brute(one, []) ? 'bonus' : 'none']++;
      }
      expect(counted.bonus).toBeGreaterThan(20);
      expect(counted.none).toBeGreaterThan(20);
    },
  );
});
