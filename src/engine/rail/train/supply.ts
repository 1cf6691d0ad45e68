import type { TrainData } from '../data.js';
import { phaseOf } from '../game.js';
import { presidentOf } from '../shares/shares.js';
import { closeAllPrivates, closePrivate, closesWithTrain } from '../company/privates.js';
import type { Draft, RailState } from '../state.js';
import type { Out, RailGame } from '../contract.js';
import { byPrice } from '../shares/market.js';
import { hasRight } from '../company/rights.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';
import { networkOf } from '../map/network.js';

export const supplyRules = ruleSet('supply', {
  /** Trains of the depot that are on sale now, the next one first. */
  onSale: (g: RailGame, s: RailState): readonly TrainData[] => {
    const next = g.data.trains.find(t => s.depot.left[t.name] !== 0);
    const bought = (name: string): boolean => s.depot.left[name] !== g.train[name]!.count;
    return g.data.trains.filter(
      t => t === next || (t.alsoFrom !== undefined && s.depot.left[t.name] !== 0 && bought(t.alsoFrom)),
    );
  },
  trainLimit: (g: RailGame, s: RailState, _company: string): number => phaseOf(g, s).trainLimit,
  /** Must the company buy a train, if the bank has any: because it has a route, but no train (1830 §7.6.2)? */
  mustBuy: (g: RailGame, s: RailState, company: string): boolean => lacksTrain(g, s, company),
  /** May a company that has as many trains as it may own buy another, and give one back then? */
  mayExceedLimit: false,
  /** What becomes of the trains of a kind that is obsolete: they leave the game (1830 §3). */
  rust: (g: RailGame, d: Draft, out: Out, name: string): void => {
    rust(g, d, out, name);
  },
  /** May the company own trains of this kind? */
  isOpenTo: (_g: RailGame, s: RailState, company: string, train: TrainData): boolean =>
    train.needsRight === undefined || hasRight(s, company, train.needsRight),
  /** Of the companies with too many trains: those that may give one back now; in the order of their prices (1830 §7.6.1). */
  discardsNow: (g: RailGame, s: RailState, over: readonly string[]): readonly string[] =>
    byPrice(g, s, over).slice(0, 1),
});

const isOpenTo = (g: RailGame, s: RailState, company: string, train: TrainData): boolean =>
  supplyRules.of(g).isOpenTo(g, s, company, train);

/** Trains of the depot that the company may buy now, whatever they cost. */
export const depotTrains = (g: RailGame, s: RailState, company: string): readonly TrainData[] =>
  supplyRules
    .of(g)
    .onSale(g, s)
    .filter(t => isOpenTo(g, s, company, t));

/** Trains of the pool that the company may buy, each kind once. */
export const poolTrains = (g: RailGame, s: RailState, company: string): readonly TrainData[] =>
  [...new Set(s.depot.pool)].map(name => g.train[name]!).filter(t => isOpenTo(g, s, company, t));

/** Price of the cheapest train the company may buy from depot and pool; infinite when there is none. */
export const cheapestPrice = (g: RailGame, s: RailState, company: string): number =>
  Math.min(...depotTrains(g, s, company).map(t => t.price), ...poolTrains(g, s, company).map(t => t.price));

/** Has the company a route, but no train? */
export const lacksTrain = (g: RailGame, s: RailState, company: string): boolean =>
  s.companies[company]!.trains.length === 0 && networkOf(g.map, s.board, company).canRun;

/** Must the company buy a train, as long as the bank has any? */
export const mustBuyTrain = (g: RailGame, s: RailState, company: string): boolean =>
  cheapestPrice(g, s, company) < Infinity && supplyRules.of(g).mustBuy(g, s, company);

/** Price of the cheapest train of depot and pool, whoever may buy it; infinite when there is none. */
export const cheapestOnSale = (g: RailGame, s: RailState): number =>
  Math.min(
    ...supplyRules
      .of(g)
      .onSale(g, s)
      .map(t => t.price),
    ...s.depot.pool.map(name => g.train[name]!.price),
  );

/** May the company own trains of this kind? */
export const mayOwn = (g: RailGame, s: RailState, company: string, name: string): boolean =>
  isOpenTo(g, s, company, g.train[name]!);

/** Has a train of that name been bought? */
const isOut = (g: RailGame, s: RailState, name: string): boolean =>
  s.depot.left[name] !== g.train[name]!.count || hasBeenBought(g, s, g.train[name]!);

/**
 * How many trains have to be bought from the depot before the first of that name can be; null when one
 * has been bought. Kinds on sale besides others hold nothing up.
 */
export const trainsBefore = (g: RailGame, s: RailState, name: string): number | null => {
  if (isOut(g, s, name)) return null;
  const { alsoFrom } = g.train[name]!;
  const from = alsoFrom ?? name;
  const before = g.data.trains.slice(
    0,
    g.data.trains.findIndex(train => train.name === from),
  );
  const waiting = before.reduce(
    (sum, train) => sum + (train.alsoFrom === undefined ? (s.depot.left[train.name] ?? 0) : 0),
    0,
  );
  return waiting + (alsoFrom !== undefined && !isOut(g, s, alsoFrom) ? 1 : 0);
};

/** What makes a kind of train obsolete: the first or the last of another. */
interface TrainEnd {
  readonly on: string;
  readonly last: boolean;
  /** How many trains have to be bought before that one; null when it has been bought. */
  readonly before: number | null;
}

/** @returns undefined for one that stays */
export const trainEnd = (g: RailGame, s: RailState, name: string): TrainEnd | undefined => {
  const { rustsOn, rustsOnLast } = g.train[name]!;
  if (rustsOn !== undefined) return { on: rustsOn, last: false, before: trainsBefore(g, s, rustsOn) };
  const left = rustsOnLast === undefined ? null : (s.depot.left[rustsOnLast] ?? null);
  if (rustsOnLast === undefined || left === null) return undefined;
  const before = left === 0 ? null : (trainsBefore(g, s, rustsOnLast) ?? 0) + left - 1;
  return { on: rustsOnLast, last: true, before };
};

/** How many trains the company may own (1830 §7.6). */
export const trainLimit = (g: RailGame, s: RailState, company: string): number =>
  supplyRules.of(g).trainLimit(g, s, company);

/** May the company own another train (1830 §7.6)? */
export const hasRoomForTrain = (g: RailGame, s: RailState, company: string): boolean =>
  s.companies[company]!.trains.length < trainLimit(g, s, company) || supplyRules.of(g).mayExceedLimit;

/** Companies with too many trains that have to give one back now (1830 §7.6.1). */
export const overTrainLimit = (g: RailGame, s: RailState): readonly string[] => {
  const over: string[] = [];
  for (const { id } of g.data.companies) {
    const { length } = s.companies[id]!.trains;
    if (length > 0 && length > trainLimit(g, s, id) && presidentOf(s, id) !== null) over.push(id);
  }
  return over.length === 0 ? over : supplyRules.of(g).discardsNow(g, s, over);
};

/** The list without one train of that name. */
export const withoutOne = (trains: readonly string[], name: string): string[] =>
  trains.toSpliced(trains.indexOf(name), 1);

/** Takes a train from the depot; the first of its kind may open a phase and scrap others. */
export const takeFromDepot = (g: RailGame, d: Draft, out: Out, train: TrainData): void => {
  const left = d.depot.left[train.name]!;
  const first = left === train.count && !hasBeenBought(g, d, train);
  if (left !== null) d.depot = { ...d.depot, left: { ...d.depot.left, [train.name]: left - 1 } };
  if (first) openPhase(g, d, out, train);
  react(g, d, out, 'trainLeavesDepot', train.name);
};

/** Takes a train from the pool; it opens its phase if it lay there before any of its kind was bought. */
export const takeFromPool = (g: RailGame, d: Draft, out: Out, train: TrainData): void => {
  d.depot = { ...d.depot, pool: withoutOne(d.depot.pool, train.name) };
  if (g.data.phases.findIndex(p => p.on === train.name) > d.phase) openPhase(g, d, out, train);
};

/** A kind without end shows by the phase whether it was bought before. */
const hasBeenBought = (g: RailGame, s: RailState, train: TrainData): boolean => {
  const opens = g.data.phases.findIndex(p => p.on === train.name);
  return opens >= 0 && s.phase >= opens;
};

/** Tells of the phase of that number, which begins. What it brings is the caller's. */
const tellPhase = (g: RailGame, d: Draft, out: Out, phase: number): void => {
  d.phase = phase;
  out.say({ kind: 'phase-begins', phase: g.data.phases[phase]!.name });
};

/** Begins the next phase where no train does; nothing where the last has begun. */
export const beginNextPhase = (g: RailGame, d: Draft, out: Out): void => {
  if (d.phase + 1 >= g.data.phases.length) return;
  tellPhase(g, d, out, d.phase + 1);
  react(g, d, out, 'phaseBegins');
};

/** What the first train of a kind brings: the phase, scrapped trains, closed privates (1830 §3). */
const openPhase = (g: RailGame, d: Draft, out: Out, train: TrainData): void => {
  const opens = g.data.phases.findIndex(p => p.on === train.name);
  if (opens > d.phase) tellPhase(g, d, out, opens);
  for (const old of g.data.trains)
    if (old.rustsOn === train.name) supplyRules.of(g).rust(g, d, out, old.name);
  if (phaseOf(g, d).closesPrivates && opens >= 0) closeAllPrivates(g, d, out);
  if (opens >= 0) react(g, d, out, 'phaseBegins');
};

const rust = (g: RailGame, d: Draft, out: Out, name: string): void => {
  const hit: string[] = [];
  for (const { id } of g.data.companies) {
    const c = d.companies[id]!;
    if (!c.trains.includes(name)) continue;
    c.trains = c.trains.filter(train => train !== name);
    hit.push(id);
  }
  d.depot = { ...d.depot, pool: d.depot.pool.filter(train => train !== name) };
  out.say({ kind: 'trains-rusted', train: name, companies: hit });
};

/** Closes the private that goes with a company's first train (1830 p. 11, BO). */
export const closeWithFirstTrain = (g: RailGame, d: Draft, out: Out, company: string): void => {
  for (const { id } of g.data.privates)
    if (d.privates[id] !== 'closed' && closesWithTrain.of(g, id)?.company === company)
      closePrivate(d, out, id);
  react(g, d, out, 'trainBought', company);
};
