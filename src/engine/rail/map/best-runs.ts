import { outfits } from './gear.js';
import { groundOf } from './ground.js';
import { routesLatelyFound } from './lately-found.js';
import type { Ground, RailMap } from './rail-map.js';
import type { RunProof } from './run-graph-types.js';
import { runGraph } from './run-graph.js';
import type { RunningTrain, RunTerms } from './run-terms.js';
import type { BoardState, Run } from './types.js';

/** The runs that earn the most, with what shows that nothing earns more. */
export interface BestRuns {
  /** Income of all runs together, in dollars. */
  readonly value: number;
  /** One run for each train that finds one, in the order of the trains. */
  readonly runs: readonly Run[];
  readonly proof: RunProof;
}

/** All of a train that its runs depend on. */
const kindOf = (train: RunningTrain): RunningTrain => {
  const { name, reach, hexes, doubles, towns, pays, bonuses, opens } = train;
  return {
    name,
    reach,
    ...(hexes && { hexes }),
    ...(doubles && { doubles }),
    ...(towns !== undefined && { towns }),
    ...(pays !== undefined && { pays }),
    ...(bonuses && { bonuses }),
    ...(opens && { opens }),
  };
};

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
  const found = fleets(trains, terms).map(fleet => routesLatelyFound(graph, fleet.map(trainOf)));
  const { value, routes } = found.reduce((best, one) => (one.value > best.value ? one : best));
  const runs = [...routes]
    .sort((a, b) => a.train - b.train)
    .map(route => ({ train: trains[route.train]!.name, path: pathOf(route) }));
  return { value, runs, proof: joined(found.map(({ proof }) => proof)) };
};

/** The trains with what they can take along, in every way that makes a difference. */
export const fleets = (
  trains: readonly RunningTrain[],
  terms: RunTerms,
): readonly (readonly RunningTrain[])[] => {
  const different = new Map<string, readonly RunningTrain[]>();
  for (const way of outfits(trains, terms)) {
    const fleet = way.map(({ train }) => train);
    const alike = fleet.map(train => JSON.stringify(kindOf(train))).sort();
    if (!different.has(alike.join())) different.set(alike.join(), fleet);
  }
  return [...different.values()];
};

/** The proof of several searches, of which the best answer was taken: nothing earns more in any of them. */
const joined = (proofs: readonly RunProof[]): RunProof => {
  const [first, ...others] = proofs as [RunProof, ...RunProof[]];
  if (others.length === 0) return first;
  const searched: { [what: string]: number } = { searches: proofs.length };
  for (const [what, count] of proofs.flatMap(proof => Object.entries(proof.searched)))
    searched[what] = what === 'bound' ? Math.max(searched[what] ?? 0, count) : (searched[what] ?? 0) + count;
  return { method: first.method, searched };
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
