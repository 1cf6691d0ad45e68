import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addJob, direct } from '../../src/db/index.js';
import { freshDatabase, type TestDatabase } from './database.js';
import { nextJobAt, runDueJobs, runJobsUntil } from './due-jobs.js';
import { testDeps, type TestDeps } from './service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const start = testDeps(undefined as never).clock();
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const add = (seconds: number, name: string, rest: object = {}): Promise<void> =>
  addJob(direct(database.db), { task: 'note', payload: { name }, runAt: later(seconds), ...rest });
const rows = async (): Promise<number> =>
  (await database.asOwner('DELETE FROM graphile_worker._private_jobs')).rowCount ?? 0;

describe('jobs by a moved clock', () => {
  test('are done when their time has come, in its order, and not before', async () => {
    const names: unknown[] = [];
    const tasks = { note: ({ name }: { readonly name?: unknown }) => Promise.resolve(void names.push(name)) };
    await add(20, 'second');
    await add(10, 'first');
    await add(21, 'third');
    expect(await runDueJobs(deps, tasks)).toEqual([]);
    deps.pass(20);
    await runDueJobs(deps, tasks);
    expect(names).toEqual(['first', 'second']);
    expect(await nextJobAt(database.db)).toEqual(later(21));
    expect(await rows()).toBe(1);
  });

  test('come back after a failure, later each time, until they are given up', async () => {
    const at: number[] = [];
    const tasks = {
      note: () => {
        at.push((deps.clock().getTime() - start.getTime()) / 1000);
        return Promise.reject(new Error('no'));
      },
    };
    await add(10, 'x', { maxAttempts: 3 });
    const done = await runJobsUntil(deps, tasks, later(3600));
    expect(at).toEqual([10, 12.718, 20.107]);
    expect(done.map(job => (job.error as Error).message)).toEqual(['no', 'no', 'no']);
    expect(deps.clock()).toEqual(later(3600));
    expect(await nextJobAt(database.db)).toBeNull();
    expect(await rows()).toBe(1);
  });

  test('that put themselves back under their own key are done again, by the clock', async () => {
    const at: Date[] = [];
    const tasks = {
      note: async () => {
        at.push(deps.clock());
        if (at.length < 3) await add(at.length * 60, 'again', { key: 'mine' });
      },
    };
    await add(0, 'again', { key: 'mine' });
    await runJobsUntil(deps, tasks, later(600));
    expect(at).toEqual([later(0), later(60), later(120)]);
    expect(await rows()).toBe(0);
  });

  test('that nobody does are not passed over', async () => {
    await add(0, 'x');
    await expect(runDueJobs(deps, {})).rejects.toThrow('nobody does note');
    await rows();
  });
});
