import type { Json } from '../../engine/core/index.js';
import { Invalid } from '../errors.js';
import type { Titles } from './check-record.js';
import { parseNotation } from './exchange.js';

/** Where what a game was read from goes on, and why the game does not: particulars of `damaged-record`. */
export type RecordStop = { readonly line: number; readonly reason: string } & {
  readonly [name: string]: Json;
};

/** A game as it was read; whether it can be played is not known then. */
export interface ReadRecord {
  readonly record: unknown;
  /** Null where the game goes to the end of what it was read from. */
  readonly stop: RecordStop | null;
}

/** Games that were played elsewhere. */
export interface RecordImport {
  /** Turns what 18xx.games exports into a record of ours. @throws Invalid `damaged-record` */
  readonly fromSite: (record: unknown) => unknown;
  /** Does a text begin as a report of Rails does? */
  readonly isReport: (text: string) => boolean;
  /** Turns such a report into a record of ours. @throws Invalid `damaged-record` */
  readonly fromReport: (text: string) => Promise<ReadRecord>;
}

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'bahnpost-log-1';

/** Records are no deeper than a few levels; far deeper ones would end in the midst of being checked. */
const MOST_LEVELS = 50;

const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MOST_LEVELS && level.length > 0; depth++) level = level.flatMap(partsOf);
  return level.length > 0;
};

const readJson = (text: string, { fromSite }: RecordImport): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Invalid('damaged-record', { reason: (error as Error).message });
  }
  if (isTooDeep(value))
    throw new Invalid('damaged-record', { path: '', reason: 'wanted', wanted: 'fitting' });
  return isOurs(value) ? value : fromSite(value);
};

/**
 * Reads a game as somebody has it in a file: our own JSON or text, what 18xx.games exports, or a report of Rails.
 * @throws Invalid `damaged-record`
 */
export const readRecordText = async (
  deps: Titles,
  text: string,
  recordImport: RecordImport,
): Promise<ReadRecord> => {
  if (recordImport.isReport(text)) return recordImport.fromReport(text);
  const isJson = text.trimStart().startsWith('{');
  return { record: isJson ? readJson(text, recordImport) : parseNotation(deps, text), stop: null };
};
