import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMail } from '../../src/jobs/deliver.js';
import { direct } from '../../src/db/client.js';
import { beginDelivery, type Outgoing, type OutgoingTurns } from '../../src/service/delivery/deliveries.js';
import { setMailChoice, unsubscribeToken } from '../../src/service/account/people.js';
import { unsubscribeAllToken } from '../../src/service/prefs/unsubscribe-all.js';
import { changePrefs, type PrefsChange } from '../../src/service/prefs/change.js';
import { chooseForGame } from '../../src/service/prefs/games.js';
import { sendMailAgain } from '../../src/service/prefs/mails.js';
import { switchMails } from '../../src/service/prefs/switches.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { nextJobAt } from '../support/due-jobs.js';
import {
  deadline,
  goTo,
  letPass,
  movedPost,
  timedGame,
  type MovedPost,
  type TimedTable,
} from '../support/mail-time.js';
import { mailPair } from '../support/mail-pair.js';
import { person, testDeps, type TestDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: string;
let ben: string;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  const pair = await mailPair(database);
  ({ deps, server } = pair);
  [anna, ben] = [pair.anna.name, pair.ben.name];
});
afterAll(() => database.drop());

const prefers = async (change: PrefsChange): Promise<void> => {
  await changePrefs(deps, await person(deps, anna), change);
};
const seconds = (n: number): Date => new Date(deps.clock().getTime() + n * 1000);
const hours = (n: number): Date => seconds(3600 * n);

/** Anna is asked in so many games, one after the other. */
const games = async (many: number, apart = 1, time = null as Parameters<typeof timedGame>[2]) => {
  const made: TimedTable[] = [];
  for (let n = 0; n < many; n++) {
    made.push(await timedGame(deps, [anna, ben], time));
    await letPass(deps, server, seconds(apart));
  }
  return made;
};

const about = ['turn', 'offer', 'turns'];
const toAnna = (): readonly { readonly at: Date; readonly mail: Outgoing }[] =>
  server.sent.filter(({ to, mail }) => to === anna && about.includes(mail.kind));
const kinds = (): readonly string[] => toAnna().map(({ mail }) => mail.kind);
/** The one mail about several games. */
const turnsMail = (): OutgoingTurns => {
  const found = toAnna().flatMap(({ mail }) => (mail.kind === 'turns' ? [mail] : []));
  expect(found).toHaveLength(1);
  return found[0]!;
};
const gamesIn = (mail: OutgoingTurns): readonly string[] => mail.held.map(({ game }) => game.id).toSorted();
const ids = (made: readonly TimedTable[]): readonly string[] => made.map(({ id }) => id).toSorted();

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly game_id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly message_id: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly tries: readonly { readonly sent: boolean; readonly answer: string }[];
}
const rows = async (...of: readonly string[]): Promise<readonly Row[]> =>
  (
    await database.asOwner(
      'SELECT * FROM delivery WHERE person_id = $1 AND kind = ANY ($2) ORDER BY created_at, id',
      [anna.toLowerCase(), of],
    )
  ).rows as never;

/** Each turn was told by just one mail: by itself, or among others. */
const toldOnce = async (): Promise<void> => {
  const told = toAnna().flatMap(({ mail }) =>
    mail.kind === 'turns' ? mail.held.map(({ messageId }) => messageId) : [mail.messageId],
  );
  const sent = (await rows('turn', 'offer')).filter(({ status }) => status === 'sent');
  expect(told.toSorted()).toEqual(sent.map(row => row.message_id).toSorted());
  expect(new Set(told).size).toBe(told.length);
};

describe('turns of several games', () => {
  test('twenty turn changes within two minutes are one mail that lists all twenty', async () => {
    const made = await games(20, 6);
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(['turns']);
    const mail = turnsMail();
    expect(gamesIn(mail)).toEqual(ids(made));
    expect(mail.unsubscribeAll).toBe(unsubscribeAllToken(deps, anna.toLowerCase()));
    const told = await rows('turn');
    expect(told).toHaveLength(20);
    const { at } = toAnna()[0]!;
    for (const row of told) {
      expect(row).toMatchObject({ status: 'sent', reason: 'together', sent_at: at });
      expect(row.tries).toMatchObject([{ sent: true, answer: '250 taken' }]);
      // None goes before its own hold has ended, none waits for more than twice as long and a moment.
      const waited = at.getTime() - row.created_at.getTime();
      expect([waited >= 120_000, waited <= 245_000]).toEqual([true, true]);
    }
    await toldOnce();
    expect(await nextJobAt(database.db)).toBeNull();
  });

  test('two are a full mail each, at their own times; three are one mail', async () => {
    await games(2);
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(['turn', 'turn']);
    expect(
      toAnna()
        .map(({ at }) => at.getTime())
        .toSorted(),
    ).toEqual((await rows('turn')).map(row => row.created_at.getTime() + 120_000));
    const made = await games(3);
    await letPass(deps, server, hours(1));
    expect(gamesIn(turnsMail())).toEqual(ids(made));
    await toldOnce();
  });

  test('that do not end their hold within the hold of the first are not waited for', async () => {
    await games(2);
    await letPass(deps, server, seconds(100));
    await games(1);
    await letPass(deps, server, seconds(1));
    expect(kinds()).toEqual([]);
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(['turns']);
    server.sent.length = 0;
    for (let n = 0; n < 4; n++) {
      await games(1);
      await letPass(deps, server, seconds(130));
    }
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(['turn', 'turn', 'turn', 'turn']);
  });

  test('come by themselves for whoever wants that', async () => {
    await prefers({ together: false });
    await games(5);
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(Array.from({ length: 5 }, () => 'turn'));
  });

  test('that are ready at night are one mail in the morning', async () => {
    await prefers({ zone: 'Europe/Berlin', quiet: { daily: { from: '22:00', to: '07:00' } }, hold: 0 });
    goTo(deps, '2030-05-01T20:30Z');
    const made = await games(4, 1800);
    await letPass(deps, server, '2030-05-02T12:00Z');
    expect(gamesIn(turnsMail())).toEqual(ids(made));
    expect(toAnna().map(({ at }) => at.toISOString())).toEqual(['2030-05-02T05:00:05.000Z']);
  });

  test('do not wait for each other into the night', async () => {
    await prefers({ zone: 'Europe/Berlin', quiet: { daily: { from: '22:00', to: '07:00' } } });
    goTo(deps, '2030-05-01T19:57:00Z');
    await games(4, 20);
    await letPass(deps, server, '2030-05-01T19:59:59Z');
    // The first three were ready before ten; waiting for the fourth would have been waiting for the morning.
    expect(kinds()).toEqual(['turn', 'turn', 'turn']);
    await letPass(deps, server, '2030-05-02T06:00Z');
    expect(kinds()).toHaveLength(4);
  });

  test('leave a turn to itself whose deadline is sooner, or that is urgent', async () => {
    await prefers({ hold: 3570, remindBefore: [] });
    const soon = await games(1, 1, deadline(60));
    const late = await games(4, 15, deadline(600));
    await letPass(deps, server, hours(2));
    expect(kinds()).toEqual(['turn', 'turns']);
    expect(toAnna()[0]!.mail).toMatchObject({ game: { id: soon[0]!.id } });
    expect(gamesIn(turnsMail())).toEqual(ids(late));
    const text = turnsMail().held.map(held => held.deadline?.left);
    expect(text.every(left => left !== undefined && left > 0)).toBe(true);
  });

  test('are each reminded by itself, and hang on mails that were sent', async () => {
    deps = testDeps(database.db, { settleSeconds: 120, reminderHours: 24 });
    server = movedPost(deps);
    const made = await games(3);
    await letPass(deps, server, hours(30));
    expect(kinds()).toEqual(['turns']);
    const reminders = server.sent.flatMap(({ to, mail }) =>
      to === anna && mail.kind === 'reminder' ? [mail] : [],
    );
    expect(reminders.map(({ game }) => game.id).toSorted()).toEqual(ids(made));
    // What was told among others was no mail that a thread could hang on.
    for (const { previous } of reminders) expect(previous).toMatch(/\.game-started$/);
  });

  test('told together count as told: taken back and asked anew, the mail says so', async () => {
    const made = await games(3);
    await letPass(deps, server, hours(1));
    const { id, players } = made[0]!;
    await play(deps, id, players, 0, 'bid');
    await play(deps, id, players, 0, 'undo');
    await letPass(deps, server, hours(1));
    expect(toAnna().at(-1)!.mail).toMatchObject({ kind: 'turn', game: { id }, again: true });
  });
});

describe('until it goes', () => {
  /** All have joined; it goes within seconds. */
  const almost = async (made: readonly TimedTable[]): Promise<void> => {
    await letPass(deps, server, seconds(121));
    const held = await rows('turn');
    expect(held.map(({ status, reason }) => [status, reason])).toEqual(made.map(() => ['held', 'together']));
    expect(kinds()).toEqual([]);
  };

  test('a turn that passes is left out', async () => {
    const made = await games(4);
    await almost(made);
    await play(deps, made[1]!.id, made[1]!.players, 0, 'bid');
    await letPass(deps, server, hours(1));
    expect(gamesIn(turnsMail())).toEqual(ids(made.filter((_, n) => n !== 1)));
    expect((await rows('turn')).filter(({ status }) => status === 'superseded')).toHaveLength(1);
    await toldOnce();
  });

  test('too few that are left go by themselves, with all that a single mail has', async () => {
    const made = await games(3);
    await almost(made);
    await play(deps, made[0]!.id, made[0]!.players, 0, 'bid');
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual(['turn', 'turn']);
    expect((await rows('turn')).map(({ status, reason }) => [status, reason])).toEqual([
      ['superseded', 'together'],
      ['sent', 'alone'],
      ['sent', 'alone'],
    ]);
    expect(await rows('turns')).toMatchObject([{ status: 'superseded', reason: 'passed' }]);
    await toldOnce();
  });

  test('what is not wanted by then, or waits for the digest, is left out, with its own reason', async () => {
    const made = await games(5);
    await almost(made);
    const actor = made[0]!.players[0]!;
    await setMailChoice(deps, unsubscribeToken(deps, actor.personId, made[0]!.id), false);
    await chooseForGame(deps, actor, made[1]!.id, { turn: 'digest' });
    await letPass(deps, server, seconds(30));
    expect(gamesIn(turnsMail())).toEqual(ids(made.slice(2)));
    expect((await rows('turn')).slice(0, 2)).toMatchObject([
      { status: 'superseded', reason: 'game-off' },
      { status: 'held', reason: 'digest' },
    ]);
  });

  test('a switch of turn mails stops it', async () => {
    const made = await games(3);
    await almost(made);
    await switchMails(deps, direct(deps.db), 'mail:turn', false);
    await letPass(deps, server, hours(1));
    expect(kinds()).toEqual([]);
    await switchMails(deps, direct(deps.db), 'mail:turn', true);
    await letPass(deps, server, hours(1));
    expect(gamesIn(turnsMail())).toEqual(ids(made));
    await toldOnce();
  });
});

test('turns that several workers look at in the same moment are one mail', async () => {
  const made = await games(3, 0);
  goTo(deps, seconds(120));
  const due = await rows('turn');
  await Promise.all(due.map(({ id }) => deliverMail(deps, server.post, id, { number: 1, most: 25 })));
  await letPass(deps, server, hours(1));
  expect(gamesIn(turnsMail())).toEqual(ids(made));
  expect(await rows('turns')).toHaveLength(1);
  await toldOnce();
});

describe('a service that is killed', () => {
  const turnsRow = async (): Promise<Row> => (await rows('turns')).at(-1)!;

  test('after it may have gone out sends the same mail once more, however few still wait', async () => {
    const made = await games(4);
    await letPass(deps, server, seconds(121));
    const { id } = await turnsRow();
    // Handed to the mail server, and nothing written down.
    const lost = (await beginDelivery(deps, id)) as OutgoingTurns;
    for (const { id: game, players } of made.slice(1)) await play(deps, game, players, 0, 'bid');
    await letPass(deps, server, hours(1));
    const mail = turnsMail();
    expect(mail.messageId).toBe(lost.messageId);
    expect(gamesIn(mail)).toEqual([made[0]!.id]);
    expect(kinds()).toEqual(['turns']);
    await toldOnce();
  });

  test('when a turn has joined, or before it is settled what goes, loses and doubles nothing', async () => {
    const made = await games(3);
    await letPass(deps, server, seconds(117));
    const { id } = await turnsRow();
    for (const row of await rows('turn'))
      if (row.status === 'held') await deliverMail(deps, server.post, row.id, { number: 2, most: 25 });
    expect(kinds()).toEqual([]);
    await letPass(deps, server, seconds(4));
    await database.asOwner(`UPDATE delivery SET status = 'sending' WHERE id = $1`, [id]);
    await letPass(deps, server, hours(1));
    expect(gamesIn(turnsMail())).toEqual(ids(made));
    await toldOnce();
  });
});

describe('a mail server that does not take it', () => {
  test('gets it again with what then holds; each turn has the tries', async () => {
    const made = await games(3);
    server.takes = mail => mail.kind !== 'turns';
    await letPass(deps, server, seconds(130));
    await play(deps, made[0]!.id, made[0]!.players, 0, 'bid');
    server.takes = () => true;
    await letPass(deps, server, hours(1));
    expect(gamesIn(turnsMail())).toEqual(ids(made.slice(1)));
    for (const row of (await rows('turn')).slice(1))
      expect(row.tries.map(({ sent, answer }) => [sent, answer])).toEqual([
        [false, '451 later'],
        [true, '250 taken'],
      ]);
    await toldOnce();
  });

  test('at night gets it at once where a deadline would pass', async () => {
    await prefers({ zone: 'UTC', quiet: { daily: { from: '22:00', to: '07:00' } }, remindBefore: [] });
    goTo(deps, '2030-05-01T21:57:40Z');
    server.takes = mail => mail.kind !== 'turns';
    await games(3, 2, deadline(300));
    await letPass(deps, server, '2030-05-01T21:59:58Z');
    expect((await rows('turns'))[0]!.tries).toHaveLength(1);
    server.takes = () => true;
    await letPass(deps, server, '2030-05-01T22:10Z');
    expect(turnsMail().urgent).toBe(true);
  });

  test('never fails all its turns, which can be sent again', async () => {
    await games(3);
    server.takes = mail => mail.kind !== 'turns';
    await letPass(deps, server, hours(30));
    expect((await rows('turn')).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    server.takes = () => true;
    await sendMailAgain(deps, await person(deps, anna), (await rows('turns'))[0]!.id);
    await letPass(deps, server, hours(1));
    expect(turnsMail().held).toHaveLength(3);
    await toldOnce();
  });
});
