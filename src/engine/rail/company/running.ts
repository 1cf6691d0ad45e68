import {
  Illegal,
  refuse,
  type FieldReader,
  type Json,
  type JsonObject,
  type Refusal,
  type Seat,
  type SettingDef,
} from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { phaseOf, stepAfter } from '../game.js';
import { bestRuns, type BestRuns } from '../map/best-runs.js';
import { earnedByDrafts, routesWithGear, trainOn, type RunningCompany } from '../map/gear.js';
import { faceAt } from '../map/board.js';
import { shutGates } from '../map/gates.js';
import { networkOf } from '../map/network.js';
import { stopsAlong, waysTo } from '../map/run-edit.js';
import { runRevenue } from '../map/revenue.js';
import type { CheckedRuns, Route } from '../map/route.js';
import { joinTerms, type RunTerms } from '../map/run-terms.js';
import type { Run } from '../map/types.js';
import { unlessNow } from '../action/refusals.js';
import type { Draft, RailState } from '../state.js';
import { turnOf } from './track.js';
import type { TrainData } from '../data.js';
import { markersOf } from './markers.js';
import type { Feature, Move, Out, RailGame, RuleChange } from '../contract.js';
import { ruleSet } from '../rules.js';
import { trainPointedAt } from '../action/pointing.js';

interface RunningRules {
  /** Is a company with trains asked for its runs where it reaches nothing but a port? */
  readonly portOpensRun: boolean;
  /** What a port counts towards the two stops that a run must join. */
  readonly portJoins: RunTerms['portJoins'];
  /** Must the trains run for the highest income that is possible (1830 §7.4)? */
  readonly mustRunBest: boolean;
  /** What the company's runs earn and may do now besides what the kit knows; see `addRunTerms`. */
  readonly runTerms: (g: RailGame, s: RailState, company: string) => Partial<RunTerms>;
  /** What becomes of what the trains have earned before it is paid out or kept. */
  income(g: RailGame, d: Draft, out: Out, company: string, earned: number): number;
  /** A train as it runs now, where that is not as its data say. */
  readonly trainNow: (g: RailGame, s: RailState, train: TrainData) => TrainData;
}

export const runningRules = ruleSet<RunningRules>('running', {
  portOpensRun: false,
  portJoins: 0,
  mustRunBest: true,
  runTerms: () => ({}),
  income: (_g, _d, _out, _company, earned) => earned,
  trainNow: (_g, _s, train) => train,
});

/** The train of that name as it runs now. */
export const trainNow = (g: RailGame, s: RailState, name: string): TrainData =>
  runningRules.of(g).trainNow(g, s, g.train[name]!);

/** Adds to the terms of a company's runs: bonuses, shut stops, what trains take along. Several features may. */
export const addRunTerms = (more: RunningRules['runTerms']): RuleChange =>
  runningRules.change(was => ({
    runTerms: (g, s, company) => joinTerms(was.runTerms(g, s, company), more(g, s, company)),
  }));

/** Whether presidents must run for the most: a setting of many titles. */
export const runsSetting: SettingDef = { id: 'runs', values: ['best', 'any'] };

/** For friends who do not mind: a president may run for less than the most. */
export const anyRun: Feature = {
  chosen: s => s['runs'] === 'any',
  rules: [runningRules.change({ mustRunBest: false })],
};

/** Has the company trains and a route for them? */
export const canRun = (g: RailGame, s: RailState, company: string): boolean =>
  s.companies[company]!.trains.length > 0 &&
  networkOf(g.map, s.board, company)[runningRules.of(g).portOpensRun ? 'canRunAnywhere' : 'canRun'];

/** What the company's runs depend on now, besides map and trains. */
export const runTermsOf = (g: RailGame, s: RailState, company: string): RunTerms => {
  const { levels, colours } = phaseOf(g, s);
  const { portJoins, runTerms } = runningRules.of(g);
  const bonus: { [hex: string]: number } = {};
  for (const marker of markersOf(s))
    if (marker.company === company) bonus[marker.hex] = (bonus[marker.hex] ?? 0) + marker.bonus;
  const shut = shutGates(g.map, s.board, company);
  const terms = { levels: levels ?? colours, portJoins, bonus, ...(shut.length > 0 && { shut }) };
  return { ...terms, ...joinTerms(terms, runTerms(g, s, company)) };
};

const runningOf = (g: RailGame, s: RailState, company: string): RunningCompany => ({
  map: g.map,
  board: s.board,
  company,
  trainOf: name => trainNow(g, s, name),
  terms: runTermsOf(g, s, company),
});

/** The routes of these runs, or why they are not legal now, each and together. */
export const checkedRuns = (g: RailGame, s: RailState, company: string, runs: readonly Run[]): CheckedRuns =>
  routesWithGear(runningOf(g, s, company), runs);

/**
 * The routes of runs that are legal now.
 * @throws Illegal where they are not, as `checkedRuns` says
 */
export const routesOf = (
  g: RailGame,
  s: RailState,
  company: string,
  runs: readonly Run[],
): readonly Route[] => {
  const { routes, refusal } = checkedRuns(g, s, company, runs);
  if (refusal) throw new Illegal(refusal.code, refusal.params);
  return routes;
};

/** What a route earns the company with its train (1830 §7.5, 1849 §4.3.2). */
export const revenueOf = (g: RailGame, s: RailState, company: string, route: Route): number => {
  const running = runningOf(g, s, company);
  return runRevenue(g.map, s.board, route, trainOn(route, running), running.terms);
};

/**
 * What each of these runs earns while they are being made, legal or not.
 * @throws Illegal as `readPath` refuses a path
 */
export const draftRevenues = (
  g: RailGame,
  s: RailState,
  company: string,
  runs: readonly Run[],
): readonly number[] => earnedByDrafts(runningOf(g, s, company), runs);

/** The highest income the company's trains can earn now, with the runs that earn it (1830 §7.4). */
export const bestOf = (g: RailGame, s: RailState, company: string): BestRuns =>
  bestRuns(
    g.map,
    s.board,
    company,
    s.companies[company]!.trains.map(name => trainNow(g, s, name)),
    runTermsOf(g, s, company),
  );

/** No run names more hexes than this; longer ones are hostile. */
const LONGEST = 200;

const isText = (value: unknown): value is string => typeof value === 'string';

const readRun = (value: unknown): Run | undefined => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const { train, path } = value as { readonly train?: unknown; readonly path?: unknown };
  return isText(train) && Array.isArray(path) && path.length <= LONGEST && path.every(isText)
    ? { train, path }
    : undefined;
};

interface RunFields {
  readonly runs: readonly Run[];
}

/** A part of a run; a stop that the train passes by stands in brackets. */
const called: JsonObject = {
  type: 'string',
  minLength: 1,
  pattern: '^(\\([A-Za-z]+\\d+\\)|[A-Za-z]+\\d+(\\.\\d)?)$',
};

const runsField: FieldReader<readonly Run[]> = {
  read: value => {
    const read = Array.isArray(value) && value.length <= 20 ? value.map(readRun) : [undefined];
    const all = read.filter(one => one !== undefined);
    return all.length < read.length ? undefined : all;
  },
  wanted: () => 'runs',
  wrong: value =>
    refuse('bad-field', {
      field: 'runs',
      value: value === undefined ? null : JSON.stringify(value).slice(0, LONGEST),
      wanted: 'runs',
    }),
  schema: {
    type: 'array',
    items: {
      type: 'object',
      description:
        'A train with its stops and hexes in the order of travel, in brackets a stop that it passes by',
      properties: {
        train: { type: 'string', minLength: 1 },
        path: { type: 'array', items: called, minItems: 2 },
      },
      required: ['train', 'path'],
      additionalProperties: false,
    },
  },
};

/** Each train runs at most once, and only the company's own. */
const trainsRefusal = (s: RailState, company: string, runs: readonly Run[]): Refusal | undefined => {
  const has = [...s.companies[company]!.trains];
  const free = [...has];
  for (const { train } of runs) {
    const at = free.indexOf(train);
    if (at < 0) return refuse('no-such-train', { company, train, has });
    free.splice(at, 1);
  }
  return undefined;
};

const isLegal = (g: RailGame, s: RailState, company: string, runs: readonly Run[]): boolean =>
  checkedRuns(g, s, company, runs).refusal === undefined;

/** How many ways to a place somebody would try. */
const fewWays = 12;

/** The best runs where they stop at the hex, or else with one of them led there; those first that are legal. */
const runsTo = (g: RailGame, s: RailState, company: string, hex: string): readonly (readonly Run[])[] => {
  const { runs } = bestOf(g, s, company);
  const stopsThere = ({ path }: Run): boolean =>
    stopsAlong(g.map, s.board, path).some(stop => stop.hex === hex);
  if (runs.some(stopsThere)) return [runs];
  const all = runs.flatMap((old, at) =>
    waysTo(g.map, s.board, company, trainNow(g, s, old.train), old.path, hex).map(path =>
      runs.with(at, { ...old, path }),
    ),
  );
  const legal = all.filter(one => isLegal(g, s, company, one));
  return [...legal, ...all.filter(one => !legal.includes(one))].slice(0, fewWays);
};

/** Runs to a hex, or of a train that the company has. */
const triedRuns = (g: RailGame, s: RailState, seat: Seat, of: string | null): readonly RunFields[] => {
  const round = turnOf(s, seat);
  if (!round || of === null) return [];
  const { company, step } = round;
  const train = trainPointedAt(g, of);
  const isTrain = train !== undefined && s.companies[company]!.trains.includes(train);
  if (!isTrain && (!g.map.hexIndex.has(of) || faceAt(g.map, s.board, of).stops.length === 0)) return [];
  const tried = step !== 'run' ? [[]] : isTrain ? [bestOf(g, s, company).runs] : runsTo(g, s, company, of);
  return tried.map(runs => ({ runs }));
};

/** What the routes of these runs earn, each. */
const revenuesOf = (
  g: RailGame,
  s: RailState,
  company: string,
  routes: readonly Route[],
): readonly number[] => routes.map(route => revenueOf(g, s, company, route));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Against runs that earn less than is possible, where they must not. */
const unlessBest = (
  g: RailGame,
  s: RailState,
  company: string,
  routes: readonly Route[],
): Refusal | undefined => {
  if (!runningRules.of(g).mustRunBest) return undefined;
  const earned = sumOf(revenuesOf(g, s, company, routes));
  const { value: best, runs: most } = bestOf(g, s, company);
  return earned < best
    ? refuse('not-the-best-run', { earned, best, runs: most as unknown as Json })
    : undefined;
};

/** Sends the trains out (1830 §7.4). The income must be the highest possible, unless the records' reading is used. */
export const run: Move<RunFields> = {
  type: 'run',
  fields: { runs: runsField },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === 'run', 'run'),
  candidates: triedRuns,
  options: (g, s, seat) => {
    const { value, runs, proof } = bestOf(g, s, turnOf(s, seat)!.company);
    const propose = runs as unknown as Json;
    return [{ type: 'run', fields: { runs: { checked: 'runs', propose, proof: { value, ...proof } } } }];
  },
  refusal: (g, s, seat, { runs }) => {
    const { company } = turnOf(s, seat)!;
    const unowned = trainsRefusal(s, company, runs);
    if (unowned) return unowned;
    const { routes, refusal } = checkedRuns(g, s, company, runs);
    return refusal ?? unlessBest(g, s, company, routes);
  },
  play: (g, d, seat, { runs }, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    const routes = routesOf(g, d, company, runs);
    const revenues = revenuesOf(g, d, company, routes);
    const earned = sumOf(revenues);
    const ran: RailFact[] = routes.map(({ stops, gear }, i) => ({
      kind: 'ran',
      company,
      train: runs[i]!.train,
      path: [...runs[i]!.path],
      stops: stops.map(({ hex }) => hex),
      revenue: revenues[i]!,
      ...(gear && { gear: [...gear] }),
    }));
    const best = runningRules.of(g).mustRunBest ? bestOf(g, d, company).value : null;
    out.say(...ran, { kind: 'earned', company, revenue: earned, best });
    d.companies[company]!.lastRun = earned;
    const income = runningRules.of(g).income(g, d, out, company, earned);
    d.round = { ...round, begun: true, earned: income, step: stepAfter(g, company, 'run') };
  },
};
