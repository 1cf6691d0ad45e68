import {
  addJob,
  direct,
  gamesAfter,
  insertLogCheck,
  lastBackupCheck,
  newestLogChecks,
  noteLogCheck,
  readLogCheck,
  type LogCheckRow,
  type Tx,
} from '../../db/index.js';
import type { Json } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict } from '../errors.js';
import { newId } from '../secrets.js';
import { verifyGame, type LogFault } from '../log/verify.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

/** Games that one job looks at: other jobs have their turn in between. */
const AT_ONCE = 10;

/** Faults that are kept of one run. */
const MOST_FAULTS = 100;

const MOST_SHOWN = 5;

export interface LogCheck {
  readonly id: string;
  readonly beganAt: Date;
  readonly games: number;
  readonly done: number;
  /** The first 100 or so. */
  readonly faults: readonly LogFault[];
  /** Null while it goes on. */
  readonly endedAt: Date | null;
}

const asCheck = (row: LogCheckRow): LogCheck => ({
  id: row.id,
  beganAt: row.began_at,
  games: row.games,
  done: row.done,
  faults: row.faults as unknown as readonly LogFault[],
  endedAt: row.ended_at,
});

/** The newest runs over all logs. */
export const listLogChecks = async (deps: Deps): Promise<readonly LogCheck[]> =>
  (await newestLogChecks(direct(deps.db), MOST_SHOWN)).map(asCheck);

/** What came of the newest backup that was tried; none before the first. */
export const showLastBackup = (deps: Deps): ReturnType<typeof lastBackupCheck> =>
  lastBackupCheck(direct(deps.db));

const next = (deps: Deps, tx: Tx, id: string): Promise<void> =>
  addJob(tx, { task: 'check-logs', payload: { id }, runAt: deps.clock(), key: `check-logs:${id}` });

/** Has all logs recomputed in the background. @returns its id @throws Conflict `check-goes-on` */
export const beginLogCheck = (deps: Deps, by: Operator): Promise<string> =>
  deps.db.transaction(async tx => {
    const id = newId(deps, 12);
    if (!(await insertLogCheck(tx, id, deps.clock()))) throw new Conflict('check-goes-on');
    await next(deps, tx, id);
    await noteAct(deps, tx, by, 'check-logs', { check: id });
    return id;
  });

/**
 * Recomputes the next few logs of a run, and has the job go on with those after them. One that is interrupted is
 * done again from where the last one got to.
 */
export const checkSomeLogs = async (deps: Deps, id: string): Promise<void> => {
  const tx = direct(deps.db);
  const run = await readLogCheck(tx, id);
  if (!run || run.ended_at) return;
  const games = await gamesAfter(tx, run.after_game, AT_ONCE);
  const faults: LogFault[] = [];
  for (const game of games) {
    const fault = await verifyGame(deps, game);
    if (fault) faults.push(fault);
  }
  for (const fault of faults) deps.log.error({ ...fault }, 'a log is not what it was');
  const over = games.length < AT_ONCE;
  await deps.db.transaction(async inner => {
    await noteLogCheck(inner, id, {
      done: games.length,
      after: games.at(-1) ?? run.after_game,
      faults: (run.faults.length < MOST_FAULTS ? faults : []) as unknown as readonly Json[],
      endedAt: over ? deps.clock() : null,
    });
    if (!over) await next(deps, inner, id);
  });
};
