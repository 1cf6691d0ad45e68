import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request as httpRequest } from 'node:http';
import { connect as openSocket } from 'node:net';
import request from 'supertest';
import { startServer } from '../../src/http/server.js';
import { browser, formsIn, signInWith, textOf } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

describe('hostile text', () => {
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
    // Whoever has played with her is invited by no stranger.
    await world.game([eve, bert]);
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
      /<script(?! type="module" src="\/assets\/main-en\.js")|<img|<[^>]*\sonmouseover=/,
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
    '/tables?title=%00',
    '/api/v1/tables?title=%00',
    '/api/v1/tables?title=1830&%00=1',
    '/results?opponent=a%00b',
  ])('%s is a plain refusal or page, never a fault', async path => {
    const answer = await request(world.app).get(path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('"dependencies"');
  });
});

test('a query with a NUL is refused by its name, in both languages', async () => {
  const answer = await request(world.app).get('/api/v1/tables?title=%00&lang=de');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'no-text', params: { where: 'query.title' } });
  expect(answer.body.detail).toBe('Das ist kein Text: query.title. Nötig ist UTF-8 ohne Nullzeichen.');
});

test.each([
  ['application/json', '/api/v1/sign-in', Buffer.from('{"email":"a\xff@players.example"}', 'latin1')],
  ['application/json', '/api/v1/sign-in', Buffer.from('{"email":"\xed\xa0\x80@players.example"}', 'latin1')],
  ['application/x-www-form-urlencoded', '/in', Buffer.from('address=a\xc3@players.example', 'latin1')],
  ['application/x-www-form-urlencoded', '/in', Buffer.from('address=a%FF@players.example')],
  ['application/x-www-form-urlencoded', '/in', Buffer.from('address=a%C3%28@players.example')],
])('%s to %s that is no UTF-8 is refused, not mended', async (type, path, body) => {
  const before = await world.fingerprint();
  const sent = request(world.app).post(path).set('Content-Type', type).set('Origin', baseUrl);
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    void sent.serialize(given => given as string);
    sent
      .send(body)
      .end((error: unknown, response) => (error instanceof Error ? reject(error) : resolve(response)));
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('This is not text: body.');
  expect(await world.fingerprint()).toBe(before);
});

test('a form that is UTF-8 is read as it was written, encoded or not', async () => {
  for (const address of ['one%40b%C3%BCcher.example', 'two@bücher.example']) {
    const answer = await request(world.app)
      .post('/in')
      .set({ 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseUrl })
      .send(`address=${address}`);
    expect(answer.status).toBe(303);
  }
  const { rows } = await world.db.pool.query(
    `SELECT email_canonical AS e FROM login_link WHERE email ~ '^(one|two)@' ORDER BY 1`,
  );
  expect(rows).toEqual([{ e: 'one@xn--bcher-kva.example' }, { e: 'two@xn--bcher-kva.example' }]);
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

  test.each([
    ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'body',
      `POST /in HTTP/1.1\r\nHost: x\r\nOrigin: ${baseUrl}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
    ],
  ])('a client that never ends the %s of its request is cut off when the time is over', async (_, begin) => {
    const server = await startServer({ app: world.app, port: 0, host: '127.0.0.1', patience: 200 });
    const socket = openSocket(server.port, '127.0.0.1', () => socket.write(begin));
    const drip = setInterval(() => socket.write('x'), 50);
    let said = '';
    socket.on('data', data => (said += data.toString()));
    // Writing to a connection that was just cut is no event.
    socket.on('error', () => undefined);
    await new Promise(resolve => socket.once('close', resolve));
    clearInterval(drip);
    await server.stop();
    expect(said).toMatch(/^(HTTP\/1.1 40[08]|$)/);
  });

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
