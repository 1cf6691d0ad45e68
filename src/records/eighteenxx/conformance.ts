import { canonical, Illegal, type Json } from '../../engine/core/index.js';
import { netWorth } from '../../engine/rail/score.js';
import { keysOf } from './keys.js';
import { firstState, replayMoves, waysToRead, type Import } from './replay.js';
import { BadRecord, readRecord, type SiteRecord } from './site.js';

/** Where a replay first differs from the record. Step 0 is the position before the first move. */
export interface Difference {
  readonly step: number;
  readonly key: string;
  readonly expected: Json;
  readonly got: Json;
}

export interface ConformanceReport {
  readonly steps: number;
  readonly matched: number;
  readonly difference: Difference | null;
  /** It was read as a record of an older version of the site. */
  readonly older?: true;
}

/** The site's own name of its step is a hint and not compared. */
const notCompared = new Set(['step']);

/** Trains of a kind are alike, and so is the order in which they lie there. */
const comparable = (key: string, value: Json | undefined): Json =>
  (key.endsWith('.trains') || key === 'depot.discarded') && Array.isArray(value)
    ? [...(value as Json[])].sort()
    : value || null;

const ofTrains = ['phase', 'depot.next', 'depot.left', 'depot.discarded'];

/** Trains without the mark that the last one of a kind has in older records. */
const unmarked = (key: string, value: Json | undefined): Json | undefined =>
  ofTrains.includes(key) || key.endsWith('.trains') ? withoutMarks(value) : value;

const withoutMarks = (value: Json | undefined): Json | undefined => {
  if (typeof value === 'string') return value.replace(/'$/, '');
  if (Array.isArray(value)) return value.map(one => withoutMarks(one as Json)!);
  if (typeof value !== 'object' || value === null) return value;
  const left: { [train: string]: Json } = {};
  for (const [train, count] of Object.entries(value)) {
    const name = train.replace(/'$/, '');
    left[name] = Number(left[name] ?? 0) + Number(count);
  }
  return left;
};

/** Without looking into lists and objects. */
const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other && typeof one !== 'object';

const firstDifference = (
  expected: { readonly [key: string]: Json },
  got: { readonly [key: string]: Json },
): { key: string; expected: Json; got: Json } | null => {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    // Most keys hold what they held before, a name or a number.
    if (notCompared.has(key) || isSame(expected[key], got[key])) continue;
    // What nobody owns is written as an empty text in some records and left out in others.
    const [want, have] = [comparable(key, unmarked(key, expected[key])), comparable(key, got[key])];
    if (canonical(want) !== canonical(have)) return { key, expected: want, got: have };
  }
  return null;
};

const overlay = (state: { [key: string]: Json }, changes: { readonly [key: string]: Json }): void => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) Reflect.deleteProperty(state, key);
    else state[key] = value;
  }
};

const comparison = (record: SiteRecord, i: Import): ConformanceReport => {
  const expected: { [key: string]: Json } = { ...record.start };
  const steps = record.steps.length;
  let state = firstState(i);
  const before = firstDifference(expected, keysOf(i, state));
  if (before) return { steps, matched: 0, difference: { step: 0, ...before } };
  let matched = 0;
  try {
    for (const played of replayMoves(i, record.actions)) {
      ({ state } = played);
      overlay(expected, record.steps[played.index]!.changes);
      const difference = firstDifference(expected, keysOf(i, state));
      if (difference) return { steps, matched, difference: { step: played.index + 1, ...difference } };
      matched += 1;
    }
  } catch (error) {
    return {
      steps,
      matched,
      difference: { step: matched + 1, key: 'action', expected: 'accepted', got: why(error) },
    };
  }
  const result = finalDifference(
    record,
    Object.fromEntries(i.ids.map((id, seat) => [id, netWorth(i.game, state, seat)])),
  );
  return { steps, matched, difference: result && { step: steps, ...result } };
};

const finalDifference = (
  record: SiteRecord,
  worth: { readonly [id: string]: Json },
): { key: string; expected: Json; got: Json } | null =>
  record.result ? firstDifference(prefixed(record.result), prefixed(worth)) : null;

const prefixed = (worth: { readonly [id: string]: Json }): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(worth).map(([id, value]) => [`result.${id}`, value]));

/** What was refused, in a line. Faults of the program itself are not caught. */
const why = (error: unknown): string => {
  if (error instanceof Illegal) return `${error.code} ${canonical(error.params)}`;
  if (error instanceof BadRecord) return error.message;
  throw error;
};

/**
 * Replays a record, working out everything anew, and compares every key of every step.
 * @throws BadRecord when the file is not a record at all
 */
export const checkConformance = (value: unknown): ConformanceReport => {
  const record = readRecord(value);
  const [now, older] = waysToRead(record);
  const report = comparison(record, now!);
  if (!report.difference || !older) return report;
  const other: ConformanceReport = { ...comparison(record, older), older: true };
  return other.matched > report.matched ? other : report;
};
