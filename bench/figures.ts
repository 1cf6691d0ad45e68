import { median, quantile } from './quantiles.js';

/** What a figure is to reach, in its own unit. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One figure of a part, with its least and its greatest value over the rounds. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly goal: Goal | null;
}

/** What could not be measured here, and why. */
export interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export type Result = Figure | Skipped;

type Verdict = 'reached' | 'missed' | 'no goal';

export const verdictOf = ({ value, goal }: Pick<Figure, 'value' | 'goal'>): Verdict => {
  if (!goal) return 'no goal';
  // A figure that is no number reaches nothing.
  return ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast) ? 'reached' : 'missed';
};

/** The median of what the rounds measured; a single number is a round. */
export const figure = (
  name: string,
  unit: string,
  rounds: number | readonly number[],
  goal: Goal | null = null,
): Figure => {
  const values = typeof rounds === 'number' ? [rounds] : rounds;
  return { name, unit, goal, value: median(values), low: Math.min(...values), high: Math.max(...values) };
};

/** The same, but what counts is the greatest value of all rounds. */
export const worst = (
  name: string,
  unit: string,
  rounds: readonly number[],
  goal: Goal | null = null,
): Figure => ({ ...figure(name, unit, rounds, goal), value: Math.max(...rounds) });

/** What is said of many times; `worst` is that of all rounds. */
const shares = { median: 0.5, p99: 0.99, 'slowest of a thousand': 0.999, worst: 1 };

export type Share = keyof typeof shares;

/** Of all times of all rounds together; the spread is that of the rounds, each by itself. */
export const timesOf = (
  name: string,
  rounds: readonly (readonly number[])[],
  wanted: { readonly [share in Share]?: Goal | null },
): readonly Figure[] =>
  (Object.keys(shares) as Share[]).flatMap(share => {
    const goal = wanted[share];
    if (goal === undefined) return [];
    const each = rounds.filter(({ length }) => length > 0).map(times => quantile(times, shares[share]));
    const value = quantile(rounds.flat(), shares[share]);
    return [{ ...figure(`${name}, ${share}`, 'ms', each, goal), value }];
  });

/** The values as so many rounds, one after the other. */
export const inRounds = <T>(values: readonly T[], rounds = 3): readonly (readonly T[])[] =>
  Array.from({ length: rounds }, (_, n) =>
    values.slice(Math.floor((n * values.length) / rounds), Math.floor(((n + 1) * values.length) / rounds)),
  );
