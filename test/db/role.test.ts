import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { connect, direct } from '../../src/db/client.js';
import { unsafeSettings } from '../../src/db/durability.js';
import { migrate } from '../../src/db/migrate.js';
import { appUrl, prepareRole, roleOf } from '../../src/db/role.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { TEST_SECRET } from '../support/cluster.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const prepare = async ({ ownerUrl }: TestDatabase = database, secret = TEST_SECRET): Promise<string> => {
  const { url, refused } = await prepareRole(ownerUrl, secret);
  expect(refused).toBeNull();
  return url;
};

const whoIs = async (url: string): Promise<unknown> => {
  const db = connect({ url });
  try {
    return (await direct(db).rows<{ who: string }>('SELECT current_user AS who'))[0]?.who;
  } finally {
    await db.close();
  }
};

test('the service runs as its own role, however many processes prepare it at once', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => prepare()));
  expect(new Set(made).size).toBe(1);
  expect(await whoIs(made[0]!)).toBe(roleOf(database.ownerUrl));
});

test('an owner who may not make roles runs as itself, and is told so', async () => {
  const name = 'hosted';
  await database.asOwner(`CREATE ROLE ${name} LOGIN PASSWORD 'x'`);
  const url = new URL(database.ownerUrl);
  url.username = name;
  url.password = 'x';
  try {
    const { url: runs, refused } = await prepareRole(
      url.href,
      'another secret, so that the role does not fit',
    );
    expect(runs).toBe(url.href);
    expect(refused).toMatch(/permission denied/);
  } finally {
    await database.asOwner(`DROP ROLE ${name}`);
  }
});

test('a database that would forget on a crash is found out', async () => {
  // The test cluster runs without fsync, and nothing else is amiss with it.
  expect(await unsafeSettings(direct(database.db))).toEqual(['fsync']);
});

describe('two installations on one server', () => {
  let other: TestDatabase;
  beforeEach(async () => {
    other = await freshDatabase();
  });
  afterEach(() => other.drop());

  test('do not lock each other out, though their secrets differ', async () => {
    const mine = await prepare();
    const theirs = await prepare(other, 'a secret of another installation');
    expect(await whoIs(mine)).toBe(roleOf(database.ownerUrl));
    expect(await whoIs(theirs)).toBe(roleOf(other.ownerUrl));
    expect(await whoIs(mine)).not.toBe(await whoIs(theirs));
  });

  test('on one database, by mistake, are named: whoever runs is not locked out', async () => {
    const running = connect({ url: await prepare(other) });
    await direct(running).rows('SELECT 1');
    await expect(prepareRole(other.ownerUrl, 'a secret of somebody else')).rejects.toThrow(
      /another SESSION_SECRET run on this database/,
    );
    expect(await whoIs(appUrl(other.ownerUrl, TEST_SECRET))).toBe(roleOf(other.ownerUrl));
    await running.close();
    // Once nobody runs, a new secret is a new password.
    await prepare(other, 'a secret of somebody else');
  });

  test('names of databases that are long or strange have roles of their own, too', () => {
    const roles = ['x'.repeat(63), `${'x'.repeat(62)}y`, 'a-b', 'a b', 'A"b', 'bahnpost'].map(name =>
      roleOf(`postgresql://o@h/${encodeURIComponent(name)}`),
    );
    expect(new Set(roles).size).toBe(roles.length);
    for (const role of roles) expect(role).toMatch(/^bahnpost_app_\w{1,50}$/);
    expect(roles.at(-1)).toBe('bahnpost_app_bahnpost');
  });
});

describe('beside a running service', () => {
  /** Every table in use, as by moves and jobs that have not ended. */
  const inUse = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(`DO $$ DECLARE t record; BEGIN
        FOR t IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker') LOOP
          EXECUTE format('LOCK TABLE %I.%I IN ROW EXCLUSIVE MODE', t.schemaname, t.tablename);
        END LOOP; END $$`);
      await work(client);
    } finally {
      await client.end();
    }
  };

  test('nothing that is right is touched: a start waits for nobody, and nobody for it', async () => {
    await prepare();
    await inUse(async () => {
      await migrate(database.ownerUrl);
      await prepare();
    });
  });

  test('what is missing is mended, as soon as the table is free', async () => {
    const role = roleOf(database.ownerUrl);
    await prepare();
    await database.asOwner(`GRANT DELETE ON game, log TO ${role}; REVOKE INSERT ON chat FROM ${role}`);
    await database.asOwner('DROP POLICY bahnpost_service ON graphile_worker._private_jobs');
    const may = async (): Promise<unknown> =>
      (
        await database.asOwner(
          `SELECT has_table_privilege($1, 'game', 'DELETE') OR has_table_privilege($1, 'log', 'DELETE') AS deletes,
             has_table_privilege($1, 'chat', 'INSERT') AS writes,
             EXISTS (SELECT FROM pg_policies WHERE policyname = 'bahnpost_service'
               AND tablename = '_private_jobs') AS queues`,
          [role],
        )
      ).rows[0];
    expect(await may()).toEqual({ deletes: true, writes: false, queues: false });
    let mending: Promise<string> | undefined;
    await inUse(async () => {
      mending = prepare();
      await database.lockIsAwaited();
    });
    await mending;
    expect(await may()).toEqual({ deletes: false, writes: true, queues: true });
  });
});
