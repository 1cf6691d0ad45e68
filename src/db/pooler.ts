import pg from 'pg';
import { asOwner } from './owner.js';

type Asked = Pick<pg.Client, 'query'>;

const serverOf = async (client: Asked): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid;
};

/** Is one statement asked of the same server process as the next, while somebody else is busy between them? */
export const keepsSession = async (first: Asked, second: Asked): Promise<boolean> => {
  const before = await serverOf(first);
  await second.query('BEGIN');
  try {
    // It takes what a pooler in transaction mode has just got back: both are connected, and no process serves two of them.
    if ((await serverOf(second)) === before) return false;
    return (await serverOf(first)) === before;
  } finally {
    await second.query('ROLLBACK');
  }
};

/**
 * Statements prepared by name, locks and what is listened for belong to a session. A pooler that gives each transaction another
 * one lets the service start, and fail statement by statement.
 * @param setting that holds the address
 * @throws Error that says what to do, where the address leads through one
 */
export const mustKeepSessions = async (url: string, setting = 'DATABASE_URL'): Promise<void> => {
  const clients = [0, 1].map(
    () => new pg.Client({ connectionString: url, application_name: 'bahnpost' }),
  ) as [pg.Client, pg.Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    if (!(await keepsSession(...clients)))
      throw new Error(
        `${setting} leads through a pooler in transaction mode, with which the service cannot work: use pool_mode = session ` +
          '(PgBouncer), or connect to PostgreSQL itself; see docs/operating.md',
      );
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)));
  }
};

/** Names a database of a running server. */
const placeOf = (url: string): Promise<string> =>
  asOwner(url, async client => {
    const { rows } = await client.query<{ place: string }>(
      `SELECT concat_ws(' ', current_database(), oid, pg_postmaster_start_time()) AS place
       FROM pg_database WHERE datname = current_database()`,
    );
    return rows[0]!.place;
  });

/**
 * @throws Error that says what to do, where `pooled` is no way for the service to the database that `ownerUrl` leads to
 */
export const mustBePoolOf = async (pooled: string, ownerUrl: string): Promise<void> => {
  const { username } = new URL(pooled);
  const place = await placeOf(pooled).catch((error: unknown) => {
    throw new Error(
      `the role ${username} cannot connect by DATABASE_URL (${(error as Error).message}): the pooler has to know it, ` +
        'best by auth_query; see docs/operating.md',
    );
  });
  if (place !== (await placeOf(ownerUrl)))
    throw new Error('DATABASE_URL and DATABASE_OWNER_URL lead to different databases');
  await mustKeepSessions(pooled);
};
