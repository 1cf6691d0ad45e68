import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { Express } from 'express';
import { databaseLimits } from '../../src/http/limits.js';
import { signedInBrowser } from './support/browser.js';
import { statements } from './support/statements.js';
import { baseUrl, behindProxy, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let proxied: Express;

beforeAll(async () => {
  world = await startWorld({ limits: 1 });
  anna = await world.player('Anna');
  proxied = behindProxy(world);
});
afterAll(() => world.stop());

describe('what is refused costs the database nothing', () => {
  const wrong = (n: number): string => `bp_${String(n).padStart(43, 'x')}`;
  const me = (ip: string, token: string): request.Test =>
    request(proxied).get('/api/v1/me').set('X-Forwarded-For', ip).set('Authorization', `Bearer ${token}`);

  test('tokens that are wrong: thirty from one network are looked up, and the others are told to wait', async () => {
    for (let n = 0; n < 30; n++) expect((await me('10.1.0.1', wrong(n))).status).toBe(401);
    const asked = await statements(async () => {
      const refused = await me('10.1.0.1', wrong(30));
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
      expect((await me('10.1.0.1', 'no.such.session')).status).toBe(429);
      expect((await me('10.1.0.1', '?')).status).toBe(429);
    });
    expect(asked).toEqual([]);
    expect((await me('10.1.0.2', wrong(31))).status).toBe(401);
  });

  test('who shares that network goes on with a token that was good before, and with a session', async () => {
    const bella = await world.player('Bella');
    const made = await request(world.app)
      .post('/api/v1/me/tokens')
      .set('Authorization', `Bearer ${bella.token}`)
      .send({ name: 'Bot', scopes: ['read'], days: 1 });
    const { token } = made.body as { token: string };
    expect((await me('10.2.0.1', token)).status).toBe(200);
    for (let n = 0; n < 31; n++) await me('10.2.0.1', wrong(n));
    expect((await me('10.2.0.1', wrong(1))).status).toBe(429);
    expect((await me('10.2.0.1', token)).status).toBe(200);
    expect((await me('10.2.0.1', bella.token)).status).toBe(200);
  });

  test('pages that do not exist are counted like others', async () => {
    const look = (path: string): request.Test =>
      request(proxied).get(path).set('X-Forwarded-For', '10.3.0.1');
    for (let n = 0; n < 600; n++) expect((await look(`/api/v1/no/${n}`)).status).toBe(404);
    const asked = await statements(async () => {
      expect((await look('/no/such/page')).status).toBe(429);
      expect((await look('/api/v1/nothing')).status).toBe(429);
    });
    expect(asked).toEqual([]);
  });

  test('what is beyond an allowance is not counted any more', async () => {
    const limits = databaseLimits(world.db.pool);
    for (let n = 0; n < 30; n++) await limits.take('heavy', 'person y');
    const asked = await statements(async () => {
      expect(await limits.take('heavy', 'person y')).toMatchObject({
        allowed: false,
        remaining: 0,
        limit: 30,
      });
    });
    expect(asked).toEqual([]);
  });
});

describe('rate limits, kept in the database', () => {
  test('five an hour from one network, with Retry-After', async () => {
    const ask = (n: number): request.Test =>
      request(world.app)
        .post('/api/v1/sign-in')
        .send({ email: `a${n}@players.example` });
    for (let n = 0; n < 5; n++) expect((await ask(n)).status).toBe(202);
    const refused = await ask(5);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(
      (await world.db.pool.query(`SELECT 1 FROM login_link WHERE email = 'a5@players.example'`)).rowCount,
    ).toBe(0);
  });

  test('a forged X-Forwarded-For makes nobody somebody else', async () => {
    const answer = await request(world.app)
      .post('/api/v1/sign-in')
      .set('X-Forwarded-For', '8.8.8.8')
      .send({ email: 'b@players.example' });
    expect(answer.status).toBe(429);
  });

  test('sixty writes a minute for one person, and the headers count down', async () => {
    const write = (): request.Test =>
      request(world.app).patch('/api/v1/me').set('Authorization', `Bearer ${anna.token}`).send({});
    const first = await write();
    expect(first.headers['ratelimit']).toMatch(/^"write";r=59;t=\d+$/);
    expect(first.headers['ratelimit-policy']).toBe('"write";q=60;w=60');
    const rest = await Promise.all(Array.from({ length: 60 }, write));
    expect(rest.filter(answer => answer.status === 429)).toHaveLength(1);
  });

  test('twenty codes an hour, right or wrong, by page or by program', async () => {
    const guess = (): request.Test =>
      request(world.app)
        .post('/api/v1/sign-in/redeem-code')
        .send({ code: '123456', binding: 'x'.repeat(43) });
    for (let n = 0; n < 20; n++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    const page = await request(world.app)
      .post('/in/code')
      .set('Origin', baseUrl)
      .type('form')
      .send({ code: '123456' });
    expect(page.status).toBe(429);
  });

  test('two processes count together', async () => {
    const [one, two] = [databaseLimits(world.db.pool), databaseLimits(world.db.pool)];
    await one.take('heavy', 'person x');
    expect((await two.take('heavy', 'person x')).remaining).toBe(28);
  });
});

describe('ten new games a day', () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const make = (who: Player, game: object): request.Test =>
    request(world.app)
      .post('/api/v1/games')
      .set('Authorization', `Bearer ${who.token}`)
      .send({ title: 'sampler', name: 'A game', settings: {}, seats, ...game });
  const wrong: readonly object[] = [
    { name: '' },
    { title: 'nothing' },
    { settings: { no: true } },
    { seats: [] },
  ];

  test('what is refused takes none of them, by program or by page', async () => {
    const dora = await world.player('Dora');
    for (let n = 0; n < 12; n++) {
      const { status } = await make(dora, wrong[n % wrong.length]!);
      expect([400, 422]).toContain(status);
    }
    const reader = await signedInBrowser(world, dora);
    for (let n = 0; n < 4; n++)
      expect((await reader.post('/games/new', { title: 'sampler', name: '' })).status).toBeGreaterThanOrEqual(
        400,
      );
    for (let n = 0; n < 10; n++) expect((await make(dora, {})).status).toBe(201);
    expect((await make(dora, {})).status).toBe(429);
  });

  test('but counts as any other write', async () => {
    const emil = await world.player('Emil');
    for (let n = 0; n < 60; n++) expect((await make(emil, { name: '' })).status).toBe(400);
    expect((await make(emil, {})).status).toBe(429);
  });
});
