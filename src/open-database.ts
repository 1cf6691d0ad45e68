import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connect, direct, type Database } from './db/client.js';
import { findCluster, folderOf, lockOf, startCluster } from './db/embedded/cluster.js';
import { underLock } from './db/embedded/locks.js';
import { migrate, misfit, readFit } from './db/migrate.js';
import { mustBePoolOf, mustKeepSessions } from './db/pooler.js';
import { asUserOf, prepareRole } from './db/role.js';

export interface StoreOptions {
  /** The owner's address; null for an embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Another way to the same database, for all that is not done as its owner. */
  readonly pooledUrl?: string | null;
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly secret: string;
  readonly warn: (fields: object, message: string) => void;
}

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface Store extends OpenDatabase {
  /** Its address, as the role that may only add to the log: for a process that works with it for this one. */
  readonly url: string;
}

const DATABASE = 'bahnpost';

/** For the service: the database, brought up to date and open, as the role that may only add to the log. */
export const openStore = ({ pooledUrl = null, ...options }: StoreOptions): Promise<Store> =>
  openAfter(
    async ownerUrl => {
      if (options.databaseUrl)
        await mustKeepSessions(ownerUrl, pooledUrl === null ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
      await migrate(ownerUrl);
    },
    options,
    async (url, ownerUrl) => {
      if (pooledUrl === null) return url;
      const pooled = asUserOf(url, pooledUrl);
      await mustBePoolOf(pooled, ownerUrl);
      return pooled;
    },
  );

/**
 * For a command that changes something: the same database as it is.
 * @throws Error where it is older or newer than this version, which says what to do; then nothing was changed
 */
export const openToChange = (options: StoreOptions): Promise<Store> => openAfter(mustFit, options);

const mustFit = async (ownerUrl: string): Promise<void> => {
  const db = connect({ url: ownerUrl, connections: 1, readOnly: true });
  try {
    await mustFitIn(db);
  } finally {
    await db.close();
  }
};

const mustFitIn = async (db: Database): Promise<void> => {
  const why = misfit(await readFit(direct(db)));
  if (why !== null) throw new Error(why);
};

/** Opens it once the owner has done what comes first. */
const openAfter = async (
  prepare: (ownerUrl: string) => Promise<unknown>,
  options: Omit<StoreOptions, 'pooledUrl'>,
  wayOf: (url: string, ownerUrl: string) => Promise<string> = url => Promise.resolve(url),
): Promise<Store> => {
  const { url: ownerUrl, stop } = await openOwner(options);
  try {
    await prepare(ownerUrl);
    const { url: own, refused } = await prepareRole(ownerUrl, options.secret);
    if (refused)
      options.warn({ reason: refused }, 'running as the owner of the database: only triggers guard the log');
    const url = await wayOf(own, ownerUrl);
    const db = connectAt(url, options);
    return {
      db,
      url,
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

const connectAt = (
  url: string,
  { databaseConnections, warn }: Omit<StoreOptions, 'secret'>,
  readOnly = false,
): Database =>
  connect({
    url,
    connections: databaseConnections,
    readOnly,
    onError: error => warn({ err: error }, 'lost a database connection'),
  });

/**
 * The database as it is, to read from: nothing is started, stopped, brought up to date or changed.
 * @throws Error where it does not run, or is older or newer than this version, which says what to do
 */
export const openToRead = async (options: Omit<StoreOptions, 'secret'>): Promise<OpenDatabase> => {
  const db = connectAt(await findOwner(options), options, true);
  try {
    await mustFitIn(db);
    return { db, close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
};

/** The database as its owner, where it runs: the one that is configured, or our own. @throws NotRunning */
export const findOwner = async ({ databaseUrl, dataDir }: Place): Promise<string> => {
  if (databaseUrl) return databaseUrl;
  const secret = await readSecret(join(resolve(dataDir), 'secret')).catch(() => '');
  return findCluster({ dataDir, ...passwordsFrom(secret) }, DATABASE);
};

type Place = Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;

/** The database as its owner: the one that is configured, or our own, which is started. */
export const openOwner = async ({
  databaseUrl,
  dataDir,
  warn,
}: Place & Partial<Pick<StoreOptions, 'warn'>>): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> => {
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() };
  const cluster = await startCluster({
    dataDir,
    ...passwordsFrom(await keptSecret(dataDir)),
    ...(warn && { warn }),
  });
  await cluster.createDatabase(DATABASE);
  return { url: cluster.url(DATABASE), stop: () => cluster.stop() };
};

/** The database's owner: whoever gets to know that password cannot sign anything with it. */
const passwordsFrom = (secret: string): { readonly password: string; readonly formerPassword: string } => ({
  password: createHmac('sha256', secret).update('owner of the embedded database').digest('base64url'),
  formerPassword: secret,
});

/** The secret kept in the data folder, made at the first start. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const folder = resolve(dataDir);
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  await makeSecret(file);
  const secret = await readSecret(file);
  return secret === '' ? replaceEmpty(folder, file) : secret;
};

const readSecret = async (file: string): Promise<string> => (await readFile(file, 'utf8')).trim();

/** Whoever comes first makes it: whole, or not at all. */
const makeSecret = async (file: string): Promise<void> => {
  if (existsSync(file)) return;
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** A crash may have left an empty one. @throws Error where a database was made with what it held */
const replaceEmpty = (folder: string, file: string): Promise<string> =>
  underLock(lockOf(folder), async () => {
    if ((await readSecret(file)) === '') {
      if (folderOf(folder) !== undefined)
        throw new Error(
          `${file} is empty, and the database beside it was made with what it held: put the file back from a copy`,
        );
      await rm(file);
      await makeSecret(file);
    }
    return readSecret(file);
  });
