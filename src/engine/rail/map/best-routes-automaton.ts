import type { CoreLink } from './best-routes-core.js';
import type { Sweep, SweepEnd, SweepStep } from './best-routes-sweep.js';
import { createTable, type RowNumbers } from './best-routes-table.js';
import { visitPlan, type VisitPlan } from './best-routes-visits.js';
import { ROUTE_JOINS, WHOLE, type RunGraph, type RunTrain } from './run-graph-types.js';

/** Node 0 of every layer: the route is complete. Node 1: it has not begun. */
export const COMPLETE = 0;
export const UNBEGUN = 1;

/**
 * What one train's route looks like at one moment of the sweep, for all its possible routes: a node
 * for every different frontier. From node n, the route goes on without the next link to `skip[n]`,
 * with it to `take[n]`, in the following layer; -1 where it cannot.
 */
export interface AutomatonLayer {
  readonly nodes: number;
  readonly skip: Int32Array;
  readonly take: Int32Array;
  /** What the link earns, with the stops that the route touches for the first time with it and what that completes. */
  readonly gain: Float64Array;
  /** Bit 0 or 1: the link's end a or b is a side that the route touches for the first time. */
  readonly fresh: Uint8Array;
  /** Slots of the sides where the route is under way, as bits; `words` numbers for each node. */
  readonly open: Int32Array;
}

/** Layers 0 .. number of steps; the last has nodes only, and a route is there complete or unbegun. */
export interface Automaton {
  readonly layers: readonly AutomatonLayer[];
}

/** Slots as bits: 31 to a word. */
export const wordCount = (slots: number): number => Math.ceil(slots / 31);

/**
 * A row describes a frontier, slot by slot: 0 for a vertex the route does not touch (and a free slot),
 * DONE for a stop it goes through, otherwise an end of an unfinished stretch: from which gate of the
 * side it came and in which slot the stretch's other end is, or that the other end is final.
 */
const DONE = 1;
const FINAL = -1;
const openEnd = (mate: number, gate: number): number => 2 + 4 * (mate + 1) + Math.max(0, gate);
const isOpen = (code: number): boolean => code >= 2;
const mateOf = (code: number): number => ((code - 2) >> 2) - 1;
const gateOf = (code: number): number => (code - 2) & 3;
const withMate = (code: number, mate: number): number => openEnd(mate, gateOf(code));

interface Columns {
  readonly slots: number;
  readonly own: number;
  readonly spent: number;
  readonly joins: number;
  readonly groups: number;
  readonly complete: number;
  /** What is spent of the second limit; -1 for a train without. */
  readonly second: number;
  /** Which sets of stops were visited, as bits; -1 for a train without bonuses. */
  readonly seen: number;
  /** What the stops earn that pay so far, the best first, in as many columns as stops pay; the width for a train that all of them pay. */
  readonly paying: number;
  readonly width: number;
}

const columnsFor = (slots: number, { second, bonuses, pays = 0 }: RunTrain): Columns => {
  const seen = slots + 5 + (second ? 1 : 0);
  const paying = seen + (bonuses ? 1 : 0);
  return {
    slots,
    own: slots,
    spent: slots + 1,
    joins: slots + 2,
    groups: slots + 3,
    complete: slots + 4,
    second: second ? slots + 5 : -1,
    seen: bonuses ? seen : -1,
    paying,
    width: paying + pays,
  };
};

/** All that a train's automaton depends on, made ready for the inner loop. */
interface Plan {
  readonly graph: RunGraph;
  readonly train: RunTrain;
  readonly columns: Columns;
  /** For each stop the bit of its group, 0 without. */
  readonly groupBit: readonly number[];
  /** Are there stops that count less than others towards those a route must join? */
  readonly someJoinLess: boolean;
  /** What is earned by visits; undefined for a train without bonuses. */
  readonly visits: VisitPlan | undefined;
}

const completed = ({ columns, someJoinLess }: Plan, row: Int32Array): boolean => {
  for (let i = 0; i < columns.slots; i++) if (isOpen(row[i]!)) return false;
  if (row[columns.own] === 0) return false;
  if (someJoinLess && row[columns.joins]! < ROUTE_JOINS) return false;
  row.fill(0);
  row[columns.complete] = 1;
  return true;
};

/** In place of what is earned: the route may not. */
const BREAKS = -1;

/** What a stop worth `value` adds to a route of the train: where some stops alone pay, as much as it is better than those it replaces. */
const added = ({ train, columns }: Plan, row: Int32Array, value: number): number => {
  if (train.pays === undefined) return value;
  let falls = value;
  for (let i = columns.paying; i < columns.width; i++)
    if (row[i]! < falls) [row[i], falls] = [falls, row[i]!];
  return value - falls;
};

/** Enters the end of a link. Adds what a stop costs and gives what it earns; `BREAKS` when the route may not. */
const enter = (plan: Plan, row: Int32Array, end: SweepEnd): number => {
  const { graph, train, columns } = plan;
  const code = row[end.slot]!;
  if (end.gate >= 0) return (code === 0 ? end.mayBegin : gateOf(code) === (end.gate ^ 1)) ? 0 : BREAKS;
  const stop = graph.stops[end.vertex]!;
  if (code !== 0) return code !== DONE && stop.through ? 0 : BREAKS;
  const group = plan.groupBit[end.vertex]!;
  if ((row[columns.groups]! & group) !== 0) return BREAKS;
  row[columns.groups]! |= group;
  if (stop.own) row[columns.own] = 1;
  if (plan.someJoinLess)
    row[columns.joins] = Math.min(ROUTE_JOINS, row[columns.joins]! + (stop.joins ?? WHOLE));
  row[columns.spent]! += train.limit === Infinity ? 0 : (train.stopCost?.[end.vertex] ?? 1);
  if (train.second) row[columns.second]! += train.second.stopCost[end.vertex]!;
  if (plan.visits) row[columns.seen]! |= plan.visits.bitsOf[end.vertex]!;
  return added(plan, row, train.value[end.vertex]!);
};

/** Adds the step's link to the route in `row`, and gives what its stops earn; `BREAKS` when that breaks a rule. */
const addLink = (plan: Plan, row: Int32Array, step: SweepStep, cost: number): number => {
  const [a, b] = step.ends;
  const [codeA, codeB] = [row[a.slot]!, row[b.slot]!];
  if (isOpen(codeA) && mateOf(codeA) === b.slot) return BREAKS;
  row[plan.columns.spent]! += cost;
  const earnedA = enter(plan, row, a);
  const earnedB = earnedA === BREAKS ? BREAKS : enter(plan, row, b);
  if (earnedB === BREAKS) return BREAKS;
  if (row[plan.columns.spent]! > plan.train.limit) return BREAKS;
  if (plan.train.second && row[plan.columns.second]! > plan.train.second.limit) return BREAKS;
  const farA = isOpen(codeA) ? mateOf(codeA) : a.slot;
  const farB = isOpen(codeB) ? mateOf(codeB) : b.slot;
  if (isOpen(codeA)) row[a.slot] = a.gate < 0 ? DONE : 0;
  if (isOpen(codeB)) row[b.slot] = b.gate < 0 ? DONE : 0;
  if (farA === FINAL && farB === FINAL) return completed(plan, row) ? earnedA + earnedB : BREAKS;
  if (farA !== FINAL) row[farA] = farA === a.slot ? openEnd(farB, a.gate) : withMate(row[farA]!, farB);
  if (farB !== FINAL) row[farB] = farB === b.slot ? openEnd(farA, b.gate) : withMate(row[farB]!, farA);
  return earnedA + earnedB;
};

/** Moves the frontier behind the step's link, number `at`; false when a stretch is left without a way on. */
const moveOn = (plan: Plan, row: Int32Array, step: SweepStep, at: number): boolean => {
  const { columns } = plan;
  if (row[columns.complete] === 1) return true;
  if (plan.visits) row[columns.seen] = plan.visits.remembered(row[columns.seen]!, at);
  for (const { slot, gate } of step.closing) {
    const code = row[slot]!;
    if (isOpen(code) && gateOf(code) === (gate ^ 1)) return false;
  }
  for (const { slot } of step.leaving) {
    const code = row[slot]!;
    row[slot] = 0;
    if (!isOpen(code)) continue;
    const mate = mateOf(code);
    if (mate === FINAL) return completed(plan, row);
    row[mate] = withMate(row[mate]!, FINAL);
  }
  let finals = 0;
  for (let i = 0; i < columns.slots; i++) if (isOpen(row[i]!) && mateOf(row[i]!) === FINAL) finals++;
  return finals <= 2;
};

const openBits = (
  rows: Int32Array,
  nodes: number,
  columns: Columns,
  sides: readonly boolean[],
): Int32Array => {
  const words = wordCount(columns.slots);
  const bits = new Int32Array(nodes * words);
  for (let node = 0; node < nodes; node++)
    for (let slot = 0; slot < columns.slots; slot++)
      if (sides[slot] && isOpen(rows[node * columns.width + slot]!))
        bits[node * words + Math.floor(slot / 31)]! |= 1 << (slot % 31);
  return bits;
};

const startLayer = (columns: Columns): RowNumbers => {
  const table = createTable(columns.width);
  const row = new Int32Array(columns.width);
  row[columns.complete] = 1;
  table.intern(row);
  row[columns.complete] = 0;
  table.intern(row);
  return table;
};

/** Bits of the groups, each its own; a group of one stop needs none. */
const groupBits = (graph: RunGraph): readonly number[] => {
  const count = new Map<number, number>();
  for (const { group } of graph.stops) if (group !== null) count.set(group, (count.get(group) ?? 0) + 1);
  const shared = [...count].filter(([, n]) => n > 1).map(([group]) => group);
  if (shared.length > 31) throw new RangeError('more than 31 groups of stops');
  return graph.stops.map(({ group }) =>
    group !== null && shared.includes(group) ? 1 << shared.indexOf(group) : 0,
  );
};

/** Follows all routes of one train through the sweep. */
export const buildAutomaton = (
  graph: RunGraph,
  links: readonly CoreLink[],
  sweep: Sweep,
  train: RunTrain,
): Automaton => {
  const columns = columnsFor(sweep.slots, train);
  const someJoinLess = graph.stops.some(stop => (stop.joins ?? WHOLE) < WHOLE);
  const visits = train.bonuses && visitPlan(train.bonuses, graph.stops.length, sweep);
  const plan: Plan = { graph, train, columns, groupBit: groupBits(graph), someJoinLess, visits };
  const layers: AutomatonLayer[] = [];
  const sideAt: boolean[] = [];
  let table = startLayer(columns);
  sweep.steps.forEach((step, at) => {
    const following = startLayer(columns);
    layers.push(expand(plan, links[step.link]!, step, at, table, following, sideAt));
    for (const end of step.ends) sideAt[end.slot] = end.gate >= 0;
    table = following;
  });
  return { layers: withoutDeadEnds(layers) };
};

/** Both ways on from each node of a layer. */
const expand = (
  plan: Plan,
  link: CoreLink,
  step: SweepStep,
  at: number,
  from: RowNumbers,
  to: RowNumbers,
  sideAt: readonly boolean[],
): AutomatonLayer => {
  const { columns, train } = plan;
  const nodes = from.size();
  const rows = from.rows();
  const skip = new Int32Array(nodes).fill(-1);
  const take = new Int32Array(nodes).fill(-1);
  const gain = new Float64Array(nodes);
  const fresh = new Uint8Array(nodes);
  const row = new Int32Array(columns.width);
  const [a, b] = step.ends;
  const usable = link.pieces.every(piece => train.usable?.[piece] ?? true);
  const cost =
    train.limit === Infinity
      ? 0
      : link.pieces.reduce((sum, piece) => sum + (train.linkCost?.[piece] ?? 0), 0);
  const passed = link.pieces.reduce((sum, piece) => sum + (train.linkValue?.[piece] ?? 0), 0);
  for (let node = 0; node < nodes; node++) {
    const load = (): void => row.set(rows.subarray(node * columns.width, (node + 1) * columns.width));
    load();
    if (moveOn(plan, row, step, at)) skip[node] = to.intern(row);
    if (node === COMPLETE || !usable) continue;
    load();
    const [untouchedA, untouchedB] = [row[a.slot] === 0, row[b.slot] === 0];
    const seen = plan.visits ? row[columns.seen]! : 0;
    const earned = addLink(plan, row, step, cost);
    if (earned === BREAKS || !moveOn(plan, row, step, at)) continue;
    take[node] = to.intern(row);
    gain[node]! += passed + earned;
    if (a.gate >= 0 && untouchedA) fresh[node]! |= 1;
    if (b.gate >= 0 && untouchedB) fresh[node]! |= 2;
    if (plan.visits) {
      const met = (end: SweepEnd, untouched: boolean): number =>
        end.gate < 0 && untouched ? plan.visits!.bitsOf[end.vertex]! : 0;
      gain[node]! += plan.visits.earned(seen, seen | met(a, untouchedA) | met(b, untouchedB));
    }
  }
  return { nodes, skip, take, gain, fresh, open: openBits(rows, nodes, columns, sideAt) };
};

/** Cuts the ways to nodes from which no route can be completed. */
const withoutDeadEnds = (layers: readonly AutomatonLayer[]): readonly AutomatonLayer[] => {
  let alive = Uint8Array.of(1, 1);
  for (let i = layers.length - 1; i >= 0; i--) {
    const { nodes, skip, take } = layers[i]!;
    const here = new Uint8Array(nodes);
    for (let node = 0; node < nodes; node++) {
      if (skip[node]! >= 0 && !alive[skip[node]!]) skip[node] = -1;
      if (take[node]! >= 0 && !alive[take[node]!]) take[node] = -1;
      here[node] = skip[node]! >= 0 || take[node]! >= 0 ? 1 : 0;
    }
    alive = here;
  }
  return layers;
};
