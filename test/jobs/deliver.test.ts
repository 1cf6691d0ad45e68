import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMail, type Post } from '../../src/jobs/deliver.js';
import { tasks } from '../../src/jobs/tasks.js';
import { direct, whyUnreached } from '../../src/db/index.js';
import { NotReached } from '../../src/mail/index.js';
import type { Outgoing, OutgoingAtSeat } from '../../src/service/delivery/deliveries.js';
import { submit } from '../../src/service/log/play.js';
import { bounceToken } from '../../src/service/secrets.js';
import { setMailChoice, unsubscribeToken } from '../../src/service/account/people.js';
import { undo } from '../../src/service/log/undo.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { nextJobAt, runJobsUntil } from '../support/due-jobs.js';
import { testDeps, toyGame, type TestDeps } from '../support/service.js';
import { bid } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let sent: Outgoing[];
let post: Post;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  // What other tests left would be due together with what is looked at here.
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  deps = testDeps(database.db);
  sent = [];
  post = {
    send: mail => {
      sent.push(mail);
      return Promise.resolve('250 taken');
    },
  };
});
afterAll(() => database.drop());

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly seat: number;
  readonly number: number;
  readonly status: string;
  readonly message_id: string;
  readonly tries: readonly { readonly sent: boolean; readonly answer: string }[];
}

const mails = async (gameId: string, kind: string): Promise<readonly Row[]> => {
  const text = 'SELECT * FROM delivery WHERE game_id = $1 AND kind = $2 ORDER BY number, seat';
  return (await database.asOwner(text, [gameId, kind])).rows as Row[];
};

const first = { number: 1, most: 25 };
/** A game whose start has been mailed. */
const begun = async (names?: readonly string[]) => {
  const { game, players } = await toyGame(deps, names, { length: 'long' });
  for (const kind of ['game-started', 'turn'])
    for (const { id } of await mails(game.id, kind)) await deliverMail(deps, post, id, first);
  sent.length = 0;
  return { gameId: game.id, players };
};

test('a bounce can be told to its mail, and to no other', async () => {
  const { game } = await toyGame(deps, ['Anna', 'Ben', 'Cleo']);
  const rows = await mails(game.id, 'turn');
  for (const { id } of rows) await deliverMail(deps, post, id, first);
  expect(sent.map(mail => mail.delivery.id)).toEqual(rows.map(row => row.id));
  const tokens = sent.map(mail => mail.delivery.bounceToken);
  const signatures = tokens.map((token, i) => {
    // Fit for the left part of an address, in whatever case a mail server returns it.
    expect(token).toMatch(/^[a-z0-9-]{1,33}$/);
    expect(token.startsWith(`${rows[i]!.id}-`)).toBe(true);
    return token.slice(-16);
  });
  expect(new Set(signatures).size).toBe(3);
  const elsewhere = testDeps(database.db, { secret: 'another secret of sufficient length' });
  expect(bounceToken(deps, rows[0]!.id)).toBe(tokens[0]);
  expect(bounceToken(elsewhere, rows[0]!.id)).not.toBe(tokens[0]);
});

test('whatever a mail server answers is written down, and no mail is sent twice for it', async () => {
  const { game } = await toyGame(deps, ['Xenia', 'Yves']);
  const [taken, refused] = await mails(game.id, 'turn');
  const odd = `250 ok \0\ud83d ${'x'.repeat(991)}\u{1f600}`;
  await deliverMail(deps, { send: () => Promise.resolve(odd) }, taken!.id, first);
  const no = Object.assign(new Error('550 5.1.1 no such user \0'), { permanent: true });
  await deliverMail(deps, { send: () => Promise.reject(no) }, refused!.id, first);
  const rows = await mails(game.id, 'turn');
  expect(rows.map(row => [row.status, row.tries.at(-1)!.answer])).toEqual([
    ['sent', `250 ok  ${'x'.repeat(991)}`],
    ['failed', '550 5.1.1 no such user '],
  ]);
});

describe('who is mailed', () => {
  test('all at the start, and those who are asked', async () => {
    const { game } = await toyGame(deps, ['Anna', 'Ben', 'Cleo']);
    expect((await mails(game.id, 'game-started')).map(m => m.seat)).toEqual([0, 1, 2]);
    expect((await mails(game.id, 'turn')).map(m => m.seat)).toEqual([0, 1, 2]);
  });

  test('one mail a turn, however many steps lead to it; those who are still asked get none', async () => {
    const { gameId, players } = await begun(['Anna', 'Ben', 'Cleo']);
    await submit(deps, players[0]!, bid(gameId, 0, 0));
    await submit(deps, players[1]!, bid(gameId, 1, 1));
    expect((await mails(gameId, 'turn')).map(m => m.number)).toEqual([0, 0, 0]);
    await submit(deps, players[2]!, bid(gameId, 2, 2));
    // All have bid, all are asked for the next carriage: Cleo was asked before, too, and is on the page.
    expect((await mails(gameId, 'turn')).slice(3).map(m => [m.seat, m.number])).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });

  test('all at the end, with nothing else left to send', async () => {
    const { game, players } = await toyGame(deps);
    for (let n = 0; n < 6; n++) await submit(deps, players[n % 2]!, bid(game.id, n % 2, n));
    expect((await mails(game.id, 'game-over')).map(m => m.seat)).toEqual([0, 1]);
    const { rows } = await database.asOwner(
      `SELECT kind FROM delivery WHERE game_id = $1 AND status = 'queued' AND kind = 'turn'`,
      [game.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('a turn mail', () => {
  test('says what its reader may see, when it is sent', async () => {
    const { gameId, players } = await begun();
    await submit(deps, players[0]!, bid(gameId, 0, 0, 7));
    await submit(deps, players[1]!, bid(gameId, 1, 1, 9));
    const [mail] = (await mails(gameId, 'turn')).slice(-1);
    await deliverMail(deps, post, mail!.id, first);
    const [told] = sent as [OutgoingAtSeat];
    expect(told).toMatchObject({ kind: 'turn', seat: 0, again: false, to: { address: 'anna@example.org' } });
    expect(told.position).toMatchObject({ number: 2, seat: 0, newest: true });
    expect(told.position.menu.length).toBeGreaterThan(0);
    expect(told.since.map(e => e.number)).toEqual([2]);
    // The thread hangs on the mail before it.
    expect(told.previous).toMatch(/\.turn$/);
  });

  test('has the same Message-ID at every try, and every try is recorded', async () => {
    const { gameId, players } = await begun();
    await submit(deps, players[0]!, bid(gameId, 0, 0));
    await submit(deps, players[1]!, bid(gameId, 1, 1));
    const { id } = (await mails(gameId, 'turn')).at(-1)!;
    const ids: string[] = [];
    const failing: Post = {
      send: mail => {
        ids.push(mail.messageId);
        return Promise.reject(new Error('451 later'));
      },
    };
    await deliverMail(deps, failing, id, first);
    await deliverMail(deps, failing, id, first);
    await deliverMail(deps, post, id, first);
    const row = (await mails(gameId, 'turn')).at(-1)!;
    expect([...ids, sent[0]!.messageId]).toEqual([row.message_id, row.message_id, row.message_id]);
    expect(row.status).toBe('sent');
    expect(row.tries.map(t => [t.sent, t.answer])).toEqual([
      [false, '451 later'],
      [false, '451 later'],
      [true, '250 taken'],
    ]);
    await deliverMail(deps, post, id, first);
    expect(sent).toHaveLength(1);
  });

  test('is given up at a refusal for good', async () => {
    const refused: Post = {
      send: () => Promise.reject(Object.assign(new Error('550 not accepted'), { permanent: true })),
    };
    const { game } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    await deliverMail(deps, refused, id, first);
    expect((await mails(game.id, 'turn'))[0]).toMatchObject({ status: 'failed' });
    await deliverMail(deps, post, id, first);
    expect(sent).toEqual([]);
  });

  test('is tried again after 1, 5, 15 and 60 minutes, then hourly for a day, and given up', async () => {
    const at: number[] = [];
    const later: Post = {
      send: () => {
        at.push(deps.clock().getTime());
        return Promise.reject(new Error('421 busy'));
      },
    };
    await toyGame(deps, ['Solo', 'Duo']);
    await database.asOwner(`DELETE FROM graphile_worker._private_jobs WHERE key NOT IN
      (SELECT 'deliver:' || id FROM delivery WHERE person_id = 'solo' AND kind = 'game-started')`);
    const done = await runJobsUntil(
      deps,
      tasks(deps, later),
      new Date(deps.clock().getTime() + 3 * 86_400_000),
    );
    expect(done.every(job => job.error === null)).toBe(true);
    const pauses = at.slice(1).map((time, i) => time - at[i]!);
    const wanted = [1, 5, 15, 60, ...Array.from({ length: 23 }, () => 60)];
    expect(pauses).toHaveLength(wanted.length);
    for (const [i, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(54_000 * wanted[i]!);
      expect(pause).toBeLessThanOrEqual(66_000 * wanted[i]!);
    }
    expect(new Set(pauses.slice(4)).size).toBeGreaterThan(1);
    const { rows } = await database.asOwner(
      `SELECT status FROM delivery WHERE person_id = 'solo' AND kind = 'game-started'`,
    );
    expect(rows).toEqual([{ status: 'failed' }]);
    expect(await nextJobAt(database.db)).toBeNull();
  });

  test('waits for a mail server that is away, however long, and is not failed by that', async () => {
    const back = deps.clock().getTime() + 3 * 86_400_000;
    let until: Date | null = null;
    const away: Post = {
      away: () => (until && until > deps.clock() ? until : null),
      send: mail => {
        if (deps.clock().getTime() >= back) return post.send(mail);
        until = new Date(deps.clock().getTime() + 3_600_000);
        return Promise.reject(new NotReached('ETIMEDOUT: Greeting never received', false));
      },
    };
    const { game } = await toyGame(deps, ['Solo', 'Duo']);
    const row = async (): Promise<unknown> =>
      (
        await database.asOwner(
          `SELECT status, reason, failures FROM delivery
           WHERE person_id = 'duo' AND kind = 'game-started' AND game_id = $1`,
          [game.id],
        )
      ).rows[0];
    await runJobsUntil(deps, tasks(deps, away), new Date(back - 1));
    expect(sent).toEqual([]);
    expect(await row()).toEqual({ status: 'queued', reason: 'away', failures: 0 });
    // Nobody loses a turn of which they could not be told.
    expect(await whyUnreached(direct(database.db), game.id, 0, 'solo')).toBe('failed');
    await runJobsUntil(deps, tasks(deps, away), new Date(back + 3_600_000));
    expect(sent.map(mail => mail.kind)).toContain('game-started');
    expect(await row()).toMatchObject({ status: 'sent', failures: 0 });
  });

  test('one that is withdrawn while the mail server is away stays so', async () => {
    const { game, players } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    await submit(deps, players[0]!, bid(game.id, 0, 0));
    await deliverMail(deps, { ...post, away: () => new Date(deps.clock().getTime() + 1) }, id, first);
    expect((await mails(game.id, 'turn'))[0]).toMatchObject({ status: 'superseded' });
    expect(
      (await database.asOwner('SELECT FROM graphile_worker.jobs WHERE key = $1', [`deliver:${id}`])).rows,
    ).toEqual([]);
  });

  test('is withdrawn when its reader has moved meanwhile', async () => {
    const { game, players } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    await submit(deps, players[0]!, bid(game.id, 0, 0));
    await deliverMail(deps, post, id, first);
    expect(sent).toEqual([]);
    expect((await mails(game.id, 'turn'))[0]).toMatchObject({ status: 'superseded' });
  });

  test('leaves nothing in the queue when its reader has moved meanwhile', async () => {
    const { game, players } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    const jobs = async (): Promise<readonly unknown[]> =>
      (await database.asOwner('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [`deliver:${id}`])).rows;
    expect(await jobs()).toHaveLength(1);
    await submit(deps, players[0]!, bid(game.id, 0, 0));
    expect(await jobs()).toEqual([]);
  });

  test('that was half-sent is sent again by the next worker, unless it is not wanted any more', async () => {
    const { game, players } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    await database.asOwner(`UPDATE delivery SET status = 'sending' WHERE id = $1`, [id]);
    await submit(deps, players[0]!, bid(game.id, 0, 0));
    await deliverMail(deps, post, id, first);
    expect(sent).toEqual([]);
  });

  test('that was half-sent waits for a calm worker, and is neither lost nor withdrawn by that', async () => {
    const { game } = await toyGame(deps);
    const { id } = (await mails(game.id, 'turn'))[0]!;
    await database.asOwner(`UPDATE delivery SET status = 'sending' WHERE id = $1`, [id]);
    const calm = new Date(deps.clock().getTime() + 30_000);
    await deliverMail(deps, post, id, { ...first, calm });
    expect(sent).toEqual([]);
    const { rows } = await database.asOwner(`SELECT run_at FROM graphile_worker.jobs WHERE key = $1`, [
      `deliver:${id}`,
    ]);
    expect(rows).toEqual([{ run_at: calm }]);
    deps.pass(30);
    await deliverMail(deps, post, id, { ...first, calm });
    expect(sent).toHaveLength(1);
  });

  test('of a turn that came back by an undo says so', async () => {
    const { gameId, players } = await begun(['Anna', 'Ben']);
    await submit(deps, players[0]!, bid(gameId, 0, 0));
    await undo(deps, players[0]!, { gameId, seat: 0, expected: 1, count: 1 });
    const { id } = (await mails(gameId, 'turn')).at(-1)!;
    await deliverMail(deps, post, id, first);
    expect(sent).toMatchObject([{ kind: 'turn', seat: 0, again: true }]);
  });

  test('is not sent to those who turned the mails of that game off', async () => {
    const { game, players } = await toyGame(deps);
    const token = unsubscribeToken(deps, players[0]!.personId, game.id);
    await setMailChoice(deps, token, false);
    const [anna, ben] = await mails(game.id, 'turn');
    await deliverMail(deps, post, anna!.id, first);
    await deliverMail(deps, post, ben!.id, first);
    expect(sent).toMatchObject([{ to: { address: 'ben@example.org' } }]);
    await expect(setMailChoice(deps, `${token}x`, true)).rejects.toMatchObject({ code: 'bad-token' });
  });

  test('is followed by a reminder while the game still waits', async () => {
    deps = testDeps(database.db, { reminderHours: 24 });
    const { game, players } = await toyGame(deps);
    for (const { id } of await mails(game.id, 'turn')) await deliverMail(deps, post, id, first);
    const reminders = await mails(game.id, 'reminder');
    expect(reminders.map(r => r.seat)).toEqual([0, 1]);
    sent.length = 0;
    await submit(deps, players[0]!, bid(game.id, 0, 0));
    deps.pass(86_400);
    for (const { id } of reminders) await deliverMail(deps, post, id, first);
    expect(sent).toMatchObject([{ kind: 'reminder', seat: 1 }]);
  });
});
