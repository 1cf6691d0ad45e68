import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type Database } from '../../src/db/client.js';
import { appUrl as roleUrl } from '../../src/db/role.js';
import { TEMPLATE, TEST_SECRET } from './cluster.js';

export interface TestDatabase {
  /** As the owner: may do what the service must not. */
  readonly ownerUrl: string;
  /** As the service's own role. */
  readonly appUrl: string;
  readonly db: Database;
  /** A second pool on the same database, as another process would have. */
  another(): Database;
  /** Runs SQL as the owner. */
  asOwner(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Until somebody waits for a lock in this database. */
  lockIsAwaited(): Promise<void>;
  drop(): Promise<void>;
}

const run = async (url: string, sql: string, values: unknown[] = []): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
};

/** The same server and user, another of its databases. */
const at = (address: string, database: string): string => {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
};

const server = (): string => {
  const url = process.env['BAHNPOST_TEST_DATABASE'];
  if (!url) throw new Error('no test cluster is running: is the file in the right tier of jest.config.mjs?');
  return url;
};

/** The transaction in which something runs, if it runs in one. */
const within = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Refuses a connection to whoever holds one: as many of them at once as the pool has connections would wait for each
 * other for ever.
 */
const guarded = (db: Database): Database => {
  const { pool } = db;
  const mustHoldNone = (): void => {
    if (within.getStore()?.open) throw new Error('a transaction waits for a second connection');
  };
  for (const name of ['connect', 'query'] as const) {
    const original = pool[name].bind(pool) as (...args: unknown[]) => unknown;
    Object.assign(pool, {
      [name]: (...args: unknown[]) => {
        mustHoldNone();
        return original(...args);
      },
    });
  }
  return {
    ...db,
    transaction: work =>
      db.transaction(tx => {
        const own = { open: true };
        return within.run(own, () => work(tx)).finally(() => (own.open = false));
      }),
  };
};

/** Runs what somebody else does while a transaction is open here. */
export const byAnother = <T>(run: () => T): T => within.exit(run);

/** Runs SQL as the owner of a database that is there. */
export const ownerOf =
  (url: string): TestDatabase['asOwner'] =>
  (sql, values) =>
    run(url, sql, values);

/** A database of one's own: migrated when `empty` is not asked for, connected to as the service would. */
export const freshDatabase = async ({ empty = false } = {}): Promise<TestDatabase> => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await run(server(), `CREATE DATABASE ${name}${empty ? '' : ` TEMPLATE ${TEMPLATE}`}`);
  const ownerUrl = at(server(), name);
  // The role of the template: its rights were copied with it.
  const appUrl = at(roleUrl(at(ownerUrl, TEMPLATE), TEST_SECRET), name);
  const pools: Database[] = [];
  const another = (): Database => {
    // On a machine with much else to do a connection may take long.
    const made = guarded(connect({ url: appUrl, connections: 20, patience: 0 }));
    pools.push(made);
    return made;
  };
  return {
    ownerUrl,
    appUrl,
    db: another(),
    another,
    asOwner: ownerOf(ownerUrl),
    lockIsAwaited: async () => {
      const awaited = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await run(ownerUrl, awaited)).rows.length === 0);
    },
    drop: async () => {
      for (const pool of pools) await pool.close();
      await run(server(), `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};
