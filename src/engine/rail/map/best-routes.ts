import { buildAutomaton, UNBEGUN, type Automaton } from './best-routes-automaton.js';
import { coreLinks, type CoreLink } from './best-routes-core.js';
import { narrowed } from './best-routes-narrow.js';
import {
  allOutlooks,
  boundOf,
  findPrices,
  noPrices,
  type Prices,
  type RoutesProblem,
} from './best-routes-prices.js';
import { searchSweep, type Found } from './best-routes-search.js';
import { planSweep, type Sweep } from './best-routes-sweep.js';
import type { BestRoutes, RunGraph, RunRoute, RunTrain } from './run-graph-types.js';
import { traceRoute } from './run-route.js';

/** Money is counted in these parts of a unit, so that prices can be finer than revenues. */
const PARTS = 64;

/** States kept in each layer by the first, quick search; each further one keeps more until nothing is lost. */
const FIRST_WIDTH = 40;
const WIDER = 10;

/**
 * A set of routes that earns the most, one route at most for each train (1830 §7.4). Exact on every
 * position; the same input gives the same routes. Why nothing can be missed:
 * docs/decisions/best-routes.md.
 * @param firstWidth how narrow to begin; changes the time it takes and never the value
 */
export const bestRoutes = (
  graph: RunGraph,
  trains: readonly RunTrain[],
  firstWidth: number = FIRST_WIDTH,
): BestRoutes => {
  const links = coreLinks(graph, trains);
  if (links.length === 0 || trains.length === 0) return nothing;
  const vertices = graph.stops.length + graph.sides;
  const sweep = planSweep(links, vertices);
  const fleet = kinds(graph, trains);
  const built = fleet.map(kind => buildAutomaton(graph, links, sweep, kind.train));
  const { found, bound, searched } = solve(
    built,
    fleet,
    sweep,
    trains,
    firstWidth,
    noPrices(vertices, links.length),
  );
  const members = fleet.flatMap(kind => kind.members);
  return {
    value: (found?.total ?? 0) / PARTS,
    routes: routesOf(graph, links, sweep, found, members),
    proof: {
      method: 'sweep',
      searched: {
        links: links.length,
        frontier: sweep.slots,
        nodes: built.reduce((sum, { layers }) => sum + layers.reduce((n, layer) => n + layer.nodes, 0), 0),
        states: searched,
        bound: Math.floor(bound / PARTS),
      },
    },
  };
};

const nothing: BestRoutes = { value: 0, routes: [], proof: { method: 'no track', searched: {} } };

interface Solved {
  readonly found?: Found;
  readonly bound: number;
  readonly searched: number;
}

/** Each kind's automaton as often as it has trains, seen at these prices. */
const problemAt = (
  prices: Prices,
  built: readonly Automaton[],
  fleet: readonly Kind[],
  sweep: Sweep,
): RoutesProblem => {
  const automata = fleet.flatMap((kind, k) => kind.members.map(() => built[k]!));
  return { sweep, prices, automata, views: allOutlooks(automata, sweep, prices) };
};

/** Leaves in the automata only routes that can be part of a set that earns `wanted`. */
const narrowTo = (
  wanted: number,
  built: readonly Automaton[],
  problem: RoutesProblem,
): readonly Automaton[] => {
  const spare = boundOf(problem.views, problem.prices) - wanted;
  return built.map(automaton => {
    const view = problem.views[problem.automata.indexOf(automaton)]!;
    return narrowed(automaton, view, view.best[0]![UNBEGUN]! - spare);
  });
};

/** Searches wider and wider, each time only for what earns more, until a search has lost nothing. */
const solve = (
  built: readonly Automaton[],
  fleet: readonly Kind[],
  sweep: Sweep,
  trains: readonly RunTrain[],
  firstWidth: number,
  free: Prices,
): Solved => {
  const unit = PARTS * revenueUnit(trains);
  const cheap = problemAt(free, built, fleet, sweep);
  const first = searchSweep(cheap, unit, firstWidth);
  let { found, states: searched } = first;
  let bound = boundOf(cheap.views, free);
  const wanted = (): number => (found?.total ?? 0) + unit;
  const solved = (): Solved => ({ ...(found && { found }), bound, searched });
  if (first.complete || bound < wanted()) return solved();
  const few = narrowTo(wanted(), built, cheap);
  const prices = findPrices(problemAt(free, few, fleet, sweep), wanted());
  const priced = problemAt(prices, few, fleet, sweep);
  bound = boundOf(priced.views, prices);
  if (bound < wanted()) return solved();
  const problem = problemAt(prices, narrowTo(wanted(), few, priced), fleet, sweep);
  for (let width = firstWidth; bound >= wanted(); width *= WIDER) {
    const wider = searchSweep(problem, wanted(), width);
    searched += wider.states;
    found = wider.found ?? found;
    if (wider.complete) break;
  }
  return solved();
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Every total is a multiple of it: a better one is better by as much at least. */
const revenueUnit = (trains: readonly RunTrain[]): number =>
  trains
    .flatMap(t => [...t.value, ...(t.linkValue ?? []), ...(t.bonuses ?? []).map(({ amount }) => amount)])
    .reduce((unit, value) => gcd(unit, value), 0) || 1;

interface Kind {
  readonly train: RunTrain;
  /** Indices of the trains of this kind. */
  readonly members: readonly number[];
}

/** Puts like trains together, with values in parts and without limits that no route reaches. */
const kinds = (graph: RunGraph, trains: readonly RunTrain[]): readonly Kind[] => {
  const byText = new Map<string, { train: RunTrain; members: number[] }>();
  trains.forEach((given, index) => {
    const train = inParts({ ...payingForSome(graph, given), name: '', ...tightLimits(graph, given) });
    const text = JSON.stringify(train);
    const kind = byText.get(text);
    if (kind) kind.members.push(index);
    else byText.set(text, { train, members: [index] });
  });
  return [...byText.values()];
};

const inParts = (train: RunTrain): RunTrain => ({
  ...train,
  value: train.value.map(v => v * PARTS),
  ...(train.linkValue && { linkValue: train.linkValue.map(v => v * PARTS) }),
  ...(train.bonuses && { bonuses: train.bonuses.map(b => ({ ...b, amount: b.amount * PARTS })) }),
});

/** Without the number of stops that pay, where no route makes more. */
const payingForSome = (graph: RunGraph, { pays, ...train }: RunTrain): RunTrain =>
  pays === undefined || pays >= Math.min(graph.stops.length, train.stopCost ? Infinity : train.limit)
    ? train
    : { ...train, pays };

const tightLimits = (graph: RunGraph, train: RunTrain): Pick<RunTrain, 'limit' | 'second'> => {
  const stops = graph.stops.reduce((sum, _, i) => sum + (train.stopCost?.[i] ?? 1), 0);
  const links = graph.links.reduce((sum, _, i) => sum + (train.linkCost?.[i] ?? 0), 0);
  const { second } = train;
  const all = second?.stopCost.reduce((sum, cost) => sum + cost, 0) ?? 0;
  return {
    limit: stops + links <= train.limit ? Infinity : train.limit,
    // A second limit that no route reaches stays with a cost of nothing, so that it tells no routes apart.
    ...(second && all <= second.limit && { second: { limit: 0, stopCost: second.stopCost.map(() => 0) } }),
  };
};

const routesOf = (
  graph: RunGraph,
  links: readonly CoreLink[],
  sweep: Sweep,
  found: Found | undefined,
  members: readonly number[],
): readonly RunRoute[] =>
  (found?.taken ?? [])
    .flatMap((steps, t) => {
      if (steps.length === 0) return [];
      const pieces = steps.flatMap(step => links[sweep.steps[step]!.link]!.pieces);
      return [{ train: members[t]!, ...traceRoute(graph, pieces) }];
    })
    .sort((a, b) => a.train - b.train);
