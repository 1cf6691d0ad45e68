import type { Json } from './json.js';

/**
 * So many of each of several things: an object from each thing of which there is any to its number, such as
 * `{ wood: 2, iron: 1 }`.
 */
export interface ManyOf {
  readonly manyOf: readonly Lot[];
  /** How many there are in all. */
  readonly from: number;
  readonly to: number;
  /** What they come to in all; `each` of a lot says what its things come to. */
  readonly sum?: { readonly from: number; readonly to: number };
}

/** One of the things. */
export type Lot = {
  readonly of: string;
  /** At most this many of it. */
  readonly most: number;
  /** What the first, the second ... of it comes to; nothing where it is left out. */
  readonly each?: readonly number[];
};

/** How many there are of each thing; of what is not named there is none. */
export interface Counts {
  readonly [thing: string]: number;
}

/** What is wrong with counts, as the `case` of a refusal with what belongs to it; undefined for nothing. */
export type CountsFault =
  | { readonly case: 'no-counts' }
  | { readonly case: 'unknown'; readonly wrong: string }
  | { readonly case: 'too-many'; readonly of: string; readonly most: number; readonly count: number }
  | { readonly case: 'exactly' | 'count'; readonly from: number; readonly to: number; readonly count: number }
  | {
      readonly case: 'too-little' | 'too-much';
      readonly from: number;
      readonly to: number;
      readonly sum: number;
    };

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

/** Counts, if that is what the value is: each thing once or more. */
export const asCounts = (value: Json | undefined): Counts | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCount)
    ? (value as Counts)
    : undefined;

const worthOf = ({ each }: Lot, count: number): number => {
  let worth = 0;
  for (let n = 0; each && n < count; n++) worth += each[n]!;
  return worth;
};

/** What such numbers come to: as many as they are, where the field has no sum. */
export const comesTo = ({ manyOf, sum }: ManyOf, counts: Counts): number =>
  manyOf.reduce((all, lot) => {
    const count = counts[lot.of] ?? 0;
    return all + (sum ? worthOf(lot, Math.min(count, lot.most)) : count);
  }, 0);

/** Why the field does not take this value; undefined where it does. */
export const countsFault = (field: ManyOf, value: Json | undefined): CountsFault | undefined => {
  const { manyOf, from, to } = field;
  const counts = asCounts(value);
  if (!counts) return { case: 'no-counts' };
  const wrong = Object.keys(counts).find(thing => !manyOf.some(lot => lot.of === thing));
  if (wrong !== undefined) return { case: 'unknown', wrong };
  let all = 0;
  let worth = 0;
  for (const lot of manyOf) {
    const count = counts[lot.of] ?? 0;
    if (count > lot.most) return { case: 'too-many', of: lot.of, most: lot.most, count };
    all += count;
    worth += worthOf(lot, count);
  }
  if (all < from || all > to) return { case: from === to ? 'exactly' : 'count', from, to, count: all };
  const { sum } = field;
  if (!sum || (worth >= sum.from && worth <= sum.to)) return undefined;
  return { case: worth < sum.from ? 'too-little' : 'too-much', ...sum, sum: worth };
};

/** How far the lots from this one on can go at most. */
const reachOf = (lots: readonly Lot[]): { readonly count: number; readonly worth: number } => ({
  count: lots.reduce((all, { most }) => all + most, 0),
  worth: lots.reduce((all, lot) => all + worthOf(lot, lot.most), 0),
});

/**
 * Counts that the field takes, found by trying the numbers of each lot in the order of `numbers`; undefined where there
 * are none.
 * @param numbers the numbers to try from 0 to `most`, in some order
 */
export const findCounts = (
  { manyOf, from, to, sum }: ManyOf,
  numbers: (most: number) => readonly number[],
): Counts | undefined => {
  const search = (
    at: number,
    count: number,
    worth: number,
  ): readonly (readonly [string, number])[] | undefined => {
    const left = reachOf(manyOf.slice(at));
    if (count > to || count + left.count < from) return undefined;
    if (sum && (worth > sum.to || worth + left.worth < sum.from)) return undefined;
    const lot = manyOf[at];
    if (!lot) return [];
    for (const n of numbers(lot.most)) {
      const rest = search(at + 1, count + n, worth + worthOf(lot, n));
      if (rest) return n > 0 ? [[lot.of, n], ...rest] : rest;
    }
    return undefined;
  };
  const found = search(0, 0, 0);
  return found && Object.fromEntries(found);
};

const upwards = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** The first counts that the field takes: as few as can be of what is listed first. */
export const firstCounts = (field: ManyOf): Counts => findCounts(field, upwards) ?? {};

/** Is there but one way to fill in the field? */
export const isOnlyCount = ({ manyOf, from, to }: ManyOf): boolean =>
  to === 0 || (from === to && (manyOf.length === 1 || reachOf(manyOf).count === from));
