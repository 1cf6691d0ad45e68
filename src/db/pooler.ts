import pg from 'pg';

/** A pooler that has no second connection to give lets the question wait, in milliseconds. */
const PATIENCE = 5_000;

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
    // It takes what a pooler in transaction mode has just got back.
    await serverOf(second);
    return (await serverOf(first)) === before;
  } finally {
    await second.query('ROLLBACK');
  }
};

/**
 * Statements prepared by name, locks and what is listened for belong to a session. A pooler that gives each transaction another
 * one lets the service start, and fail statement by statement.
 * @throws Error that says what to do, where the address leads through one
 */
export const mustKeepSessions = async (url: string): Promise<void> => {
  const clients = [0, 1].map(
    () => new pg.Client({ connectionString: url, query_timeout: PATIENCE, application_name: 'bahnpost' }),
  ) as [pg.Client, pg.Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    const kept = await keepsSession(...clients).catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') return false;
      throw error;
    });
    if (!kept)
      throw new Error(
        'DATABASE_URL leads through a pooler in transaction mode, with which the service cannot work: use pool_mode = session ' +
          '(PgBouncer), or connect to PostgreSQL itself; see docs/operating.md',
      );
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)));
  }
};
