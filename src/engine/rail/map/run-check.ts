import {
  ROUTE_JOINS,
  WHOLE,
  type RunEnd,
  type RunGraph,
  type RunRoute,
  type RunTrain,
} from './run-graph-types.js';

/** What is wrong with a set of routes: a code, the train, and the stop, side or link where it shows. */
export interface RunFault {
  readonly code:
    | 'unknown-train'
    | 'train-runs-twice'
    | 'route-too-short'
    | 'route-broken'
    | 'route-ends-outside-stop'
    | 'route-reverses'
    | 'route-changes-lane'
    | 'stop-twice'
    | 'location-twice'
    | 'stop-blocks'
    | 'no-own-token'
    | 'track-unusable'
    | 'train-too-short'
    | 'side-twice'
    | 'link-twice';
  readonly train: number;
  readonly at?: number;
}

const sameVertex = (x: RunEnd, y: RunEnd): boolean =>
  'stop' in x ? 'stop' in y && x.stop === y.stop : 'side' in y && x.side === y.side;

/** Where each link of the route begins and ends, in order of travel; undefined when they do not join. */
const travel = (graph: RunGraph, route: RunRoute): { from: RunEnd; to: RunEnd }[] | undefined => {
  const legs: { from: RunEnd; to: RunEnd }[] = [];
  let here: RunEnd = { stop: route.stops[0]! };
  for (const index of route.links) {
    const link = graph.links[index];
    if (!link) return undefined;
    const forward = sameVertex(link.a, here);
    if (!forward && !sameVertex(link.b, here)) return undefined;
    const leg = forward ? { from: link.a, to: link.b } : { from: link.b, to: link.a };
    legs.push(leg);
    here = leg.to;
  }
  return legs;
};

const firstRepeated = (list: readonly number[]): number | undefined =>
  list.find((item, i) => list.indexOf(item) !== i);

const sidesOf = (legs: readonly { readonly to: RunEnd }[]): number[] =>
  legs.flatMap(({ to }) => ('side' in to ? [to.side] : []));

/** Is the route one way from stop to stop that its `stops` list truly? */
const shapeFault = (graph: RunGraph, route: RunRoute): RunFault | undefined => {
  const { train, stops } = route;
  if (stops.length < 2) return { code: 'route-too-short', train };
  const legs = travel(graph, route);
  if (!legs) return { code: 'route-broken', train };
  const met = legs.flatMap(({ to }) => ('stop' in to ? [to.stop] : []));
  if (!('stop' in (legs.at(-1)?.to ?? {}))) return { code: 'route-ends-outside-stop', train };
  if (met.join() !== stops.slice(1).join()) return { code: 'route-broken', train };
  for (const [i, { to }] of legs.entries()) {
    const from = legs[i + 1]?.from;
    if (!from || 'stop' in to || 'stop' in from) continue;
    if (from.half === to.half) return { code: 'route-reverses', train, at: to.side };
    if ((from.lane ?? 0) !== (to.lane ?? 0)) return { code: 'route-changes-lane', train, at: to.side };
  }
  return undefined;
};

/** Does the route keep the rules for stops, token and length? */
const ruleFault = (graph: RunGraph, kind: RunTrain, route: RunRoute): RunFault | undefined => {
  const { train, stops, links } = route;
  const twice = firstRepeated(stops);
  if (twice !== undefined) return { code: 'stop-twice', train, at: twice };
  const groups = stops.flatMap(stop => graph.stops[stop]?.group ?? []);
  const location = firstRepeated(groups);
  if (location !== undefined) return { code: 'location-twice', train, at: location };
  const joined = stops.reduce((sum, stop) => sum + (graph.stops[stop]?.joins ?? WHOLE), 0);
  if (joined < ROUTE_JOINS) return { code: 'route-too-short', train };
  const blocking = stops.slice(1, -1).find(stop => !graph.stops[stop]?.through);
  if (blocking !== undefined) return { code: 'stop-blocks', train, at: blocking };
  if (!stops.some(stop => graph.stops[stop]?.own)) return { code: 'no-own-token', train };
  const unusable = links.find(link => !(kind.usable?.[link] ?? true));
  if (unusable !== undefined) return { code: 'track-unusable', train, at: unusable };
  const cost =
    stops.reduce((sum, stop) => sum + (kind.stopCost?.[stop] ?? 1), 0) +
    links.reduce((sum, link) => sum + (kind.linkCost?.[link] ?? 0), 0);
  const second = stops.reduce((sum, stop) => sum + (kind.second?.stopCost[stop] ?? 0), 0);
  return cost > kind.limit || second > (kind.second?.limit ?? 0)
    ? { code: 'train-too-short', train }
    : undefined;
};

/** The first fault of a set of routes by itself and together (1830 §7.4); undefined when it is legal. */
export const checkRoutes = (
  graph: RunGraph,
  trains: readonly RunTrain[],
  routes: readonly RunRoute[],
): RunFault | undefined => {
  const ran = new Set<number>();
  const sides = new Set<number>();
  const links = new Set<number>();
  for (const route of routes) {
    const { train } = route;
    const kind = trains[train];
    if (!kind) return { code: 'unknown-train', train };
    if (ran.has(train)) return { code: 'train-runs-twice', train };
    ran.add(train);
    const fault = shapeFault(graph, route) ?? ruleFault(graph, kind, route);
    if (fault) return fault;
    for (const side of sidesOf(travel(graph, route)!)) {
      if (sides.has(side)) return { code: 'side-twice', train, at: side };
      sides.add(side);
    }
    for (const link of route.links) {
      if (links.has(link)) return { code: 'link-twice', train, at: link };
      links.add(link);
    }
  }
  return undefined;
};
