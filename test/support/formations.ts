import type { Fact } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { national } from '../../src/titles/1856/rules/companies.js';
import { formationOf, nationalState } from '../../src/titles/1856/rules/national/formation-state.js';
import type { RandomGameStep } from './menu.js';

type Step = RandomGameStep<RailState>;

interface Formed {
  readonly companies: readonly string[];
  readonly shares: number;
  readonly price: number;
  readonly seat: number;
}

const formedIn = ({ applied }: Step): Formed | undefined =>
  applied.facts.find(({ kind }) => kind === 'national-formed') as unknown as Formed | undefined;

const has = ({ applied }: Step, kind: string, is: (fact: Fact) => boolean = () => true): boolean =>
  applied.facts.some(fact => fact.kind === kind && is(fact));

const plays = ({ entry }: Step, type: string): boolean => entry.action.type === type;

const stageOf = (s: RailState): string => formationOf(s).stage;

/** Shares that the seats got, the most first. */
const turned = ({ applied }: Step): readonly number[] =>
  applied.facts
    .flatMap(fact =>
      fact.kind === 'shares-exchanged' && fact['seat'] !== null ? [Number(fact['shares'])] : [],
    )
    .sort((a, b) => b - a);

const inPool = ({ applied }: Step): boolean =>
  applied.facts.some(fact => fact.kind === 'shares-exchanged' && fact['seat'] === null);

const isTie = (step: Step): boolean => {
  const [first, second] = turned(step);
  return first !== undefined && first === second;
};

const trainsOf = (s: RailState): number => s.companies[national]!.trains.length;

/** The government's company of 1856 §8, branch by branch: does a step take it? */
const branches: { readonly [name: string]: (step: Step) => boolean } = {
  '8.1 the first 6-train is bought': step =>
    stageOf(step.before) === 'before' && stageOf(step.applied.state) !== 'before',
  '8.1 a president pays all': step =>
    plays(step, 'settle-loans') &&
    !has(step, 'company-merges', f => f['company'] === step.entry.action['company']),
  '8.1 a president pays a part': step =>
    plays(step, 'settle-loans') &&
    step.entry.action['loans'] !== 0 &&
    has(step, 'company-merges', f => f['company'] === step.entry.action['company']),
  '8.1 a president pays nothing': step => plays(step, 'settle-loans') && step.entry.action['loans'] === 0,
  '8.1 a president is not asked': step =>
    has(
      step,
      'company-merges',
      f => !plays(step, 'settle-loans') || f['company'] !== step.entry.action['company'],
    ),
  '8.1 the buyer itself merges': step => {
    const due = formationOf(step.before);
    return due.stage === 'due' && (formedIn(step)?.companies.includes(due.company) ?? false);
  },
  '8.2 no company merges': step => has(step, 'national-not-formed'),
  '8.3 one company merges': step => formedIn(step)?.companies.length === 1,
  '8.3 two companies merge': step => formedIn(step)?.companies.length === 2,
  '8.3 three or more merge': step => (formedIn(step)?.companies.length ?? 0) > 2,
  '8.3 shares go to the pool': step => formedIn(step) !== undefined && inPool(step),
  '8.4 one president has most shares': step => formedIn(step) !== undefined && !isTie(step),
  '8.4 a tie for president': step => formedIn(step) !== undefined && isTie(step),
  '8.4 a president with one share': step =>
    formedIn(step) !== undefined && nationalState(step.applied.state).half === true,
  '8.4 who buys the other from the offering': step =>
    plays(step, 'complete-presidency') && step.entry.action['from'] === 'ipo',
  '8.4 who buys the other from the pool': step =>
    plays(step, 'complete-presidency') && step.entry.action['from'] === 'pool',
  '8.4 another takes that presidency': step =>
    plays(step, 'buy') && nationalState(step.before).half === true && !nationalState(step.applied.state).half,
  '8.5 ten shares': step => formedIn(step)?.shares === 10,
  '8.5 twenty shares': step => formedIn(step)?.shares === 20,
  '8.6 the price is 100': step => formedIn(step)?.price === 100,
  '8.6 the price is more': step => (formedIn(step)?.price ?? 0) > 100,
  '8.7 no train': step => formedIn(step) !== undefined && trainsOf(step.applied.state) === 0,
  '8.7 a permanent train': step =>
    formedIn(step) !== undefined && nationalState(step.applied.state).permanent === true,
  '8.7 more trains than it may have': step =>
    formedIn(step) !== undefined && has(step, 'train-discarded', f => f['company'] === national),
  '8.7 its president keeps 4-trains': step =>
    plays(step, 'give-up-trains') && step.entry.action['trains'] === 0,
  '8.7 its president gives up 4-trains': step =>
    plays(step, 'give-up-trains') && step.entry.action['trains'] !== 0,
  '8.7 its president chooses tokens': step => plays(step, 'keep-token'),
  '8.8 its turn comes next': step =>
    formedIn(step) !== undefined && nationalState(step.applied.state).next === true,
  '8.8 its turn comes in the next round': step =>
    formedIn(step) !== undefined && !nationalState(step.applied.state).next,
  '8.9 it borrows a train': step => plays(step, 'borrow-train'),
  '8.9 it buys its first permanent train': step =>
    plays(step, 'train') &&
    !nationalState(step.before).permanent &&
    nationalState(step.applied.state).permanent === true,
};

/** How many games took each branch. */
export type Counts = { readonly [branch: string]: number };

/** Counts in how many games each branch of the formation was taken. */
export const countFormations = (): {
  readonly see: (game: number, step: Step) => void;
  readonly counts: () => Counts;
} => {
  const games = new Map<string, Set<number>>(Object.keys(branches).map(name => [name, new Set()]));
  return {
    see: (game, step) => {
      for (const [name, takes] of Object.entries(branches)) if (takes(step)) games.get(name)!.add(game);
    },
    counts: () => Object.fromEntries([...games].map(([name, seen]) => [name, seen.size])),
  };
};
