import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addJob, direct, dropJob, type NewJob } from '../../src/db/index.js';
import type { Post } from '../../src/jobs/deliver.js';
import { startWorker, type RunningWorker } from '../../src/jobs/runner.js';
import { requestSignIn } from '../../src/service/account/signin.js';
import { submit } from '../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, toyGame } from '../support/service.js';

let database: TestDatabase;
let sent: string[];
let worker: RunningWorker | null;

const AN_HOUR = 3_600_000;

/** Real time: the queue compares with the database's clock. */
const live = (settleSeconds = 60) => testDeps(database.db, { clock: () => new Date(), settleSeconds });

const taking: Post = {
  send: mail => {
    sent.push(mail.messageId);
    return Promise.resolve('250 taken');
  },
};

/** One that looks at its queue by itself when it starts, and then not before an hour. */
const start = async (): Promise<void> => {
  worker = await startWorker(live(), taking, { pollInterval: AN_HOUR });
};

beforeAll(async () => {
  database = await freshDatabase();
  // Its kinds of jobs are known to the queue from now on.
  await start();
  await worker!.stop();
});
beforeEach(async () => {
  sent = [];
  worker = null;
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
});
afterEach(() => worker?.stop());
afterAll(() => database.drop());

const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('it never happened');
    await pause(20);
  }
};

/** The names of the channels on which anybody is woken while this is done, in order. */
const wokenBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: database.appUrl });
  const heard: string[] = [];
  client.on('notification', ({ channel }) => heard.push(channel));
  await client.connect();
  try {
    for (const channel of ['jobs:insert', 'job:deliver', 'job:clock', 'job:channels', 'end'])
      await client.query(`LISTEN "${channel}"`);
    await work();
    // What was said before is heard before.
    await database.asOwner('NOTIFY "end"');
    await until(() => heard.includes('end'));
    return heard.slice(0, -1);
  } finally {
    await client.end();
  }
};

const jobs = async (): Promise<readonly { readonly [name: string]: unknown }[]> =>
  (
    await database.asOwner(
      `SELECT key, payload, run_at, attempts, max_attempts, j.locked_at IS NOT NULL AS locked, queue_name
       FROM graphile_worker._private_jobs j LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
       ORDER BY j.id`,
    )
  ).rows as { [name: string]: unknown }[];

describe('a move', () => {
  test('wakes nobody: its mails and looks at the clocks are for later', async () => {
    const deps = live();
    const time = { pace: { kind: 'deadline', turn: 24 * 60 } } as const;
    const { game, players } = await toyGame(deps, ['Anna', 'Ben'], { length: 'long' }, time);
    // That the game has begun is told at once.
    await database.asOwner('DELETE FROM graphile_worker._private_jobs');
    const move = (seat: number, expected: number) =>
      submit(deps, players[seat]!, {
        gameId: game.id,
        expected,
        action: { seat, type: 'bid', amount: expected + 1 },
      });
    const mails = async (): Promise<number> =>
      (await jobs()).filter(({ key }) => String(key).startsWith('deliver:')).length;

    const woken = await wokenBy(async () => {
      await move(0, 0);
      // The second bid asks both for the next one; who made it sees that.
      await move(1, 1);
    });
    expect(woken).toEqual([]);
    const waiting = await jobs();
    expect(waiting.map(({ key }) => key)).toContain(`clock:${game.id}`);
    expect(waiting.every(job => (job['run_at'] as Date) > new Date())).toBe(true);
    expect(await mails()).toBe(1);
    // Who bids is not asked by mail any more.
    expect(await wokenBy(() => move(0, 2))).toEqual([]);
    expect(await mails()).toBe(0);
  });

  test('wakes somebody for each mail that is due, and nobody for other jobs', async () => {
    expect(await wokenBy(() => requestSignIn(live(), { email: 'one@example.org' }))).toEqual(['job:deliver']);
    const woken = await wokenBy(() => toyGame(live(0), ['Anna', 'Ben'], { length: 'long' }));
    const begun = (await jobs()).filter(({ key }) => String(key).startsWith('deliver:')).slice(1);
    expect(begun.length).toBeGreaterThan(1);
    expect(woken).toEqual(begun.map(() => 'job:deliver'));
  });
});

describe('a worker', () => {
  /** Kinds of jobs that somebody has looked for, a list for each look. */
  const looks = (query: { readonly mock: { readonly calls: readonly unknown[][] } }): readonly number[][] =>
    query.mock.calls.flatMap(([asked]) => {
      const { name, values } = (asked ?? {}) as {
        readonly name?: string;
        readonly values?: readonly unknown[];
      };
      return name?.startsWith('get_job') ? [values![1] as number[]] : [];
    });

  test('that is woken for a mail looks for mails alone', async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    try {
      await start();
      const lanes = 4;
      const slots = 9;
      await until(() => looks(query).length === slots);
      const listening = `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle' AND query LIKE 'LISTEN "jobs:insert"%'`;
      await until(async () => (await database.asOwner(listening)).rowCount === lanes);
      query.mockClear();

      await requestSignIn(live(), { email: 'woken@example.org' });
      await until(() => sent.length === 1);
      // The queue's own call wakes one slot of each lane, and is heard later than all before it.
      await database.asOwner('NOTIFY "jobs:insert"');
      await until(() => new Set(looks(query).map(String)).size === lanes);

      const { rows } = await database.asOwner(
        `SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'deliver'`,
      );
      const others = looks(query).filter(kinds => !kinds.includes((rows[0] as { id: number }).id));
      expect(others).toHaveLength(lanes - 1);
    } finally {
      query.mockRestore();
    }
  });
});

describe('a job under a key', () => {
  const soon = new Date(Date.now() + AN_HOUR);
  const later = new Date(Date.now() + 2 * AN_HOUR);
  const add = (job: Partial<NewJob>): Promise<void> =>
    addJob(direct(database.db), {
      task: 'clock',
      payload: { game: 'a' },
      runAt: soon,
      key: 'clock:a',
      ...job,
    });
  const drop = (): Promise<void> => dropJob(direct(database.db), 'clock:a');

  test('replaces one that waits, with all that it says', async () => {
    await add({});
    await database.asOwner(`UPDATE graphile_worker._private_jobs SET attempts = 2, last_error = 'oops'`);
    await add({ payload: { game: 'b' }, runAt: later, maxAttempts: 7 });
    expect(await jobs()).toEqual([
      expect.objectContaining({ payload: { game: 'b' }, run_at: later, attempts: 0, max_attempts: 7 }),
    ]);
  });

  test('stands beside one that is just being done', async () => {
    await add({});
    await database.asOwner(
      `UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = now(), locked_by = 'x'`,
    );
    await add({ runAt: later });
    expect(await jobs()).toEqual([
      expect.objectContaining({ key: null, run_at: soon, locked: true }),
      expect.objectContaining({ key: 'clock:a', run_at: later, locked: false, attempts: 0 }),
    ]);
  });

  test('stands beside one that was given up', async () => {
    await add({});
    await database.asOwner('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    await add({ runAt: later });
    expect(await jobs()).toEqual([
      expect.objectContaining({ key: null, run_at: soon, attempts: 25 }),
      expect.objectContaining({ key: 'clock:a', run_at: later, attempts: 0 }),
    ]);
  });

  test('is put where nobody has known its kind before', async () => {
    await add({ task: 'new' });
    expect(await jobs()).toEqual([expect.objectContaining({ key: 'clock:a', run_at: soon })]);
  });

  test('keeps its queue', async () => {
    await add({ queue: 'one-by-one' });
    expect(await jobs()).toEqual([expect.objectContaining({ queue_name: 'one-by-one', run_at: soon })]);
  });

  test('can be dropped while it waits', async () => {
    await add({});
    await drop();
    await drop();
    expect(await jobs()).toEqual([]);
  });

  test('is not tried again when it is dropped while it is being done', async () => {
    await add({});
    await database.asOwner(
      `UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = now(), locked_by = 'x'`,
    );
    await drop();
    expect(await jobs()).toEqual([expect.objectContaining({ key: null, locked: true, attempts: 25 })]);
  });
});
