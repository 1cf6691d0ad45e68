import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMail } from '../../../src/jobs/deliver.js';
import { mailTrouble, tryMailAgain, unreachedSeats } from '../../../src/service/inbound/bounces.js';
import { endDelivery } from '../../../src/service/delivery/deliveries.js';
import { bounceToken } from '../../../src/service/secrets.js';
import { takeMail } from '../../../src/service/inbound/intake.js';
import { listDeliveries } from '../../../src/service/account/people.js';
import { createGame, showGame } from '../../../src/service/tables/games.js';
import { callBack } from '../../../src/service/tables/invitations.js';
import { requestSignIn, spendSignIn } from '../../../src/service/account/signin.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, toyGame } from '../../support/service.js';
import { mailFile } from '../../mail/inbound/fixtures.js';
import type { PersonActor } from '../../../src/service/types.js';
import { office, type Office } from './support.js';

let database: TestDatabase;
let post: Office;
let anna: PersonActor;
let deliveryId: string;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  post = office(database.db);
  for (const table of ['inbound', 'mail_trouble', 'soft_bounce', 'delivery', 'graphile_worker._private_jobs'])
    await database.asOwner(`DELETE FROM ${table}`);
  await toyGame(post.deps);
  await post.work();
  anna = await person(post.deps, 'Anna');
  deliveryId = await newestOf('turn');
});
afterAll(() => database.drop());

const newestOf = async (kind: string): Promise<string> => {
  const { rows } = await database.asOwner(
    `SELECT id FROM delivery WHERE person_id = 'anna' AND kind = $1 ORDER BY created_at DESC, id LIMIT 1`,
    [kind],
  );
  return (rows[0] as { id: string }).id;
};

const returnAddress = (id: string): string => `b+${bounceToken(post.deps, id)}@bounces.example.net`;

const report = async (name: string, id = deliveryId): Promise<void> => {
  const recipients = [returnAddress(id)];
  expect(await takeMail(post.deps, { sender: '', recipients, raw: mailFile(name) })).toBe('taken');
  await post.work();
};

const sentTo = async (): Promise<number> => {
  const before = post.sent.filter(mail => mail.to.address === 'anna@example.org').length;
  await toyGame(post.deps);
  await post.work();
  return post.sent.filter(mail => mail.to.address === 'anna@example.org').length - before;
};

describe('a mail that comes back for good', () => {
  test('ends all mail to that address at once; its owner sees why, others only that it fails', async () => {
    await report('bounce-hard');
    expect(await mailTrouble(post.deps, anna)).toMatchObject({
      address: 'anna@example.org',
      reason: 'bounce',
      said: expect.stringContaining('550 5.1.1'),
    });
    const { game } = await toyGame(post.deps, ['Ben', 'Anna']);
    const ben = await person(post.deps, 'Ben');
    expect(await unreachedSeats(post.deps, ben, game.id)).toEqual([1]);
    await expect(unreachedSeats(post.deps, anna, game.id)).rejects.toMatchObject({ code: 'not-your-game' });
    const [bounced] = (await listDeliveries(post.deps, anna)).filter(({ id }) => id === deliveryId);
    expect(bounced).toMatchObject({ status: 'failed' });
    expect(bounced!.tries.at(-1)).toMatchObject({
      sent: false,
      answer: expect.stringContaining('550 5.1.1'),
    });
    expect(await sentTo()).toBe(0);
    const kept = (await listDeliveries(post.deps, anna)).filter(({ status }) => status === 'failed');
    expect(kept.map(({ tries }) => tries.at(-1)!.answer)).toContainEqual(
      expect.stringMatching(/^suppressed: 550/),
    );
  });

  test('until she tries again', async () => {
    await report('bounce-hard');
    await tryMailAgain(post.deps, anna);
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    expect(await sentTo()).toBeGreaterThan(0);
  });

  test('or has another address since, to which the mail cannot have gone', async () => {
    post.deps.pass(60);
    const at = post.deps.clock();
    await database.asOwner(
      `INSERT INTO address (id, email, email_canonical, person_id, verified_at, created_at)
       VALUES ('new', 'anna@new.example', 'anna@new.example', 'anna', $1, $1)`,
      [at],
    );
    const move = `UPDATE person SET email = $1, email_canonical = $1 WHERE id = 'anna'`;
    await database.asOwner(move, ['anna@new.example']);
    await report('bounce-hard');
    await report('complaint');
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    // What is sent to the new address may come back as well.
    await toyGame(post.deps);
    await post.work();
    await report('bounce-hard', await newestOf('turn'));
    expect(await mailTrouble(post.deps, anna)).toMatchObject({ address: 'anna@new.example' });
    await database.asOwner(move, ['anna@example.org']);
  });

  test('or signs in by a mail to that address, which is sent nevertheless', async () => {
    await report('bounce-hard');
    const { binding } = await requestSignIn(post.deps, { email: 'anna@example.org', language: 'en' });
    await post.work();
    const mail = post.sent.at(-1)!;
    expect(mail.kind).toBe('sign-in');
    await spendSignIn(post.deps, { secret: (mail as { secret: string }).secret, binding });
    expect(await mailTrouble(post.deps, anna)).toBeNull();
  });

  test('no reply address, no forged token, no other mail server can do that', async () => {
    const right = returnAddress(deliveryId);
    for (const wrong of [right.replace(/.@/, 'z@'), right.replace('b+', 'b+x'), 'c@bounces.example.net'])
      expect(
        await takeMail(post.deps, { sender: '', recipients: [wrong], raw: mailFile('bounce-hard') }),
      ).toBe('nobody');
  });
});

describe('a mail that comes back for now', () => {
  test('on three days within a week ends it, not on one', async () => {
    for (let n = 0; n < 3; n++) await report('bounce-soft');
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    post.deps.pass(2 * 86_400);
    await report('bounce-soft', await newestOf('game-started'));
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    post.deps.pass(2 * 86_400);
    await report('bounce-soft', await newestOf('game-started'));
    expect(await mailTrouble(post.deps, anna)).toMatchObject({ reason: 'bounce' });
  });

  test('days that are further apart do not count together', async () => {
    for (let n = 0; n < 4; n++) {
      await report('bounce-soft');
      post.deps.pass(5 * 86_400);
    }
    expect(await mailTrouble(post.deps, anna)).toBeNull();
  });

  test('a delay is only noted', async () => {
    await report('bounce-delayed');
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    const [noted] = (await listDeliveries(post.deps, anna)).filter(({ id }) => id === deliveryId);
    expect(noted).toMatchObject({ status: 'sent' });
    expect(noted!.tries.at(-1)!.answer).toContain('delayed');
  });
});

describe('a complaint', () => {
  test('ends all mail, and a sign-in does not bring it back; its owner can', async () => {
    await report('complaint');
    expect(await mailTrouble(post.deps, anna)).toMatchObject({ reason: 'complaint' });
    expect(await sentTo()).toBe(0);
    const { binding } = await requestSignIn(post.deps, { email: 'anna@example.org', language: 'en' });
    await post.work();
    await spendSignIn(post.deps, { secret: (post.sent.at(-1) as { secret: string }).secret, binding });
    expect(await mailTrouble(post.deps, anna)).not.toBeNull();
    await tryMailAgain(post.deps, anna);
    expect(await sentTo()).toBeGreaterThan(0);
  });
});

describe('at the one address that feedback loops know', () => {
  const told = async (raw: string): Promise<void> => {
    const mail = { sender: '', recipients: ['b@bounces.example.net'], raw: Buffer.from(raw) };
    expect(await takeMail(post.deps, mail)).toBe('taken');
    await post.work();
  };
  const complaint = (about: string): string =>
    mailFile('complaint')
      .toString()
      .replaceAll('<b+TOKEN@bounces.example.net>', '<fbl@example.net>')
      .replace('From: <turns@example.net>', `Return-Path: <${about}>`);

  test('a complaint counts for the mail whose return address it holds', async () => {
    await told(complaint(returnAddress(deliveryId).replace('@', '=\r\n@')));
    expect(await mailTrouble(post.deps, anna)).toMatchObject({ reason: 'complaint' });
  });

  test('also where the copy of that mail is packed', async () => {
    const letter = complaint(returnAddress(deliveryId)).replace(
      /(?<=Content-Disposition: inline)(?:\r?\n){2}(.*?)(?=\r?\n--part1--)/su,
      (_, copy: string) =>
        `\nContent-Transfer-Encoding: base64\n\n${Buffer.from(copy).toString('base64').replace(/.{76}/gu, '$&\n')}`,
    );
    expect(letter).not.toContain(returnAddress(deliveryId));
    await told(letter);
    expect(await mailTrouble(post.deps, anna)).toMatchObject({ reason: 'complaint' });
  });

  test('not for one that nobody has signed, nor what is no complaint; nothing of it is kept', async () => {
    await told(complaint(`b+${deliveryId}-0123456789abcdef@bounces.example.net`));
    await told(
      complaint(returnAddress(deliveryId)).replace('Feedback-Type: abuse', 'Feedback-Type: auth-failure'),
    );
    expect(await mailTrouble(post.deps, anna)).toBeNull();
  });
});

describe('a mail that wants no more, sent to the return address of another', () => {
  const unsubscribe = async (id: string): Promise<void> => {
    const raw = Buffer.from('From: anna@example.org\r\nSubject: unsubscribe\r\n\r\n');
    expect(
      await takeMail(post.deps, { sender: 'anna@example.org', recipients: [returnAddress(id)], raw }),
    ).toBe('taken');
    await post.work();
  };

  test('ends the mails of its game, as the link in it does', async () => {
    await unsubscribe(deliveryId);
    const { rows } = await database.asOwner(`SELECT person_id FROM mail_stop`);
    expect(rows).toEqual([{ person_id: 'anna' }]);
    expect(await mailTrouble(post.deps, anna)).toBeNull();
    expect(await sentTo()).toBeGreaterThan(0);
  });
});

test('a stranger’s letter to that address is nothing', async () => {
  await report('gmail-english');
  expect(await mailTrouble(post.deps, anna)).toBeNull();
  const { rows } = await database.asOwner('SELECT status, raw FROM inbound');
  expect(rows).toEqual([{ status: 'ignored', raw: null }]);
});

test('at most five reports about one mail are kept', async () => {
  for (let n = 0; n < 8; n++) await report('bounce-delayed');
  const { rows } = await database.asOwner('SELECT count(*)::int AS count FROM inbound');
  expect(rows).toEqual([{ count: 5 }]);
});

test.each([
  ['EENVELOPE: 550 5.1.1 User unknown', true],
  ['EENVELOPE: 550-5.2.1 The account is disabled', true],
  ['EMESSAGE: 554 5.7.1 Spam', false],
  ['EENVELOPE: 550 no', false],
  ['EENVELOPE: 550 no such user here', true],
  ['EENVELOPE: 550 5.1.1 blocked by policy', false],
])('refused while it is sent with “%s”', async (answer, counts) => {
  const refusing = {
    send: () => Promise.reject(Object.assign(new Error(answer), { permanent: true })),
  };
  post.deps.pass(60);
  await toyGame(post.deps);
  await deliverMail(post.deps, refusing, await newestOf('turn'), { number: 1, most: 25 });
  const trouble = await mailTrouble(post.deps, anna);
  if (counts) expect(trouble).toMatchObject({ reason: 'bounce', said: answer });
  else expect(trouble).toBeNull();
});

describe('an invitation that does not arrive', () => {
  /** Anna invites to the second seat. @returns the game, and the mail of the invitation, which goes out next */
  const inviting = async (email: string): Promise<{ readonly gameId: string; readonly mail: string }> => {
    const seats = [{ kind: 'me' }, { kind: 'invite', email, name: 'Dora' }] as const;
    const { id: gameId } = await createGame(post.deps, anna, {
      title: 'toy',
      name: 'Mistyped',
      settings: {},
      seats,
    });
    const { rows } = await database.asOwner(
      `SELECT id FROM delivery WHERE game_id = $1 AND kind = 'invitation'`,
      [gameId],
    );
    return { gameId, mail: (rows[0] as { id: string }).id };
  };
  const told = (gameId: string): readonly unknown[] =>
    post.sent.flatMap(mail =>
      mail.kind === 'message' && mail.topic === 'invitation-undelivered' && mail.game?.id === gameId
        ? [[mail.to.address, mail.data]]
        : [],
    );
  const saidOf = (email: string): readonly unknown[] => [
    ['anna@example.org', { seat: 1, name: 'Dora', email }],
  ];

  test('is told to its sender, once, and shown at the seat to nobody else', async () => {
    const { gameId, mail } = await inviting('dora@exmaple.org');
    await post.work();
    expect((await showGame(post.deps, anna, gameId)).undelivered).toEqual([]);
    await report('bounce-hard', mail);
    await report('bounce-hard', mail);
    expect(told(gameId)).toEqual(saidOf('dora@exmaple.org'));
    expect((await showGame(post.deps, anna, gameId)).undelivered).toEqual([1]);
    expect((await showGame(post.deps, await person(post.deps, 'Ben'), gameId)).undelivered).toEqual([]);
    // Another one to the same address does not go out at all.
    const again = await inviting('dora@exmaple.org');
    await post.work();
    expect(told(again.gameId)).toEqual(saidOf('dora@exmaple.org'));
    await callBack(post.deps, anna, { gameId, seat: 1 });
    expect((await showGame(post.deps, anna, gameId)).undelivered).toEqual([]);
  });

  test('since the mail server refuses the address at once', async () => {
    const { gameId, mail } = await inviting('dora@exampel.org');
    await endDelivery(post.deps, mail, { sent: false, answer: '550 5.1.1 no such user', final: true });
    await post.work();
    expect(told(gameId)).toEqual(saidOf('dora@exampel.org'));
  });

  test('since its reader has complained of one before, is their own affair', async () => {
    const { mail, gameId: first } = await inviting('dora@eaxmple.org');
    await post.work();
    await report('complaint', mail);
    const { gameId } = await inviting('dora@eaxmple.org');
    await post.work();
    expect([...told(first), ...told(gameId)]).toEqual([]);
    expect((await showGame(post.deps, anna, gameId)).undelivered).toEqual([]);
  });

  test('but was taken back meanwhile, is not worth a word', async () => {
    const { gameId, mail } = await inviting('dora@examlpe.org');
    await post.work();
    await callBack(post.deps, anna, { gameId, seat: 1 });
    await report('bounce-hard', mail);
    expect(told(gameId)).toEqual([]);
  });
});
