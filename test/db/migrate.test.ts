import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, direct, type Database } from '../../src/db/client.js';
import { migrate, misfit, readFit } from '../../src/db/migrate.js';
import { prepareRole } from '../../src/db/role.js';
import { TEST_SECRET } from '../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const ours = new URL('../../prisma/migrations/', import.meta.url).pathname;
/** Folders of the service's own migrations, in order. */
const names = readdirSync(ours)
  .filter(name => /^\d/.test(name))
  .sort();

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(ours, folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const add = async (name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
};

const record = async (): Promise<readonly Record<string, unknown>[]> =>
  (await database.asOwner('SELECT * FROM _prisma_migrations ORDER BY migration_name')).rows;

describe('migrate', () => {
  test('applies what is new, once', async () => {
    expect(await migrate(database.ownerUrl, folder)).toEqual(names);
    expect(await migrate(database.ownerUrl, folder)).toEqual([]);
    await add('9000_more', 'CREATE TABLE more (id integer)');
    expect(await migrate(database.ownerUrl, folder)).toEqual(['9000_more']);
  });

  test("records what Prisma's own command would", async () => {
    await migrate(database.ownerUrl, folder);
    const [row] = await record();
    const sql = await readFile(join(folder, '0001_start', 'migration.sql'));
    expect(row).toMatchObject({
      migration_name: '0001_start',
      checksum: createHash('sha256').update(sql).digest('hex'),
      applied_steps_count: 1,
      rolled_back_at: null,
      logs: null,
    });
    expect(row!['finished_at']).toBeInstanceOf(Date);
  });

  test('by five processes at once is applied once', async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => migrate(database.ownerUrl, folder)));
    expect(done.flat()).toEqual(names);
    expect(await record()).toHaveLength(names.length);
  });

  test('that fails half-way leaves nothing behind', async () => {
    await migrate(database.ownerUrl, folder);
    await add('9000_bad', 'CREATE TABLE half (id integer); SELECT 1 / 0');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('division by zero');
    const { rows } = await database.asOwner(`SELECT to_regclass('half') AS half`);
    expect(rows).toEqual([{ half: null }]);
    expect(await record()).toHaveLength(names.length);
  });

  test('refuses a file that was changed after it was applied', async () => {
    await add('9000_more', 'CREATE TABLE more (id integer)');
    await migrate(database.ownerUrl, folder);
    await add('9000_more', 'CREATE TABLE more (id bigint)');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('9000_more was changed');
  });

  test('refuses a database that a newer version has migrated, and leaves it as it is', async () => {
    await add('9000_newer', 'CREATE TABLE newer (id integer)');
    await migrate(database.ownerUrl, folder);
    await rm(join(folder, '9000_newer'), { recursive: true });
    await add('8000_ours', 'CREATE TABLE ours (id integer)');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
      /the database is newer than this version of Bahnpost, which does not know 9000_newer/,
    );
    expect(await record()).toHaveLength(names.length + 1);
  });

  test('refuses to go on where another one stopped half-way', async () => {
    await migrate(database.ownerUrl, folder);
    await database.asOwner('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('has not finished');
  });
});

describe('how the database fits, as the service sees it in its own role', () => {
  let db: Database;
  const missing = async (): Promise<readonly string[]> => (await readFit(direct(db), folder)).missing;

  beforeEach(async () => {
    await migrate(database.ownerUrl, folder);
    db = connect({ url: (await prepareRole(database.ownerUrl, TEST_SECRET)).url });
  });
  afterEach(() => db.close());

  test('none is missing, once all are applied', async () => {
    expect(await missing()).toEqual([]);
  });

  test('one that came with a newer version of the service is missing', async () => {
    await add('9000_more', 'CREATE TABLE more (id integer)');
    expect(await missing()).toEqual(['9000_more']);
    expect(misfit(await readFit(direct(db), folder))).toMatch(
      /older than this version.*9000_more.*bahnpost migrate/,
    );
  });

  test('one that a newer version has applied meanwhile is unknown', async () => {
    expect(await readFit(direct(db), folder)).toEqual({ missing: [], unknown: [] });
    await rm(join(folder, names.at(-1)!), { recursive: true });
    const fit = await readFit(direct(db), folder);
    expect(fit).toEqual({ missing: [], unknown: [names.at(-1)] });
    expect(misfit(fit)).toMatch(/newer than this version/);
  });

  test('one that has not finished, or was rolled back, is missing', async () => {
    await database.asOwner('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [
      names[0],
    ]);
    expect(await missing()).toEqual([names[0]]);
    await database.asOwner('UPDATE _prisma_migrations SET finished_at = now(), rolled_back_at = now()');
    expect(await missing()).toEqual(names);
  });
});
