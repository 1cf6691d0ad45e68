import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createECDH, randomUUID } from 'node:crypto';
import request from 'supertest';
import { vapidKeys } from '../../src/service/channels/push.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
let game: string;

beforeAll(async () => {
  world = await startWorld();
  // A name service of its own: nothing is asked of the real one.
  Object.assign(world.deps, {
    outside: {
      resolve: (host: string) =>
        Promise.resolve(host.endsWith('.example') ? ['93.184.216.34'] : ['10.0.0.1']),
      http: false,
      ports: new Set([443]),
      allows: (address: string) => address === '93.184.216.34',
    },
  });
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  game = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const ask = (who: Player | null, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const asked = request(world.app)[method](`/api/v1${path}`);
  if (who) asked.set('Authorization', `Bearer ${who.token}`);
  return body ? asked.send(body) : asked;
};

const address = 'https://hooks.example/very-secret-path';
const wish = { url: address, name: 'My hook', shape: 'slack' };

interface Made {
  readonly webhook: { readonly id: string };
  readonly secret: string;
}

const made = async (who: Player, more: object = {}): Promise<Made> => {
  const answer = await ask(who, 'post', '/webhooks', { ...wish, ...more });
  expect(answer.status).toBe(201);
  return answer.body as Made;
};

describe('webhooks, by a program', () => {
  test('are made, shown, switched, renewed and taken away; the secret is told once, the address never', async () => {
    const { webhook, secret } = await made(anna, { wants: ['turn'] });
    expect(webhook).toMatchObject({ host: 'hooks.example', shape: 'slack', wants: ['turn'], offAt: null });
    const path = `/webhooks/${webhook.id}`;
    expect((await ask(anna, 'put', `${path}/on`, { on: false })).status).toBe(204);
    const off = await ask(anna, 'get', path);
    expect(off.body).toMatchObject({ webhook: { offAt: expect.any(String) as unknown }, tries: [] });
    expect((await ask(anna, 'post', `${path}/test`)).status).toBe(202);
    const { body } = await ask(anna, 'get', path);
    expect(body).toMatchObject({ tries: [{ event: 'test', at: null, status: 'queued' }] });
    const renewed = await ask(anna, 'post', `${path}/secret`);
    expect(renewed.body).not.toEqual({ secret });
    const shown = JSON.stringify([
      body,
      (await ask(anna, 'get', '/webhooks')).body,
      (await ask(anna, 'get', `/games/${game}/webhooks`)).body,
    ]);
    for (const hidden of ['very-secret-path', secret, (renewed.body as { secret: string }).secret])
      expect(shown).not.toContain(hidden);
    expect((await ask(anna, 'delete', path)).status).toBe(204);
    expect((await ask(anna, 'get', path)).status).toBe(404);
  });

  test('are nothing to anybody else', async () => {
    const { webhook } = await made(anna);
    const path = `/webhooks/${webhook.id}`;
    const before = await world.fingerprint();
    for (const [who, status] of [
      [bert, 404],
      [null, 401],
    ] as const) {
      expect((await ask(who, 'get', path)).status).toBe(status);
      expect((await ask(who, 'delete', path)).status).toBe(status);
      expect((await ask(who, 'post', `${path}/test`)).status).toBe(status);
      expect((await ask(who, 'post', `${path}/secret`)).status).toBe(status);
      expect((await ask(who, 'put', `${path}/on`, { on: false })).status).toBe(status);
      expect((await ask(who, 'post', `${path}/deliveries/x-1/again`)).status).toBe(status);
    }
    expect((await ask(anna, 'post', `${path}/deliveries/x-1/again`)).status).toBe(409);
    expect(await world.fingerprint()).toBe(before);
  });

  test('that lead inside, or are nonsense, are refused with words', async () => {
    const refused = async (change: object) => {
      const { status, body } = await ask(anna, 'post', '/webhooks', { ...wish, ...change });
      return [status, (body as { code: string }).code];
    };
    expect(await refused({ url: 'https://db.corp.test/' })).toEqual([400, 'address-unknown-host']);
    expect(await refused({ url: 'https://127.0.0.1/' })).toEqual([400, 'address-not-public']);
    expect(await refused({ url: 'http://hooks.example/' })).toEqual([400, 'address-not-https']);
    expect(await refused({ url: 'https://hooks.example:22/' })).toEqual([400, 'address-port']);
    expect(await refused({ url: 'https://a:b@hooks.example/' })).toEqual([400, 'address-with-user']);
    expect(await refused({ url: 'not an address' })).toEqual([400, 'bad-address']);
    for (const change of [{ shape: 'teams' }, { wants: [] }, { wants: ['x'] }, { name: '' }, { extra: 1 }])
      expect((await refused(change))[0]).toBe(400);
  });

  test('of a game are its creator’s; players see that there are some, others nothing', async () => {
    const { webhook } = await made(anna, { game });
    expect((await ask(anna, 'get', `/games/${game}/webhooks`)).body).toMatchObject({
      count: 1,
      mine: [{ id: webhook.id, gameId: game }],
    });
    const seen = await ask(bert, 'get', `/games/${game}/webhooks`);
    expect(seen.body).toEqual({ count: 1, mine: [] });
    expect((await ask(cleo, 'get', `/games/${game}/webhooks`)).status).toBeGreaterThanOrEqual(403);
    expect((await ask(bert, 'post', '/webhooks', { ...wish, game })).body).toMatchObject({
      code: 'creator-only',
    });
    expect((await ask(bert, 'get', `/webhooks/${webhook.id}`)).status).toBe(404);
  });

  test('are not for the session of a turn mail', async () => {
    const secret = await world.seatSecret(game, anna, 0);
    const opened = await request(world.app).post('/api/v1/seat-links/open').send({ secret });
    const { token } = opened.body as { token: string };
    const answer = await request(world.app)
      .post('/api/v1/webhooks')
      .set('Authorization', `Bearer ${token}`)
      .send(wish);
    expect(answer.status).toBe(403);
  });
});

test('making us connect somewhere is limited', async () => {
  const strict = await startWorld({ limits: 1 });
  const dora = await strict.player('Dora');
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++)
    statuses.push(
      (
        await request(strict.app)
          .post('/api/v1/webhooks')
          .set('Authorization', `Bearer ${dora.token}`)
          .send({ ...wish, url: 'https://127.0.0.1/' })
      ).status,
    );
  expect(statuses.slice(0, 30).every(status => status === 400)).toBe(true);
  expect(statuses[30]).toBe(429);
  await strict.stop();
});

describe('pushes, by a program', () => {
  const subscription = () => ({
    endpoint: `https://push.example/${randomUUID()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: Buffer.alloc(16, 'auth').toString('base64url'),
    },
  });

  test('are subscribed to, listed and ended', async () => {
    const added = await ask(bert, 'post', '/push', { subscription: subscription(), name: 'Phone' });
    expect(added.status).toBe(201);
    const { body } = await ask(bert, 'get', '/push');
    expect(body).toMatchObject({
      publicKey: vapidKeys(world.deps).publicKey,
      receivers: [{ name: 'Phone', host: 'push.example', wants: ['turn', 'reminder', 'game', 'news'] }],
    });
    expect(JSON.stringify(body)).not.toMatch(/p256dh|auth/);
    const { id } = added.body as { id: string };
    expect((await ask(anna, 'delete', `/push/${id}`)).status).toBe(404);
    expect((await ask(bert, 'delete', `/push/${id}`)).status).toBe(204);
    expect((await ask(bert, 'get', '/push')).body).toMatchObject({ receivers: [] });
  });

  test('go to no address inside', async () => {
    const inside = { ...subscription(), endpoint: 'https://push.corp.test/' };
    expect((await ask(bert, 'post', '/push', { subscription: inside, name: 'x' })).body).toMatchObject({
      code: 'address-unknown-host',
    });
    expect((await ask(null, 'post', '/push', { subscription: subscription(), name: 'x' })).status).toBe(401);
  });

  test('are shown by a service worker for the whole site', async () => {
    const answer = await request(world.app).get('/push-worker.js');
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.text).toContain('showNotification');
    // A worker that is no module cannot import.
    expect(answer.text).not.toMatch(/\b(import|export)\b/);
  });
});

describe('on the page', () => {
  test('a webhook is made by a form, its secret shown once, and everything about it done there', async () => {
    const reader = await signedInBrowser(world, bert);
    const page = await reader.get('/me/notifications/channels');
    expect(page.text).toContain(`data-push="${vapidKeys(world.deps).publicKey}"`);
    const form = formsIn(page.text).find(({ action }) => action === '/me/webhooks')!;
    const answer = await reader.submit(form, { url: address, name: 'Page hook', shape: 'discord' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const secret = /id="secret"[^>]*value="([\w-]{43})"/.exec(answer.text)?.[1];
    expect(secret).toBeDefined();
    const here = /href="(\/me\/notifications\/channels\/\w+)"/.exec(answer.text)![1]!;
    const shown = await reader.get(here);
    expect(textOf(shown.text)).toContain('leads to hooks.example · Discord · on');
    expect(shown.text).not.toContain('very-secret-path');
    expect(shown.text).not.toContain(secret);
    const formTo = (html: string, what: string) =>
      formsIn(html).find(({ action }) => action === `${here}/${what}`)!;
    const tested = await reader.submit(formTo(shown.text, 'test'));
    expect(textOf(tested.text)).toContain('On its way');
    expect(textOf(tested.text)).toContain('Test : waiting');
    const off = await reader.submit(formTo(shown.text, 'on'), { on: 'off' });
    expect(textOf(off.text)).toContain('off since');
    const renewed = await reader.submit(formTo(shown.text, 'secret'));
    expect(/value="([\w-]{43})"/.exec(renewed.text)?.[1]).not.toBe(secret);
    const gone = await reader.submit(formTo(shown.text, 'delete'));
    expect(textOf(gone.text)).toContain('Saved.');
    expect((await reader.get(here)).status).toBe(404);
  });

  test('a refused address is told in words', async () => {
    const reader = await signedInBrowser(world, bert);
    const page = await reader.get('/me/notifications/channels');
    const form = formsIn(page.text).find(({ action }) => action === '/me/webhooks')!;
    const answer = await reader.submit(form, { url: 'https://10.0.0.1/', name: 'x', shape: 'generic' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('This address does not lead to the public internet.');
  });

  test('a game’s webhooks are made where its creator sees them; others see how many', async () => {
    const creator = await signedInBrowser(world, anna);
    const page = await creator.get(`/g/${game}/channels`);
    const form = formsIn(page.text).find(({ action }) => action === `/g/${game}/webhooks`)!;
    expect((await creator.submit(form, { url: address, name: 'Club', shape: 'slack' })).status).toBe(200);
    const again = await creator.get(`/g/${game}/channels`);
    expect(textOf(again.text)).toContain('Club');
    const player = await signedInBrowser(world, bert);
    const his = textOf((await player.get(`/g/${game}/channels`)).text);
    expect(his).toMatch(/Active webhooks: \d/);
    expect(his).not.toContain('Club');
    expect((await player.get(`/g/${game}`)).text).toContain(`/g/${game}/channels`);
    expect((await player.get('/me/notifications')).text).toContain('/me/notifications/channels');
  });

  test('another site makes nobody subscribe to anything', async () => {
    const reader = await signedInBrowser(world, bert);
    const cookie = Object.entries(reader.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const before = await world.fingerprint();
    for (const path of ['/me/webhooks', '/me/feeds', '/api/v1/push', '/api/v1/webhooks']) {
      const answer = await request(world.app)
        .post(path)
        .set('Cookie', cookie)
        .set('Origin', 'https://evil.example')
        .send({});
      expect(answer.status).toBe(403);
    }
    expect(await world.fingerprint()).toBe(before);
    expect((await browser(world.app).post('/me/webhooks', wish)).status).toBe(401);
  });
});

test('no address and no secret of a webhook is ever written into the log', async () => {
  const { webhook, secret } = await made(cleo);
  await ask(cleo, 'get', `/webhooks/${webhook.id}`);
  const written = world.logged.join('\n');
  expect(written).not.toContain('very-secret-path');
  expect(written).not.toContain(secret);
});
