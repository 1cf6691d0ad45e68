import type { CoreEnd, CoreLink, Gate } from './best-routes-core.js';

/** Where a link ends, as the sweep sees it. */
export interface SweepEnd {
  readonly vertex: number;
  /** The place that the vertex holds while some but not all of its links are behind the sweep. */
  readonly slot: number;
  readonly gate: Gate;
  /** May a route touch the vertex here for the first time? Not when all that leads on is behind. */
  readonly mayBegin: boolean;
}

/** The sweep passes one link after the other; what may still happen depends on the frontier alone. */
export interface SweepStep {
  readonly link: number;
  readonly ends: readonly [SweepEnd, SweepEnd];
  /** Gates of sides whose last link this is. */
  readonly closing: readonly SweepEnd[];
  /** Sides that no route can begin to use any more. */
  readonly shut: readonly SweepEnd[];
  /** Stops whose last link this is. */
  readonly leaving: readonly SweepEnd[];
  /** Sides whose last link this is: their slots become free. */
  readonly gone: readonly number[];
}

export interface Sweep {
  readonly steps: readonly SweepStep[];
  readonly slots: number;
}

interface Order {
  readonly links: readonly number[];
  readonly cost: number;
}

/** Passes the links from vertex to vertex, next the one that keeps the frontier shortest. */
const orderFrom = (start: number, at: readonly (readonly number[])[], links: readonly CoreLink[]): Order => {
  const left = at.map(list => list.length);
  const passed = new Uint8Array(links.length);
  const order: number[] = [];
  const frontier = new Set<number>();
  let cost = 0;
  const pass = (i: number): void => {
    passed[i] = 1;
    order.push(i);
    for (const { vertex } of [links[i]!.a, links[i]!.b]) {
      left[vertex]!--;
      if (left[vertex] === 0) frontier.delete(vertex);
      else frontier.add(vertex);
    }
    cost += 3 ** frontier.size;
  };
  /** How much longer the frontier is after all links of the vertex are passed. */
  const growth = (vertex: number): number => {
    let sum = -1;
    for (const i of at[vertex]!) {
      if (passed[i]) continue;
      const { a, b } = links[i]!;
      const other = a.vertex === vertex ? b.vertex : a.vertex;
      if (!frontier.has(other)) sum += left[other] === 1 ? 0 : 1;
      else if (left[other] === 1) sum--;
    }
    return sum;
  };
  let next: number | undefined = start;
  while (next !== undefined) {
    for (const i of at[next]!) if (!passed[i]) pass(i);
    next = undefined;
    let least = Infinity;
    for (const vertex of frontier) {
      const sum = growth(vertex);
      if (sum < least) [least, next] = [sum, vertex];
    }
    if (next === undefined) {
      const other = left.findIndex(n => n > 0);
      if (other >= 0) next = other;
    }
  }
  return { links: order, cost };
};

const bestOrder = (links: readonly CoreLink[], vertices: number): readonly number[] => {
  const at: number[][] = Array.from({ length: vertices }, () => []);
  links.forEach((link, i) => {
    at[link.a.vertex]!.push(i);
    at[link.b.vertex]!.push(i);
  });
  let best: Order = { links: [], cost: Infinity };
  at.forEach((list, vertex) => {
    if (list.length === 0) return;
    const order = orderFrom(vertex, at, links);
    if (order.cost < best.cost) best = order;
  });
  return best.links;
};

/** Gives each vertex the lowest slot free from its first to its last link. */
const assignSlots = (order: readonly CoreLink[], last: ReadonlyMap<number, number>): Map<number, number> => {
  const slotOf = new Map<number, number>();
  const used: boolean[] = [];
  order.forEach((link, step) => {
    const here = [link.a.vertex, link.b.vertex];
    for (const vertex of here) {
      if (slotOf.has(vertex)) continue;
      const free = used.findIndex(u => !u);
      const slot = free < 0 ? used.length : free;
      used[slot] = true;
      slotOf.set(vertex, slot);
    }
    for (const vertex of here) if (last.get(vertex) === step) used[slotOf.get(vertex)!] = false;
  });
  return slotOf;
};

const nameOf = (vertex: number, gate: number): string => `${vertex}/${gate}`;

/** Decides the order in which the search looks at the links. Any order is right; a good one is quick. */
export const planSweep = (links: readonly CoreLink[], vertices: number): Sweep => {
  const order = bestOrder(links, vertices);
  const ordered = order.map(i => links[i]!);
  const lastOfVertex = new Map<number, number>();
  const lastOfGate = new Map<string, number>();
  ordered.forEach((link, step) => {
    for (const end of [link.a, link.b]) {
      lastOfVertex.set(end.vertex, step);
      lastOfGate.set(nameOf(end.vertex, end.gate), step);
    }
  });
  const lastAt = (vertex: number, gate: number): number => lastOfGate.get(nameOf(vertex, gate)) ?? -1;
  /** The step behind which no lane of the side has links on both halves. */
  const shutAt = (side: number): number =>
    Math.max(...[0, 2].map(lane => Math.min(lastAt(side, lane), lastAt(side, lane + 1))));
  const slotOf = assignSlots(ordered, lastOfVertex);
  const steps = ordered.map((link, step): SweepStep => {
    const place = (end: CoreEnd): SweepEnd => ({
      ...end,
      slot: slotOf.get(end.vertex)!,
      mayBegin: end.gate < 0 || lastAt(end.vertex, end.gate ^ 1) > step,
    });
    const ends = [place(link.a), place(link.b)] as const;
    const sides = ends.filter(end => end.gate >= 0);
    return {
      link: order[step]!,
      ends,
      closing: sides.filter(end => lastAt(end.vertex, end.gate) === step),
      shut: sides.filter(end => shutAt(end.vertex) === step),
      leaving: ends.filter(end => end.gate < 0 && lastOfVertex.get(end.vertex) === step),
      gone: sides.filter(end => lastOfVertex.get(end.vertex) === step).map(end => end.slot),
    };
  });
  return { steps, slots: Math.max(0, ...slotOf.values()) + 1 };
};
