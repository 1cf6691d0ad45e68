import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startWorker, type RunningWorker } from '../../src/jobs/runner.js';
import type { Post } from '../../src/jobs/deliver.js';
import { requestSignIn } from '../../src/service/account/signin.js';
import { direct, freeLostJobs, tidy } from '../../src/db/index.js';
import { submit } from '../../src/service/log/play.js';
import { builtInSet, readSet } from '../../src/sets/index.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, toyGame } from '../support/service.js';

let database: TestDatabase;
let workers: RunningWorker[];
let sent: string[];
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  workers = [];
  sent = [];
  // A test may end before all its mails are sent: they are not the next one's.
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
});
afterAll(() => database.drop());

/** Real time: the queue compares with the database's clock. */
const live = () => testDeps(database.db, { clock: () => new Date(), settleSeconds: 0 });

const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + 300_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('it never happened');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
};

const taking: Post = {
  send: mail => {
    sent.push(mail.messageId);
    return Promise.resolve('250 taken');
  },
};

describe('the worker', () => {
  test('sends what a move wrote into the outbox, each mail once, with two workers', async () => {
    const deps = live();
    for (let i = 0; i < 2; i++) workers.push(await startWorker(deps, taking, { pollInterval: 100 }));
    const { game } = await toyGame(deps);
    await until(() => sent.length >= 4);
    expect([...sent].sort()).toEqual([...new Set(sent)].sort());
    expect(sent.every(id => id.startsWith(`g${game.id}.a0.`))).toBe(true);
  });

  test('knows a data set that another process adds while it runs', async () => {
    const deps = live();
    workers.push(await startWorker(deps, taking, { pollInterval: 100 }));
    await toyGame(deps);
    await until(() => sent.length >= 4);
    const read = readSet(JSON.stringify({ ...builtInSet.file, name: 'Added later', version: '1' }));
    if (!('set' in read)) throw new Error(JSON.stringify(read.faults));
    const { title, hash } = read.set;
    expect(titles.get(title)).toBeUndefined();
    await database.asOwner(
      `INSERT INTO data_set (title, name, version, hash, file, offered, added_at)
       VALUES ('${title}', 'Added later', '1', '${hash}', '${JSON.stringify(read.set.file).replaceAll("'", "''")}', true, now())`,
    );
    await toyGame(deps);
    await until(() => titles.get(title) !== undefined);
    expect(wordsFor(title).title('en').name).toContain('Added later');
  });

  test('tries again after a failure', async () => {
    let tries = 0;
    const failing: Post = {
      send: mail => (++tries === 1 ? Promise.reject(new Error('451 later')) : taking.send(mail)),
    };
    workers.push(await startWorker(live(), failing, { pollInterval: 100 }));
    await requestSignIn(live(), { email: 'later@example.org' });
    await until(() => tries === 1);
    const waiting = async () =>
      (
        await database.asOwner(
          `UPDATE graphile_worker._private_jobs SET run_at = now()
           WHERE locked_at IS NULL AND run_at BETWEEN now() + interval '50 seconds' AND now() + interval '70 seconds'`,
        )
      ).rowCount === 1;
    // In a minute, which nobody waits for here.
    await until(waiting);
    await until(() => sent.length === 1);
    expect(tries).toBe(2);
  });

  test('waits for the mail it is sending before it stops', async () => {
    let finish: (answer: string) => void = () => undefined;
    let started = false;
    const slow: Post = {
      send: () =>
        new Promise<string>(resolve => {
          started = true;
          finish = resolve;
        }),
    };
    const worker = await startWorker(live(), slow, { pollInterval: 100 });
    await requestSignIn(live(), { email: 'slow@example.org' });
    await until(() => started);
    const stopped = worker.stop();
    finish('250 late');
    await stopped;
    const { rows } = await database.asOwner(
      `SELECT d.status FROM delivery d JOIN login_link l ON l.id = d.subject_id WHERE l.email = 'slow@example.org'`,
    );
    expect(rows).toEqual([{ status: 'sent' }]);
  });

  test('has written down what became of its jobs once it has stopped, and holds no connection', async () => {
    let finish: ((answer: string) => void) | undefined;
    const slow: Post = { send: () => new Promise<string>(resolve => (finish = resolve)) };
    const worker = await startWorker(live(), slow, { pollInterval: 100 });
    await requestSignIn(live(), { email: 'noted@example.org' });
    await until(() => finish !== undefined);
    const other = new pg.Client({ connectionString: database.ownerUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL FOR UPDATE');
      let hasStopped = false;
      const stopped = worker.stop().then(() => (hasStopped = true));
      finish!('250 late');
      const isAwaited = async () =>
        (
          await database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).rowCount! > 0;
      await until(isAwaited);
      expect(hasStopped).toBe(false);
      await other.query('ROLLBACK');
      await stopped;
    } finally {
      await other.end();
    }
    const { idleCount, totalCount } = database.db.pool;
    expect(idleCount).toBe(totalCount);
    const taken = 'SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL';
    expect((await database.asOwner(taken)).rowCount).toBe(0);
  });

  test('frees and sends what a killed worker had taken', async () => {
    const deps = live();
    await requestSignIn(deps, { email: 'lost@example.org' });
    await database.asOwner(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '3 minutes',
         attempts = 1`,
    );
    await database.asOwner(`INSERT INTO worker VALUES ('pool-dead', now() - interval '3 minutes')`);
    workers.push(await startWorker(deps, taking, { pollInterval: 100, heartbeat: 30_000 }));
    await until(() => sent.length === 1);
  });
});

describe('the clock of the worker’s computer', () => {
  const HOURS = 3 * 3_600_000;
  const failedJobs = async (): Promise<readonly unknown[]> =>
    (
      await database.asOwner(
        `SELECT FROM graphile_worker.jobs
         WHERE task_identifier = 'deliver' AND last_error LIKE '%the clock of this computer is %'`,
      )
    ).rows;

  test.each([HOURS, -HOURS])('is set wrong by %i ms: nothing is done until it is right', async wrong => {
    let ahead = 0;
    const computer = (): Date => new Date(Date.now() + ahead);
    workers.push(await startWorker(live(), taking, { pollInterval: 100, computer }));
    // It is not set a second time while a job may be asking for it.
    ahead = wrong;
    for (const name of ['one', 'other'])
      await requestSignIn(live(), { email: `${name}${String(wrong)}@example.org` });
    await until(async () => (await failedJobs()).length === 2);
    expect(sent).toEqual([]);
    ahead = 0;
    await database.asOwner('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await until(() => sent.length === 2);
  });

  test('is wrong at the start: no worker starts, and nobody’s time is stopped', async () => {
    const beats = async (): Promise<unknown> => (await database.asOwner('SELECT * FROM heartbeat')).rows;
    const before = await beats();
    const computer = (): Date => new Date(Date.now() + HOURS);
    const deps = testDeps(database.db, { clock: computer, settleSeconds: 0 });
    await expect(startWorker(deps, taking, { computer })).rejects.toThrow(/ahead of the database/);
    expect(await beats()).toEqual(before);
  });
});

describe('what is freed', () => {
  const locked = async (): Promise<unknown> =>
    (
      await database.asOwner(
        'SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
      )
    ).rows;

  test('is not what a worker that lives has taken, however long it takes', async () => {
    await requestSignIn(live(), { email: 'alive@example.org' });
    await database.asOwner(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-alive', locked_at = now() - interval '1 hour'`,
    );
    await database.asOwner(`INSERT INTO worker VALUES ('pool-alive', now())`);
    const limit = 150_000;
    expect(await freeLostJobs(direct(database.db), limit)).toEqual([]);
    expect(await locked()).toEqual([{ locked_by: 'pool-alive' }]);
    await database.asOwner(`UPDATE worker SET seen_at = now() - interval '5 minutes'`);
    expect(await freeLostJobs(direct(database.db), limit)).toEqual(['pool-alive']);
    expect(await locked()).toEqual([]);
  });
});

test('tidying forgets keys after a day and not before', async () => {
  const deps = testDeps(database.db);
  const { game, players } = await toyGame(deps);
  await submit(deps, players[0]!, {
    gameId: game.id,
    expected: 0,
    action: { seat: 0, type: 'bid', amount: 1 },
    idempotencyKey: 'old',
  });
  const keys = async (): Promise<number> =>
    (await database.asOwner('SELECT FROM idempotency_key')).rowCount ?? 0;
  deps.pass(86_400);
  await tidy(direct(database.db), deps.clock());
  expect(await keys()).toBe(1);
  deps.pass(1);
  // Nor while a mail of theirs is half played, which goes on by them.
  await database.asOwner(
    `INSERT INTO inbound (id, kind, person_id, game_id, seat, number, sender, status, received_at)
     VALUES ('half', 'reply', '${players[0]!.personId}', '${game.id}', 0, 0, '', 'playing', now())`,
  );
  await tidy(direct(database.db), deps.clock());
  expect(await keys()).toBe(1);
  await database.asOwner(`UPDATE inbound SET status = 'played' WHERE id = 'half'`);
  await tidy(direct(database.db), deps.clock());
  expect(await keys()).toBe(0);
});
