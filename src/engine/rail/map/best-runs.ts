import { bestRoutes } from './best-routes.js';
import { groundOf } from './ground.js';
import type { Ground, RailMap } from './rail-map.js';
import type { Proof } from './run-graph-types.js';
import { runGraph } from './run-graph.js';
import type { BoardState, Colour, Run } from './types.js';

/** A train that is to run. */
export interface RunningTrain {
  readonly name: string;
  /** Stops it may make (1830 §7.4.1); null is any number. */
  readonly reach: number | null;
}

/** The runs that earn the most, with what shows that nothing earns more. */
export interface BestRuns {
  /** Income of all runs together, in dollars. */
  readonly value: number;
  /** One run for each train that finds one, in the order of the trains. */
  readonly runs: readonly Run[];
  readonly proof: Proof;
}

/** Answers given so far, by position. */
const known = new WeakMap<Ground, Map<string, BestRuns>>();

const find = (
  map: RailMap,
  board: BoardState,
  company: string,
  trains: readonly RunningTrain[],
  colours: readonly Colour[],
): BestRuns => {
  const { graph, values, pathOf } = runGraph(map, board, company, colours);
  const { value, routes, proof } = bestRoutes(
    graph,
    trains.map(({ name, reach }) => ({ name, limit: reach ?? Infinity, value: values })),
  );
  const runs = [...routes]
    .sort((a, b) => a.train - b.train)
    .map(route => ({ train: trains[route.train]!.name, path: pathOf(route) }));
  return { value, runs, proof };
};

/**
 * The highest income a company can earn with its trains, with runs that earn it (1830 §7.4).
 * @param colours of the tiles that may be laid in this phase
 */
export const bestRuns = (
  map: RailMap,
  board: BoardState,
  company: string,
  trains: readonly RunningTrain[],
  colours: readonly Colour[],
): BestRuns => {
  const ground = groundOf(map, board);
  const answers = known.get(ground) ?? new Map<string, BestRuns>();
  known.set(ground, answers);
  const question = [company, ...trains.map(t => `${t.name}:${t.reach ?? ''}`), ...colours].join(' ');
  const answer = answers.get(question) ?? find(map, board, company, trains, colours);
  answers.set(question, answer);
  return answer;
};
