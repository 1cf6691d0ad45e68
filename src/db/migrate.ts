import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger, makeWorkerUtils } from 'graphile-worker';
import pg from 'pg';
import type { Tx } from './client.js';
import { withRetry } from './faults.js';

/** The number Prisma's own `migrate deploy` locks, so that the two wait for each other. */
const LOCK = 72_707_369;

const quiet = new Logger(() => () => undefined);

const FOLDER = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url));

/** Prisma's own record of what was applied; `prisma migrate deploy` reads and continues it. */
const RECORD = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`;

const RECORDED = `SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL`;

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** Nobody waits longer than this behind a migration that waits itself; then it is tried again. */
const LOCK_TIMEOUT = `SET lock_timeout = '2s'`;

/**
 * Brings the database up to date as its owner: our tables, then the job queue's. Any number of
 * processes may do so at once; where all is up to date nothing is locked.
 * @returns the names of the migrations applied now
 * @throws Error when a newer version has applied one that this version does not know, an applied migration's file was
 *   changed, or one failed half-way elsewhere
 */
export const migrate = async (url: string, folder: string = FOLDER): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const migrations = await read(folder);
    // What is not right is looked at again when nobody is at it any more.
    if ((await pending(client, migrations).catch(() => migrations)).length === 0) {
      // It, too, looks first.
      await migrateQueue(url);
      return [];
    }
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const done = await applyAll(client, migrations);
    await migrateQueue(url);
    return done;
  } finally {
    await client.end();
  }
};

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Names of the service's own migrations, in order. */
const known = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(f => f.isDirectory())
    .map(f => f.name)
    .sort();

/** How the database stands to this version: both lists are empty where they fit. */
export interface Fit {
  /** Migrations that this version knows and the database lacks, or has not finished. */
  readonly missing: readonly string[];
  /** Migrations that a newer version has applied. */
  readonly unknown: readonly string[];
}

/** Looks, and changes nothing; an empty database lacks them all. */
export const readFit = async (tx: Tx, folder: string = FOLDER): Promise<Fit> => {
  const ours = await known(folder);
  if ((await tx.rows(RECORDED)).length === 0) return { missing: ours, unknown: [] };
  const rows = await tx.rows<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  const applied = rows.map(row => row.name);
  return {
    missing: ours.filter(name => !applied.includes(name)),
    unknown: applied.filter(name => !ours.includes(name)),
  };
};

/** Why nothing should be done with the database, and what to do first; null where it fits. */
export const misfit = ({ missing, unknown }: Fit): string | null => {
  if (unknown.length > 0)
    return (
      `the database is newer than this version of Bahnpost, which does not know ${unknown.join(', ')}: ` +
      'use the version that applied them or a newer one, or restore the backup from before it'
    );
  if (missing.length > 0)
    return (
      `the database is older than this version of Bahnpost, and lacks ${missing.join(', ')}: start the service of this ` +
      'version, or run npx bahnpost migrate; neither before there is a backup'
    );
  return null;
};

const read = async (folder: string): Promise<readonly Migration[]> =>
  Promise.all(
    (await known(folder)).map(async name => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );

/** Those that have not been applied. @throws Error when one that was is unknown, is not what it was, or has not finished */
const pending = async (
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> => {
  const { rows: there } = await client.query(RECORDED);
  if (there.length === 0) return migrations;
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const ours = new Set(migrations.map(({ name }) => name));
  const unknown = rows.map(row => row.migration_name).filter(name => !ours.has(name));
  const why = misfit({ missing: [], unknown });
  if (why !== null) throw new Error(why);
  return migrations.filter(({ name, checksum }) => {
    const applied = rows.find(row => row.migration_name === name);
    if (applied) mustBeWhole(applied, checksum);
    return !applied;
  });
};

const applyAll = async (client: pg.Client, migrations: readonly Migration[]): Promise<readonly string[]> => {
  await client.query(LOCK_TIMEOUT);
  await client.query(RECORD);
  const missing = await pending(client, migrations);
  for (const migration of missing) await withRetry(() => apply(client, migration));
  return missing.map(({ name }) => name);
};

const mustBeWhole = (applied: Applied, checksum: string): void => {
  if (!applied.finished_at) throw new Error(`migration ${applied.migration_name} has not finished`);
  if (applied.checksum !== checksum)
    throw new Error(`migration ${applied.migration_name} was changed after it was applied`);
};

const apply = async (client: pg.Client, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

const migrateQueue = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', client => void client.query(LOCK_TIMEOUT).catch(() => undefined));
  try {
    const utils = await makeWorkerUtils({ pgPool: pool, logger: quiet });
    try {
      await withRetry(() => utils.migrate());
    } finally {
      await utils.release();
    }
  } finally {
    await pool.end();
  }
};
