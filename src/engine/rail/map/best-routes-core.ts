import type { RunEnd, RunGraph, RunTrain } from './run-graph-types.js';

/** An end of a core link: a stop (half -1), or the half of a side it comes from. */
export interface CoreEnd {
  /** Stops are numbered as in the graph, side s is `stops.length + s`. */
  readonly vertex: number;
  readonly half: -1 | 0 | 1;
}

/** A stretch of track without a choice on the way. */
export interface CoreLink {
  readonly a: CoreEnd;
  readonly b: CoreEnd;
  /** The pieces of track it is made of. */
  readonly pieces: readonly number[];
}

/** Links by the end they leave from: two numbers for each vertex, one for each half (stops use the first). */
const byEnd = (links: readonly CoreLink[], vertices: number): CoreLink[][] => {
  const lists: CoreLink[][] = Array.from({ length: 2 * vertices }, () => []);
  for (const link of links) for (const end of [link.a, link.b]) lists[port(end)]!.push(link);
  return lists;
};

const port = (end: CoreEnd): number => 2 * end.vertex + (end.half === 1 ? 1 : 0);

/** Only what a walk from an own token reaches can be part of a route: each half of a route is such a walk. */
const reachable = (graph: RunGraph, links: readonly CoreLink[]): CoreLink[] => {
  const stops = graph.stops.length;
  const at = byEnd(links, stops + graph.sides);
  const reached = new Set<CoreLink>();
  const leaving = new Set<number>();
  graph.stops.forEach((stop, i) => stop.own && leaving.add(2 * i));
  for (const from of leaving)
    for (const link of at[from]!) {
      reached.add(link);
      for (const [near, far] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const) {
        if (port(near) !== from) continue;
        if (far.half >= 0) leaving.add(port(far) ^ 1);
        else if (graph.stops[far.vertex]!.through) leaving.add(port(far));
      }
    }
  return links.filter(link => reached.has(link));
};

/** Takes out the links at one side that no route can use, or joins the only two that meet there. */
const simplifySide = (links: readonly CoreLink[], vertex: number): CoreLink[] | undefined => {
  const touches = (link: CoreLink, half: number): boolean =>
    [link.a, link.b].some(end => end.vertex === vertex && end.half === half);
  const [near, far] = [links.filter(l => touches(l, 0)), links.filter(l => touches(l, 1))];
  if (near.length + far.length === 0) return undefined;
  const rest = links.filter(l => !touches(l, 0) && !touches(l, 1));
  if (near.length === 0 || far.length === 0) return rest;
  if (near.length > 1 || far.length > 1) return undefined;
  const ends = [...near, ...far].map(l => (l.a.vertex === vertex ? l.b : l.a));
  const [a, b] = [ends[0]!, ends[1]!];
  return [...rest, { a, b, pieces: [...near[0]!.pieces, ...far[0]!.pieces] }];
};

const vertexEnd = (graph: RunGraph, end: RunEnd): CoreEnd =>
  'stop' in end ? { vertex: end.stop, half: -1 } : { vertex: graph.stops.length + end.side, half: end.half };

/**
 * The part of the network that routes can use, without the sides where there is nothing to choose.
 * Every route of the graph is a route of the core, and the other way round, over the same pieces.
 */
export const coreLinks = (graph: RunGraph, trains: readonly RunTrain[]): readonly CoreLink[] => {
  const usable = (piece: number): boolean => trains.some(t => t.usable?.[piece] ?? true);
  let links: CoreLink[] = graph.links.flatMap((link, i) =>
    usable(i) ? [{ a: vertexEnd(graph, link.a), b: vertexEnd(graph, link.b), pieces: [i] }] : [],
  );
  for (;;) {
    const before = links.length;
    // A route passes each vertex once, so it cannot use a link that comes back to where it began.
    links = reachable(graph, links).filter(l => l.a.vertex !== l.b.vertex);
    for (let side = 0; side < graph.sides; side++)
      links = simplifySide(links, graph.stops.length + side) ?? links;
    if (links.length === before) return links;
  }
};
