import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct, enqueue, type DeliveryStatus } from '../../src/db/index.js';
import { addGauges } from '../../src/http/gauges.js';
import { buildMetrics, type Metrics } from '../../src/http/metrics.js';
import { startMetrics } from '../../src/http/server.js';
import { deliverMail } from '../../src/jobs/deliver.js';
import { tasks } from '../../src/jobs/tasks.js';
import { numbers } from '../../src/service/operator/numbers.js';
import { readRates } from '../../src/service/throttle/rates.js';
import { requestSignIn } from '../../src/service/account/signin.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runDueJobs } from '../support/due-jobs.js';
import { testDeps, toyGame, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let metrics: Metrics;
let asked: number;
let broken: boolean;
let warned: unknown[];
let text: () => Promise<string>;
let stop: () => Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await stop?.();
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  await database.asOwner('DELETE FROM delivery');
  deps = testDeps(database.db, { mailPace: readRates('outlook.com=20/min') });
  metrics = buildMetrics();
  [asked, broken, warned] = [0, false, []];
  addGauges(metrics.registry, {
    read: () => {
      asked++;
      return broken ? Promise.reject(new Error('the database is away')) : numbers(deps);
    },
    clock: deps.clock,
    warn: error => warned.push(error),
  });
  const server = await startMetrics({ registry: metrics.registry, port: 0, host: '127.0.0.1' });
  stop = server.stop;
  text = async () => (await fetch(`http://127.0.0.1:${String(server.port)}/metrics`)).text();
});
afterAll(async () => {
  await stop();
  await database.drop();
});

/** Our own numbers by name and label; other than times they are whole. */
const read = async (): Promise<{ readonly [name: string]: number }> =>
  Object.fromEntries(
    (await text())
      .split('\n')
      .filter(line => /^bahnpost_(?!http)/.test(line))
      .map(line => {
        const [, name, value] = /^(\S+) (\S+)$/.exec(line)!;
        return [name!, Number(value)];
      }),
  );

/** Writes mails that are in a given state, as if they had gone that way. */
const mails = async (status: DeliveryStatus, count: number, daysAgo = 0): Promise<void> => {
  const at = new Date(deps.clock().getTime() - daysAgo * 86_400_000);
  const ids = Array.from({ length: count }, (_, i) => `${status}-${String(daysAgo)}-${String(i)}`);
  const rest = { personId: null, gameId: null, seat: null, number: null, subjectId: null };
  await enqueue(
    direct(deps.db),
    ids.map(id => ({ id, kind: 'digest', dedupe: id, at, sendAt: at, ...rest })),
  );
  await database.asOwner('UPDATE delivery SET status = $2 WHERE id = ANY ($1)', [ids, status]);
  if (status !== 'queued') await database.asOwner('DELETE FROM graphile_worker._private_jobs');
};

describe('the metrics of the installation', () => {
  test('count mails by what keeps them, and only those that were given up lately', async () => {
    await mails('held', 3);
    await mails('failed', 2);
    await mails('failed', 4, 31);
    await mails('sent', 5);
    await mails('queued', 1);
    expect(await read()).toMatchObject({
      bahnpost_database_up: 1,
      'bahnpost_mails{status="queued"}': 1,
      'bahnpost_mails{status="paced"}': 0,
      'bahnpost_mails{status="held"}': 3,
      'bahnpost_mails{status="failed"}': 2,
    });
  });

  test('tell the share of the mails of a week that was complained of', async () => {
    await mails('sent', 8);
    await database.asOwner(`UPDATE delivery SET sent_at = $1`, [deps.clock()]);
    await database.asOwner(
      `INSERT INTO inbound (id, kind, delivery_id, sender, status, outcome, received_at)
       VALUES ('c1', 'report', 'sent-0-0', '', 'noted', '{"kind":"complaint"}', $1),
         ('c2', 'report', 'sent-0-1', '', 'ignored', '{"kind":"complaint"}', $1)`,
      [deps.clock()],
    );
    expect(await read()).toMatchObject({ bahnpost_mail_complaints: 1, bahnpost_mail_complaint_rate: 0.125 });
    deps.pass(8 * 86_400);
    expect(await read()).toMatchObject({ bahnpost_mail_complaints: 0, bahnpost_mail_complaint_rate: 0 });
    await database.asOwner('DELETE FROM inbound');
  });

  test('tell how long the oldest mail that should go out has been due, and other jobs apart from it', async () => {
    expect(await read()).toMatchObject({ bahnpost_mail_lag_seconds: 0, bahnpost_queue_lag_seconds: 0 });
    await mails('queued', 1);
    deps.pass(90);
    await requestSignIn(deps, { email: 'late@example.org' });
    deps.pass(30);
    expect(await read()).toMatchObject({ bahnpost_mail_lag_seconds: 120, bahnpost_queue_lag_seconds: 120 });
    await database.asOwner(`SELECT graphile_worker.add_job('clock', run_at := $1::timestamptz)`, [
      new Date(deps.clock().getTime() - 500_000),
    ]);
    deps.pass(20);
    expect(await read()).toMatchObject({ bahnpost_mail_lag_seconds: 140, bahnpost_queue_lag_seconds: 520 });
  });

  test('tell how long mails have waited for a mail server that is away', async () => {
    await mails('queued', 1);
    await database.asOwner(`UPDATE delivery SET reason = 'away', created_at = $1 WHERE status = 'queued'`, [
      deps.clock(),
    ]);
    // Its job waits for later.
    await database.asOwner('DELETE FROM graphile_worker._private_jobs');
    deps.pass(600);
    expect(await read()).toMatchObject({
      'bahnpost_mails{status="away"}': 1,
      'bahnpost_mails{status="queued"}': 0,
      bahnpost_mail_lag_seconds: 600,
      bahnpost_queue_lag_seconds: 0,
    });
  });

  test('count jobs by state', async () => {
    const put = async (at: number, change: string): Promise<void> => {
      const { rows } = await database.asOwner(
        `SELECT id FROM graphile_worker.add_job('clock', run_at := $1::timestamptz)`,
        [new Date(deps.clock().getTime() + at * 1000)],
      );
      const [{ id }] = rows as [{ id: string }];
      await database.asOwner(`UPDATE graphile_worker._private_jobs SET ${change} WHERE id = $1`, [id]);
    };
    await put(-5, 'attempts = 0');
    await put(60, 'attempts = 0');
    await put(70, 'attempts = 0');
    await put(-5, `locked_at = now(), locked_by = 'w', attempts = 1`);
    // A job that puts itself back while it runs has used up its tries; it has not failed.
    await put(-5, `locked_at = now(), locked_by = 'w', attempts = max_attempts`);
    await put(-9, `attempts = max_attempts, last_error = 'x'`);
    expect(await read()).toMatchObject({
      'bahnpost_jobs{state="due"}': 1,
      'bahnpost_jobs{state="later"}': 2,
      'bahnpost_jobs{state="running"}': 2,
      'bahnpost_jobs{state="failed"}': 1,
      bahnpost_queue_lag_seconds: 5,
    });
  });

  test('count games by phase, those there are none of as well', async () => {
    expect(await read()).toMatchObject({
      'bahnpost_games{phase="open"}': 0,
      'bahnpost_games{phase="running"}': 0,
      'bahnpost_games{phase="ended"}': 0,
    });
    await toyGame(deps);
    const { game } = await toyGame(deps, ['Cleo', 'Dora']);
    await database.asOwner(`UPDATE game SET phase = 'ended' WHERE id = $1`, [game.id]);
    deps.pass(15);
    expect(await read()).toMatchObject({
      'bahnpost_games{phase="open"}': 0,
      'bahnpost_games{phase="running"}': 1,
      'bahnpost_games{phase="ended"}': 1,
    });
  });

  test('count what was sent by kind and outcome, and what waits for its provider', async () => {
    const post = {
      send: () => Promise.resolve('250 taken'),
      count: (kind: string, outcome: string) => metrics.mails.inc({ kind, outcome }),
    };
    await requestSignIn(deps, { email: 'a@example.org' });
    await requestSignIn(deps, { email: 'b@example.org' });
    await runDueJobs(deps, tasks(deps, post));
    const refused = Object.assign(new Error('550 no'), { permanent: true });
    const ids = async (): Promise<readonly { id: string }[]> =>
      (await database.asOwner(`SELECT id FROM delivery WHERE status = 'queued'`)).rows as { id: string }[];
    for (const error of [refused, new Error('451 later')]) {
      await requestSignIn(deps, { email: 'c@example.org' });
      for (const { id } of await ids())
        await deliverMail(deps, { ...post, send: () => Promise.reject(error) }, id, { number: 1, most: 25 });
    }
    for (let i = 0; i < 9; i++) await requestSignIn(deps, { email: `${String(i)}@outlook.com` });
    await runDueJobs(deps, tasks(deps, post));
    const found = await read();
    expect(found).toMatchObject({
      'bahnpost_mail_tries_total{kind="sign-in",outcome="refused"}': 1,
      'bahnpost_mail_tries_total{kind="sign-in",outcome="later"}': 1,
    });
    const [sent, paced] = [
      found['bahnpost_mail_tries_total{kind="sign-in",outcome="sent"}']!,
      found['bahnpost_mails{status="paced"}']!,
    ];
    expect(sent - 2 + paced).toBe(9);
    expect(paced).toBeGreaterThan(4);
    expect(await text()).not.toContain('example.org');
  });

  test('ask the database once in a quarter of a minute, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 8 }, text));
    deps.pass(14);
    await text();
    expect(asked).toBe(1);
    deps.pass(1);
    await Promise.all([text(), text()]);
    expect(asked).toBe(2);
  });

  test('say so when the database is away, without a number that is not true; the process’s own stay', async () => {
    await mails('held', 3);
    await text();
    broken = true;
    deps.pass(15);
    const found = await read();
    expect(found).toMatchObject({ bahnpost_database_up: 0 });
    expect(Object.keys(found).filter(name => /mails|jobs|games|lag/.test(name))).toEqual([]);
    expect(await text()).toContain('process_cpu_seconds_total');
    expect(warned).toHaveLength(1);
    broken = false;
    deps.pass(15);
    expect(await read()).toMatchObject({ bahnpost_database_up: 1, 'bahnpost_mails{status="held"}': 3 });
  });
});

test('mails that an operator has switched off, for how long', async () => {
  expect(await read()).toMatchObject({ bahnpost_mail_off_seconds: 0 });
  await database.asOwner(`INSERT INTO switch (name, off_at) VALUES ('mail', $1)`, [deps.clock()]);
  deps.pass(7200);
  expect(await read()).toMatchObject({ bahnpost_mail_off_seconds: 7200 });
  await database.asOwner('DELETE FROM switch');
});
