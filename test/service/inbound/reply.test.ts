import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setReplyChoice } from '../../../src/service/inbound/preference.js';
import { playMailedMove, showMailedMove } from '../../../src/service/inbound/mailed-move.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { startVote } from '../../../src/service/votes/start.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { toyGame } from '../../support/service.js';
import { bid } from '../../support/toy-moves.js';
import { office, rawMail, type Office } from './support.js';

let database: TestDatabase;
let post: Office;
let gameId: string;
let anna: PersonActor;
let ben: PersonActor;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  post = office(database.db);
  const { game, players } = await toyGame(post.deps, ['Anna', 'Ben'], { length: 'long' });
  gameId = game.id;
  [anna, ben] = players as [PersonActor, PersonActor];
  // Each test has limits of its own.
  await database.asOwner('DELETE FROM inbound');
  await database.asOwner(`DELETE FROM delivery WHERE kind = 'mail-answer'`);
  await setReplyChoice(post.deps, anna, 'at-once');
});
afterAll(() => database.drop());

const place = (number = 0) => ({ gameId, personId: anna.personId, seat: 0, number });

const numberNow = async (): Promise<number> => (await position(post.deps, null, { gameId })).number;

describe('a reply', () => {
  test('is played, and answered with what was done', async () => {
    expect(await post.drop(place(), { body: 'Bid 3.\r\n\r\nHave fun!', id: 'x1@example.org' })).toBe('taken');
    await post.work();
    const { entries } = await readLog(post.deps, anna, { gameId });
    expect(entries).toMatchObject([{ number: 1, seat: 0, notation: 'bid 3' }]);
    expect(post.answer()).toMatchObject({
      status: 'played',
      outcome: { done: [{ command: 'Bid 3', facts: [{ kind: 'toy-sealed', seat: 0 }] }], rest: 'Have fun!' },
      ask: null,
      answers: '<x1@example.org>',
    });
    const [answer] = post.answers();
    expect(answer).toMatchObject({ to: { address: 'anna@example.org' }, seat: 0 });
  });

  test('is read with the moves of its game at hand: sentences are named, slips are not played past', async () => {
    await post.drop(place(), { body: 'Sorry, it took me a while\nbid 3\n\nwithdraw\n\nSee you\nAnna' });
    await post.work();
    expect(post.answer()).toMatchObject({
      status: 'played',
      outcome: {
        done: [{ command: 'bid 3' }, { command: 'withdraw' }],
        rest: 'Sorry, it took me a while\n\nSee you\nAnna',
      },
    });
    const before = await numberNow();
    await post.drop(place(before), { body: 'withdarw\nbid 3' });
    await post.work();
    expect(await numberNow()).toBe(before);
    expect(post.answer()).toMatchObject({ status: 'refused', outcome: { failed: { command: 'withdarw' } } });
  });

  test('is answered, whatever letters stand where it is cut', async () => {
    await post.drop(place(), { body: `bid ${'x'.repeat(195)}\u{20000}\u{20000}` });
    await post.work();
    expect(post.answer()).toMatchObject({
      status: 'refused',
      outcome: { failed: { code: 'notation-unknown' } },
    });
  });

  test.each([
    ['received', 'reply-trouble'],
    ['playing', 'reply-trouble-midway'],
  ])('is answered after half an hour of faults while it is %s', async (status, code) => {
    await database.asOwner(`
      CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER fault BEFORE UPDATE ON inbound FOR EACH ROW
        WHEN (NEW.status = '${status === 'received' ? 'playing' : 'played'}') EXECUTE FUNCTION fault()`);
    try {
      await post.drop(place(), { body: 'bid 3' });
      await post.work();
      expect(post.answer()).toBeUndefined();
      const done = await post.workUntil(1_900);
      expect(done.filter(({ task, error }) => task === 'inbound' && error === null)).toHaveLength(1);
      expect(post.answer()).toMatchObject({ status: 'refused', outcome: { why: { code } } });
      expect(await post.workUntil(86_400)).not.toContainEqual(expect.objectContaining({ task: 'inbound' }));
      expect(post.answers()).toHaveLength(1);
    } finally {
      await database.asOwner('DROP FUNCTION fault CASCADE');
    }
  });

  test('is no reply, whatever goes wrong with it, where it has no return path', async () => {
    await database.asOwner(`
      CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER fault BEFORE UPDATE ON inbound FOR EACH ROW
        WHEN (NEW.outcome->'why'->>'code' = 'return-path') EXECUTE FUNCTION fault()`);
    try {
      await post.drop(place(), { body: 'bid 3', sender: '' });
      await post.workUntil(1_900);
      const { rows } = await database.asOwner('SELECT status FROM inbound');
      expect(rows).toEqual([{ status: 'ignored' }]);
      expect(post.answers()).toHaveLength(0);
    } finally {
      await database.asOwner('DROP FUNCTION fault CASCADE');
    }
  });

  test('is answered, too, where its provider marks all mails of its users', async () => {
    await post.drop(place(), { body: 'bid 3', headers: 'Feedback-ID: 1:user:provider\r\n' });
    await post.work();
    expect(post.answer()?.status).toBe('played');
  });

  test('its commands are played in their order, and the first that fails ends it', async () => {
    await post.drop(place(), { body: 'bid 3\nwithdraw\nbid 99\nbid 1\nbid 2' });
    await post.work();
    expect(await numberNow()).toBe(2);
    expect(post.answer()).toMatchObject({
      status: 'played',
      outcome: {
        done: [{ command: 'bid 3' }, { command: 'withdraw' }],
        failed: { command: 'bid 99', code: 'not-offered' },
        left: ['bid 1', 'bid 2'],
      },
      ask: { kind: 'toy-bid' },
      choices: [{ type: 'bid', forms: ['bid 1'], more: false }],
    });
  });

  test('takes back, in either language', async () => {
    await post.drop(place(), { body: 'bid 3\nundo\nbid 4\nzurück' });
    await post.work();
    expect(post.answer()?.outcome.done).toHaveLength(4);
    expect(await numberNow()).toBe(4);
    expect((await position(post.deps, anna, { gameId, seat: 0 })).view['bid']).toBeNull();
  });

  test('gives a standing order', async () => {
    await post.drop(place(), { body: 'auto bid 2 from 0 lots 3' });
    await post.work();
    expect(post.answer()?.outcome).toMatchObject({ done: [{ command: 'auto bid 2 from 0 lots 3' }] });
    expect(await numberNow()).toBe(1);
  });

  test.each([
    ['help', 'reply-help'],
    ['Hilfe', 'reply-help'],
    ['Hallo zusammen,', 'reply-empty'],
    ['', 'reply-empty'],
  ])('%j is told what may be done', async (body, code) => {
    await post.drop(place(), { body });
    await post.work();
    expect(await numberNow()).toBe(0);
    expect(post.answer()).toMatchObject({ outcome: { why: { code } }, choices: [{ type: 'bid' }] });
  });

  test('prose is told where it could not be read', async () => {
    await post.drop(place(), { body: 'I think I will bid three' });
    await post.work();
    expect(post.answer()?.outcome.failed).toMatchObject({ code: 'notation-unknown' });
    expect(await numberNow()).toBe(0);
  });
});

describe('the same mail again', () => {
  test('gets no second move and no second answer', async () => {
    for (let n = 0; n < 3; n++) await post.drop(place(), { body: 'bid 3', id: 'same@example.org' });
    await post.work();
    expect(await numberNow()).toBe(1);
    expect(post.answers()).toHaveLength(1);
  });

  test('without a Message-ID, too', async () => {
    const raw = Buffer.from('From: anna@example.org\r\n\r\nbid 3');
    const { takeMail } = await import('../../../src/service/inbound/intake.js');
    const { replyAddress } = await import('../../../src/service/inbound/addresses.js');
    const recipients = [replyAddress(post.deps, place())!];
    for (let n = 0; n < 2; n++) await takeMail(post.deps, { sender: 'anna@example.org', recipients, raw });
    await post.work();
    expect(post.answers()).toHaveLength(1);
  });

  test('sent to another game of the same person, too', async () => {
    const other = await toyGame(post.deps);
    await post.drop(place(), { body: 'bid 3', id: 'twice@example.org' });
    await post.drop({ ...place(), gameId: other.game.id }, { body: 'bid 3', id: 'twice@example.org' });
    await post.work();
    expect((await position(post.deps, null, { gameId: other.game.id })).number).toBe(0);
  });
});

describe('a reply to a mail that is out of date plays nothing', () => {
  const refused = async (number: number, code: string): Promise<void> => {
    const before = await numberNow();
    await post.drop(place(number), { body: 'bid 5' });
    await post.work();
    expect(await numberNow()).toBe(before);
    expect(post.answer()?.outcome).toMatchObject({ why: { code }, done: [] });
  };

  test('when its author has acted since', async () => {
    await submit(post.deps, anna, bid(gameId, 0, 0, 1));
    await refused(0, 'reply-after-own');
  });

  test('when something was taken back', async () => {
    await submit(post.deps, ben, bid(gameId, 1, 0, 1));
    await undo(post.deps, ben, { gameId, seat: 1, expected: 1, count: 1 });
    await refused(0, 'reply-after-undo');
  });

  test('when something else is asked', async () => {
    await submit(post.deps, anna, bid(gameId, 0, 0, 1));
    await submit(post.deps, ben, bid(gameId, 1, 1, 2));
    await submit(post.deps, ben, bid(gameId, 1, 2, 2));
    await refused(0, 'reply-after-own');
    await submit(post.deps, anna, bid(gameId, 0, 3, 1));
    await refused(3, 'reply-after-own');
  });

  test('but it counts when what happened since is none of its business', async () => {
    await submit(post.deps, ben, bid(gameId, 1, 0, 1));
    await post.drop(place(0), { body: 'bid 5' });
    await post.work();
    expect(post.answer()?.status).toBe('played');
    expect(await numberNow()).toBe(2);
  });
});

describe('who may play', () => {
  const nothing = async (letter: Parameters<Office['drop']>[1], answered: boolean): Promise<void> => {
    await post.drop(place(), { body: 'bid 3', ...letter });
    await post.work();
    expect(await numberNow()).toBe(0);
    expect(post.answers()).toHaveLength(answered ? 1 : 0);
    for (const answer of post.answers()) expect(answer.to.address).toBe('anna@example.org');
  };

  test('not somebody else; the one whose name was used is told', async () => {
    await nothing({ from: 'mallory@example.com' }, true);
    expect(post.answer()?.outcome.why?.code).toBe('reply-not-yours');
  });
  test('not another player', async () => {
    await nothing({ from: 'ben@example.org' }, true);
  });
  test('not an envelope of somebody else', async () => {
    await nothing({ sender: 'mallory@example.com' }, true);
  });
  test('not two authors', async () => {
    await nothing({ headers: 'From: Mallory <mallory@example.com>\r\n' }, true);
  });
  test('no robots, which get no answer at all', async () => {
    await nothing({ headers: 'Auto-Submitted: auto-replied\r\n' }, false);
  });
  test('nothing without a return path', async () => {
    await nothing({ sender: '' }, false);
  });
  test('a forwarder’s envelope is that of its author', async () => {
    await post.drop(place(), { body: 'bid 3', sender: 'SRS0=HHhh=TT=example.org=anna@forward.example' });
    await post.work();
    expect(await numberNow()).toBe(1);
  });
  test('a flood of forgeries is answered three times a day', async () => {
    for (let n = 0; n < 8; n++) await post.drop(place(), { body: 'bid 3', from: 'mallory@example.com' });
    await post.work();
    expect(post.answers()).toHaveLength(3);
  });

  test('where the mail server vouches for senders, it must do so', async () => {
    const strict = { replyAddress: 'r@in.example.net', bounceAddress: null, authservId: 'mx.example.net' };
    const guarded = office(database.db, { mailIn: strict });
    const told = 'Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=example.org\r\n';
    const forged = 'Authentication-Results: evil.example; spf=pass smtp.mailfrom=example.org\r\n';
    await guarded.drop(place(), { body: 'bid 3', headers: forged });
    await guarded.drop(place(), { body: 'bid 3' });
    await guarded.work();
    expect(await numberNow()).toBe(0);
    await guarded.drop(place(), { body: 'bid 3', headers: told + forged });
    await guarded.work();
    expect(await numberNow()).toBe(1);
  });
});

describe('what its author has chosen', () => {
  test('off: nothing is played', async () => {
    await setReplyChoice(post.deps, anna, 'off');
    await post.drop(place(), { body: 'bid 3' });
    await post.work();
    expect(await numberNow()).toBe(0);
    expect(post.answer()?.outcome.why?.code).toBe('reply-off');
  });

  const waiting = async (body = 'bid 3\nwithdraw'): Promise<string> => {
    await setReplyChoice(post.deps, anna, 'confirm');
    await post.drop(place(), { body });
    await post.work();
    expect(post.answer()).toMatchObject({ status: 'waiting' });
    return post.answer()!.token!;
  };

  test('confirm: the answer leads to a page that shows it, and one POST plays it once', async () => {
    const token = await waiting();
    expect(await numberNow()).toBe(0);
    expect(await showMailedMove(post.deps, token)).toMatchObject({
      commands: ['bid 3', 'withdraw'],
      open: true,
    });
    expect(await numberNow()).toBe(0);
    expect((await playMailedMove(post.deps, token)).outcome.done).toHaveLength(2);
    expect(await numberNow()).toBe(2);
    await expect(playMailedMove(post.deps, token)).rejects.toMatchObject({ code: 'mailed-move-spent' });
    expect(await numberNow()).toBe(2);
  });

  test('two clicks at once play it once', async () => {
    const token = await waiting('bid 3');
    await Promise.allSettled([playMailedMove(post.deps, token), playMailedMove(post.deps, token)]);
    expect(await numberNow()).toBe(1);
  });

  test('it dies when the game has gone on, after a week, and with a wrong token', async () => {
    const token = await waiting('bid 3');
    await expect(showMailedMove(post.deps, `${token.slice(0, -1)}!`)).rejects.toMatchObject({
      code: 'bad-link',
    });
    await submit(post.deps, anna, bid(gameId, 0, 0, 1));
    await expect(playMailedMove(post.deps, token)).rejects.toMatchObject({ code: 'reply-after-own' });
    post.deps.pass(8 * 86_400);
    await expect(showMailedMove(post.deps, token)).rejects.toMatchObject({ code: 'bad-link' });
  });

  test('what cannot be read is not kept to be confirmed', async () => {
    await setReplyChoice(post.deps, anna, 'confirm');
    await post.drop(place(), { body: 'bid 3\nbid much' });
    await post.work();
    expect(post.answer()).toMatchObject({
      status: 'refused',
      outcome: { failed: { command: 'bid much' } },
      token: null,
    });
  });
});

describe('limits', () => {
  test('thirty an hour are taken, then the mail server shall try later', async () => {
    for (let n = 0; n < 30; n++) expect(await post.drop(place(), { body: 'help' })).toBe('taken');
    expect(await post.drop(place(), { body: 'bid 3' })).toBe('busy');
    await post.work();
    post.deps.pass(3_601);
    expect(await post.drop(place(), { body: 'bid 3' })).toBe('taken');
    await post.work();
    expect(await numberNow()).toBe(1);
  });

  test('a responder that does not say what it is, is answered three times a day', async () => {
    const vacation = async (): Promise<void> => {
      for (let n = 0; n < 6; n++) {
        await post.drop(place(), { body: 'I am away until Monday.\n\nYours, Anna' });
        await post.work();
      }
    };
    await vacation();
    expect(post.answers()).toHaveLength(3);
    // Other words are answered, and so are requests for help.
    await post.drop(place(), { body: 'bid much' });
    for (let n = 0; n < 5; n++) await post.drop(place(), { body: 'help' });
    await post.work();
    expect(post.answers()).toHaveLength(9);
    post.deps.pass(86_401);
    await vacation();
    expect(post.answers()).toHaveLength(12);
  });

  test('our address counts wherever it stands among others', async () => {
    const { takeMail } = await import('../../../src/service/inbound/intake.js');
    const { replyAddress } = await import('../../../src/service/inbound/addresses.js');
    const others = Array.from({ length: 12 }, (_, n) => `friend${n}@example.org`);
    const recipients = [...others, replyAddress(post.deps, place())!];
    const arrived = { sender: 'anna@example.org', recipients, raw: rawMail({ body: 'bid 3' }) };
    expect(await takeMail(post.deps, arrived)).toBe('taken');
    await post.work();
    expect(await numberNow()).toBe(1);
  });

  test('null bytes in what names a mail and its sender are no obstacle', async () => {
    expect(await post.drop(place(), { body: 'bid 3', id: 'a\u0000b@example.org' })).toBe('taken');
    await post.work();
    expect(await numberNow()).toBe(1);
    expect(await post.drop(place(1), { body: 'help', sender: 'anna\u0000@example.org' })).toBe('taken');
  });

  test('an address that is not ours, or badly signed, is nobody', async () => {
    const { recipientOf, replyAddress } = await import('../../../src/service/inbound/addresses.js');
    const right = replyAddress(post.deps, place())!;
    expect(right.slice(0, right.indexOf('@')).length).toBeLessThanOrEqual(64);
    expect(recipientOf(post.deps, right.toUpperCase())).toMatchObject({ kind: 'reply', place: place() });
    for (const wrong of [
      right.replace('@in.', '@out.'),
      right.replace('r+', 'x+'),
      right.replace(/.@/, '!@'),
      right.replace('-0-0-', '-0-1-'),
      right.replace('-0-0-', '-1-0-'),
      'r@in.example.net',
      'r+@in.example.net',
      '',
    ])
      expect(recipientOf(post.deps, wrong)).toBeNull();
  });
});

test('a process that was killed after the first command goes on with the second', async () => {
  await post.drop(place(), { body: 'bid 3\nwithdraw' });
  const { rows } = await database.asOwner('SELECT id FROM inbound WHERE game_id = $1', [gameId]);
  const { id } = rows[0] as { id: string };
  await submit(post.deps, anna, { ...bid(gameId, 0, 0, 3), idempotencyKey: `mail:${id}:0` });
  await database.asOwner(`UPDATE inbound SET status = 'playing', began = 0 WHERE id = $1`, [id]);
  await post.work();
  expect(await numberNow()).toBe(2);
  expect(post.answer()?.outcome.done).toHaveLength(2);
});

describe('a reply to the mail of a vote', () => {
  const asked = async (about: 'end' | 'pause' = 'end'): Promise<string> => {
    const id = await startVote(post.deps, ben, {
      gameId,
      about,
      reason: '',
      ...(about === 'pause' && { until: null }),
    });
    await post.work();
    return id!;
  };
  const voteMails = () =>
    post.sent.filter(
      mail => mail.kind === 'message' && mail.topic === 'vote' && mail.to.address === 'anna@example.org',
    );
  const said = async (body: string, number = 0): Promise<void> => {
    await post.drop(place(number), { body });
    await post.work();
  };
  const ballots = async (): Promise<unknown> => {
    const { open, closed } = await listVotes(post.deps, anna, gameId);
    return [...open, ...closed].map(({ id, outcome }) => [id, outcome]);
  };

  test.each([
    ['Ja.', 'carried'],
    ['Hallo Ben,\n\ndafür\n\nGruß, Anna', 'carried'],
    ['NO', 'rejected'],
    ['dagegen', 'rejected'],
  ])('%j answers it: %s', async (body, outcome) => {
    const id = await asked();
    expect(voteMails()).toMatchObject([{ data: { replyTo: expect.stringContaining('r+') } }]);
    await said(body);
    expect(await ballots()).toEqual([[id, outcome]]);
    expect(post.answer()).toMatchObject({
      status: 'played',
      outcome: { vote: outcome === 'carried' ? 'yes' : 'no' },
    });
  });

  test('is no answer to another vote, nor to one that is over', async () => {
    const first = await asked();
    await said('nein');
    await submit(post.deps, anna, bid(gameId, 0, 0, 3));
    const second = await asked();
    // To the mail of the first.
    await said('ja');
    expect(await ballots()).toEqual([
      [second, null],
      [first, 'rejected'],
    ]);
    expect(post.answer()).toMatchObject({ status: 'refused', outcome: { failed: { code: 'vote-over' } } });
    await said('ja', 1);
    expect(await ballots()).toContainEqual([second, 'carried']);
  });

  test('is asked for on the page where one word could mean two votes, or nothing is done at once', async () => {
    await asked('end');
    await asked('pause');
    await said('ja');
    expect(post.answer()?.outcome.why?.code).toBe('reply-vote-page');
    await setReplyChoice(post.deps, anna, 'confirm');
    await said('nein');
    expect(post.answer()?.outcome.why?.code).toBe('reply-vote-page');
  });

  test('does not stand in the way of moves; without a vote such a word is a word', async () => {
    await asked();
    await said('Ja\nbid 3');
    expect(post.answer()).toMatchObject({ outcome: { done: [{ command: 'bid 3' }] } });
    await said('ja', 1);
    expect(post.answer()).toMatchObject({ outcome: { failed: { code: 'notation-unknown' } } });
  });
});
