import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authenticator, type Authenticator } from '../support/authenticator.js';
import { api, later } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { takeMessages } from './support/messages.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let count = 0;
const somebody = (): Promise<Player> => world.player(`Holder${++count}`);
const keyOf = (who: Player): Authenticator => authenticator({ origin: baseUrl, person: who.actor.personId });

const begin = async (who: Player) => (await api(world, who.token, 'post', '/me/passkeys/begin')).body;
const keep = (who: Player, response: object, name = 'Telephone') =>
  api(world, who.token, 'post', '/me/passkeys', { name, response });
const beginSignIn = async () => (await api(world, '', 'post', '/sign-in/passkey/begin')).body;
const enter = (response: object) => api(world, '', 'post', '/sign-in/passkey', { response });

/** Somebody with a passkey. */
const holder = async (): Promise<{
  readonly who: Player;
  readonly key: Authenticator;
  readonly id: string;
}> => {
  const who = await somebody();
  const key = keyOf(who);
  const kept = await keep(who, key.make(await begin(who)));
  expect(kept.status).toBe(201);
  return { who, key, id: kept.body.id };
};

describe('a passkey', () => {
  test('is made, named, told by mail, and signs in without an address', async () => {
    await takeMessages(world, 'security');
    const { who, key, id } = await holder();
    const options = await beginSignIn();
    expect([options.rpId, options.userVerification, options.allowCredentials ?? []]).toEqual([
      'bahnpost.example',
      'required',
      [],
    ]);
    const entered = await enter(key.sign(options));
    expect([entered.status, entered.body.person.id]).toEqual([201, who.actor.personId]);
    expect((await api(world, entered.body.token, 'get', '/me')).body.email).toBe(who.email);
    const listed = await api(world, who.token, 'get', '/me/passkeys');
    expect(listed.body.passkeys).toMatchObject([{ id, name: 'Telephone', lastUsedAt: expect.any(String) }]);
    const [message] = await takeMessages(world, 'security');
    expect([message!.to.address, message!.paragraphs[0]]).toEqual([
      who.email,
      'The passkey “Telephone” can now be used to sign in to your account.',
    ]);
  });

  test('twenty may be kept, and no more', async () => {
    const { who } = await holder();
    const copied = (from: number, to: number) =>
      world.asOwner(
        `INSERT INTO passkey (id, person_id, credential, public_key, counter, transports, name, created_at)
         SELECT id || n, person_id, credential || n, public_key, counter, transports, name, created_at
         FROM passkey, generate_series($2::int, $3::int) n WHERE person_id = $1 AND length(id) = 16`,
        [who.actor.personId, from, to],
      );
    const status = async () => (await api(world, who.token, 'post', '/me/passkeys/begin')).status;
    await copied(2, 19);
    expect(await status()).toBe(200);
    await copied(20, 20);
    const refused = await api(world, who.token, 'post', '/me/passkeys/begin');
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      409,
      'too-many-passkeys',
      { most: 20 },
    ]);
  });

  test('one may have several; one that is kept already is not offered again', async () => {
    const { who, key } = await holder();
    const options = await begin(who);
    expect(options.excludeCredentials).toMatchObject([{ id: key.id }]);
    expect(options.attestation).toBe('none');
    expect((await keep(who, keyOf(who).make(options), 'Laptop')).status).toBe(201);
    expect((await keep(who, key.make(await begin(who)))).body.code).toBe('bad-passkey');
    expect((await api(world, who.token, 'get', '/me/passkeys')).body.passkeys).toHaveLength(2);
  });

  test('signing in with it confirms who one is', async () => {
    const { who, key } = await holder();
    await later(world, 60, async () => {
      expect((await api(world, who.token, 'post', '/me/passkeys/begin')).body.code).toBe('confirm-first');
      const { body } = await enter(key.sign(await beginSignIn()));
      expect((await api(world, body.token, 'post', '/me/passkeys/begin')).status).toBe(200);
    });
  });

  test('taken off, it signs nobody in, and its owner is told', async () => {
    const { who, key, id } = await holder();
    await takeMessages(world, 'security');
    const stranger = await somebody();
    expect((await api(world, stranger.token, 'delete', `/me/passkeys/${id}`)).status).toBe(404);
    expect(
      (await later(world, 16, () => api(world, who.token, 'delete', `/me/passkeys/${id}`))).body.code,
    ).toBe('confirm-first');
    expect((await enter(key.sign(await beginSignIn()))).status).toBe(201);
    expect((await api(world, who.token, 'delete', `/me/passkeys/${id}`)).status).toBe(204);
    expect((await enter(key.sign(await beginSignIn()))).body.code).toBe('bad-passkey');
    const [message] = await takeMessages(world, 'security');
    expect(message!.paragraphs[0]).toBe('The passkey “Telephone” no longer works for your account.');
  });

  test('signs in by the last connection that is free: nobody waits for a second one with one in hand', async () => {
    const { key } = await holder();
    const response = key.sign(await beginSignIn());
    const { pool } = world.db;
    const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    try {
      expect((await enter(response)).status).toBe(201);
    } finally {
      for (const client of taken) client.release();
    }
  });
});

describe('signing in is refused', () => {
  const refused = async (response: object): Promise<void> => {
    const { rows } = await world.db.pool.query('SELECT count(*) FROM session');
    const answer = await enter(response);
    expect([answer.status, answer.body.code]).toEqual([401, 'bad-passkey']);
    expect((await world.db.pool.query('SELECT count(*) FROM session')).rows).toEqual(rows);
  };

  test('to the same signature again', async () => {
    const { key } = await holder();
    const response = key.sign(await beginSignIn());
    expect((await enter(response)).status).toBe(201);
    await refused(response);
    // Not even with a fresh signature: what was signed is spent.
    const options = await beginSignIn();
    expect((await enter(key.sign(options))).status).toBe(201);
    await refused(key.sign(options));
  });

  test('after a try that failed: a challenge is spent by any try', async () => {
    const { key } = await holder();
    const options = await beginSignIn();
    await refused(key.sign(options, { origin: 'https://evil.example' }));
    await refused(key.sign(options));
  });

  test('to two who send it at the same moment, but for one', async () => {
    const { key } = await holder();
    const response = key.sign(await beginSignIn());
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sub-domain', { origin: 'https://x.bahnpost.example' }],
    ['http', { origin: 'http://bahnpost.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a reader who has not shown who they are', { verified: false }],
    ['the handle of somebody else', { handle: 'somebody-else' }],
  ])('by %s', async (_, where) => {
    const { key } = await holder();
    await refused(key.sign(await beginSignIn(), where));
    expect((await enter(key.sign(await beginSignIn()))).status).toBe(201);
  });

  test('when the counter does not go on: the key was copied', async () => {
    const { key } = await holder();
    expect((await enter(key.sign(await beginSignIn(), { counter: 7 }))).status).toBe(201);
    await refused(key.sign(await beginSignIn(), { counter: 7 }));
    await refused(key.sign(await beginSignIn(), { counter: 3 }));
    expect((await enter(key.sign(await beginSignIn(), { counter: 8 }))).status).toBe(201);
  });

  test('after five minutes', async () => {
    const { key } = await holder();
    const response = key.sign(await beginSignIn());
    await later(world, 6, () => refused(response));
  });

  test('with a challenge of one’s own, of a registration, or another’s key', async () => {
    const [one, two] = [await holder(), await holder()];
    await refused(one.key.sign({ challenge: 'A'.repeat(43) }));
    await refused(one.key.sign(await begin(one.who)));
    const mixed = { ...two.key.sign(await beginSignIn()), id: one.key.id, rawId: one.key.id };
    await refused(mixed);
    await refused(keyOf(one.who).sign(await beginSignIn()));
  });

  test.each([
    [{}],
    [{ id: 'x' }],
    [{ id: 'x', rawId: 'x', type: 'public-key', response: {} }],
    [null],
    ['x'],
  ])('what is no answer of an authenticator: %j', async response => {
    expect((await api(world, '', 'post', '/sign-in/passkey', { response })).status).toBe(400);
  });
});

describe('making one is refused', () => {
  test('for another’s challenge, a spent one, one of a sign-in, an old one', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    expect((await keep(anna, keyOf(anna).make(await begin(bert)))).body.code).toBe('bad-passkey');
    const options = await begin(anna);
    expect((await keep(anna, keyOf(anna).make(options))).status).toBe(201);
    expect((await keep(anna, keyOf(anna).make(options))).body.code).toBe('bad-passkey');
    expect((await keep(anna, keyOf(anna).make(await beginSignIn()))).body.code).toBe('bad-passkey');
    const made = keyOf(anna).make(await begin(anna));
    expect((await later(world, 6, () => keep(anna, made))).body.code).toBe('bad-passkey');
    expect((await api(world, anna.token, 'get', '/me/passkeys')).body.passkeys).toHaveLength(1);
  });

  test('from another site, without a name, without a session', async () => {
    const anna = await somebody();
    const made = keyOf(anna).make(await begin(anna), { origin: 'https://evil.example' });
    expect((await keep(anna, made)).body.code).toBe('bad-passkey');
    expect((await keep(anna, keyOf(anna).make(await begin(anna)), ' ')).status).toBe(400);
    expect((await api(world, '', 'post', '/me/passkeys/begin')).status).toBe(401);
  });
});

describe('by pages', () => {
  const formTo = (html: string, action: string) => formsIn(html).find(form => form.action === action)!;

  test('the script asks, the form makes and signs in; whoever has no script is shown neither form', async () => {
    const who = await somebody();
    const reader = await signedInBrowser(world, who);
    const key = keyOf(who);
    const page = await reader.get('/me/security');
    expect(page.text).toMatch(/<form[^>]*data-passkey="make"[^>]* hidden>/);
    expect(textOf(page.text)).toContain('Passkeys need JavaScript');
    const made = key.make((await reader.post('/me/passkeys/begin', {})).body);
    const kept = await reader.submit(formTo(page.text, '/me/passkeys'), {
      name: 'Telephone',
      response: JSON.stringify(made),
    });
    expect(textOf(kept.text)).toContain('Telephone');
    const other = browser(world.app);
    const form = formTo((await other.get('/in?next=/me/security')).text, '/in/passkey');
    const signed = key.sign((await other.post('/in/passkey/begin', {})).body);
    const entered = await other.submit(form, { response: JSON.stringify(signed) });
    expect(textOf(entered.text)).toContain('Sign-in and security');
    expect((await other.post('/in/passkey', { response: '{"a":1}' })).status).toBe(400);
    expect((await other.post('/in/passkey', { response: 'x' })).status).toBe(400);
  });
});
