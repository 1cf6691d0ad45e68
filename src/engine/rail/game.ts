import type { Settings } from '../core/index.js';
import type { CompanyData, PhaseData, PrivateData, RailData, TrainData } from './data.js';
import { compileMap, type RailMap } from './map/compile.js';
import type { Move } from './move/move.js';
import type { Trade } from './move/trade.js';
import type { RailRules } from './rules.js';
import type { Step } from './round/steps.js';
import type { Pending, RailState } from './state.js';

/** A title with its variants applied: data, rules and tables made from them once. Never changes. */
export interface RailGame {
  readonly data: RailData;
  readonly rules: RailRules;
  readonly map: RailMap;
  /** In the order in which menus list them. */
  readonly moves: { readonly [type: string]: Move };
  /** What people trade with each other. */
  readonly trades: readonly Trade[];
  /** A company's turn, in rulebook order. */
  readonly steps: readonly Step[];
  readonly step: { readonly [name: string]: Step };
  /** By kind of pending decision: the moves that settle it. */
  readonly pending: { readonly [kind in Pending['kind']]?: readonly string[] };
  readonly company: { readonly [id: string]: CompanyData };
  readonly private: { readonly [id: string]: PrivateData };
  readonly train: { readonly [name: string]: TrainData };
  /** The lowest first. */
  readonly parPrices: readonly number[];
}

/** A variant: changes to data and rules, chosen by the game's settings. */
export interface Variant {
  /** Is it switched on? The only place where a setting is read. */
  chosen(settings: Settings): boolean;
  data?(data: RailData): RailData;
  /** Each replacement is given the rules it changes. */
  rules?(was: RailRules): Partial<RailRules>;
  /** A changed list of a company's steps. */
  steps?(was: readonly Step[]): readonly Step[];
  /** Further kinds of move; one of a known type takes its place. */
  readonly moves?: readonly Move[];
  /** Further things that are traded. */
  readonly trades?: readonly Trade[];
}

/** A table without what every object has: a move may ask it for anything, `constructor` too. */
const keyed = <T extends object>(
  list: readonly T[],
  key: (item: T) => string,
): { readonly [key: string]: T } =>
  Object.assign(
    Object.create(null) as { [key: string]: T },
    Object.fromEntries(list.map(item => [key(item), item])),
  );

/** Applies the chosen variants, in the order in which the title lists them. */
export const composeGame = (
  base: Pick<RailGame, 'data' | 'rules' | 'pending' | 'steps' | 'trades'> & {
    readonly moves: readonly Move[];
  },
  variants: readonly Variant[],
  settings: Settings,
): RailGame => {
  let { data, rules, steps, moves, trades } = base;
  for (const variant of variants.filter(v => v.chosen(settings))) {
    data = variant.data?.(data) ?? data;
    rules = { ...rules, ...variant.rules?.(rules) };
    steps = variant.steps?.(steps) ?? steps;
    // The last is passing: it stays at the end of menus.
    moves = [...moves.slice(0, -1), ...(variant.moves ?? []), ...moves.slice(-1)];
    trades = [...trades, ...(variant.trades ?? [])];
  }
  return {
    data,
    rules,
    map: compileMap(data.map),
    moves: keyed(moves, m => m.type),
    trades,
    steps,
    step: keyed(steps, step => step.name),
    pending: base.pending,
    company: keyed(data.companies, c => c.id),
    private: keyed(data.privates, p => p.id),
    train: keyed(data.trains, t => t.name),
    parPrices: data.market
      .flatMap(row => row.flatMap(cell => (cell?.par ? [cell.price] : [])))
      .sort((a, b) => a - b),
  };
};

/** The part of a company's turn that follows; `done` after the last. */
export const stepAfter = (g: RailGame, step: string): string =>
  g.steps[g.steps.indexOf(g.step[step]!) + 1]?.name ?? 'done';

/** The phase the game is in. */
export const phaseOf = (g: RailGame, s: RailState): PhaseData => g.data.phases[s.phase]!;
