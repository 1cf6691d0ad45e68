import {
  addJob,
  direct,
  endImport,
  insertImport,
  newestImport,
  noteImport,
  readImport,
  type ImportRow,
} from '../../db/index.js';
import type { Json } from '../../engine/core/index.js';
import { mustBeHere } from '../authority.js';
import type { Deps } from '../deps.js';
import { NotFound, Refusal } from '../errors.js';
import type { ReadRecord } from '../log/read-record.js';
import { newId } from '../secrets.js';
import type { PersonActor } from '../types.js';
import { makeOf } from './import-record.js';

/** How far an import has come, for whoever began it. */
export interface ImportRun {
  readonly id: string;
  /** Moves that have been played, of all. */
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
  readonly gameId: string | null;
  /** Why there is no game of it, or only of a part; while it goes on, what will be said of a game. */
  readonly problem: ImportRow['problem'];
}

/** Rows between two notes of how far it is. */
const NOTE_EVERY = 20;

/** A crash is survived; what fails thrice fails for good. */
const TRIES = 3;

const asRun = ({ id, done, total, ended_at, game_id, problem }: ImportRow): ImportRun => ({
  id,
  done,
  total,
  isOver: ended_at !== null,
  gameId: game_id,
  problem,
});

/** What is no record has none; that is told when it is played. */
const rowsOf = (record: unknown): number => {
  const log = typeof record === 'object' && record !== null && 'log' in record ? record.log : undefined;
  return Array.isArray(log) ? log.length : 0;
};

/** That a game is only a part of what it was read from. */
const STOPPED = 'import-stopped';

/**
 * Has a record made a game of in the background; one at a time for each person.
 * @returns its id, or null where another one of theirs is under way
 */
export const beginImport = (
  deps: Deps,
  { personId }: PersonActor,
  { record, stop }: ReadRecord,
): Promise<string | null> =>
  deps.db.transaction(async tx => {
    await mustBeHere(tx, personId);
    const id = newId(deps, 12);
    const at = deps.clock();
    const problem = stop && { code: STOPPED, params: stop };
    const run = { id, person_id: personId, record: JSON.stringify(record), began_at: at, problem };
    if (!(await insertImport(tx, { ...run, total: rowsOf(record) }))) return null;
    await addJob(tx, { task: 'import', payload: { id }, runAt: at, maxAttempts: TRIES });
    return id;
  });

/** @throws NotFound `not-found` for an import of somebody else */
export const showImport = async (deps: Deps, { personId }: PersonActor, id: string): Promise<ImportRun> => {
  const row = await readImport(direct(deps.db), id);
  if (row?.person_id !== personId) throw new NotFound('not-found', {});
  return asRun(row);
};

/** The actor's newest import; null without one. */
export const lastImport = async (deps: Deps, { personId }: PersonActor): Promise<ImportRun | null> => {
  const row = await newestImport(direct(deps.db), personId);
  return row ? asRun(row) : null;
};

/**
 * Plays a record and makes the game, noting how far it is. Done twice it makes one game.
 * @param isLast it will not be tried again, whatever goes wrong
 */
export const runImport = async (deps: Deps, id: string, isLast: boolean): Promise<void> => {
  const tx = direct(deps.db);
  const row = await readImport(tx, id);
  if (!row || row.ended_at) return;
  const record: unknown = JSON.parse(row.record);
  const progress = async (done: number): Promise<void> => {
    if (done % NOTE_EVERY === 0) await noteImport(tx, id, done);
  };
  const end = (game: string | null, problem: ImportRow['problem']): Promise<void> =>
    endImport(tx, id, { at: deps.clock(), game_id: game, problem });
  try {
    const owner = { personId: row.person_id };
    const made = await makeOf(deps, owner, { record, idempotencyKey: `import-${id}`, progress });
    await end(made.id, row.problem);
  } catch (error) {
    if (error instanceof Refusal)
      return end(null, { code: error.code, params: { ...titleOf(record), ...asJson(error.params) } });
    if (!isLast) throw error;
    deps.log.error({ err: error, import: id }, 'an import fails');
    await end(null, { code: 'internal', params: {} });
  }
};

/** Whose rules have refused it: their words say why. */
const titleOf = (record: unknown): { readonly title?: string } =>
  typeof record === 'object' && record !== null && 'title' in record && typeof record.title === 'string'
    ? { title: record.title }
    : {};

const asJson = (params: object): { readonly [name: string]: Json } =>
  JSON.parse(JSON.stringify(params)) as { readonly [name: string]: Json };
