import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role the service runs as: it may add to the log, never change it. */
export const APP_ROLE = 'bahnpost_app';

/** What the role may do, granted again at every start because a migration may have brought new tables. */
const GRANTS = `
  GRANT USAGE ON SCHEMA public, graphile_worker TO ${APP_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${APP_ROLE};
  REVOKE ALL ON log, operator_act, _prisma_migrations FROM ${APP_ROLE};
  GRANT SELECT, INSERT ON log, operator_act TO ${APP_ROLE};
  GRANT SELECT ON _prisma_migrations TO ${APP_ROLE};
  REVOKE DELETE ON game, seat, person FROM ${APP_ROLE};
  GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker TO ${APP_ROLE};
  GRANT ALL ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${APP_ROLE};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${APP_ROLE};
  DO $$
  DECLARE t record;
  BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'graphile_worker' AND rowsecurity LOOP
      EXECUTE format('DROP POLICY IF EXISTS bahnpost ON graphile_worker.%I', t.tablename);
      EXECUTE format(
        'CREATE POLICY bahnpost ON graphile_worker.%I TO ${APP_ROLE} USING (true) WITH CHECK (true)',
        t.tablename);
    END LOOP;
  END $$`;

/** Any number: two processes that start at once must not grant at the same time. */
const LOCK = 72_707_370;

/** The same for every process that knows the secret; it never leaves the machine otherwise. */
export const appUrl = (ownerUrl: string, secret: string): string => {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = createHmac('sha256', secret).update(`role:${APP_ROLE}`).digest('base64url');
  return url.href;
};

/**
 * Makes the service's own role and grants it what it needs.
 * @returns the address to run with: as that role, or as the owner (whom only the triggers hold back)
 *   where the database does not let us make one, with the reason
 */
export const prepareRole = async (
  ownerUrl: string,
  secret: string,
): Promise<{ readonly url: string; readonly refused: string | null }> => {
  const url = appUrl(ownerUrl, secret);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (!(await canConnect(url))) await setPassword(owner, new URL(url).password);
    await owner.query(GRANTS);
    if (!(await canConnect(url))) return { url: ownerUrl, refused: 'the role may not log in' };
    return { url, refused: null };
  } catch (error) {
    if (!isNotPermitted(error)) throw error;
    return { url: ownerUrl, refused: (error as Error).message };
  } finally {
    await owner.end();
  }
};

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const setPassword = async (owner: pg.Client, password: string): Promise<void> => {
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  const text = `${verb} ROLE ${APP_ROLE} LOGIN PASSWORD ${owner.escapeLiteral(password)}`;
  // Roles belong to the whole cluster: a process on another database may be doing the same.
  for (let attempt = 1; ; attempt++)
    try {
      await owner.query(attempt === 1 ? text : text.replace('CREATE', 'ALTER'));
      return;
    } catch (error) {
      if (attempt === 5 || !isRace(error)) throw error;
    }
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Unique violation, duplicate object, or "tuple concurrently updated". */
const isRace = (error: unknown): boolean => ['23505', '42710', 'XX000'].includes(codeOf(error));

const isNotPermitted = (error: unknown): boolean => codeOf(error) === '42501';
