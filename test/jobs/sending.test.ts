import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../src/db/client.js';
import type { OutgoingAtSeat, OutgoingDigest } from '../../src/service/delivery/deliveries.js';
import { setMailChoice, unsubscribeToken } from '../../src/service/account/people.js';
import { play } from '../support/toy-moves.js';
import { unsubscribeAllToken, setAllMails } from '../../src/service/prefs/unsubscribe-all.js';
import { changePrefs, type PrefsChange } from '../../src/service/prefs/change.js';
import { chooseForGame } from '../../src/service/prefs/games.js';
import { sendMailAgain, sendTestMail } from '../../src/service/prefs/mails.js';
import { listSwitchedOff, switchMails } from '../../src/service/prefs/switches.js';
import { requestSignIn } from '../../src/service/account/signin.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, goTo, letPass, movedPost, timedGame, type MovedPost } from '../support/mail-time.js';
import { nextJobAt } from '../support/due-jobs.js';
import { person, testDeps, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: string;
let ben: string;
let count = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  deps = testDeps(database.db);
  server = movedPost(deps);
  count++;
  [anna, ben] = [`Anna${String(count)}`, `Ben${String(count)}`];
});
afterAll(() => database.drop());

const prefers = async (name: string, change: PrefsChange): Promise<void> => {
  await changePrefs(deps, await person(deps, name), change);
};
const nights = { daily: { from: '22:00', to: '07:00' } };
const kindsTo = (name: string): readonly string[] =>
  server.sent.filter(({ to }) => to === name).map(({ mail }) => mail.kind);
const timesTo = (name: string): readonly string[] => [
  ...new Set(server.sent.filter(({ to }) => to === name).map(({ at }) => at.toISOString())),
];
const hours = (n: number): Date => new Date(deps.clock().getTime() + n * 3_600_000);
const rows = async (
  name: string,
): Promise<readonly { kind: string; status: string; reason: string | null }[]> =>
  (
    await database.asOwner(
      'SELECT kind, status, reason FROM delivery WHERE person_id = $1 ORDER BY created_at, kind',
      [name.toLowerCase()],
    )
  ).rows as never;

describe('quiet hours, on the days when the clock is changed', () => {
  test.each([
    // zone, from, to, ready, goes
    ['Europe/Berlin', '22:00', '07:00', '2030-03-30T22:00Z', '2030-03-31T05:00:00.000Z'],
    ['Europe/Berlin', '22:00', '07:00', '2030-10-26T21:00Z', '2030-10-27T06:00:00.000Z'],
    // The end is left out; the end is shown twice.
    ['Europe/Berlin', '01:00', '02:30', '2030-03-31T00:30Z', '2030-03-31T01:00:00.000Z'],
    ['Europe/Berlin', '01:00', '02:30', '2030-10-27T00:15Z', '2030-10-27T01:30:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2030-03-10T04:00Z', '2030-03-10T11:00:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2030-11-03T03:00Z', '2030-11-03T12:00:00.000Z'],
    // The beginning is left out; the beginning is shown twice.
    ['America/New_York', '02:30', '08:00', '2030-03-10T07:10Z', '2030-03-10T12:00:00.000Z'],
    ['America/New_York', '01:30', '06:00', '2030-11-03T06:10Z', '2030-11-03T11:00:00.000Z'],
  ])('%s, %s to %s: what is ready at %s goes at %s', async (zone, from, to, ready, goes) => {
    await prefers(anna, { zone, quiet: { daily: { from, to } } });
    goTo(deps, ready);
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, hours(14));
    expect(timesTo(anna)).toEqual([goes]);
    expect(kindsTo(anna)).toEqual(expect.arrayContaining(['game-started', 'turn']));
    expect(timesTo(ben)[0]).toBe(new Date(ready).toISOString());
  });

  test('a retry waits for their end as well', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights });
    goTo(deps, '2030-05-01T19:58Z');
    server.takes = () => false;
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, '2030-05-01T20:00:30Z');
    server.takes = () => true;
    await letPass(deps, server, '2030-05-02T12:00Z');
    expect(timesTo(anna)).toEqual(['2030-05-02T05:00:00.000Z']);
    expect(kindsTo(anna).toSorted()).toEqual(['game-started', 'turn']);
    expect(timesTo(ben)[0]! < '2030-05-01T20:10').toBe(true);
  });

  test('a turn whose deadline is in them, or at their end, comes at once and urgent; the rest waits', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights, remindBefore: [] });
    goTo(deps, '2030-05-01T21:00Z');
    // Turn mails wait a minute: 23:01 to 07:00.
    await timedGame(deps, [anna, ben], deadline(8 * 60));
    await letPass(deps, server, '2030-05-01T21:05Z');
    const [urgent] = server.sent.filter(({ to }) => to === anna);
    expect(urgent!.mail).toMatchObject({ kind: 'turn', urgent: true });
    expect(kindsTo(anna)).toEqual(['turn']);
    expect(server.sent.find(({ to, mail }) => to === ben && mail.kind === 'turn')!.mail).toMatchObject({
      urgent: false,
    });
    await letPass(deps, server, '2030-05-02T05:00Z');
    expect(timesTo(anna).at(-1)).toBe('2030-05-02T05:00:00.000Z');
  });

  test('a turn whose deadline is after them waits, and is not urgent', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights, remindBefore: [] });
    goTo(deps, '2030-05-01T21:00Z');
    await timedGame(deps, [anna, ben], deadline(8 * 60 + 1));
    await letPass(deps, server, '2030-05-02T05:00Z');
    const turn = server.sent.find(({ to, mail }) => to === anna && mail.kind === 'turn')!;
    expect(turn.at.toISOString()).toBe('2030-05-02T05:00:00.000Z');
    expect(turn.mail).toMatchObject({ urgent: false });
  });

  test('whoever asks for a link to sign in, or for a test mail, gets it at night', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights });
    goTo(deps, '2030-05-01T23:00Z');
    const email = `${anna.toLowerCase()}@example.org`;
    await requestSignIn(deps, { email });
    await sendTestMail(deps, await person(deps, anna));
    await letPass(deps, server, '2030-05-01T23:00Z');
    expect(server.sent.map(({ mail }) => mail.kind).toSorted()).toEqual(['message', 'sign-in']);
  });

  test('whoever asked in the evening gets the answer before the night, or after it', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights });
    goTo(deps, '2030-05-01T19:59Z');
    server.takes = () => false;
    await sendTestMail(deps, await person(deps, anna));
    await letPass(deps, server, '2030-05-01T20:00:01Z');
    server.takes = () => true;
    await letPass(deps, server, '2030-05-02T12:00Z');
    expect(timesTo(anna)).toEqual(['2030-05-02T05:00:00.000Z']);
  });

  test('but not any more when the mail server takes it hours later', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', quiet: nights });
    goTo(deps, '2030-05-01T19:50Z');
    server.takes = () => false;
    await sendTestMail(deps, await person(deps, anna));
    await letPass(deps, server, '2030-05-01T20:30Z');
    server.takes = () => true;
    await letPass(deps, server, '2030-05-02T06:00Z');
    expect(timesTo(anna)).toEqual(['2030-05-02T05:00:00.000Z']);
  });
});

const allDigest = {
  turn: 'digest',
  reminder: 'digest',
  game: 'digest',
  votes: 'digest',
  orders: 'digest',
  chat: 'digest',
  announcements: 'digest',
} as const;

describe('the digest', () => {
  const digests = (name: string): readonly { readonly at: string; readonly mail: OutgoingDigest }[] =>
    server.sent.flatMap(({ to, at, mail }) =>
      to === name && mail.kind === 'digest' ? [{ at: at.toISOString(), mail }] : [],
    );

  test('tells all games in one mail at its hour, and nothing is told twice', async () => {
    await prefers(anna, { zone: 'Europe/Berlin', digestHour: 8, choices: allDigest });
    goTo(deps, '2030-05-01T10:00Z');
    for (let n = 0; n < 3; n++) await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, '2030-05-04T12:00Z');
    expect(kindsTo(anna)).toEqual(['digest']);
    const [digest] = digests(anna);
    expect(digest!.at).toBe('2030-05-02T06:00:00.000Z');
    expect(digest!.mail.held.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'game-started'),
      ...Array.from({ length: 3 }, () => 'turn'),
    ]);
    const told = (await rows(anna)).filter(({ kind }) => kind !== 'digest');
    expect(told.every(({ status, reason }) => status === 'sent' && reason === 'in-digest')).toBe(true);
  });

  test.each([
    ['Europe/Berlin', 2, '2030-03-30T12:00Z', '2030-03-31T01:00:00.000Z', '2030-04-01T00:00:00.000Z'],
    ['Europe/Berlin', 2, '2030-10-26T12:00Z', '2030-10-27T00:00:00.000Z', '2030-10-28T01:00:00.000Z'],
    ['America/New_York', 2, '2030-03-09T12:00Z', '2030-03-10T07:00:00.000Z', '2030-03-11T06:00:00.000Z'],
    ['America/New_York', 1, '2030-11-02T12:00Z', '2030-11-03T05:00:00.000Z', '2030-11-04T06:00:00.000Z'],
  ])('%s, %d h: once a day when the clock is changed', async (zone, digestHour, start, first, second) => {
    await prefers(anna, { zone, digestHour, choices: allDigest });
    goTo(deps, start);
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, first);
    // Held a moment later, it waits for the next day, even where the hour is shown twice.
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, hours(40));
    expect(digests(anna).map(({ at }) => at)).toEqual([first, second]);
  });

  test('what passed before is not in it; with nothing left there is none', async () => {
    await prefers(anna, { digestHour: 8, choices: { turn: 'digest' } });
    goTo(deps, '2030-05-01T10:00Z');
    const { id, players } = await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, '2030-05-01T11:00Z');
    expect(await rows(anna)).toContainEqual({ kind: 'turn', status: 'held', reason: 'digest' });
    await play(deps, id, players, 0, 'bid');
    await letPass(deps, server, '2030-05-03T12:00Z');
    expect(await rows(anna)).toContainEqual({ kind: 'turn', status: 'superseded', reason: 'digest' });
    expect(kindsTo(anna)).toEqual(['game-started']);
  });

  test('that fails is tried again with what is then so, and its parts are as it is', async () => {
    await prefers(anna, { zone: 'UTC', digestHour: 8, choices: { turn: 'digest' } });
    goTo(deps, '2030-05-01T10:00Z');
    const games = [await timedGame(deps, [anna, ben], null), await timedGame(deps, [anna, ben], null)];
    await letPass(deps, server, '2030-05-02T07:00Z');
    server.takes = mail => mail.kind !== 'digest';
    await letPass(deps, server, '2030-05-02T08:00:10Z');
    await play(deps, games[0]!.id, games[0]!.players, 0, 'bid');
    server.takes = () => true;
    await letPass(deps, server, '2030-05-02T09:00Z');
    const [digest] = digests(anna);
    expect(digest!.mail.held.map(({ game }) => game?.id)).toEqual([games[1]!.id]);
  });

  test('given up and sent again, it tells what still holds', async () => {
    await prefers(anna, { zone: 'UTC', digestHour: 8, choices: { turn: 'digest' } });
    goTo(deps, '2030-05-01T10:00Z');
    await timedGame(deps, [anna, ben], null);
    server.takes = mail => mail.kind !== 'digest';
    await letPass(deps, server, '2030-05-04T10:00Z');
    expect(await rows(anna)).toContainEqual({ kind: 'turn', status: 'failed', reason: 'in-digest' });
    server.takes = () => true;
    const { rows: found } = await database.asOwner(
      `SELECT id FROM delivery WHERE person_id = $1 AND kind = 'digest'`,
      [anna.toLowerCase()],
    );
    await sendMailAgain(deps, await person(deps, anna), (found as { id: string }[])[0]!.id);
    await letPass(deps, server, '2030-05-04T10:00Z');
    expect(digests(anna)[0]!.mail.held).toHaveLength(1);
  });

  test('moves with its hour', async () => {
    await prefers(anna, { zone: 'UTC', digestHour: 8, choices: { turn: 'digest' } });
    goTo(deps, '2030-05-01T10:00Z');
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, '2030-05-01T12:00Z');
    await prefers(anna, { digestHour: 18 });
    await letPass(deps, server, '2030-05-03T12:00Z');
    expect(digests(anna).map(({ at }) => at)).toEqual(['2030-05-01T18:00:00.000Z']);
  });

  test('does not wait for a digest that would come after the deadline', async () => {
    await prefers(anna, { zone: 'UTC', digestHour: 8, choices: { turn: 'digest' }, remindBefore: [] });
    goTo(deps, '2030-05-01T10:00Z');
    await timedGame(deps, [anna, ben], deadline(20 * 60));
    await timedGame(deps, [anna, ben], deadline(30 * 60));
    await letPass(deps, server, '2030-05-01T11:00Z');
    expect(kindsTo(anna).filter(kind => kind === 'turn')).toHaveLength(1);
  });
});

describe('what is not wanted', () => {
  test('is not sent, by group, and the log of mails says why', async () => {
    await prefers(anna, { choices: { turn: 'none' } });
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, hours(1));
    expect(kindsTo(anna)).toEqual(['game-started']);
    expect(await rows(anna)).toContainEqual({ kind: 'turn', status: 'superseded', reason: 'not-wanted' });
  });

  test('may be otherwise for one game', async () => {
    const one = await timedGame(deps, [anna, ben], null);
    const other = await timedGame(deps, [anna, ben], null);
    await chooseForGame(deps, one.players[0]!, one.id, { turn: 'none' });
    await letPass(deps, server, hours(1));
    const turns = server.sent.filter(({ to, mail }) => to === anna && mail.kind === 'turn');
    expect(turns.map(({ mail }) => (mail as OutgoingAtSeat).game.id)).toEqual([other.id]);
  });

  test('reminders come all the same where there is a deadline, unless all mails of the game are off', async () => {
    await prefers(anna, { choices: { reminder: 'none' }, remindBefore: [1] });
    const timed = await timedGame(deps, [anna, ben], deadline(120));
    const quiet = await timedGame(deps, [anna, ben], deadline(120));
    await setMailChoice(deps, unsubscribeToken(deps, anna.toLowerCase(), quiet.id), false);
    await letPass(deps, server, hours(1.5));
    const reminded = server.sent.filter(({ to, mail }) => to === anna && mail.kind === 'reminder');
    expect(reminded.map(({ mail }) => (mail as OutgoingAtSeat).game.id)).toEqual([timed.id]);
    expect(await rows(anna)).toContainEqual({ kind: 'reminder', status: 'superseded', reason: 'game-off' });
  });

  test('is nothing at all for those who turned all mails off, but for what they ask for', async () => {
    await setAllMails(deps, unsubscribeAllToken(deps, (await person(deps, anna)).personId), false);
    await timedGame(deps, [anna, ben], null);
    await requestSignIn(deps, { email: `${anna.toLowerCase()}@example.org` });
    await letPass(deps, server, hours(1));
    expect(kindsTo(anna)).toEqual(['sign-in']);
    expect(new Set((await rows(anna)).map(({ reason }) => reason))).toEqual(new Set(['all-off', null]));
  });

  test('is told by every mail how to end it, but by those that were asked for', async () => {
    await timedGame(deps, [anna, ben], null);
    await requestSignIn(deps, { email: `${anna.toLowerCase()}@example.org` });
    await letPass(deps, server, hours(1));
    for (const { mail } of server.sent) {
      const owner = server.sent.find(one => one.mail === mail)!.to.toLowerCase();
      expect(mail.unsubscribeAll).toBe(mail.kind === 'sign-in' ? null : unsubscribeAllToken(deps, owner));
    }
  });
});

describe('many moves in a short time', () => {
  test('twenty moves within the hold are one mail that tells all of them', async () => {
    await prefers(anna, { hold: 180 });
    const { id, players } = await timedGame(deps, [anna, ben], null);
    for (let n = 0; n < 20; n++) {
      await play(deps, id, players, 1, n % 2 === 0 ? 'bid' : 'withdraw');
      await letPass(deps, server, new Date(deps.clock().getTime() + 6_000));
    }
    await letPass(deps, server, hours(1));
    const turns = server.sent.filter(({ to, mail }) => to === anna && mail.kind === 'turn');
    expect(turns).toHaveLength(1);
    expect((turns[0]!.mail as OutgoingAtSeat).since).toHaveLength(20);
  });

  test('a turn that passes within the hold is not told; each undo begins the hold anew', async () => {
    await prefers(ben, { hold: 120 });
    const { id, players } = await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, hours(1));
    server.sent.length = 0;
    // Ben bids; whenever Ben takes that back, it is Ben's turn again.
    for (let n = 0; n < 5; n++) {
      await play(deps, id, players, 1, 'bid');
      await letPass(deps, server, new Date(deps.clock().getTime() + 10_000));
      await play(deps, id, players, 1, 'undo');
      await letPass(deps, server, new Date(deps.clock().getTime() + 100_000));
    }
    expect(server.sent).toEqual([]);
    const last = deps.clock().getTime() - 100_000;
    await letPass(deps, server, hours(1));
    expect(server.sent.map(({ to, at, mail }) => [to, mail.kind, at.getTime() - last])).toEqual([
      [ben, 'turn', 120_000],
    ]);
  });

  test('the hold is each one’s own', async () => {
    await prefers(anna, { hold: 0 });
    await prefers(ben, { hold: 3600 });
    goTo(deps, '2030-05-01T10:00Z');
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, '2030-05-01T12:00Z');
    const turn = (name: string) => server.sent.find(({ to, mail }) => to === name && mail.kind === 'turn')!;
    expect([turn(anna).at, turn(ben).at].map(at => at.toISOString())).toEqual([
      '2030-05-01T10:00:00.000Z',
      '2030-05-01T11:00:00.000Z',
    ]);
  });
});

describe('a switch', () => {
  test('stops all mail at once, and lets it go on; what passed meanwhile is not sent', async () => {
    const { id, players } = await timedGame(deps, [anna, ben], null);
    await switchMails(deps, direct(deps.db), 'mail', false);
    const since = deps.clock();
    await letPass(deps, server, hours(2));
    await switchMails(deps, direct(deps.db), 'mail', false);
    expect(await listSwitchedOff(deps)).toEqual([{ name: 'mail', since }]);
    expect(server.sent).toEqual([]);
    expect(await rows(anna)).toContainEqual({ kind: 'turn', status: 'queued', reason: 'switched-off' });
    await play(deps, id, players, 0, 'bid');
    await switchMails(deps, direct(deps.db), 'mail', true);
    await letPass(deps, server, hours(1));
    expect(kindsTo(anna)).toEqual(['game-started']);
    expect(kindsTo(ben).toSorted()).toEqual(['game-started', 'turn']);
  });

  test('stops one kind', async () => {
    await switchMails(deps, direct(deps.db), 'mail:turn', false);
    await timedGame(deps, [anna, ben], null);
    await letPass(deps, server, hours(1));
    expect(kindsTo(anna)).toEqual(['game-started']);
    await switchMails(deps, direct(deps.db), 'mail:turn', true);
    // What waited goes at once.
    await letPass(deps, server, deps.clock());
    expect(kindsTo(anna)).toEqual(['game-started', 'turn']);
    expect(await nextJobAt(database.db)).toBeNull();
  });
});
