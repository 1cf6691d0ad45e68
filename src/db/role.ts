import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { codeOf, withRetry } from './faults.js';
import { missingRights } from './rights.js';

/*
 * The service runs as a role of its own, which may add to the log and never change it. Roles belong to the whole server,
 * so each database has another: two installations on one server do not know of each other.
 */

const PREFIX = 'bahnpost_app_';

/** PostgreSQL cuts longer names. */
const LONGEST = 63;

/** The role of the service on the database at that address. */
export const roleOf = (url: string): string => {
  const { pathname, username } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1) || username);
  const name = PREFIX + database;
  if (/^\w+$/.test(name) && name.length <= LONGEST) return name;
  return PREFIX + createHash('sha256').update(database).digest('hex').slice(0, 16);
};

/** The same for every process that knows the secret; it never leaves the machine otherwise. */
export const appUrl = (ownerUrl: string, secret: string): string => {
  const url = new URL(ownerUrl);
  const role = roleOf(ownerUrl);
  url.username = role;
  url.password = createHmac('sha256', secret).update(`role:${role}`).digest('base64url');
  return url.href;
};

/** Another address of the database, for whoever `url` is for. */
export const asUserOf = (url: string, address: string): string => {
  const [{ username, password }, other] = [new URL(url), new URL(address)];
  other.username = username;
  other.password = password;
  return other.href;
};

/** Any number: two processes that start at once must not grant at the same time. */
const LOCK = 72_707_370;

/**
 * Makes the service's own role and grants it what it needs, where that is not so yet.
 * @returns the address to run with: as that role, or as the owner (whom only the triggers hold back)
 *   where the database does not let us make one, with the reason
 * @throws Error when processes with another secret run as the role
 */
export const prepareRole = async (
  ownerUrl: string,
  secret: string,
): Promise<{ readonly url: string; readonly refused: string | null }> => {
  const url = appUrl(ownerUrl, secret);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    if (await isReady(owner, url)) return { url, refused: null };
    await makeReady(owner, url);
    return (await canConnect(url))
      ? { url, refused: null }
      : { url: ownerUrl, refused: 'the role may not log in' };
  } catch (error) {
    if (codeOf(error) !== NOT_PERMITTED) throw error;
    return { url: ownerUrl, refused: (error as Error).message };
  } finally {
    await owner.end();
  }
};

const NOT_PERMITTED = '42501';

const isReady = async (owner: pg.Client, url: string): Promise<boolean> =>
  (await canConnect(url)) && (await missingRights(owner, new URL(url).username)).length === 0;

/** Beside a running service: one table after the other, and none of them is waited for so long that others wait, too. */
const makeReady = async (owner: pg.Client, url: string): Promise<void> => {
  const { username: role, password } = new URL(url);
  await owner.query('SELECT pg_advisory_lock($1)', [LOCK]);
  if (!(await canConnect(url))) await setPassword(owner, role, password);
  await owner.query(`SET lock_timeout = '200ms'`);
  for (const statement of await missingRights(owner, role))
    await withRetry(() => unraced(() => owner.query(statement)));
};

/** Nobody of that name, or not with that password. */
const REFUSALS = ['28P01', '28000'];

/** @throws Error when that cannot be said: the server is away, or takes no more connections */
const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (!REFUSALS.includes(codeOf(error))) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const setPassword = async (owner: pg.Client, role: string, password: string): Promise<void> => {
  const exists = async (): Promise<boolean> =>
    (await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role])).rowCount !== 0;
  if (await exists()) await mustBeUnused(owner, role);
  await unraced(async () => {
    const verb = (await exists()) ? 'ALTER' : 'CREATE';
    await owner.query(
      `${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
    );
  });
};

const mustBeUnused = async (owner: pg.Client, role: string): Promise<void> => {
  const { rowCount } = await owner.query('SELECT FROM pg_stat_activity WHERE usename = $1', [role]);
  if (rowCount)
    throw new Error(
      `processes with another SESSION_SECRET run on this database, as its role ${role}: all processes of an ` +
        'installation need the same one; to change it, stop all of them first',
    );
};

/** Unique violation, duplicate object, or "tuple concurrently updated": roles belong to the whole server. */
const RACES = ['23505', '42710', 'XX000'];

const unraced = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt++)
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 5 || !RACES.includes(codeOf(error))) throw error;
    }
};
