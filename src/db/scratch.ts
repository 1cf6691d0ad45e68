import { randomBytes } from 'node:crypto';
import { asOwner } from './owner.js';

/** The server's main version: 15, 16 ... */
export const serverVersion = (url: string): Promise<number> =>
  asOwner(url, async client => {
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version_num') AS version`,
    );
    return Math.floor(Number(rows[0]!.version) / 10_000);
  });

/** An empty database for a while, beside the one at `url`. */
export interface Scratch {
  readonly url: string;
  drop(): Promise<void>;
}

/** @throws Error of the server, where the owner may not make databases */
export const makeScratch = async (url: string): Promise<Scratch> => {
  const name = `bahnpost_check_${randomBytes(6).toString('hex')}`;
  await asOwner(url, client => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  const there = new URL(url);
  there.pathname = `/${name}`;
  return {
    url: there.href,
    drop: () =>
      asOwner(url, async client => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};

/** Is there such a table in the database? */
export const hasTable = (url: string, name: string): Promise<boolean> =>
  asOwner(url, async client => {
    const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
      name,
    ]);
    return rows[0]!.there;
  });
