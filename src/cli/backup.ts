import { chmod, open, stat } from 'node:fs/promises';
import { connect } from '../db/client.js';
import {
  allGameIds,
  direct,
  insertBackupCheck,
  misfit,
  readFit,
  readGame,
  type Database,
} from '../db/index.js';
import { migrate } from '../db/migrate.js';
import { hasTable, makeScratch, serverVersion } from '../db/scratch.js';
import { verifyAll, type Deps } from '../service/index.js';
import { loadState } from '../service/log/load.js';
import { newId } from '../service/secrets.js';
import { findTool, runTool } from './pg-tools.js';

/** What need not be kept: counters of the rate limits. */
const LEFT_OUT = ['--exclude-table-data=rate_limits'];

/** The mode of a file that only its owner may read. */
const OWNER_ONLY = 0o600;

/**
 * Writes the whole database to a file that `pg_restore` reads, and nobody else: addresses are in it.
 * @returns its size in bytes
 * @throws NoTool without `pg_dump`
 */
export const backup = async (ownerUrl: string, file: string): Promise<number> => {
  const program = await findTool('pg_dump', await serverVersion(ownerUrl));
  // The program would let everybody read a new file, and keeps the mode of one that is there.
  await (await open(file, 'a', OWNER_ONLY)).close();
  await chmod(file, OWNER_ONLY);
  await runTool(program, ['--format=custom', `--file=${file}`, ...LEFT_OUT], ownerUrl);
  return (await stat(file)).size;
};

/** What the program says of a file that ends too early. */
const CUT_OFF = /end of file|too short/;

/** @throws Error that says what is wrong with the file */
const restore = async (program: string, file: string, url: string): Promise<void> => {
  const into = new URL(url).pathname.slice(1);
  const how = ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${into}`];
  try {
    await runTool(program, [...how, file], url);
  } catch (error) {
    const said = (error as Error).message;
    if (!CUT_OFF.test(said)) throw error;
    throw new Error(`${file} is cut off, and no whole backup: make another one (${said})`, { cause: error });
  }
  if (!(await hasTable(url, 'game'))) throw new Error(`${file} is no backup of a Bahnpost: it has no games`);
};

/** Games that are loaded as for a move, besides the check of all logs. */
const REPLAYS = 20;

export interface RestoreCheck {
  readonly file: string;
  readonly games: number;
  /** Games whose logs are not what they were. */
  readonly faults: readonly string[];
  readonly replays: number;
  readonly seconds: number;
  /** Why the result is not kept for the operators: the database there is of another version. */
  readonly notKept: string | null;
}

/**
 * Loads the newest position of some games as the service would, each as likely as any other: by playing on from what
 * is kept of it.
 * @returns how many, and those whose moves lead elsewhere
 */
const replayAgain = async (
  there: Deps,
  ids: readonly string[],
): Promise<{ readonly replays: number; readonly wrong: readonly string[] }> => {
  const left = [...ids];
  const wrong: string[] = [];
  let replays = 0;
  while (replays < REPLAYS && left.length > 0) {
    const [id] = left.splice(there.random.int(left.length), 1);
    const game = await readGame(direct(there.db), id!);
    if (!game?.state_hash) continue;
    replays += 1;
    await loadState(there, direct(there.db), game, game.top, game.state_hash).catch(() =>
      wrong.push(game.id),
    );
  }
  return { replays, wrong };
};

/** Does something with a database for as long as that takes. */
const on = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = connect({ url, connections: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

type Without = Omit<Deps, 'db'>;

/**
 * Keeps the result in the service's own database, which is not migrated for that.
 * @returns why it cannot be kept there; null where it is
 */
const keep = (
  deps: Without,
  ownerUrl: string,
  found: Omit<RestoreCheck, 'notKept'>,
): Promise<string | null> =>
  on(ownerUrl, async db => {
    const why = misfit(await readFit(direct(db)));
    if (why !== null) return why;
    const row = { ...found, id: newId(deps, 12), at: deps.clock(), faults: found.faults.length };
    await insertBackupCheck(direct(db), row);
    return null;
  });

/**
 * Restores a backup into a database of its own on the same server, brings it to this version, recomputes all logs
 * there, plays some games again, and takes the database away.
 * @param ownerUrl of the service's database, where the result is kept and nothing else is changed
 * @throws NoTool without `pg_restore`
 */
export const restoreCheck = async (deps: Without, ownerUrl: string, file: string): Promise<RestoreCheck> => {
  const began = performance.now();
  const program = await findTool('pg_restore', await serverVersion(ownerUrl));
  const scratch = await makeScratch(ownerUrl);
  try {
    await restore(program, file, scratch.url);
    // The backup may be of a version before.
    await migrate(scratch.url);
    const looked = await on(scratch.url, async db => {
      const there: Deps = { ...deps, db };
      const ids = await allGameIds(direct(db));
      const faults = (await verifyAll(there)).map(fault => fault.gameId);
      const { replays, wrong } = await replayAgain(
        there,
        ids.filter(id => !faults.includes(id)),
      );
      return { games: ids.length, faults: [...faults, ...wrong], replays };
    });
    const found = { file, ...looked, seconds: Math.round((performance.now() - began) / 1000) };
    return { ...found, notKept: await keep(deps, ownerUrl, found) };
  } finally {
    await scratch.drop();
  }
};
