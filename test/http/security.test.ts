import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect as openSocket } from 'node:net';
import jwt from 'jsonwebtoken';
import request, { type Response } from 'supertest';
import { askedCookie, mainCookie } from '../../src/http/cookies.js';
import { startServer } from '../../src/http/server.js';
import { spendSignIn } from '../../src/service/signin.js';
import { TEST_SECRET } from '../support/cluster.js';
import { browser, formsIn, signInWith, textOf } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
}, 60_000);
afterAll(() => world.stop());

describe('requests from other sites (S14)', () => {
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

describe('tokens that are not ours (S11)', () => {
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

describe('links from mails', () => {
  const scans = async (path: string): Promise<readonly Response[]> => {
    const url = path.split('#')[0]!;
    const plain = [
      await request(world.app).head(url),
      await request(world.app).get(url),
      await request(world.app).options(url),
      // Some scanners run the page's scripts and press its buttons, without the fragment's secret.
      await request(world.app).post(url).set('Origin', baseUrl),
    ];
    const presses = formsIn(plain[1]!.text)
      .filter(form => form.method === 'post' && !['/language', '/theme'].includes(form.action))
      .map(form =>
        request(world.app).post(form.action).set('Origin', baseUrl).type('form').send(form.fields),
      );
    return [...plain, ...(await Promise.all(presses))];
  };

  test('a scanner that follows and presses everything changes nothing (M40, M41, S33)', async () => {
    const id = await world.game([anna, bert]);
    const links = [
      `/in#t=${(await world.signInLink(anna.email)).secret}`,
      `/i#t=x`,
      `/g/${id}/seat#t=${await world.seatSecret(id, anna, 0)}`,
      `/g/${id}?do=take`,
      `/g/${id}`,
      `/g/${id}/history`,
      '/',
    ];
    const before = await world.fingerprint();
    for (const link of links) {
      const [head, get] = await scans(link);
      expect([link, head!.status, get!.status]).toEqual([link, 200, 200]);
    }
    const unsubscribe = `/unsubscribe/${world.unsubscribeToken(id, anna)}`;
    for (const method of ['head', 'get', 'options'] as const) await request(world.app)[method](unsubscribe);
    expect(await world.fingerprint()).toBe(before);
  });

  test('a sign-in secret works once (M43)', async () => {
    const link = await world.signInLink(anna.email);
    const redeem = (): request.Test => request(world.app).post('/api/v1/sign-in/redeem').send(link);
    expect((await redeem()).status).toBe(201);
    expect([(await redeem()).status, (await redeem()).body.code]).toEqual([401, 'bad-link']);
  });

  test('asking again kills the older link, ten minutes kill any', async () => {
    const old = await world.signInLink(anna.email);
    const fresh = await world.signInLink(anna.email);
    const redeem = async (link: object): Promise<number> =>
      (await request(world.app).post('/api/v1/sign-in/redeem').send(link)).status;
    expect(await redeem(old)).toBe(401);
    world.time.now = () => new Date(Date.now() + 601_000);
    expect(await redeem(fresh)).toBe(401);
    world.time.now = null;
  });

  test('of two clicks at once one opens a session', async () => {
    const link = await world.signInLink(anna.email);
    const both = await Promise.allSettled([1, 2].map(() => spendSignIn(world.deps, link)));
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('pages with secrets tell nobody and are not kept (M49)', async () => {
    const id = await world.game([anna, bert]);
    for (const path of ['/in', '/i', `/g/${id}/seat`, `/unsubscribe/${world.unsubscribeToken(id, anna)}`]) {
      const { headers } = await request(world.app).get(path);
      expect([path, headers['referrer-policy'], headers['cache-control']]).toEqual([
        path,
        'no-referrer',
        'no-store',
      ]);
    }
  });

  test('known and unknown addresses are answered alike (S05)', async () => {
    const answers = await Promise.all(
      [anna.email, 'nobody@players.example'].map(email =>
        request(world.app).post('/api/v1/sign-in').send({ email }),
      ),
    );
    const shape = ({ status, body, headers }: Response): unknown => [
      status,
      Object.entries(body as { [name: string]: string }).map(([name, value]) => [name, value.length]),
      headers['content-length'],
      Object.keys(headers).sort(),
    ];
    expect(shape(answers[0]!)).toEqual(shape(answers[1]!));
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
  test.each(paths)('%s allows no foreign or inline script and no frame (S16)', async path => {
    const { headers } = await request(world.app).get(path);
    const policy = headers['content-security-policy']!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('session cookies are for this host alone and for no script (S15)', async () => {
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
      const { text } = await reader.get(path);
      expect(text).not.toMatch(
        /<script(?![^>]*\bsrc="\/assets\/)|<style|\sstyle="|\son\w+="|https?:\/\/(?!bahnpost\.example)/,
      );
    }
  });

  test('a Host header reaches no link (M48)', async () => {
    const answer = await request(world.app)
      .get('/api/v1/openapi.json')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(answer.text).not.toContain('evil.example');
    expect(answer.body.servers).toEqual([{ url: baseUrl }]);
  });
});

describe('hostile text (S20, M100-M103)', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '{{constructor.constructor("alert(1)")()}}',
    '{{{this}}}',
    '${7*7}',
    'javascript:alert(1)',
    "'; DROP TABLE log; --",
    '</textarea></title>',
    '=cmd|calc',
  ];

  test.each(hostile)('%s as a name stands on the page as text', async text => {
    const eve = await world.player('Eve');
    const set = await request(world.app)
      .patch('/api/v1/me')
      .set('Authorization', `Bearer ${eve.token}`)
      .send({ name: text.slice(0, 40) });
    expect(set.status).toBe(200);
    const reader = browser(world.app);
    await signInWith(world, reader, eve.email);
    const [form] = formsIn((await reader.get('/games/new?title=sampler')).text).filter(
      one => one.action === '/games/new' && one.method === 'post',
    );
    const made = await reader.submit(form!, { name: text.slice(0, 40), 'address.2': bert.email });
    expect(made.status).toBe(200);
    expect(made.text).not.toMatch(
      /<script(?! type="module" src="\/assets\/main\.js")|<img|<[^>]*\sonmouseover=/,
    );
    expect(textOf(made.text)).toContain(text.slice(0, 40));
  });

  test.each([
    ['a line break', 'a\r\nBcc: x@y.example'],
    ['a Unicode line', 'a\u2028b'],
    ['the other direction', 'a\u202eb'],
    ['a NUL', 'a\u0000b'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['nothing', '  '],
  ])('%s in a name is refused', async (_, name) => {
    const before = await world.fingerprint();
    const answer = await request(world.app)
      .patch('/api/v1/me')
      .set('Authorization', `Bearer ${anna.token}`)
      .send({ name });
    expect(answer.status).toBe(400);
    expect(await world.fingerprint()).toBe(before);
  });

  test.each([
    'a@b@c.example',
    'a b@c.example',
    'a@c.example\r\nBcc: x@y.example',
    'group: a@c.example, b@c.example;',
    '"quoted"@c.example',
    'Anna <a@c.example>',
    'a@c.example,b@c.example',
    '@',
    `${'a'.repeat(300)}@c.example`,
  ])('%p is no address', async email => {
    const before = await world.fingerprint();
    const answer = await request(world.app).post('/api/v1/sign-in').send({ email });
    expect(answer.status).toBe(400);
    expect(await world.fingerprint()).toBe(before);
  });

  test.each([
    '/g/%2e%2e',
    '/g/%00',
    '/g/%zz',
    "/g/'--",
    '/g/x/p/../../y',
    '/g/x/history?step=1%27',
    '/mailbox/%2e%2e%2fetc',
    '/assets/..%2f..%2fpackage.json',
    '/in?next[]=1&next[a]=2',
    `/g/${'x'.repeat(3000)}`,
  ])('%s is a plain refusal or page, never a fault', async path => {
    const answer = await request(world.app).get(path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('"dependencies"');
  });
});

test('a form with a NUL or an odd key is refused', async () => {
  const id = await world.game([anna, bert]);
  const reader = browser(world.app);
  await signInWith(world, reader, anna.email);
  const take = formsIn((await reader.get(`/g/${id}`)).text).find(form => form.fields['type'] === 'take')!;
  const before = await world.fingerprint();
  for (const change of [
    { key: 'a\u0000b' },
    { key: 'x'.repeat(500) },
    { type: 'ta\u0000ke' },
    { 'f.count': '"1\u0000"' },
    { 'f.count': '{"a":1}' },
    { 'f.count': '1e999' },
    { 'f.__proto__': '{"count":1}' },
    { expected: '0x0' },
    { notation: '\u0000' },
  ]) {
    const answer = await reader.post(take.action, { ...take.fields, ...change });
    expect([change, Math.floor(answer.status / 100)]).toEqual([change, 4]);
  }
  expect(await world.fingerprint()).toBe(before);
});

describe('too much', () => {
  test.each(['/api/v1/sign-in', '/api/v1/games/import', '/in', '/nothing'])(
    'a body of 10 MB to %s is refused by its announced length, unread',
    async path => {
      const before = await world.fingerprint();
      const server = await startServer({ app: world.app, port: 0, host: '127.0.0.1' });
      const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = openSocket(server.port, '127.0.0.1', () => {
          // Only the head is sent: an answer shows that nobody waited for the body.
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${baseUrl}\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: ${type}\r\nContent-Length: 10485760\r\n\r\n`,
          );
        });
        socket.once('data', data => {
          resolve(data.toString());
          socket.destroy();
        });
        socket.once('error', reject);
      });
      expect(answer).toMatch(path === '/nothing' ? /^HTTP\/1.1 404/ : /^HTTP\/1.1 413/);
      await server.stop();
      expect(await world.fingerprint()).toBe(before);
    },
  );

  test('a body that hides its length is cut off', async () => {
    const server = await startServer({ app: world.app, port: 0, host: '127.0.0.1' });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const sent = httpRequest(
        { host: '127.0.0.1', port: server.port, method: 'POST', path: '/api/v1/sign-in', headers },
        answer => resolve(answer.resume().statusCode),
      );
      sent.once('error', reject);
      for (let i = 0; i < 20; i++) sent.write('x'.repeat(10_000));
      sent.end();
    });
    expect(status).toBe(413);
    await server.stop();
  });
});

test('no log line holds an address, a token or a secret (S26)', async () => {
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
