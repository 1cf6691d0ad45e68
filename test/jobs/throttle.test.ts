import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMail } from '../../src/jobs/deliver.js';
import { tasks } from '../../src/jobs/tasks.js';
import { direct, enqueue, notePresence, tidy, type DeliveryKind } from '../../src/db/index.js';
import { findOrMakePerson } from '../../src/db/people.js';
import { listDeliveries } from '../../src/service/account/people.js';
import { readRates } from '../../src/service/throttle/rates.js';
import { requestSignIn } from '../../src/service/account/signin.js';
import type { PersonActor } from '../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { nextJobAt, runDueJobs, runJobsUntil } from '../support/due-jobs.js';
import { movedPost, type MovedPost } from '../support/mail-time.js';
import { testDeps, toyGame, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
/** Another process on the same database, by the same clock. */
let other: TestDeps;
let server: MovedPost;
const mailPace = readRates('outlook.com hotmail.*=20/min');
beforeEach(async () => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  await database.asOwner('DELETE FROM delivery');
  await database.asOwner('DELETE FROM mail_pace');
  deps = testDeps(database.db, { mailPace });
  other = { ...deps, db: database.another() };
  server = movedPost(deps);
});
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const someone = async (name: string, domain: string): Promise<PersonActor> => {
  const email = `${name}@${domain}`;
  const { id } = await findOrMakePerson(
    direct(deps.db),
    { id: `${name}-${domain}`, name, email, emailCanonical: email, language: 'en', timeZone: 'UTC' },
    deps.clock(),
  );
  return { kind: 'person', personId: id, name, language: 'en', timeZone: 'UTC', sessionId: '' };
};

/** Writes a mail that is in no hurry to everybody. */
const mailTo = async (people: readonly PersonActor[], kind: DeliveryKind): Promise<readonly string[]> => {
  const at = deps.clock();
  const ids = people.map(({ personId }, i) => `${kind}-${String(at.getTime())}-${String(i)}-${personId}`);
  await enqueue(
    direct(deps.db),
    people.map(({ personId }, i) => ({
      ...{ id: ids[i]!, kind, personId, dedupe: ids[i]!, at, sendAt: at },
      ...{ gameId: null, seat: null, number: null, subjectId: null, data: { de: 'Hallo', en: 'Hello' } },
    })),
  );
  return ids;
};

const crowd = (count: number, domain = 'outlook.com'): Promise<readonly PersonActor[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => someone(`p${String(i)}`, domain)));

const seconds = (n: number): Date => new Date(deps.clock().getTime() + n * 1000);

const mostInAMinute = (): number => {
  const times = server.sent.map(({ at }) => at.getTime());
  return Math.max(...times.map(from => times.filter(time => time >= from && time < from + 60_000).length));
};

const statuses = async (): Promise<readonly unknown[]> =>
  (
    await database.asOwner(
      'SELECT status, failures, jsonb_array_length(tries) AS tries, count(*)::integer FROM delivery GROUP BY 1, 2, 3 ORDER BY 1',
    )
  ).rows;

const first = { number: 1, most: 25 };

describe('mails to a provider that takes twenty a minute', () => {
  test('go at its pace, each once, and waiting is no failed try', async () => {
    await mailTo(await crowd(50), 'game-called-off');
    await runJobsUntil(deps, tasks(deps, server.post), seconds(59));
    const before = server.sent.length;
    expect(before).toBeGreaterThan(12);
    expect(before).toBeLessThanOrEqual(20);
    expect(await statuses()).toEqual([
      { status: 'queued', failures: 0, tries: 0, count: 50 - before },
      { status: 'sent', failures: 0, tries: 1, count: before },
    ]);
    await runJobsUntil(deps, tasks(deps, server.post), seconds(300));
    expect(new Set(server.sent.map(({ mail }) => mail.messageId)).size).toBe(50);
    expect(server.sent).toHaveLength(50);
    expect(mostInAMinute()).toBeLessThanOrEqual(20);
    expect(await statuses()).toEqual([{ status: 'sent', failures: 0, tries: 1, count: 50 }]);
  });

  test('share it between processes that send at the same time, and between its domains', async () => {
    const people = [...(await crowd(20)), ...(await crowd(20, 'hotmail.co.uk'))];
    const ids = await mailTo(people, 'game-called-off');
    await Promise.all(ids.map((id, i) => deliverMail(i % 2 ? deps : other, server.post, id, first)));
    // All came in one instant: one went, and each of the others got a time of its own.
    expect(server.sent).toHaveLength(1);
    const { rows } = await database.asOwner(
      `SELECT count(DISTINCT run_at)::integer AS times FROM graphile_worker.jobs j
       JOIN delivery d ON j.key = 'deliver:' || d.id WHERE d.status = 'queued'`,
    );
    expect(rows).toEqual([{ times: 39 }]);
    for (let second = 0; second < 240; second++) {
      deps.pass(1);
      await Promise.all([
        runDueJobs(deps, tasks(deps, server.post)),
        runDueJobs(other, tasks(other, server.post)),
      ]);
    }
    expect(server.sent).toHaveLength(40);
    expect(new Set(server.sent.map(({ mail }) => mail.messageId)).size).toBe(40);
    expect(mostInAMinute()).toBeLessThanOrEqual(20);
  });

  test('elsewhere go at once', async () => {
    await mailTo(await crowd(30), 'game-called-off');
    await mailTo(await crowd(30, 'example.org'), 'game-called-off');
    await runDueJobs(deps, tasks(deps, server.post));
    const domains = server.sent.map(({ mail }) => mail.to.address.split('@')[1]);
    expect(domains.filter(domain => domain === 'example.org')).toHaveLength(30);
    expect(domains.filter(domain => domain === 'outlook.com')).toHaveLength(1);
  });

  test('say so to their receivers, with the time when they go', async () => {
    const people = await crowd(3);
    await mailTo(people, 'game-called-off');
    await runDueJobs(deps, tasks(deps, server.post));
    const lists = await Promise.all(people.map(one => listDeliveries(deps, one)));
    const waiting = lists.flat().filter(({ status }) => status === 'queued');
    expect(waiting).toHaveLength(2);
    for (const { reason, nextAt, tries } of waiting) {
      expect([reason, tries]).toEqual(['paced', []]);
      expect(nextAt!.getTime()).toBeGreaterThan(deps.clock().getTime());
      expect(nextAt!.getTime()).toBeLessThan(seconds(10).getTime());
    }
  });

  test('a sign-in link goes at once, though hundreds of other mails wait', async () => {
    await mailTo(await crowd(200), 'game-called-off');
    await runJobsUntil(deps, tasks(deps, server.post), seconds(30));
    const asked = deps.clock();
    await requestSignIn(deps, { email: 'new@outlook.com' });
    await runJobsUntil(deps, tasks(deps, server.post), seconds(5));
    const link = server.sent.find(({ mail }) => mail.kind === 'sign-in')!;
    expect(link.at.getTime() - asked.getTime()).toBeLessThan(1_000);
    await runJobsUntil(deps, tasks(deps, server.post), seconds(1200));
    expect(server.sent).toHaveLength(201);
    expect(mostInAMinute()).toBeLessThanOrEqual(20);
  });

  test('even sign-in links are not more than it takes', async () => {
    for (let i = 0; i < 60; i++) await requestSignIn(deps, { email: `n${String(i)}@outlook.com` });
    await runJobsUntil(deps, tasks(deps, server.post), seconds(300));
    expect(server.sent).toHaveLength(60);
    expect(mostInAMinute()).toBeLessThanOrEqual(20);
  });

  test('a link that is over before its turn came is not sent', async () => {
    const slow = { ...deps, mailPace: readRates('outlook.com=1/hour') };
    for (const name of ['a', 'b']) await requestSignIn(slow, { email: `${name}@outlook.com` });
    await runJobsUntil(slow, tasks(slow, server.post), seconds(3 * 3_600));
    expect(server.sent).toHaveLength(1);
    expect(await statuses()).toMatchObject([{ status: 'sent' }, { status: 'superseded', tries: 0 }]);
  });

  test('what fails is tried again at its pace as well', async () => {
    await mailTo(await crowd(30), 'game-called-off');
    const tries: number[] = [];
    const busy = {
      send: () => {
        tries.push(deps.clock().getTime());
        return Promise.reject(new Error('451 4.7.500 server busy'));
      },
    };
    await runJobsUntil(deps, tasks(deps, busy), seconds(240));
    const most = Math.max(...tries.map(from => tries.filter(at => at >= from && at < from + 60_000).length));
    expect(most).toBeLessThanOrEqual(20);
    await runJobsUntil(deps, tasks(deps, server.post), seconds(7_200));
    expect(server.sent).toHaveLength(30);
  });

  test('whoever has waited for the provider does not wait once more because its receiver looks at the game', async () => {
    const { game, players } = await toyGame(deps);
    const slow = { ...deps, mailPace: readRates('example.org=6/hour') };
    await runDueJobs(deps, tasks(deps, server.post));
    deps.pass(60);
    await runDueJobs(slow, tasks(slow, server.post));
    const turns = (): readonly Date[] =>
      server.sent.filter(({ mail }) => mail.kind === 'turn').map(({ at }) => at);
    expect(turns()).toHaveLength(1);
    const place = (await nextJobAt(deps.db))!;
    await runJobsUntil(slow, tasks(slow, server.post), new Date(place.getTime() - 30_000));
    for (const { personId } of players)
      await notePresence(direct(deps.db), {
        personId,
        gameId: game.id,
        at: deps.clock(),
        fresh: new Date(0),
      });
    await runJobsUntil(slow, tasks(slow, server.post), seconds(3_600));
    expect(turns().slice(1)).toEqual([place]);
  });

  test('a worker that was away for an hour does not send all at once', async () => {
    await mailTo(await crowd(60), 'game-called-off');
    await runDueJobs(deps, tasks(deps, server.post));
    deps.pass(3_600);
    await runJobsUntil(deps, tasks(deps, server.post), seconds(400));
    expect(server.sent).toHaveLength(60);
    expect(mostInAMinute()).toBeLessThanOrEqual(20);
  });
});

test('what is kept of a provider is forgotten when nothing has gone there for a day', async () => {
  await mailTo(await crowd(1), 'game-called-off');
  await runDueJobs(deps, tasks(deps, server.post));
  const kept = async (): Promise<unknown> => (await database.asOwner('SELECT name FROM mail_pace')).rows;
  await tidy(direct(deps.db), deps.clock());
  expect(await kept()).toEqual([{ name: 'outlook.com hotmail.*=20/min' }]);
  deps.pass(2 * 86_400);
  await tidy(direct(deps.db), deps.clock());
  expect(await kept()).toEqual([]);
});
