import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clockMustAgree } from '../../../src/service/operator/clock.js';
import { noteStart, showVersions } from '../../../src/service/operator/versions.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** Some processes of a version start at once, an hour after those before. */
const start = async (version: string): Promise<Date> => {
  deps.pass(3600);
  const at = deps.clock();
  await Promise.all([1, 2, 3].map(() => noteStart(deps, version)));
  return at;
};

test('which version runs, since when, and which one ran before: restarts do not count', async () => {
  expect(await showVersions(deps, '1.0.0-rc.1')).toEqual({ since: null, before: null });
  const first = await start('1.0.0-rc.1');
  await start('1.0.0-rc.1');
  expect(await showVersions(deps, '1.0.0-rc.1')).toEqual({ since: first, before: null });

  const second = await start('1.0.0');
  await start('1.0.0');
  const before = { version: '1.0.0-rc.1', at: first };
  expect(await showVersions(deps, '1.0.0')).toEqual({ since: second, before });

  // A process of the former version that still answers tells its own story.
  expect(await showVersions(deps, '1.0.0-rc.1')).toEqual({ since: first, before: null });

  const back = await start('1.0.0-rc.1');
  expect(await showVersions(deps, '1.0.0-rc.1')).toEqual({
    since: back,
    before: { version: '1.0.0', at: second },
  });
});

test('nobody but the owner of the database changes what is noted', async () => {
  await expect(database.db.pool.query('DELETE FROM started_version')).rejects.toThrow('permission denied');
});

test("a computer whose clock is far from the database's is told so, and by how much", async () => {
  const off = (seconds: number): Promise<void> =>
    clockMustAgree({ ...deps, clock: () => new Date(Date.now() + seconds * 1000) });
  await expect(off(0)).resolves.toBeUndefined();
  await expect(off(10_800)).rejects.toThrow(/10800 s ahead of the database's/);
  await expect(off(-120)).rejects.toThrow(/120 s behind the database's/);
});
