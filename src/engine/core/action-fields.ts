import { asCounts, type Counts } from './counts.js';
import type { Json } from './json.js';
import type { Action } from './option.js';

/*
 * Reading what stands in an action. Whoever sends one can send anything: a reader returns undefined for what is no value
 * of its kind.
 */

/** Reads one field; `absent` says that the field may be left out. */
export interface FieldReader<T> {
  readonly read: (value: Json) => T | undefined;
  readonly absent?: true;
}

/** One of these words. */
export const wordOf = <T extends string>(words: readonly T[]): FieldReader<T> => ({
  read: value => words.find(word => word === value),
});

export const wholeNumber: FieldReader<number> = {
  read: value => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
};

/** So many of each of these things. */
export const countsOf = (things: readonly string[]): FieldReader<Counts> => ({
  read: value => {
    const counts = asCounts(value);
    return counts && Object.keys(counts).every(thing => things.includes(thing)) ? counts : undefined;
  },
});

/** Different ones of these words, in any order. */
export const wordsFrom = <T extends string>(words: readonly T[]): FieldReader<readonly T[]> => ({
  read: value => {
    if (!Array.isArray(value) || new Set(value as readonly Json[]).size < value.length) return undefined;
    const found = (value as readonly Json[]).flatMap(one => words.find(word => word === one) ?? []);
    return found.length === value.length ? found : undefined;
  },
});

/** A field that may be left out. */
export const orNone = <T>(reader: FieldReader<T>): FieldReader<T | undefined> => ({
  ...reader,
  absent: true,
});

/** A reader for each field of an action. */
export type FieldReaders<F> = { readonly [name in keyof F]: FieldReader<F[name]> };

/** What stands in the action's fields; undefined where one is missing, is no value of its kind, or is unknown. */
export const readFields = <F extends object>(readers: FieldReaders<F>, action: Action): F | undefined => {
  const found: { [name: string]: unknown } = {};
  let known = 2;
  for (const name in readers) {
    const value = Object.hasOwn(action, name) ? action[name] : undefined;
    if (value === undefined) {
      if (!readers[name].absent) return undefined;
      continue;
    }
    const read = readers[name].read(value);
    if (read === undefined) return undefined;
    found[name] = read;
    known += 1;
  }
  return Object.keys(action).length === known ? (found as F) : undefined;
};
