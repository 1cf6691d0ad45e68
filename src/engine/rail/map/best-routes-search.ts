import { UNBEGUN, wordCount, type Automaton } from './best-routes-automaton.js';
import type { RoutesProblem } from './best-routes-prices.js';
import type { SweepStep } from './best-routes-sweep.js';
import { createTable, type RowNumbers } from './best-routes-table.js';

/** For each train the steps whose links its route takes. */
export interface Found {
  readonly total: number;
  readonly taken: readonly (readonly number[])[];
}

export interface Searched {
  /** The best set that earns at least what was asked for, if there is one among those looked at. */
  readonly found?: Found;
  /** Was everything looked at that could earn as much? */
  readonly complete: boolean;
  readonly states: number;
}

/**
 * One moment of the sweep for all trains together. A row holds each train's node and the sides no
 * route can use any more, as bits. `worth` is what the routes earn so far and the prices of all
 * track still free: with each train's outlook it bounds what the state can come to.
 */
interface Front {
  readonly table: RowNumbers;
  readonly worth: number[];
  readonly bound: number[];
  /** Where the best way to the state came from, and the train that took the link (-1 for none). */
  readonly parent: number[];
  readonly taker: number[];
}

const emptyFront = (width: number): Front => ({
  table: createTable(width),
  worth: [],
  bound: [],
  parent: [],
  taker: [],
});

const total = (list: Float64Array): number => list.reduce((a, b) => a + b, 0);

/**
 * Follows all trains through the sweep at once, keeping for every different state the best way to it.
 * States that cannot come to `wanted` are dropped, which loses nothing that is asked for; of the
 * others at most `width` are kept in each layer, and the answer says whether any were lost by that.
 */
export const searchSweep = (problem: RoutesProblem, wanted: number, width: number): Searched => {
  const { sweep, automata, prices } = problem;
  const trains = automata.length;
  const words = wordCount(sweep.slots);
  const fronts: Front[] = [];
  let front = emptyFront(trains + words);
  const start = new Int32Array(trains + words).fill(UNBEGUN, 0, trains);
  reach(front, start, total(prices.side) + total(prices.link), Infinity, -1, -1);
  let [complete, states] = [true, 0];
  for (let i = 0; i < sweep.steps.length; i++) {
    const kept = strongest(front, width);
    complete &&= kept.length === front.table.size();
    states += kept.length;
    fronts.push(front);
    front = advance(problem, i, front, kept, wanted);
  }
  const best = front.worth.reduce((at, worth, i) => (worth > (front.worth[at] ?? -Infinity) ? i : at), -1);
  if (best < 0) return { complete, states };
  return { found: retrace(problem, [...fronts, front], best), complete, states };
};

/** Notes a way to a state; the best one stays. */
const reach = (
  front: Front,
  row: Int32Array,
  worth: number,
  bound: number,
  parent: number,
  taker: number,
): void => {
  const at = front.table.intern(row);
  if (worth <= (front.worth[at] ?? -Infinity)) return;
  front.worth[at] = worth;
  front.bound[at] = bound;
  front.parent[at] = parent;
  front.taker[at] = taker;
};

/** The numbers of the states to go on with: all, or the `width` with the highest bound. */
const strongest = (front: Front, width: number): readonly number[] => {
  const all = Array.from(front.bound.keys());
  if (all.length <= width) return all;
  return all.sort((x, y) => front.bound[y]! - front.bound[x]! || x - y).slice(0, width);
};

/** Moves the trains' nodes over one step in `row`, `taker` with the link; false when one cannot. */
const moveTrains = (automata: readonly Automaton[], i: number, taker: number, row: Int32Array): boolean => {
  for (let t = 0; t < automata.length; t++) {
    const layer = automata[t]!.layers[i]!;
    const to = (t === taker ? layer.take : layer.skip)[row[t]!]!;
    if (to < 0) return false;
    row[t] = to;
  }
  return true;
};

/** Trains of one kind are alike, so their nodes stand in order; that makes mirrored states one. */
const order = (automata: readonly Automaton[], row: Int32Array): void => {
  for (let t = 1; t < automata.length; t++)
    for (let s = t; s > 0 && automata[s] === automata[s - 1] && row[s]! < row[s - 1]!; s--) {
      const node = row[s]!;
      row[s] = row[s - 1]!;
      row[s - 1] = node;
    }
};

const bit = (slot: number): number => 1 << (slot % 31);
const word = (slot: number): number => Math.floor(slot / 31);

const advance = (
  problem: RoutesProblem,
  i: number,
  front: Front,
  kept: readonly number[],
  wanted: number,
): Front => {
  const { sweep, automata, views } = problem;
  const step = sweep.steps[i]!;
  const trains = automata.length;
  const width = trains + wordCount(sweep.slots);
  const rows = front.table.rows();
  const next = emptyFront(width);
  const before = new Int32Array(width);
  const row = new Int32Array(width);
  const openTo = (t: number, slot: number): boolean =>
    (automata[t]!.layers[i]!.open[before[t]! * (width - trains) + word(slot)]! & bit(slot)) !== 0;
  for (const state of kept) {
    before.set(rows.subarray(state * width, (state + 1) * width));
    for (let taker = -1; taker < trains; taker++) {
      if (taker >= 0 && automata[taker]!.layers[i]!.take[before[taker]!]! < 0) continue;
      if (taker >= 0 && !mayUse(step, before, trains, taker, openTo)) continue;
      row.set(before);
      if (!moveTrains(automata, i, taker, row)) continue;
      let worth = front.worth[state]! + settle(problem, step, before, row, taker, openTo);
      if (taker >= 0) worth += views[taker]!.gain[i]![before[taker]!]!;
      order(automata, row);
      let bound = worth;
      for (let t = 0; t < trains; t++) bound += views[t]!.best[i + 1]![row[t]!]!;
      if (bound >= wanted) reach(next, row, worth, bound, state, taker);
    }
  }
  return next;
};

type OpenTo = (train: number, slot: number) => boolean;

/** Are the link's sides free for this train: neither used up nor another train's? */
const mayUse = (
  step: SweepStep,
  before: Int32Array,
  trains: number,
  taker: number,
  openTo: OpenTo,
): boolean => {
  for (const end of step.ends) {
    if (end.gate < 0) continue;
    if ((before[trains + word(end.slot)]! & bit(end.slot)) !== 0) return false;
    for (let t = 0; t < trains; t++) if (t !== taker && openTo(t, end.slot)) return false;
  }
  return true;
};

/**
 * Notes in `row` which sides are used up or out of reach, and returns the prices of the track that
 * nobody will use (as a loss).
 */
const settle = (
  { sweep, prices }: RoutesProblem,
  step: SweepStep,
  before: Int32Array,
  row: Int32Array,
  taker: number,
  openTo: OpenTo,
): number => {
  const trains = before.length - wordCount(sweep.slots);
  const isOpen = (slot: number): boolean => {
    for (let t = 0; t < trains; t++) if (openTo(t, slot)) return true;
    return false;
  };
  let loss = 0;
  if (taker < 0 && step.ends[0].gate < 0 && step.ends[1].gate < 0) loss -= prices.link[step.link]!;
  if (taker >= 0)
    for (const { slot, gate } of step.ends)
      if (gate >= 0 && openTo(taker, slot)) row[trains + word(slot)]! |= bit(slot);
  for (const { slot, vertex } of step.shut) {
    const touched = (row[trains + word(slot)]! & bit(slot)) !== 0 || isOpen(slot);
    const begun = taker >= 0 && step.ends.some(end => end.slot === slot);
    if (touched || begun) continue;
    loss -= prices.side[vertex]!;
    row[trains + word(slot)]! |= bit(slot);
  }
  for (const slot of step.gone) row[trains + word(slot)]! &= ~bit(slot);
  return loss;
};

/** The routes behind a state of the last front. */
const retrace = (problem: RoutesProblem, fronts: readonly Front[], last: number): Found => {
  const { automata } = problem;
  const takers: number[] = [];
  let at = last;
  for (let i = fronts.length - 1; i > 0; i--) {
    takers.unshift(fronts[i]!.taker[at]!);
    at = fronts[i]!.parent[at]!;
  }
  const taken: number[][] = automata.map(() => []);
  let places = automata.map((automaton, train) => ({ automaton, train, node: UNBEGUN }));
  takers.forEach((taker, i) => {
    if (taker >= 0) taken[places[taker]!.train]!.push(i);
    places.forEach((place, t) => {
      const layer = place.automaton.layers[i]!;
      place.node = (t === taker ? layer.take : layer.skip)[place.node]!;
    });
    places = inOrder(places);
  });
  return { total: fronts.at(-1)!.worth[last]!, taken };
};

interface Place {
  readonly automaton: Automaton;
  readonly train: number;
  node: number;
}

/** As `order`, with the trains behind the nodes. */
const inOrder = (places: readonly Place[]): Place[] => {
  const sorted = [...places];
  for (let t = 1; t < sorted.length; t++)
    for (let s = t; s > 0; s--) {
      const [left, right] = [sorted[s - 1]!, sorted[s]!];
      if (left.automaton !== right.automaton || right.node >= left.node) break;
      sorted[s - 1] = right;
      sorted[s] = left;
    }
  return sorted;
};
