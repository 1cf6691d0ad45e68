import { asCounts, type Counts } from './counts.js';
import { refuse, type Refusal } from './illegal.js';
import type { Json, JsonObject } from './json.js';
import type { Action } from './option.js';

/*
 * Reading what stands in an action. Whoever sends one can send anything: a reader returns undefined for what is no value
 * of its kind. `At` is what it looks at besides the value: the position, and the action that the field stands in.
 */

/** Reads one field. */
export interface FieldReader<T, At extends readonly unknown[] = readonly []> {
  read(value: Json | undefined, ...at: At): T | undefined;
  /** What the value should have been, for whoever sent another; a list of the words that are possible. */
  wanted(...at: At): Json;
  /** Says more about a wrong value than what is wanted. */
  wrong?(value: Json | undefined, ...at: At): Refusal | undefined;
  /** All that it may ever hold, as a JSON Schema. */
  readonly schema: JsonObject;
  /** May it be left out? */
  readonly absent?: true;
}

const text = { type: 'string', minLength: 1 } as const;
const several = (items: JsonObject): JsonObject => ({ type: 'array', items });

export const textField: FieldReader<string> = {
  read: value => (typeof value === 'string' ? value : undefined),
  wanted: () => 'text',
  schema: text,
};

/** One of the words that are possible at that moment. */
export const wordAmong = <T extends string, At extends readonly unknown[]>(
  words: (...at: At) => readonly T[],
): FieldReader<T, At> => ({
  read: (value, ...at) => words(...at).find(word => word === value),
  wanted: (...at) => [...words(...at)],
  schema: text,
});

/** One of these words. */
export const wordOf = <T extends string>(words: readonly T[]): FieldReader<T> => wordAmong(() => words);

export const wholeNumber: FieldReader<number> = {
  read: value => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
  wanted: () => 'whole number',
  schema: { type: 'integer' },
};

/** A field that is there to say yes. */
export const yes: FieldReader<true> = {
  read: value => (value === true ? true : undefined),
  wanted: () => true,
  schema: { const: true },
};

/** A number of each of these things. */
export const countsOf = (things: readonly string[]): FieldReader<Counts> => ({
  read: value => {
    const counts = asCounts(value ?? null);
    return counts && Object.keys(counts).every(thing => things.includes(thing)) ? counts : undefined;
  },
  wanted: () => [...things],
  schema: {
    type: 'object',
    description: 'So many of each thing',
    additionalProperties: { type: 'integer', minimum: 1 },
  },
});

/** Different ones of these words, in any order. */
export const wordsFrom = <T extends string>(words: readonly T[]): FieldReader<readonly T[]> => ({
  read: value => {
    if (!Array.isArray(value) || new Set(value as readonly Json[]).size < value.length) return undefined;
    const found = (value as readonly Json[]).flatMap(one => words.find(word => word === one) ?? []);
    return found.length === value.length ? found : undefined;
  },
  wanted: () => [...words],
  schema: several(text),
});

/** A field that may be left out. */
export const orNone = <T, At extends readonly unknown[]>(
  reader: FieldReader<T, At>,
): FieldReader<T | undefined, At> => ({
  ...reader,
  absent: true,
});

/** A reader for each field of an action. */
export type FieldReaders<F, At extends readonly unknown[] = readonly []> = {
  readonly [name in keyof F]-?: FieldReader<F[name], At>;
};

/** What an action says, or why it says nothing that can be understood. */
export type Reading<F> =
  | { readonly fields: F; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly fields?: undefined };

/** Against an action that has a field which none of its kind has. */
export const fieldsRefusal = (readers: object, action: Action): Refusal | undefined => {
  const known = Object.keys(readers);
  const field = Object.keys(action).find(name => name !== 'seat' && name !== 'type' && !known.includes(name));
  return field === undefined
    ? undefined
    : refuse('unknown-field', { field, known, ...(known.length === 0 && { case: 'none' }) });
};

/** What stands in the action's fields, as the readers have them, in their order. */
export const readFields = <F extends object, At extends readonly unknown[]>(
  readers: FieldReaders<F, At>,
  action: Action,
  ...at: At
): Reading<F> => {
  const found: { [name: string]: unknown } = {};
  for (const name in readers) {
    const reader = readers[name];
    const value = Object.hasOwn(action, name) ? action[name] : undefined;
    if (value === undefined && reader.absent) continue;
    const read = reader.read(value, ...at);
    if (read === undefined) {
      const bad = { field: name, value: value ?? null, wanted: reader.wanted(...at) };
      return { refusal: reader.wrong?.(value, ...at) ?? refuse('bad-field', bad) };
    }
    found[name] = read;
  }
  return { fields: found as F };
};
