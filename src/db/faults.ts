import { setTimeout } from 'node:timers/promises';

/*
 * What errors say of the database: that it cannot be reached just now, that it takes nothing more, that two were in each
 * other's way, or that it is of another version.
 */

/** Of the system and of PostgreSQL (the classes 08 and 57P besides): it is away, stopping, starting, or full of connections. */
const AWAY: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ETIMEDOUT', 'EADDRNOTAVAIL', '53300', '53400'],
  // Prisma's words for the same.
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024'],
]);

/** What the driver says without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after|.*\bnot queryable\b)/;

const IN_THE_WAY: ReadonlySet<string> = new Set(['40P01', '40001', '55P03', 'P2034']);

/** Disks and quotas; memory besides. */
const FULL: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * What a statement names is not there: a table, a column, a function. A newer version has migrated the database beside a
 * process that runs, since none starts on a database that does not fit.
 */
const OTHER_VERSION: ReadonlySet<string> = new Set(['42P01', '42703', '42883', 'P2021', 'P2022']);

/** A server that was told to change nothing: a standby that is not promoted, or one whose disk its keeper saw filling up. */
const READ_ONLY: ReadonlySet<string> = new Set(['25006']);

/** `in-the-way`: rolled back for another's sake, and worth another try at once. */
export type DatabaseFault = 'away' | 'full' | 'read-only' | 'in-the-way' | 'other-version';

/** @returns null for what is no fault of the database's surroundings */
export const databaseFaultOf = (error: unknown): DatabaseFault | null => {
  const said = [...wholeOf(error)];
  const codes = said.flatMap(({ code, originalCode }) =>
    [code, originalCode].filter(one => typeof one === 'string'),
  );
  if (codes.some(code => FULL.has(code))) return 'full';
  if (codes.some(code => READ_ONLY.has(code))) return 'read-only';
  if (codes.some(code => IN_THE_WAY.has(code))) return 'in-the-way';
  if (codes.some(code => OTHER_VERSION.has(code))) return 'other-version';
  const away =
    codes.some(code => AWAY.has(code) || /^(08|57P)/.test(code)) ||
    said.some(({ message }) => typeof message === 'string' && AWAY_WORDS.test(message));
  return away ? 'away' : null;
};

/** Can nothing be written just now, while everything can be read? */
export const keepsFromWriting = (error: unknown): boolean => {
  const fault = databaseFaultOf(error);
  return fault === 'full' || fault === 'read-only';
};

/** The code of the system or of PostgreSQL; empty where there is none. */
export const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

interface Said {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly message?: unknown;
}

/** Errors wrap each other; nobody wraps deeper than this. */
const DEPTH = 6;

/** The error and all it was made from. Prisma keeps that below `meta`. */
function* wholeOf(error: unknown, depth = 0): Generator<Said> {
  if (typeof error !== 'object' || error === null || depth > DEPTH) return;
  yield error;
  const { cause, meta, driverAdapterError, errors } = error as { readonly [name: string]: unknown };
  for (const inner of [
    cause,
    meta,
    driverAdapterError,
    ...(Array.isArray(errors) ? (errors as readonly unknown[]) : []),
  ])
    yield* wholeOf(inner, depth + 1);
}

const TRIES = 60;
/** In milliseconds. */
const PAUSE = 100;

/** Does what others were in the way of once more, until they are not: for what is whole, or did not happen at all. */
export const withRetry = async <T>(work: () => Promise<T>, tries = TRIES): Promise<T> => {
  for (let left = tries; ; left--)
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || databaseFaultOf(error) !== 'in-the-way') throw error;
      await setTimeout(PAUSE * Math.random());
    }
};
