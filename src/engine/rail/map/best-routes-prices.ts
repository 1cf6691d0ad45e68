import { COMPLETE, UNBEGUN, type Automaton } from './best-routes-automaton.js';
import type { Sweep, SweepEnd } from './best-routes-sweep.js';

/**
 * What the trains would have to pay for the track that only one of them may use. A bound: no set of
 * routes earns more than each train's best run after paying, together with all prices.
 */
export interface Prices {
  /** For each side, by vertex; paid by the route that touches it. */
  readonly side: Float64Array;
  /** For each link without a side, by its number. */
  readonly link: Float64Array;
}

/** Prices with which the search begins: everything for nothing. */
export const noPrices = (vertices: number, links: number): Prices => ({
  side: new Float64Array(vertices),
  link: new Float64Array(links),
});

const isSide = (end: SweepEnd): boolean => end.gate >= 0;

/** What the search works on. Trains of the same kind share an automaton and stand side by side. */
export interface RoutesProblem {
  readonly sweep: Sweep;
  readonly automata: readonly Automaton[];
  readonly views: readonly Outlook[];
  readonly prices: Prices;
}

/** What a train pays for the step's link beyond sides, and for each of its ends if that is a fresh side. */
const dues = (sweep: Sweep, step: number, prices: Prices): readonly [number, number, number] => {
  const { ends, link } = sweep.steps[step]!;
  const [a, b] = ends;
  const own = isSide(a) || isSide(b) ? 0 : prices.link[link]!;
  return [own, isSide(a) ? prices.side[a.vertex]! : 0, isSide(b) ? prices.side[b.vertex]! : 0];
};

/** A train's earnings after paying, seen from each node of each layer to the end of the sweep. */
export interface Outlook {
  /** What taking the next link earns after paying. */
  readonly gain: readonly Float64Array[];
  /** The most that can still be earned; -Infinity where the route cannot be completed. */
  readonly best: readonly Float64Array[];
}

const outlook = (automaton: Automaton, sweep: Sweep, prices: Prices): Outlook => {
  const gain: Float64Array[] = [];
  const best: Float64Array[] = [];
  let after = Float64Array.of(0, 0);
  best[automaton.layers.length] = after;
  for (let i = automaton.layers.length - 1; i >= 0; i--) {
    const layer = automaton.layers[i]!;
    const [own, a, b] = dues(sweep, i, prices);
    const paid = new Float64Array(layer.nodes);
    const here = new Float64Array(layer.nodes);
    for (let node = 0; node < layer.nodes; node++) {
      const fresh = layer.fresh[node]!;
      paid[node] = layer.gain[node]! - own - (fresh & 1 ? a : 0) - (fresh & 2 ? b : 0);
      const skip = layer.skip[node]!;
      const take = layer.take[node]!;
      const without = skip < 0 ? -Infinity : after[skip]!;
      const withLink = take < 0 ? -Infinity : paid[node]! + after[take]!;
      here[node] = Math.max(without, withLink);
    }
    gain[i] = paid;
    best[i] = here;
    after = here;
  }
  return { gain, best };
};

/** The steps whose links the best run takes. */
const bestRun = (automaton: Automaton, view: Outlook): number[] => {
  const steps: number[] = [];
  let node = UNBEGUN;
  for (let i = 0; i < automaton.layers.length && node !== COMPLETE; i++) {
    const { skip, take } = automaton.layers[i]!;
    const without = skip[node]! < 0 ? -Infinity : view.best[i + 1]![skip[node]!]!;
    if (without === view.best[i]![node]) node = skip[node]!;
    else {
      steps.push(i);
      node = take[node]!;
    }
  }
  return steps;
};

const sum = (list: Float64Array): number => list.reduce((a, b) => a + b, 0);

/** The bound that these prices give. */
export const boundOf = (views: readonly Outlook[], prices: Prices): number =>
  views.reduce((total, view) => total + view.best[0]![UNBEGUN]!, 0) + sum(prices.side) + sum(prices.link);

/** Trains of one kind share an automaton, and so their outlook. */
export const allOutlooks = (
  automata: readonly Automaton[],
  sweep: Sweep,
  prices: Prices,
): readonly Outlook[] => {
  const views = new Map<Automaton, Outlook>();
  for (const automaton of automata)
    if (!views.has(automaton)) views.set(automaton, outlook(automaton, sweep, prices));
  return automata.map(automaton => views.get(automaton)!);
};

const ROUNDS = 60;

/**
 * Looks for prices with a low bound: track that several best runs want becomes dearer, track that
 * none wants cheaper (subgradient steps towards `known`, a total that can be reached). Any prices
 * give a true bound, so nothing but speed depends on how good these are. They are whole numbers, so
 * that all sums are exact.
 */
export const findPrices = (problem: RoutesProblem, known: number): Prices => {
  const { automata, sweep } = problem;
  let best = problem.prices;
  let bound = boundOf(problem.views, best);
  let now = best;
  let pace = 1;
  for (let round = 0; round < ROUNDS && bound >= known; round++) {
    const views = allOutlooks(automata, sweep, now);
    const here = boundOf(views, now);
    if (here < bound) [best, bound] = [now, here];
    else if (round % 8 === 7) pace /= 2;
    const side = new Float64Array(now.side.length).fill(-1);
    const link = new Float64Array(now.link.length).fill(-1);
    automata.forEach((automaton, t) => {
      for (const step of bestRun(automaton, views[t]!)) {
        const { ends, link: number } = sweep.steps[step]!;
        for (const end of ends) if (isSide(end)) side[end.vertex]! += 0.5;
        if (!ends.some(isSide)) link[number]! += 1;
      }
    });
    // A price of nothing cannot fall: it takes no part in the step.
    side.forEach((g, i) => g < 0 && now.side[i] === 0 && (side[i] = 0));
    link.forEach((g, i) => g < 0 && now.link[i] === 0 && (link[i] = 0));
    const norm = [...side, ...link].reduce((total, g) => total + g * g, 0);
    if (norm === 0) break;
    const length = (pace * (here - known)) / norm;
    const moved = (price: number, g: number): number => Math.max(0, Math.round(price + length * g));
    now = {
      side: now.side.map((price, i) => moved(price, side[i]!)),
      link: now.link.map((price, i) => moved(price, link[i]!)),
    };
  }
  return best;
};
