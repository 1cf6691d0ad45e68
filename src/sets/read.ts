import { createHash } from 'node:crypto';
import { canonical, titleWithSet, type Json } from '../engine/core/index.js';
import { builtInId } from '../titles/imperial-steam/rules/built-in.js';
import { reconstruction } from '../titles/imperial-steam/rules/data/reconstruction.js';
import type { SetFile } from '../titles/imperial-steam/rules/data/set-file.js';
import { countsIn } from '../titles/imperial-steam/rules/data/values.js';
import { faultsOf } from '../titles/imperial-steam/rules/sets/check.js';
import type { DataSet, ReadSet } from './types.js';

/** Letters of a file; ten times what a set takes. */
const MOST_LETTERS = 500_000;

/** Digits of the hash in the id of a title: nobody finds another set with the same ones. */
const DIGITS = 16;

/** The content alone: where an editor finds the form does not matter. */
const contentOf = (file: SetFile): SetFile => {
  const { $schema: _, ...content } = file as SetFile & { readonly $schema?: string };
  return content;
};

const hashOf = (file: SetFile): string =>
  createHash('sha256')
    .update(canonical(file as unknown as Json))
    .digest('hex');

const asSet = (file: SetFile, title?: string): DataSet => {
  const content = contentOf(file);
  const hash = hashOf(content);
  return {
    title: title ?? titleWithSet(builtInId, hash.slice(0, DIGITS)),
    base: builtInId,
    name: content.name,
    version: content.version,
    hash,
    file: content,
    counts: countsIn(content),
  };
};

/** The set that comes with the service. */
export const builtInSet: DataSet = asSet(reconstruction, builtInId);

/** Where in a text the reader of JSON stopped, as far as it says so. */
const placeOf = (text: string, error: unknown): { readonly line: number; readonly column: number } => {
  const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
};

/** A set as it was kept, which was checked before; undefined where it is none any more. */
export const keptSet = (text: string): DataSet | undefined => {
  try {
    return asSet(JSON.parse(text) as SetFile);
  } catch {
    return undefined;
  }
};

/** Reads a data set as somebody has written it. */
export const readSet = (text: string): ReadSet => {
  if (text.length > MOST_LETTERS)
    return { faults: [{ at: '', code: 'too-long', params: { most: MOST_LETTERS } }] };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { faults: [{ at: '', code: 'no-json', params: placeOf(text, error) }] };
  }
  const faults = faultsOf(given);
  if (faults.length > 0) return { faults };
  const set = asSet(given as SetFile);
  return { set: set.hash === builtInSet.hash ? builtInSet : set };
};
