import type { SetFile } from '../titles/imperial-steam/rules/data/set-file.js';
import type { countsIn } from '../titles/imperial-steam/rules/data/values.js';
import type { SetFault } from '../titles/imperial-steam/rules/sets/spec.js';

export type { SetFault } from '../titles/imperial-steam/rules/sets/spec.js';

/** A set of values that games can be played by. */
export interface DataSet {
  /** The title of games that are played by it. */
  readonly title: string;
  /** The title without any set. */
  readonly base: string;
  readonly name: string;
  readonly version: string;
  /** Of its content: no other set has the same. */
  readonly hash: string;
  readonly file: SetFile;
  /** How many values it has, and how many of them are a reconstruction. */
  readonly counts: ReturnType<typeof countsIn>;
}

/** What came of reading a file: a set, or what is wrong with it. */
export type ReadSet = { readonly set: DataSet } | { readonly faults: readonly SetFault[] };
