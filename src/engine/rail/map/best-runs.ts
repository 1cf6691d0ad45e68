import { bestRoutes } from './best-routes.js';
import { groundOf } from './ground.js';
import type { Ground, RailMap } from './rail-map.js';
import type { Proof } from './run-graph-types.js';
import { runGraph } from './run-graph.js';
import type { RunningTrain, RunTerms } from './run-terms.js';
import type { BoardState, Run } from './types.js';

/** The runs that earn the most, with what shows that nothing earns more. */
export interface BestRuns {
  /** Income of all runs together, in dollars. */
  readonly value: number;
  /** One run for each train that finds one, in the order of the trains. */
  readonly runs: readonly Run[];
  readonly proof: Proof;
}

/** All of a train that its runs depend on. */
const kindOf = ({ name, reach, hexes, doubles }: RunningTrain): RunningTrain => ({
  name,
  reach,
  ...(hexes && { hexes }),
  ...(doubles && { doubles }),
});

/** Answers given so far, by position. */
const known = new WeakMap<Ground, Map<string, BestRuns>>();

const find = (
  map: RailMap,
  board: BoardState,
  company: string,
  trains: readonly RunningTrain[],
  terms: RunTerms,
): BestRuns => {
  const { graph, trainOf, pathOf } = runGraph(map, board, company, terms);
  const { value, routes, proof } = bestRoutes(graph, trains.map(trainOf));
  const runs = [...routes]
    .sort((a, b) => a.train - b.train)
    .map(route => ({ train: trains[route.train]!.name, path: pathOf(route) }));
  return { value, runs, proof };
};

/** The highest income a company can earn with its trains, with runs that earn it (1830 §7.4). */
export const bestRuns = (
  map: RailMap,
  board: BoardState,
  company: string,
  trains: readonly RunningTrain[],
  terms: RunTerms,
): BestRuns => {
  const ground = groundOf(map, board);
  const answers = known.get(ground) ?? new Map<string, BestRuns>();
  known.set(ground, answers);
  const question = JSON.stringify([company, trains.map(kindOf), terms]);
  const answer = answers.get(question) ?? find(map, board, company, trains, terms);
  answers.set(question, answer);
  return answer;
};
