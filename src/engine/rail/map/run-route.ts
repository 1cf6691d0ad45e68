import { stopsPay } from './paid-stops.js';
import type { RunEnd, RunGraph, RunRoute, RunTrain } from './run-graph-types.js';

const keyOf = (end: RunEnd): string => ('stop' in end ? `stop ${end.stop}` : `side ${end.side}`);

/**
 * Brings the pieces of one route in order of travel, from the end with the lower stop.
 * @throws RangeError when the pieces are not one stretch of track between two stops
 */
export const traceRoute = (
  graph: RunGraph,
  pieces: readonly number[],
): { readonly stops: readonly number[]; readonly links: readonly number[] } => {
  const at = new Map<string, number[]>();
  const ends = new Map<string, RunEnd>();
  for (const piece of pieces)
    for (const end of [graph.links[piece]!.a, graph.links[piece]!.b]) {
      ends.set(keyOf(end), end);
      at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), piece]);
    }
  const terminals = [...ends].flatMap(([key, end]) =>
    at.get(key)!.length === 1 && 'stop' in end ? [end.stop] : [],
  );
  if (terminals.length !== 2) throw new RangeError('not one route');
  let here: RunEnd = { stop: Math.min(...terminals) };
  const stops: number[] = [];
  const links: number[] = [];
  for (;;) {
    if ('stop' in here) stops.push(here.stop);
    const next: number | undefined = at.get(keyOf(here))!.find(piece => !links.includes(piece));
    if (next === undefined) break;
    links.push(next);
    const { a, b }: { a: RunEnd; b: RunEnd } = graph.links[next]!;
    here = keyOf(a) === keyOf(here) ? b : a;
  }
  if (links.length !== pieces.length) throw new RangeError('not one route');
  return { stops, links };
};

/** What a route earns with its train. */
export const routeValue = (train: RunTrain, { stops, links }: Pick<RunRoute, 'stops' | 'links'>): number => {
  const bonuses = (train.bonuses ?? []).filter(({ visits }) =>
    visits.every(set => set.some(stop => stops.includes(stop))),
  );
  return (
    stopsPay(
      stops.map(stop => train.value[stop]!),
      train.pays,
    ) +
    links.reduce((sum, link) => sum + (train.linkValue?.[link] ?? 0), 0) +
    bonuses.reduce((sum, { amount }) => sum + amount, 0)
  );
};
