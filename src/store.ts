import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connect, type Database } from './db/client.js';
import { startCluster } from './db/embedded.js';
import { migrate } from './db/migrate.js';
import { prepareRole } from './db/role.js';

export interface StoreOptions {
  /** The owner's address; null for an embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly secret: string;
  readonly warn: (fields: object, message: string) => void;
}

export interface Store {
  readonly db: Database;
  close(): Promise<void>;
}

const DATABASE = 'bahnpost';

/** The database, up to date and open, as the role that may only add to the log. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { url: ownerUrl, stop } = await openOwner(options);
  try {
    await migrate(ownerUrl);
    const { url, refused } = await prepareRole(ownerUrl, options.secret);
    if (refused)
      options.warn({ reason: refused }, 'running as the owner of the database: only triggers guard the log');
    const db = connect({
      url,
      connections: options.databaseConnections,
      onError: error => options.warn({ err: error }, 'lost a database connection'),
    });
    return {
      db,
      close: async () => {
        await db.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The database as its owner: the one that is configured, or our own, which is started. */
export const openOwner = async ({
  databaseUrl,
  dataDir,
}: Pick<StoreOptions, 'databaseUrl' | 'dataDir'>): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> => {
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() };
  const password = await keptSecret(dataDir);
  const cluster = await startCluster({ folder: resolve(dataDir, 'pg'), password });
  await cluster.createDatabase(DATABASE);
  return { url: cluster.url(DATABASE), stop: () => cluster.stop() };
};

/** The secret kept in the data folder, made at the first start. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const file = join(resolve(dataDir), 'secret');
  await mkdir(resolve(dataDir), { recursive: true });
  // Whoever comes first makes it; `wx` refuses to write a second one.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
};
