import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { linkCode, linkSecret } from '../../../src/service/secrets.js';
import {
  authenticate,
  listSessions,
  openSeatLink,
  requestSignIn,
  revokeSeatLinks,
  revokeSession,
  showSeatLink,
  showSignIn,
  showSignInCode,
  signOut,
  spendSignIn,
  spendSignInCode,
} from '../../../src/service/account/signin.js';
import { beginDelivery, type OutgoingAtSeat } from '../../../src/service/delivery/deliveries.js';
import { submit } from '../../../src/service/log/play.js';
import { changePrefs } from '../../../src/service/prefs/change.js';
import { listGames, showGame } from '../../../src/service/tables/games.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { TEST_SECRET } from '../../support/cluster.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const MINUTE = 60;
const DAY = 86_400;

/** Asks for a link and makes its secret from the id of its row, as the mail does. */
const linkFor = async (
  email: string,
  asker: { readonly before?: string } = {},
): Promise<{ readonly secret: string; readonly binding: string }> => {
  const { binding } = await requestSignIn(deps, { email, ...asker });
  const { rows } = await database.asOwner('SELECT id FROM login_link WHERE binding_hash = $1', [
    createHash('sha256').update(`link:${binding}`).digest('hex'),
  ]);
  return { secret: linkSecret(deps, 'sign-in', (rows[0] as { id: string }).id), binding };
};

/** All that the database knows about links and mails. */
const stored = async (): Promise<string> => {
  const { rows } = await database.asOwner(
    `SELECT (SELECT jsonb_agg(l)::text FROM login_link l) || (SELECT jsonb_agg(d)::text FROM delivery d) AS all`,
  );
  return (rows[0] as { all: string }).all;
};

describe('a sign-in link', () => {
  test('makes a person of a new address, and finds the same person again', async () => {
    const link = await linkFor('new@example.org');
    expect(await showSignIn(deps, link.secret)).toEqual({
      name: 'new',
      email: 'new@example.org',
      isNew: true,
      here: false,
    });
    const first = await spendSignIn(deps, { ...link, name: 'Nina', timeZone: 'Europe/Zurich' });
    expect(first.person).toMatchObject({ name: 'Nina', timeZone: 'Europe/Zurich' });
    const again = await spendSignIn(deps, { ...(await linkFor('NEW@Example.org')), name: 'Other' });
    expect(again.person).toEqual(first.person);
  });

  test('is spent by use, not by looking at it', async () => {
    const link = await linkFor('once@example.org');
    await showSignIn(deps, link.secret);
    await showSignIn(deps, link.secret, link.binding);
    await spendSignIn(deps, link);
    await expect(spendSignIn(deps, link)).rejects.toMatchObject({ code: 'bad-link' });
    await expect(showSignIn(deps, link.secret)).rejects.toMatchObject({ code: 'bad-link' });
  });

  test('is spent by one of ten who use it at once', async () => {
    const link = await linkFor('race@example.org');
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => spendSignIn(deps, link)));
    expect(tries.filter(t => t.status === 'fulfilled')).toHaveLength(1);
  });

  test('works for ten minutes', async () => {
    const early = await linkFor('early@example.org');
    deps.pass(10 * MINUTE - 1);
    await expect(spendSignIn(deps, early)).resolves.toBeDefined();
    const late = await linkFor('late@example.org');
    deps.pass(10 * MINUTE);
    await expect(spendSignIn(deps, late)).rejects.toMatchObject({ code: 'bad-link' });
  });

  test('dies when the browser that asked for it asks for a newer one', async () => {
    const old = await linkFor('two@example.org');
    deps.pass(1);
    const newer = await linkFor('two@example.org', { before: old.binding });
    await expect(spendSignIn(deps, old)).rejects.toMatchObject({ code: 'bad-link' });
    await expect(spendSignIn(deps, newer)).resolves.toBeDefined();
  });

  test('is not spoilt by whoever else asks for one to the same address', async () => {
    const mine = await linkFor('three@example.org');
    for (const before of ['', undefined, 'x'.repeat(43)])
      await linkFor('three@example.org', before === undefined ? {} : { before });
    await expect(spendSignIn(deps, mine)).resolves.toBeDefined();
  });

  test('is in the database only as a hash, and so is what it is bound to', async () => {
    const link = await linkFor('hash@example.org');
    expect(await stored()).not.toContain(link.secret);
    expect(await stored()).not.toContain(link.binding);
  });

  test.each(['', 'x'.repeat(43), '../../etc/passwd'])('that is forged is refused: %p', async secret => {
    const { binding } = await linkFor('forged@example.org');
    await expect(spendSignIn(deps, { secret, binding })).rejects.toMatchObject({ code: 'bad-link' });
  });
});

describe('a sign-in link away from where it was asked for', () => {
  /** A link that was opened elsewhere, so that its code is known; with a code that is not the right one. */
  const opened = async (email: string) => {
    const link = await linkFor(email);
    const code = await showSignInCode(deps, link.secret);
    return { ...link, code, wrong: code === '123456' ? '654321' : '123456' };
  };
  const refused = async (attempt: Promise<unknown>): Promise<{ code: string; params: object }> =>
    attempt.then(
      () => ({ code: 'none', params: {} }),
      (error: unknown) => error as { code: string; params: object },
    );

  test('opens no session, with no binding, another one or that of another link', async () => {
    const link = await linkFor('away@example.org');
    const other = await linkFor('other@example.org');
    for (const binding of ['', 'x'.repeat(43), other.binding]) {
      await expect(spendSignIn(deps, { ...link, binding })).rejects.toMatchObject({ code: 'other-browser' });
      expect((await showSignIn(deps, link.secret, binding)).here).toBe(false);
    }
    expect((await showSignIn(deps, link.secret, link.binding)).here).toBe(true);
    await expect(spendSignIn(deps, link)).resolves.toBeDefined();
  });

  test('shows six digits, the same however often it is opened, kept as a hash that needs the key', async () => {
    const { secret, code } = await opened('digits@example.org');
    expect(code).toMatch(/^\d{6}$/);
    expect(await showSignInCode(deps, secret)).toBe(code);
    const kept = await stored();
    expect(kept).not.toContain(`"${code}"`);
    for (const text of [code, `link:${code}`])
      expect(kept).not.toContain(createHash('sha256').update(text).digest('hex'));
  });

  test('is spent by its code, typed where it was asked for', async () => {
    const { code, binding, secret } = await opened('typed@example.org');
    const { person } = await spendSignInCode(deps, { code, binding, name: 'Tyra' });
    expect(person).toMatchObject({ name: 'Tyra', email: 'typed@example.org' });
    expect(await refused(spendSignIn(deps, { secret, binding }))).toMatchObject({ code: 'bad-link' });
    expect(await refused(showSignInCode(deps, secret))).toMatchObject({ code: 'bad-link' });
    expect(await refused(spendSignInCode(deps, { code, binding }))).toMatchObject({ code: 'not-asked-here' });
  });

  test('spent by a click takes its code with it', async () => {
    const { code, ...link } = await opened('clicked@example.org');
    await spendSignIn(deps, link);
    expect(await refused(spendSignInCode(deps, { code, binding: link.binding }))).toMatchObject({
      code: 'not-asked-here',
    });
  });

  test.each(['', 'x'.repeat(43)])('has a code that is nothing without what asked: %p', async binding => {
    const { code, ...link } = await opened('alone@example.org');
    expect(await refused(spendSignInCode(deps, { code, binding }))).toMatchObject({ code: 'not-asked-here' });
    await expect(spendSignInCode(deps, { code, binding: link.binding })).resolves.toBeDefined();
  });

  test('has a code of its own', async () => {
    const [one, two] = [await opened('one@example.org'), await opened('two@example.org')];
    // One in a million: the digits may be the same.
    if (one.code === two.code) return;
    expect(await refused(spendSignInCode(deps, { code: one.code, binding: two.binding }))).toMatchObject({
      code: 'wrong-code',
    });
  });

  test('has no code before it was opened there', async () => {
    const link = await linkFor('unopened@example.org');
    const { rows } = await database.asOwner(
      `SELECT id FROM login_link WHERE email_canonical = 'unopened@example.org'`,
    );
    const code = linkCode(deps, (rows[0] as { id: string }).id);
    expect(await refused(spendSignInCode(deps, { code, binding: link.binding }))).toMatchObject({
      code: 'wrong-code',
    });
  });

  test('takes five tries, counts them down and says when they are used up', async () => {
    const { code, wrong, ...link } = await opened('five@example.org');
    const { binding } = link;
    for (const left of [4, 3, 2, 1])
      expect(await refused(spendSignInCode(deps, { code: wrong, binding }))).toMatchObject({
        code: 'wrong-code',
        params: { left },
      });
    for (const given of [wrong, code])
      expect(await refused(spendSignInCode(deps, { code: given, binding }))).toMatchObject({
        code: 'code-used-up',
        params: { tries: 5 },
      });
    expect(await refused(showSignInCode(deps, link.secret))).toMatchObject({ code: 'code-used-up' });
    // The click where it was asked for guesses nothing, and still signs in.
    await expect(spendSignIn(deps, link)).resolves.toBeDefined();
  });

  test('takes the right code at the fifth try', async () => {
    const { code, wrong, binding } = await opened('fifth@example.org');
    for (let n = 0; n < 4; n++) await refused(spendSignInCode(deps, { code: wrong, binding }));
    await expect(spendSignInCode(deps, { code, binding })).resolves.toBeDefined();
  });

  test('gives twenty who guess at once five tries together', async () => {
    const { wrong, binding } = await opened('guess@example.org');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refused(spendSignInCode(deps, { code: wrong, binding }))),
    );
    expect(answers.filter(({ code }) => code === 'wrong-code')).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'code-used-up')).toHaveLength(16);
  });

  test('opens one session for five who have its code at once', async () => {
    const { code, binding } = await opened('fivecodes@example.org');
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => spendSignInCode(deps, { code, binding })),
    );
    expect(tries.filter(t => t.status === 'fulfilled')).toHaveLength(1);
  });

  test('has a code for as long as it is valid itself', async () => {
    const early = await opened('soon@example.org');
    deps.pass(10 * MINUTE - 1);
    await expect(spendSignInCode(deps, early)).resolves.toBeDefined();
    const late = await opened('toolate@example.org');
    deps.pass(10 * MINUTE);
    expect(await refused(spendSignInCode(deps, late))).toMatchObject({ code: 'not-asked-here' });
    expect(await refused(showSignInCode(deps, late.secret))).toMatchObject({ code: 'bad-link' });
  });
});

describe('a session', () => {
  const signedIn = async (email = 'anna@example.org') => spendSignIn(deps, await linkFor(email));

  test('is known by its token until it is signed out', async () => {
    const { token, person } = await signedIn();
    const actor = await authenticate(deps, token);
    expect(actor).toMatchObject({ kind: 'person', personId: person.id });
    await signOut(deps, actor!);
    expect(await authenticate(deps, token)).toBeNull();
  });

  test('ends after 180 days', async () => {
    const { token } = await signedIn();
    deps.pass(180 * DAY - 1);
    expect(await authenticate(deps, token)).not.toBeNull();
    deps.pass(1);
    expect(await authenticate(deps, token)).toBeNull();
  });

  test('can be ended from another device, but only by its owner', async () => {
    const here = await signedIn('dora@example.org');
    const there = await signedIn('dora@example.org');
    const stranger = await signedIn('eve@example.org');
    const sessions = await listSessions(deps, here.actor as PersonActor);
    expect(sessions.map(s => s.current).sort()).toEqual([false, true]);
    const other = sessions.find(s => !s.current)!.id;
    await expect(revokeSession(deps, stranger.actor as PersonActor, other)).rejects.toMatchObject({
      code: 'no-such-session',
    });
    await revokeSession(deps, here.actor as PersonActor, other);
    expect(await authenticate(deps, there.token)).toBeNull();
    expect(await authenticate(deps, here.token)).not.toBeNull();
  });

  describe('is not opened by a forged token', () => {
    const claims = { iss: 'bahnpost', aud: 'bahnpost-session' };
    const change = (token: string, part: number, value: object): string =>
      token
        .split('.')
        .map((old, i) => (i === part ? Buffer.from(JSON.stringify(value)).toString('base64url') : old))
        .join('.');
    const forged = (token: string): readonly [string, string][] => {
      const read = jwt.decode(token) as { jti: string; sub: string; exp: number };
      const sign = (options: jwt.SignOptions, secret = TEST_SECRET, body: object = { ...claims, ...read }) =>
        jwt.sign(body, secret, options);
      return [
        ['no signature', `${token.split('.').slice(0, 2).join('.')}.`],
        ['alg none', `${change(token, 0, { alg: 'none', typ: 'JWT' }).split('.').slice(0, 2).join('.')}.`],
        ['another algorithm', sign({ algorithm: 'HS512' })],
        ['another key', sign({ algorithm: 'HS256' }, 'another secret of sufficient length')],
        ['another id', sign({ algorithm: 'HS256' }, TEST_SECRET, { ...read, jti: 'x'.repeat(43) })],
        ['no id', sign({ algorithm: 'HS256' }, TEST_SECRET, { ...claims, sub: read.sub })],
        ['another issuer', sign({ algorithm: 'HS256' }, TEST_SECRET, { ...read, iss: 'x' })],
        ['another audience', sign({ algorithm: 'HS256' }, TEST_SECRET, { ...read, aud: 'x' })],
        ['changed claims', change(token, 1, { ...read, sub: 'somebody' })],
        ['a long text', 'x'.repeat(5000)],
        ['no token at all', ''],
      ];
    };
    test('of eleven kinds', async () => {
      const { token } = await signedIn('forge@example.org');
      for (const [kind, text] of forged(token))
        expect([kind, await authenticate(deps, text)]).toEqual([kind, null]);
      expect(await authenticate(deps, token)).not.toBeNull();
    });
  });
});

describe('the link in a turn mail', () => {
  /** A running game, and the secret its first turn mail carries. */
  const mailed = async () => {
    const { game, players } = await toyGame(deps);
    // Otherwise turns of several of these games would be told in one mail.
    await changePrefs(deps, players[1]!, { together: false });
    const { rows } = await database.asOwner(
      `SELECT id FROM delivery WHERE game_id = $1 AND kind = 'turn' AND seat = 1`,
      [game.id],
    );
    const mail = (await beginDelivery(deps, (rows[0] as { id: string }).id)) as OutgoingAtSeat;
    return { game, players, secret: mail.seatSecret };
  };
  const bid = (gameId: string, seat: number, expected: number) => ({
    gameId,
    expected,
    action: { seat, type: 'bid', amount: 1 },
  });

  test('opens a session that plays its seat and nothing else', async () => {
    const { game, players, secret } = await mailed();
    const { game: elsewhere } = await toyGame(deps);
    expect(await showSeatLink(deps, secret)).toEqual({
      gameId: game.id,
      gameName: 'Carriages',
      seat: 1,
      name: 'Ben',
      personId: players[1]!.personId,
    });
    const { token } = await openSeatLink(deps, secret);
    const actor = (await authenticate(deps, token))!;
    expect(actor).toMatchObject({ kind: 'seat', gameId: game.id, seat: 1, personId: players[1]!.personId });
    await expect(submit(deps, actor, bid(game.id, 0, 0))).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(submit(deps, actor, bid(elsewhere.id, 1, 0))).rejects.toMatchObject({
      code: 'not-your-seat',
    });
    await expect(revokeSeatLinks(deps, actor, elsewhere.id)).rejects.toMatchObject({ code: 'not-your-game' });
    expect((await listGames(deps, actor)).items.map(g => g.id)).toEqual([game.id]);
    expect((await submit(deps, actor, bid(game.id, 1, 0))).number).toBe(1);
  });

  test('works more than once, for 30 days', async () => {
    const { secret } = await mailed();
    await openSeatLink(deps, secret);
    deps.pass(30 * DAY - 1);
    await openSeatLink(deps, secret);
    deps.pass(1);
    await expect(openSeatLink(deps, secret)).rejects.toMatchObject({ code: 'bad-link' });
  });

  test('shows the game after its end, as the mail of the end promises, and plays nothing', async () => {
    const { game, players, secret } = await mailed();
    for (let n = 0; n < 6; n++) await submit(deps, players[n % 2]!, bid(game.id, n % 2, n));
    const { actor } = await openSeatLink(deps, secret);
    expect(await showGame(deps, actor, game.id)).toMatchObject({ status: 'ended', mine: [1] });
    await expect(submit(deps, actor, bid(game.id, 1, 6))).rejects.toMatchObject({ code: 'game-over' });
  });

  test('is revoked with the sessions it opened', async () => {
    const { game, players, secret } = await mailed();
    const { token } = await openSeatLink(deps, secret);
    await revokeSeatLinks(deps, players[1]!, game.id);
    expect(await authenticate(deps, token)).toBeNull();
    await expect(openSeatLink(deps, secret)).rejects.toMatchObject({ code: 'bad-link' });
  });
});
