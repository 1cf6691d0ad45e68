import type { RunEnd, RunGraph, RunTrain } from './run-graph-types.js';

/** An end of a core link: a stop, or a side with the half and the lane that it comes from. */
export interface CoreEnd {
  /** Stops are numbered as in the graph, side s is `stops.length + s`. */
  readonly vertex: number;
  /** -1 for a stop; for a side the half, and 2 more on the second lane: from `gate` a route leads on to `gate ^ 1`. */
  readonly gate: Gate;
}

export type Gate = -1 | 0 | 1 | 2 | 3;

/** A stretch of track without a choice on the way. */
export interface CoreLink {
  readonly a: CoreEnd;
  readonly b: CoreEnd;
  /** The pieces of track it is made of. */
  readonly pieces: readonly number[];
}

/** Links by the end they leave from: four numbers for each vertex, one for each gate (stops use the first). */
const byEnd = (links: readonly CoreLink[], vertices: number): CoreLink[][] => {
  const lists: CoreLink[][] = Array.from({ length: 4 * vertices }, () => []);
  for (const link of links) for (const end of [link.a, link.b]) lists[port(end)]!.push(link);
  return lists;
};

const port = (end: CoreEnd): number => 4 * end.vertex + Math.max(0, end.gate);

/** Only what a walk from an own token reaches can be part of a route: each half of a route is such a walk. */
const reachable = (graph: RunGraph, links: readonly CoreLink[]): CoreLink[] => {
  const stops = graph.stops.length;
  const at = byEnd(links, stops + graph.sides);
  const reached = new Set<CoreLink>();
  const leaving = new Set<number>();
  graph.stops.forEach((stop, i) => stop.own && leaving.add(4 * i));
  for (const from of leaving)
    for (const link of at[from]!) {
      reached.add(link);
      for (const [near, far] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const) {
        if (port(near) !== from) continue;
        if (far.gate >= 0) leaving.add(port(far) ^ 1);
        else if (graph.stops[far.vertex]!.through) leaving.add(port(far));
      }
    }
  return links.filter(link => reached.has(link));
};

/** Takes out the links at one side that no route can use, or joins the only two that meet there. */
const simplifySide = (links: readonly CoreLink[], vertex: number): CoreLink[] | undefined => {
  const here = ([0, 1, 2, 3] as const).map(gate => links.filter(link => touches(link, vertex, gate)));
  const useless = here.flatMap((at, gate) => (here[gate ^ 1]!.length === 0 ? at : []));
  if (useless.length > 0) return links.filter(link => !useless.includes(link));
  const [near, far] = here.filter(at => at.length > 0);
  if (!near || !far || here.flat().length > 2) return undefined;
  const [a, b] = [near[0]!, far[0]!].map(l => (l.a.vertex === vertex ? l.b : l.a)) as [CoreEnd, CoreEnd];
  const joined = { a, b, pieces: [...near[0]!.pieces, ...far[0]!.pieces] };
  return [...links.filter(link => link !== near[0] && link !== far[0]), joined];
};

const touches = (link: CoreLink, vertex: number, gate: Gate): boolean =>
  [link.a, link.b].some(end => end.vertex === vertex && end.gate === gate);

const vertexEnd = (graph: RunGraph, end: RunEnd): CoreEnd =>
  'stop' in end
    ? { vertex: end.stop, gate: -1 }
    : { vertex: graph.stops.length + end.side, gate: (end.half + 2 * (end.lane ?? 0)) as Gate };

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
