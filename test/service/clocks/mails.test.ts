import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outgoing } from '../../../src/service/delivery/deliveries.js';
import type { Post } from '../../../src/jobs/deliver.js';
import { toMail } from '../../../src/jobs/post.js';
import { deadlinesOf } from '../../../src/service/clocks/shown.js';
import { wordsFor } from '../../../src/words/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { write } from '../../mail/support.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import type { Title } from '../../../src/engine/core/index.js';
import { bid, live, runDue, runHours, timedGame, type Table } from './support.js';

let database: TestDatabase;
let deps: TestDeps;
let sent: Outgoing[];
const post = {
  send: (mail: Outgoing) => {
    sent.push(mail);
    return Promise.resolve('250 ok');
  },
} as Post;

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  deps = testDeps(database.db);
  sent = [];
});
afterAll(() => database.drop());

const wording = {
  titles: new Map<string, Title>([['toy', toyTitle]]),
  presenters: {},
  wordsFor,
  picture: () => Promise.reject(new Error('no picture')),
  warn: (error: unknown) => {
    throw error;
  },
};

const texts = async (kind: string, table: Table, seat: number): Promise<readonly string[]> => {
  const mine = sent.filter(
    mail =>
      (mail.kind === 'message' ? mail.topic : mail.kind) === kind &&
      mail.to.name === table.players[seat]!.name,
  );
  return Promise.all(
    mine.map(async mail => (await write(await toMail(mail, wording))).text.replaceAll(/\s+/g, ' ')),
  );
};

const day = {
  pace: { kind: 'deadline', turn: 24 * 60 },
  reminders: [50],
  stops: { quietHours: false },
  atZero: { grace: 0, pass: false, vote: 'none', remindHours: 24 },
} as const;

describe('a mail about a turn with a clock', () => {
  test('says until when, in the reader’s zone, and what is left', async () => {
    const table = await timedGame(deps, day);
    await live(database, table.players[0]!, 'Europe/Berlin', { remindBefore: [] });
    await database.asOwner(`UPDATE person SET language = 'de' WHERE id = $1`, [table.players[0]!.personId]);
    await live(database, table.players[1]!, 'America/New_York', { remindBefore: [] });
    deps.pass(60);
    await runDue(deps, post);
    expect((await texts('turn', table, 0))[0]).toMatch(
      /Ihre Zeit: bis Sonntag, 6\. Januar 2030 um 13:00 MEZ; noch 23 Stunden 59 Minuten\. /,
    );
    expect((await texts('turn', table, 1))[0]).toMatch(
      /Your time: until Sunday,? 6 January 2030 (at )?07:00 (GMT-5|EST); 23 hours 59 minutes left\./,
    );
    await runHours(deps, post, 12);
    expect((await texts('reminder', table, 1))[0]).toMatch(/; 12 hours left\./);
  });

  test('says when it was over', async () => {
    const table = await timedGame(deps, { ...day, reminders: [] });
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 25);
    expect((await texts('reminder', table, 1))[0]).toMatch(/Your time has been up since Sunday/);
  });

  test('of a pass for somebody comes to nobody else, and says what was done', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...day.atZero, pass: true } });
    await bid(deps, table, 1);
    await runHours(deps, post, 24.1);
    expect((await texts('time-over', table, 0))[0]).toContain('you passed automatically');
    expect(await texts('time-over', table, 1)).toEqual([]);
    await runHours(deps, post, 0.1);
    expect((await texts('turn', table, 1)).at(-1)).toContain(`${table.players[0]!.name} ran out of time`);
  });

  test('says nothing of time where there is none, and reminds as the service is set', async () => {
    deps = testDeps(database.db, { reminderHours: 72 });
    const table = await timedGame(deps, null);
    const timed = await timedGame(deps, {
      ...day,
      pace: { kind: 'deadline', turn: 60 * 24 * 30 },
      reminders: [],
    });
    for (const player of timed.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 73);
    expect((await texts('turn', table, 0))[0]).not.toMatch(/Your time/);
    expect(await texts('reminder', table, 0)).toHaveLength(1);
    expect(await texts('reminder', timed, 0)).toHaveLength(0);
  });
});

test('all deadlines of a person are listed, the soonest first, and none of a turn that is over', async () => {
  const slow = await timedGame(deps, { ...day, pace: { kind: 'deadline', turn: 24 * 60 * 5 } });
  const [anna] = slow.players;
  expect(await deadlinesOf(deps, anna!.personId)).toEqual([
    {
      gameId: slow.game.id,
      title: 'toy',
      name: 'Carriages',
      seat: 0,
      at: new Date('2030-01-10T12:00:00Z'),
      paused: false,
    },
  ]);
  await bid(deps, slow, 0);
  expect(await deadlinesOf(deps, anna!.personId)).toEqual([]);
});
