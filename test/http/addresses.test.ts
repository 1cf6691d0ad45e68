import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createGame } from '../../src/service/tables/games.js';
import { api, later } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { linkOf, secretOf, takeMessages } from './support/messages.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let count = 0;
/** Somebody new, so that no test meets the addresses of another. */
const somebody = (): Promise<Player> => world.player(`Guest${++count}`);
const another = (): string => `other${++count}@mail.example`;

const add = (who: Player, email: string) => api(world, who.token, 'post', '/me/addresses', { email });
interface Listed {
  readonly id: string;
  readonly email: string;
  readonly verified: boolean;
  readonly primary: boolean;
}
const list = async (who: Player): Promise<readonly Listed[]> =>
  (await api(world, who.token, 'get', '/me/addresses')).body.addresses;
const checkMail = async (email: string) =>
  (await takeMessages(world, 'address-check')).findLast(mail => mail.to.address === email)!;
const confirm = (who: Player, secret: string) =>
  api(world, who.token, 'post', '/me/addresses/confirm', { secret });

/** An address that somebody has added and confirmed. */
const added = async (who: Player, email = another()): Promise<string> => {
  expect((await add(who, email)).status).toBe(202);
  expect((await confirm(who, secretOf(await checkMail(email)))).status).toBe(204);
  return email;
};

describe('a second address', () => {
  test('counts only after its link was followed, and then signs in to the same account', async () => {
    const anna = await somebody();
    const email = another();
    expect((await add(anna, email)).status).toBe(202);
    const mail = await checkMail(email);
    expect([mail.to.address, linkOf(mail).startsWith('/me/address#t=')]).toEqual([email, true]);
    expect(await list(anna)).toMatchObject([
      { email: anna.email, verified: true, primary: true },
      { email, verified: false, primary: false },
    ]);
    expect((await confirm(anna, secretOf(mail))).status).toBe(204);
    expect((await list(anna))[1]).toMatchObject({ email, verified: true, expiresAt: null });
    const { secret, binding } = await world.signInLink(email);
    const entered = await api(world, '', 'post', '/sign-in/redeem', { secret, binding });
    expect(entered.body.person).toMatchObject({ id: anna.actor.personId, email: anna.email });
    expect(
      (await takeMessages(world, 'security')).map(message => [message.to.address, message.paragraphs[0]]),
    ).toEqual([[anna.email, `The address ${email} now belongs to your account; it can be used to sign in.`]]);
  });

  test('not followed, it signs in to an account of its own', async () => {
    const anna = await somebody();
    const email = another();
    await add(anna, email);
    const secret = secretOf(await checkMail(email));
    const bert = await world.player('x');
    const link = await world.signInLink(email);
    const entered = await api(world, '', 'post', '/sign-in/redeem', link);
    expect(entered.body.person.id).not.toBe(anna.actor.personId);
    // Now it is somebody's, and the link has come too late.
    expect((await confirm(anna, secret)).body.code).toBe('bad-address-link');
    expect(bert.actor.personId).not.toBe(anna.actor.personId);
  });

  test('its link works once, for a day, for whoever asked for it alone', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const email = another();
    await add(anna, email);
    const secret = secretOf(await checkMail(email));
    expect((await confirm(bert, secret)).body.code).toBe('bad-address-link');
    expect((await api(world, '', 'post', '/me/addresses/confirm', { secret })).status).toBe(401);
    expect((await later(world, 24 * 60 + 1, () => confirm(anna, secret))).body.code).toBe('bad-address-link');
    expect((await confirm(anna, secret)).status).toBe(204);
    expect((await confirm(anna, secret)).body.code).toBe('bad-address-link');
  });

  test('asked for again, the earlier link dies; taken off, it dies too', async () => {
    const anna = await somebody();
    const email = another();
    await add(anna, email);
    const first = secretOf(await checkMail(email));
    await add(anna, email);
    const second = secretOf(await checkMail(email));
    expect((await confirm(anna, first)).body.code).toBe('bad-address-link');
    const waiting = (await list(anna)).find(one => one.email === email)!;
    expect((await api(world, anna.token, 'delete', `/me/addresses/${waiting.id}`)).status).toBe(204);
    expect((await confirm(anna, second)).body.code).toBe('bad-address-link');
  });

  test('brings invitations, which can be accepted without their link', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const email = await added(bert);
    const { id } = await createGame(world.deps, anna.actor, {
      title: 'sampler',
      name: 'Second mailbox',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'invite', email: email.toUpperCase() }],
    });
    const invited = await api(world, bert.token, 'get', '/invitations');
    expect(invited.body.invitations).toMatchObject([{ gameId: id, seat: 1 }]);
    const accepted = await api(world, bert.token, 'post', `/games/${id}/seats/1/invitation/accept`);
    expect(accepted.status).toBeLessThan(300);
  });
});

describe('the address of somebody else', () => {
  test('is answered alike, and only its mailbox learns that it is taken', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const free = another();
    const answers = [await add(anna, bert.email), await add(anna, free)];
    const [taken, open] = await takeMessages(world, 'address-check');
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect([taken!.to.address, taken!.button]).toEqual([bert.email, null]);
    expect(taken!.paragraphs[0]).toContain('already belongs to another account');
    expect(open!.button).not.toBeNull();
    // Nor does the list tell the two apart, nor what is told of the mails.
    const [, one, two] = (await list(anna)) as readonly [Listed, Listed, Listed];
    const plain = ({
      id: _,
      email: __,
      createdAt: ___,
      expiresAt: ____,
      ...rest
    }: Listed & { readonly createdAt?: string; readonly expiresAt?: string }) => rest;
    expect(plain(one)).toEqual(plain(two));
    const { deliveries } = (await api(world, anna.token, 'get', '/me/deliveries')).body;
    const told = deliveries.filter((d: { kind: string }) => d.kind === 'address-check');
    expect(new Set(told.map((d: { status: string }) => d.status)).size).toBe(1);
    // The owner keeps it.
    const entered = await api(world, '', 'post', '/sign-in/redeem', await world.signInLink(bert.email));
    expect(entered.body.person.id).toBe(bert.actor.personId);
  });
});

describe('the address that mails go to', () => {
  test('can be chosen; the old one is told', async () => {
    const anna = await somebody();
    const email = await added(anna);
    await takeMessages(world, 'security');
    const { id } = (await list(anna)).find(one => one.email === email)!;
    expect((await api(world, anna.token, 'put', `/me/addresses/${id}/primary`)).status).toBe(204);
    const messages = await takeMessages(world, 'security');
    expect(messages.map(message => message.to.address).sort()).toEqual([anna.email, email].sort());
    expect(messages[0]!.paragraphs[0]).toContain('now go to another of your addresses');
    expect((await api(world, anna.token, 'get', '/me')).body.email).toBe(email);
    // The old one signs in as before.
    const entered = await api(world, '', 'post', '/sign-in/redeem', await world.signInLink(anna.email));
    expect(entered.body.person.id).toBe(anna.actor.personId);
  });

  test('must be confirmed, and cannot be taken off', async () => {
    const anna = await somebody();
    await add(anna, another());
    const [first, waiting] = (await list(anna)) as readonly [Listed, Listed];
    expect((await api(world, anna.token, 'put', `/me/addresses/${waiting.id}/primary`)).body.code).toBe(
      'address-not-verified',
    );
    expect((await api(world, anna.token, 'delete', `/me/addresses/${first.id}`)).body.code).toBe(
      'primary-address',
    );
    const bert = await somebody();
    expect((await api(world, bert.token, 'delete', `/me/addresses/${waiting.id}`)).status).toBe(404);
    expect((await api(world, bert.token, 'put', `/me/addresses/${waiting.id}/primary`)).status).toBe(404);
  });

  test('once taken off, an address is free for others', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const email = await added(anna);
    const { id } = (await list(anna)).find(one => one.email === email)!;
    expect((await api(world, anna.token, 'delete', `/me/addresses/${id}`)).status).toBe(204);
    await added(bert, email);
    const entered = await api(world, '', 'post', '/sign-in/redeem', await world.signInLink(email));
    expect(entered.body.person.id).toBe(bert.actor.personId);
  });
});

describe('adding addresses has its bounds', () => {
  test('five in all, and one’s own not twice', async () => {
    const anna = await somebody();
    expect((await add(anna, anna.email.toUpperCase())).body.code).toBe('address-yours');
    for (let n = 0; n < 4; n++) expect((await add(anna, another())).status).toBe(202);
    const refused = await add(anna, another());
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many-addresses']);
  });

  test('a session that is older than a quarter of an hour must be confirmed first', async () => {
    const anna = await somebody();
    const email = await added(anna);
    const { id } = (await list(anna)).find(one => one.email === email)!;
    const before = await world.fingerprint();
    const answers = await later(world, 16, async () => [
      await add(anna, another()),
      await api(world, anna.token, 'put', `/me/addresses/${id}/primary`),
      await api(world, anna.token, 'delete', `/me/addresses/${id}`),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'confirm-first']),
    );
    expect(await world.fingerprint()).toBe(before);
    expect((await later(world, 14, () => add(anna, another()))).status).toBe(202);
  });

  test.each([
    '',
    'nobody',
    'a@b@c',
    'a b@c.example',
    'x@c.example\r\nBcc: y@c.example',
    `${'a'.repeat(300)}@c.example`,
  ])('what is no address is refused: %p', async email => {
    const anna = await somebody();
    expect((await add(anna, email)).status).toBe(400);
    expect(await list(anna)).toHaveLength(1);
  });
});

describe('by pages, without a script', () => {
  const formTo = (html: string, action: string) => formsIn(html).find(form => form.action === action)!;

  test('an address is added, confirmed where one is signed in, made the main one', async () => {
    const anna = await somebody();
    const email = another();
    const reader = await signedInBrowser(world, anna);
    const sent = await reader.submit(formTo((await reader.get('/me/security')).text, '/me/addresses'), {
      address: email,
    });
    expect(textOf(sent.text)).toContain('Check the new address');
    expect(textOf(sent.text)).toContain('not confirmed yet');
    const secret = secretOf(await checkMail(email));
    const stranger = browser(world.app);
    expect(textOf((await stranger.get('/me/address')).text)).toContain('You are not signed in here');
    expect((await stranger.post('/me/address', { secret })).status).toBe(401);
    const peeked = await reader.post('/me/address/peek', { secret });
    expect(peeked.body).toEqual({ name: email });
    const done = await reader.submit(formTo((await reader.get('/me/address')).text, '/me/address'), {
      secret,
    });
    expect(textOf(done.text)).toContain('Saved.');
    const { id } = (await list(anna)).find(one => one.email === email)!;
    const chosen = await reader.submit(formTo(done.text, `/me/addresses/${id}`), { do: 'primary' });
    expect(textOf(chosen.text)).toContain(`${email} (e-mails go here)`);
    expect((await reader.get('/me/address')).headers['referrer-policy']).toBe('no-referrer');
  });

  test('somebody whose session is old confirms by a link, goes on, and has one session as before', async () => {
    const anna = await somebody();
    const reader = await signedInBrowser(world, anna);
    const sessions = async () =>
      (await api(world, anna.token, 'get', '/sessions')).body.sessions.length as number;
    const before = await sessions();
    await later(world, 60, async () => {
      const page = await reader.get('/me/security');
      expect(textOf(page.text)).toContain('First confirm that it is you');
      const refused = await reader.post('/me/addresses', { address: another() });
      expect(refused.status).toBe(403);
      expect(textOf(refused.text)).toContain('within the last 15 minutes');
      const sent = await reader.submit(formTo(refused.text, '/me/confirm'));
      expect(textOf(sent.text)).toContain('Check your e-mail');
      const next = formTo(sent.text, '/in/code').fields['next']!;
      const back = await reader.post('/in/redeem', { secret: await world.mailedSecret(anna.email), next });
      expect(back.headers['location']).toBe('/me/security');
      expect(textOf((await reader.get('/me/security')).text)).not.toContain('First confirm that it is you');
      expect((await reader.post('/me/addresses', { address: another() })).headers['location']).toBe(
        '/me/security?sent',
      );
    });
    expect(await sessions()).toBe(before);
  });

  test('in German, too', async () => {
    const reader = await signedInBrowser(world, await somebody(), 'de');
    const page = textOf((await reader.get('/me/security?lang=de')).text);
    for (const words of ['E-Mail-Adressen', 'Passkeys', 'Anmeldungen', 'Tokens für Programme', 'Ihre Daten'])
      expect(page).toContain(words);
    expect(textOf((await reader.get('/me/delete?lang=de')).text)).toContain('Konto endgültig löschen');
    expect(textOf((await reader.get('/me/address?lang=de')).text)).toContain('Gehört diese Adresse Ihnen?');
  });
});
