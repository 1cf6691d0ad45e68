import { countsFault, firstCounts, isOnlyCount, type ManyOf } from './counts.js';
import type { Json } from './json.js';

/** What a choice can be. */
export type Value = string | number | boolean;

/** What a field of a form may hold. */
export type Field =
  | { readonly oneOf: readonly Value[] }
  | SomeOf
  | ManyOf
  /** Whole numbers `from`, `from + by`, ... up to `to`. */
  | { readonly from: number; readonly to: number; readonly by: number }
  /**
   * Cannot be listed (a set of routes): the rules check it. `propose` is one value they accept, `proof`
   * says how they know that it is as good as can be.
   */
  | { readonly checked: string; readonly propose: Json; readonly proof?: Proof };

/**
 * A list of `from` to `to` different ones of these: in the order in which they are listed here, or, where it is
 * `ordered`, in the order that the player gives them.
 */
export interface SomeOf {
  readonly someOf: readonly Value[];
  readonly from: number;
  readonly to: number;
  readonly ordered?: true;
}

/** What is proposed is worth `value`, and after this search nothing is worth more. */
export type Proof = {
  readonly value: number;
  readonly method: string;
  /** Counts of what was looked at, by name. */
  readonly searched: { readonly [what: string]: number };
};

/** A value that the field takes: the first, the lowest, the first few, what is proposed. */
export const firstValue = (field: Field): Json => {
  if ('oneOf' in field) return field.oneOf[0] ?? null;
  if ('someOf' in field) return field.someOf.slice(0, field.from);
  if ('manyOf' in field) return firstCounts(field);
  return 'checked' in field ? field.propose : field.from;
};

/** The only value that the field takes; undefined where there are several, or where the rules look at it. */
export const onlyValue = (field: Field): Json | undefined => {
  if ('oneOf' in field) return field.oneOf.length === 1 ? field.oneOf[0] : undefined;
  if ('someOf' in field)
    return field.to === 0 || (field.from === field.someOf.length && !field.ordered)
      ? firstValue(field)
      : undefined;
  if ('manyOf' in field) return isOnlyCount(field) ? firstCounts(field) : undefined;
  return 'by' in field && field.from === field.to ? field.from : undefined;
};

/** What is wrong with a list, as the `case` of a refusal with what belongs to it; undefined for nothing. */
export type ListFault =
  | { readonly case: 'no-list' }
  | { readonly case: 'unknown' | 'twice'; readonly wrong: Json }
  | { readonly case: 'exactly' | 'count'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly case: 'order'; readonly right: readonly Json[] };

/** Why the field does not take this value; undefined where it does. */
export const listFault = (field: SomeOf, value: Json | undefined): ListFault | undefined => {
  const { from, to } = field;
  const listed: readonly Json[] = field.someOf;
  if (!Array.isArray(value)) return { case: 'no-list' };
  const given = value as readonly Json[];
  const strange = given.find(one => !listed.includes(one));
  if (strange !== undefined) return { case: 'unknown', wrong: strange };
  const twice = given.find((one, at) => given.indexOf(one) !== at);
  if (twice !== undefined) return { case: 'twice', wrong: twice };
  if (given.length < from || given.length > to)
    return { case: from === to ? 'exactly' : 'count', from, to, count: given.length };
  const right = listed.filter(one => given.includes(one));
  return !field.ordered && right.some((one, at) => one !== given[at]) ? { case: 'order', right } : undefined;
};

/** Does the field take the value? A `checked` field only has to be there: the rules look at it. */
export const takes = (field: Field, value: Json | undefined): boolean => {
  if ('oneOf' in field) return (field.oneOf as readonly Json[]).includes(value ?? null);
  if ('someOf' in field) return listFault(field, value) === undefined;
  if ('manyOf' in field) return countsFault(field, value) === undefined;
  if ('checked' in field) return value !== undefined;
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= field.from &&
    value <= field.to &&
    (value - field.from) % field.by === 0
  );
};
