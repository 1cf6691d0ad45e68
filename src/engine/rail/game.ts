import type { Settings } from '../core/index.js';
import type { Feature, Move, RailGame, Step } from './contract.js';
import type { PhaseData, RailData } from './data.js';
import { compileMap } from './map/compile.js';
import { changedRules, ruleSet } from './rules.js';
import type { RailState } from './state.js';

/** A table without what every object has: a move may ask it for anything, `constructor` too. */
const indexBy = <T extends object>(
  list: readonly T[],
  key: (item: T) => string,
): { readonly [key: string]: T } =>
  Object.assign(
    Object.create(null) as { [key: string]: T },
    Object.fromEntries(list.map(item => [key(item), item])),
  );

/** All things that are traded; one of a known name takes its place. */
const tradesWith = (common: RailGame['trades'], own: RailGame['trades']): RailGame['trades'] => [
  ...common.filter(({ what }) => !own.some(one => one.what === what)),
  ...own,
];

/** What every 18xx begins with, before its features. */
export interface BaseGame {
  readonly data: RailData;
  readonly steps: RailGame['steps'];
  readonly rounds: readonly RailGame['rounds'][string][];
  readonly auction: RailGame['auction'];
  /** The last is passing: it stays at the end of menus. */
  readonly moves: readonly Move[];
  readonly trades: RailGame['trades'];
}

/** Applies the chosen features, in the order in which the title lists them. */
export const composeGame = (ground: BaseGame, all: readonly Feature[], settings: Settings): RailGame => {
  const features = all.filter(feature => feature.chosen?.(settings) ?? true);
  const each = <T>(list: (feature: Feature) => readonly T[] | undefined): readonly T[] =>
    features.flatMap(feature => list(feature) ?? []);
  const data = features.reduce((was, feature) => feature.data?.(was) ?? was, ground.data);
  const steps = features.reduce((was, feature) => feature.steps?.(was) ?? was, ground.steps);
  const auction = features.reduce((was, feature) => feature.auction?.(was) ?? was, ground.auction);
  const common = [...auction.moves, ...ground.moves];
  const moves = [...common.slice(0, -1), ...each(one => one.moves), ...common.slice(-1)];
  return {
    data,
    rules: changedRules(
      {},
      each(one => one.rules),
    ),
    map: compileMap(data.map),
    moves: indexBy(moves, move => move.type),
    trades: tradesWith(
      ground.trades,
      each(one => one.trades),
    ),
    steps,
    step: indexBy(steps, step => step.name),
    rounds: indexBy([auction.round, ...ground.rounds, ...each(one => one.rounds)], round => round.kind),
    auction,
    pending: Object.assign(
      { 'home-token': ['home'] },
      ...features.map(one => one.pending),
    ) as RailGame['pending'],
    features,
    company: indexBy(data.companies, company => company.id),
    private: indexBy(data.privates, one => one.id),
    train: indexBy(data.trains, train => train.name),
    parPrices: data.market
      .flatMap(row => row.flatMap(cell => (cell?.par ? [cell.price] : [])))
      .sort((a, b) => a - b),
  };
};

export const turnRules = ruleSet('turn', {
  /** The parts of the company's turn, in their order: some or all of the title's. */
  stepsOf: (g: RailGame, _company: string): readonly Step[] => g.steps,
});

/** The parts of the company's turn, in their order. */
export const stepsOf = (g: RailGame, company: string): readonly Step[] => turnRules.of(g).stepsOf(g, company);

/** The part of the company's turn that follows; `done` after the last. */
export const stepAfter = (g: RailGame, company: string, step: string): string => {
  const steps = stepsOf(g, company);
  return steps[steps.indexOf(g.step[step]!) + 1]?.name ?? 'done';
};

/** The phase the game is in. */
export const phaseOf = (g: RailGame, s: RailState): PhaseData => g.data.phases[s.phase]!;

/** Has the phase of that name begun? */
export const hasBegun = (g: RailGame, s: RailState, phase: string): boolean =>
  s.phase >= g.data.phases.findIndex(({ name }) => name === phase);
