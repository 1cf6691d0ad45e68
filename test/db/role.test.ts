import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../src/db/client.js';
import { prepareRole } from '../../src/db/role.js';
import { unsafeSettings } from '../../src/db/durability.js';
import { direct } from '../../src/db/client.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { TEST_SECRET } from '../support/cluster.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the service runs as its own role, however many processes prepare it at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () => prepareRole(database.ownerUrl, TEST_SECRET)),
  );
  expect(made.map(m => m.refused)).toEqual([null, null, null, null]);
  const db = connect({ url: made[0]!.url });
  const rows = await direct(db).rows('SELECT current_user AS who');
  await db.close();
  expect(rows).toEqual([{ who: 'bahnpost_app' }]);
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
