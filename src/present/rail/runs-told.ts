import type { Fact } from '../../engine/core/index.js';
import { plainNames, wordsFor, type Language } from '../../words/index.js';
import { roundOf } from './rounds.js';

/** What a company earned in a round, and how much of it was paid out. */
export interface ToldRun {
  /** The round, as a fact. */
  readonly round: Fact;
  readonly company: string;
  readonly revenue: number;
  readonly paid: number;
}

/** What a fact tells of a company's income; undefined for all others. */
const incomeIn = (
  fact: Fact,
): { readonly company: string; readonly earned?: number; readonly paid?: number } | undefined => {
  const { kind, company, revenue, paid } = fact;
  if (typeof company !== 'string') return undefined;
  if (kind === 'earned' && typeof revenue === 'number') return { company, earned: revenue };
  if (kind === 'paid-out' && typeof revenue === 'number') return { company, paid: revenue };
  // Titles have ways of their own to share an income.
  return typeof paid === 'number' ? { company, paid } : undefined;
};

/** Is it a fact that `runsTold` reads? */
export const tellsOfRuns = (fact: Fact): boolean =>
  incomeIn(fact) !== undefined || roundOf(fact) !== undefined;

/** The income of all companies, in the order in which it came, from what is told of the whole game. */
export const runsTold = (facts: readonly Fact[]): readonly ToldRun[] => {
  const runs: ToldRun[] = [];
  let round: Fact | undefined;
  for (const fact of facts) {
    round = roundOf(fact) ?? round;
    const income = incomeIn(fact);
    if (!income || !round) continue;
    const { company, earned, paid = 0 } = income;
    const last = runs.at(-1);
    if (earned === undefined && last?.company === company && last.round === round)
      runs[runs.length - 1] = { ...last, paid };
    else runs.push({ round, company, revenue: earned ?? paid, paid });
  }
  return runs;
};

/** A round in a few letters: `OR 2.1`. */
export const shortRound = (title: string, language: Language, round: Fact): string => {
  const words = wordsFor(title);
  return words.round(language, round, plainNames(language, [], words)).short;
};
