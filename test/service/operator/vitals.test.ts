import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commitNothing } from '../../../src/db/index.js';
import { createVitals } from '../../../src/service/operator/vitals.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A process whose commits wait until they are let go, and whose clock can be set. */
const process = () => {
  const at = { now: 0, ahead: 0, waiting: [] as (() => void)[], said: [] as string[] };
  const vitals = createVitals({
    commit: () => new Promise<void>(resolve => at.waiting.push(resolve)),
    ahead: () => Promise.resolve(at.ahead),
    now: () => at.now,
    warn: (_, message) => void at.said.push(message),
  });
  return { at, ...vitals };
};

test('a commit that hangs is noticed after ten seconds, and its end as well', async () => {
  const { at, look, state } = process();
  const first = look();
  at.now = 10_000;
  expect(state().commits).toBe(true);
  at.now = 10_001;
  expect(state().commits).toBe(false);
  // Nothing else is sent to hang beside it.
  await look();
  expect(at.waiting).toHaveLength(1);
  expect(at.said).toEqual([expect.stringContaining('a commit hangs')]);
  at.waiting[0]!();
  await first;
  expect(state()).toEqual({ commits: true, clock: true });
});

test('a clock that goes wrong while the process runs is noticed, and that it is right again', async () => {
  const { at, look, state } = process();
  for (const [ahead, right] of [
    [31_000, false],
    [-31_000, false],
    [29_000, true],
  ] as const) {
    at.ahead = ahead;
    const looked = look();
    at.waiting.pop()!();
    await looked;
    expect([ahead, state().clock]).toEqual([ahead, right]);
  }
  expect(at.said).toHaveLength(2);
});

test('a commit that fails does not hang', async () => {
  const { look, state } = createVitals({
    commit: () => Promise.reject(new Error('read-only')),
    ahead: () => Promise.resolve(0),
    now: () => 0,
    warn: () => undefined,
  });
  await expect(look()).rejects.toThrow('read-only');
  expect(state().commits).toBe(true);
});

test('what is committed to find out waits as moves do: it is written, by the service’s own role', async () => {
  const place = async (): Promise<string> =>
    (
      (await database.asOwner('SELECT pg_current_wal_insert_lsn()::text AS place')).rows[0] as {
        place: string;
      }
    ).place;
  const before = await place();
  await commitNothing(database.db);
  expect(await place()).not.toBe(before);
});
