import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../src/db/client.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { switchMails } from '../../src/service/prefs/switches.js';
import type { PersonActor } from '../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, letPass, movedPost, timedGame, type MovedPost } from '../support/mail-time.js';
import { mailPair } from '../support/mail-pair.js';
import { testDeps, type TestDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: PersonActor;
let ben: PersonActor;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  ({ deps, server, anna, ben } = await mailPair(database));
});
afterAll(() => database.drop());

const hours = (n: number): Date => new Date(deps.clock().getTime() + n * 3_600_000);
const to = (who: PersonActor, kind: string): readonly { readonly at: Date; readonly mail: Outgoing }[] =>
  server.sent.filter(one => one.to === who.name && one.mail.kind === kind);

/** Whatever is being sent meets a move: it is made while the mail server has the mail. */
const during = (kind: string, act: () => Promise<unknown>): void => {
  const { send } = server.post;
  let done = false;
  Object.assign(server.post, {
    send: async (mail: Outgoing) => {
      if (!done && mail.kind === kind && mail.to.name === anna.name) {
        done = true;
        await act();
        throw new Error('451 later');
      }
      return send(mail);
    },
  });
};

describe('a turn mail that the server does not take', () => {
  test('is not tried again when its turn has passed meanwhile, though its reader is asked anew', async () => {
    const game = await timedGame(deps, [anna.name, ben.name], null);
    during('turn', async () => {
      await play(deps, game.id, game.players, 0, 'bid');
      await play(deps, game.id, game.players, 1, 'bid');
    });
    await letPass(deps, server, hours(4));
    // Ben has brought the next lot up; of that Anna is told once.
    expect(to(anna, 'turn')).toHaveLength(1);
  });
});

describe('a game without a pace', () => {
  test('reminds also whoever has begun a turn and left', async () => {
    deps = testDeps(database.db, { settleSeconds: 120, reminderHours: 48 });
    server = movedPost(deps);
    const game = await timedGame(deps, [anna.name, ben.name], null);
    await letPass(deps, server, hours(1));
    await play(deps, game.id, game.players, 1, 'bid');
    await play(deps, game.id, game.players, 0, 'bid');
    await letPass(deps, server, hours(1));
    expect(to(anna, 'turn')).toHaveLength(1);
    expect(to(ben, 'turn')).toHaveLength(2);
    await letPass(deps, server, hours(60));
    expect(to(ben, 'reminder')).toHaveLength(1);
    expect(to(anna, 'reminder')).toHaveLength(1);
  });
});

describe('mails that were switched off', () => {
  test('let nobody lose a turn of which they were not told', async () => {
    await changePrefs(deps, anna, { remindBefore: [] });
    await changePrefs(deps, ben, { remindBefore: [] });
    await switchMails(deps, direct(deps.db), 'mail', false);
    const game = await timedGame(deps, [anna.name, ben.name], {
      ...deadline(24 * 60),
      atZero: { pass: true },
    });
    await letPass(deps, server, hours(30));
    const passes = async (): Promise<number> =>
      (await database.asOwner('SELECT FROM log WHERE game_id = $1', [game.id])).rows.length;
    expect(await passes()).toBe(0);
    // They have all the time that was left when mails stopped.
    await switchMails(deps, direct(deps.db), 'mail', true);
    await letPass(deps, server, hours(23.9));
    expect(to(anna, 'turn')).toHaveLength(1);
    expect(await passes()).toBe(0);
    await letPass(deps, server, hours(0.2));
    expect(await passes()).toBe(2);
  });

  test('come once for each turn when they are on again', async () => {
    await changePrefs(deps, anna, { remindBefore: [1, 2, 4, 8] });
    await switchMails(deps, direct(deps.db), 'mail', false);
    await timedGame(deps, [anna.name, ben.name], deadline(24 * 60));
    await letPass(deps, server, hours(23.5));
    await switchMails(deps, direct(deps.db), 'mail', true);
    await letPass(deps, server, hours(0.3));
    expect(to(anna, 'turn').length + to(anna, 'reminder').length).toBe(1);
  });
});

test('a reminder that waits for the end of the night with its turn does not come beside it', async () => {
  await changePrefs(deps, anna, {
    zone: 'UTC',
    quiet: { daily: { from: '22:00', to: '07:00' } },
    remindBefore: [12],
  });
  await letPass(deps, server, '2030-01-05T23:00Z');
  await timedGame(deps, [anna.name, ben.name], deadline(14 * 60));
  await letPass(deps, server, '2030-01-06T12:00Z');
  expect(to(anna, 'turn')).toHaveLength(1);
  expect(to(anna, 'reminder')).toEqual([]);
});
