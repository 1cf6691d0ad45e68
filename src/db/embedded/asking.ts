import { asOwner } from '../owner.js';

/** The owner of all databases of a server of ours. */
export const OWNER = 'bahnpost';

/** The address of a database on this machine, as its owner. */
export const urlAt = (port: number, database: string, password: string): string =>
  `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/${database}`;

/** How the server answers a connection: null for well, else with its code. */
export const answerOf = (url: string): Promise<string | null> =>
  asOwner(url, client => client.query('SELECT 1')).then(
    () => null,
    (error: unknown) => String((error as { readonly code?: unknown }).code),
  );

/** Also whoever refuses answers, unless it is starting or stopping. */
export const isAnswer = (code: string | null): boolean =>
  code === null || (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P'));

export const WRONG_PASSWORD = '28P01';

export const createDatabase = (url: string, name: string): Promise<void> =>
  asOwner(url, async client => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

export const changePassword = (url: string, password: string): Promise<void> =>
  asOwner(url, async client => {
    await client.query(`ALTER ROLE ${OWNER} PASSWORD ${client.escapeLiteral(password)}`);
  });
