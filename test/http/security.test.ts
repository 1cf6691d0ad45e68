import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import request, { type Response } from 'supertest';
import { askedCookie, mainCookie } from '../../src/http/cookies.js';
import { TEST_SECRET } from '../support/cluster.js';
import { browser, signInWith } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

describe('the way back after a choice leads to no other host', () => {
  const paths = [
    '/.//evil.example',
    '/games/..//evil.example',
    '//evil.example',
    '/\\\\evil.example',
    'https://evil.example',
  ];
  test.each(['/language', '/theme'].flatMap(action => paths.map(back => [action, back] as const)))(
    '%s, back to %s',
    async (action, back) => {
      const answer = await request(world.app)
        .post(action)
        .set('Origin', baseUrl)
        .type('form')
        .send({ language: 'de', theme: 'dark', back });
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers['location']!, baseUrl).host).toBe(new URL(baseUrl).host);
    },
  );
});

describe('requests from other sites', () => {
  const cookie = (): string => `${mainCookie}=${anna.token}`;
  const headers: readonly [name: string, headers: { readonly [name: string]: string }, allowed: boolean][] = [
    ['own page', { Origin: baseUrl, 'Sec-Fetch-Site': 'same-origin' }, true],
    ['own page without referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
    ['old browser on the own page', { Origin: baseUrl }, true],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['another site that hides its name', { Origin: 'null' }, false],
    ['a sub-domain', { Origin: 'https://evil.bahnpost.example', 'Sec-Fetch-Site': 'same-site' }, false],
    ['the same host without https', { Origin: 'http://bahnpost.example' }, false],
    ['nowhere', {}, false],
  ];

  test.each(headers)('a form from %s', async (_, extra, allowed) => {
    const before = await world.fingerprint();
    const answer = await request(world.app)
      .post('/me')
      .set({ Cookie: cookie(), ...extra })
      .type('form')
      .send({ name: `Anna ${String(Math.trunc(before.length))}`, language: 'en', timeZone: 'UTC' });
    expect(answer.status).toBe(allowed ? 303 : 403);
    if (!allowed) expect(await world.fingerprint()).toBe(before);
  });

  test.each(headers)('JSON with the cookie from %s', async (_, extra, allowed) => {
    const answer = await request(world.app)
      .patch('/api/v1/me')
      .set({ Cookie: cookie(), ...extra })
      .send({ name: 'Anna' });
    expect(answer.status).toBe(allowed ? 200 : 403);
  });

  test('a program with a bearer token needs no origin', async () => {
    const answer = await request(world.app)
      .patch('/api/v1/me')
      .set('Authorization', `Bearer ${anna.token}`)
      .send({ name: 'Anna' });
    expect(answer.status).toBe(200);
  });
});

describe('a program in a browser, on a page of another site', () => {
  const site = { Origin: 'https://companion.example', 'Sec-Fetch-Site': 'cross-site' };
  const token = (): { readonly Authorization: string } => ({ Authorization: `Bearer ${anna.token}` });
  const mayRead = ({ headers }: Response): boolean => headers['access-control-allow-origin'] === '*';
  const rename = (headers: { readonly [name: string]: string }): request.Test =>
    request(world.app)
      .patch('/api/v1/me')
      .set({ ...site, ...headers })
      .send({ name: 'Anna' });
  /** As browsers ask before they send what no form can. */
  const preflight = (path: string, wanted: string, method = 'POST'): request.Test =>
    request(world.app)
      .options(path)
      .set({ ...site, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': wanted });

  test('may do with a token what any program may, and read what it needs of the answer', async () => {
    const asked = await preflight('/api/v1/games/x/actions', 'authorization,content-type,if-match');
    expect([asked.status, mayRead(asked)]).toEqual([204, true]);
    const allowed = asked.headers['access-control-allow-headers']!.toLowerCase().split(', ');
    for (const name of ['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key'])
      expect(allowed).toContain(name);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(asked.headers['access-control-allow-methods']!.split(', ')).toContain(method);
    const done = await rename(token());
    expect([done.status, mayRead(done)]).toEqual([200, true]);
    const exposed = done.headers['access-control-expose-headers']!.split(', ');
    for (const name of [
      'ETag',
      'Location',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'Idempotent-Replayed',
    ])
      expect(exposed).toContain(name);
  });

  test.each([
    ['a token that is no good', { Authorization: 'Bearer bp_nothing' }, 401, true],
    ['a password, which counts as no token, beside the cookie', { Authorization: 'Basic YTpi' }, 401, true],
    ['an empty token beside the cookie', { Authorization: 'Bearer ' }, 401, true],
    ['the cookie alone', {}, 403, false],
  ])('with %s it changes nothing', async (_, headers, status, readable) => {
    const before = await world.fingerprint();
    const answer = await rename({ Cookie: `${mainCookie}=${anna.token}`, ...headers });
    expect([answer.status, mayRead(answer)]).toEqual([status, readable]);
    expect(await world.fingerprint()).toBe(before);
  });

  test('a cookie beside the token counts for nothing', async () => {
    const answer = await request(world.app)
      .get('/api/v1/me')
      .set({ ...site, ...token(), Cookie: `${mainCookie}=${bert.token}` });
    expect([answer.body.name, mayRead(answer)]).toEqual(['Anna', true]);
  });

  test('without a token it is shown nothing and may not even ask', async () => {
    for (const path of ['/api/v1/me', '/api/v1/titles'])
      expect(
        mayRead(
          await request(world.app)
            .get(path)
            .set({ ...site, Cookie: `${mainCookie}=${anna.token}` }),
        ),
      ).toBe(false);
    expect(mayRead(await preflight('/api/v1/sign-in', 'content-type'))).toBe(false);
    const asked = await request(world.app).post('/api/v1/sign-in').set(site).send({ email: anna.email });
    expect([asked.status, mayRead(asked)]).toEqual([403, false]);
  });

  test('where no cookie counts it may ask without one, and learns how to get it', async () => {
    for (const [path, wanted, method] of [
      ['/oauth/register', 'content-type', 'POST'],
      ['/.well-known/oauth-protected-resource/mcp', 'mcp-protocol-version', 'GET'],
      ['/mcp', 'content-type,mcp-protocol-version', 'POST'],
    ] as const)
      expect([path, mayRead(await preflight(path, wanted, method))]).toEqual([path, true]);
    const before = await world.fingerprint();
    for (const cookie of ['', `${mainCookie}=${anna.token}`]) {
      const asked = await request(world.app)
        .post('/mcp')
        .set({ ...site, Cookie: cookie })
        .send({ jsonrpc: '2.0', id: 1, method: 'ping' });
      expect([asked.status, mayRead(asked)]).toEqual([401, true]);
      expect(asked.headers['access-control-expose-headers']!.split(', ')).toContain('WWW-Authenticate');
      expect(asked.headers['www-authenticate']).toContain('resource_metadata=');
    }
    expect(await world.fingerprint()).toBe(before);
  });

  test('no page is for it, whatever it brings', async () => {
    for (const path of ['/me', '/', '/inbound/mail'])
      expect(mayRead(await preflight(path, 'authorization'))).toBe(false);
    const posted = await request(world.app)
      .post('/me')
      .set({ ...site, ...token() })
      .type('form')
      .send({ name: 'Mallory', language: 'en', timeZone: 'UTC' });
    expect([posted.status, mayRead(posted)]).toEqual([403, false]);
  });

  test('a program that is no page is told nothing of pages', async () => {
    const answer = await request(world.app).get('/api/v1/me').set(token());
    expect([answer.status, mayRead(answer)]).toEqual([200, false]);
  });

  test('no answer ever allows cookies', async () => {
    for (const answer of [
      await preflight('/api/v1/me', 'authorization', 'PATCH'),
      await rename(token()),
      await rename({ Cookie: `${mainCookie}=${anna.token}` }),
    ])
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('tokens that are not ours', () => {
  const claims = (): { [name: string]: unknown } => jwt.decode(anna.token) as { [name: string]: unknown };
  const signed = (header: object, payload: object, key: string): string => {
    const text = [header, payload]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const past = Math.floor(Date.now() / 1000) - 10;

  const forged: readonly [name: string, make: () => string][] = [
    [
      'no algorithm',
      () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${anna.token.split('.')[1]!}.`,
    ],
    [
      'no algorithm, other case',
      () => `${Buffer.from('{"alg":"nOnE"}').toString('base64url')}.${anna.token.split('.')[1]!}.`,
    ],
    ['signed with another secret', () => signed(hs256, claims(), 'x'.repeat(40))],
    ['signed with an empty secret', () => signed(hs256, claims(), '')],
    ['RS256', () => jwt.sign(claims(), privateKey, { algorithm: 'RS256' })],
    ['HS256 with a public key', () => signed(hs256, claims(), pem)],
    ['HS512 with our secret', () => jwt.sign(claims(), TEST_SECRET, { algorithm: 'HS512' })],
    [
      'a key it brings along',
      () => signed({ ...hs256, kid: '../../dev/null', jwk: { kty: 'oct', k: '' } }, claims(), ''),
    ],
    ['expired', () => signed(hs256, { ...claims(), exp: past }, TEST_SECRET)],
    ['not yet valid', () => signed(hs256, { ...claims(), nbf: past + 3600 }, TEST_SECRET)],
    ['for another audience', () => signed(hs256, { ...claims(), aud: 'elsewhere' }, TEST_SECRET)],
    ['by another issuer', () => signed(hs256, { ...claims(), iss: 'elsewhere' }, TEST_SECRET)],
    ['of a session that never was', () => signed(hs256, { ...claims(), jti: 'x'.repeat(43) }, TEST_SECRET)],
    ['without a session', () => signed(hs256, { ...claims(), jti: undefined }, TEST_SECRET)],
    ['one letter changed', () => anna.token.slice(0, -2) + (anna.token.endsWith('AA') ? 'BB' : 'AA')],
    ['cut', () => anna.token.slice(0, 40)],
    ['no token at all', () => 'undefined'],
  ];

  test.each(forged)('%s', async (_, make) => {
    const answer = await request(world.app).get('/api/v1/me').set('Authorization', `Bearer ${make()}`);
    expect([answer.status, answer.body.code]).toEqual([401, 'bad-token']);
    const page = await request(world.app).get('/me').set('Cookie', `${mainCookie}=${make()}`);
    expect(page.status).toBe(302);
  });

  test('the unchanged one is good, and dies with its time', async () => {
    const me = (): request.Test =>
      request(world.app).get('/api/v1/me').set('Authorization', `Bearer ${anna.token}`);
    expect((await me()).status).toBe(200);
    world.time.now = () => new Date(Date.now() + 181 * 86_400_000);
    expect((await me()).status).toBe(401);
    world.time.now = null;
  });
});

describe('headers', () => {
  const paths = [
    '/',
    '/in',
    '/nothing',
    '/api/v1/titles',
    '/api/v1/nothing',
    '/healthz',
    '/assets/app.css',
    '/api/docs',
  ];
  test.each(paths)('%s allows no foreign or inline script and no frame', async path => {
    const { headers } = await request(world.app).get(path);
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('session cookies are for this host alone and for no script', async () => {
    const reader = browser(world.app);
    const asked = await reader.post('/in', { address: anna.email });
    const entered = await reader.post('/in/redeem', { secret: await world.mailedSecret(anna.email) });
    const lines = [asked, entered].map(answer => (answer.headers['set-cookie'] as unknown as string[])[0]!);
    expect(lines.map(line => line.split('=')[0])).toEqual(['__Host-bahnpost-asked', '__Host-bahnpost']);
    for (const line of lines) {
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(part);
      expect(line).not.toContain('Domain');
      expect(line.length).toBeLessThan(4096);
    }
    const expires = new Date(/Expires=([^;]+)/.exec(lines[0]!)![1]!).getTime();
    expect(Math.abs(expires - Date.now() - 600_000)).toBeLessThan(60_000);
  });

  test('no page holds an inline script, style or handler', async () => {
    const id = await world.game([anna, bert]);
    const reader = browser(world.app);
    await signInWith(world, reader, anna.email);
    for (const path of [
      '/',
      '/in',
      '/games',
      '/games/new',
      '/me',
      `/g/${id}`,
      `/g/${id}/history`,
      '/api/docs',
      '/mailbox',
    ]) {
      // An example of the interface may name an address; it is text.
      const text = (await reader.get(path)).text.replaceAll(/<pre[^>]*>[^<]*<\/pre>/g, '');
      expect(text).not.toMatch(
        /<script(?![^>]*\bsrc="\/assets\/)|<style|\sstyle="|\son\w+="|https?:\/\/(?!bahnpost\.example)/,
      );
    }
  });

  test('a Host header reaches no link', async () => {
    const answer = await request(world.app)
      .get('/api/v1/openapi.json')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(answer.text).not.toContain('evil.example');
    expect(answer.body.servers).toEqual([{ url: baseUrl }]);
  });
});

test('no log line holds an address, a token or a secret', async () => {
  const id = await world.game([anna, bert]);
  const seat = await world.seatSecret(id, anna, 0);
  const unsubscribe = world.unsubscribeToken(id, anna);
  const reader = browser(world.app);
  await reader.post('/in', { address: anna.email });
  const secret = await world.mailedSecret(anna.email);
  const binding = reader.cookies[askedCookie]!;
  const elsewhere = await browser(world.app).post('/in/redeem', { secret });
  const code = /data-sign-in-code>(\d{6})</.exec(elsewhere.text)![1]!;
  await reader.post('/in/code', { code: code === '000000' ? '000001' : '000000' });
  await reader.post('/in/code', { code });
  await reader.post(`/g/${id}/seat`, { secret: seat });
  await reader.get(`/unsubscribe/${unsubscribe}`);
  await reader.get('/games');
  await request(world.app).get(`/nothing/${secret}?t=${secret}`);
  await request(world.app).get('/api/v1/me').set('Authorization', `Bearer ${anna.token}`);
  await request(world.app).post('/api/v1/sign-in/redeem').send({ secret, binding });
  const all = world.logged.join('');
  expect(world.logged.length).toBeGreaterThan(8);
  for (const hidden of [
    secret,
    binding,
    `"${code}"`,
    seat,
    unsubscribe,
    anna.token,
    anna.email,
    'players.example',
    '127.0.0.1',
    mainCookie,
    askedCookie,
  ])
    expect(all).not.toContain(hidden);
  expect(all).toContain('"route":"/in/redeem"');
});
