import { bestRoutes } from './best-routes.js';
import type { BestRoutes, RunGraph, RunTrain } from './run-graph-types.js';

/** How many answers are kept: those of a turn, in which the same is asked at every step. */
const KEPT = 64;

/** The last answers by what was asked, the oldest first. */
const answers = new Map<string, BestRoutes>();

/**
 * The best routes as `bestRoutes` finds them. Most moves change no track of the company, and it searches again only
 * after those that do.
 */
export const routesLatelyFound = (graph: RunGraph, trains: readonly RunTrain[]): BestRoutes => {
  const question = JSON.stringify([graph, trains]);
  const answer = answers.get(question) ?? bestRoutes(graph, trains);
  answers.delete(question);
  answers.set(question, answer);
  if (answers.size > KEPT) answers.delete(answers.keys().next().value!);
  return answer;
};
