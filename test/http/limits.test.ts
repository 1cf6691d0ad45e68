import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { databaseLimits } from '../../src/http/limits.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;

beforeAll(async () => {
  world = await startWorld({ limits: 1 });
  anna = await world.player('Anna');
}, 60_000);
afterAll(() => world.stop());

describe('rate limits, kept in the database (S17, M45)', () => {
  test('three sign-in mails an hour to one address, known or not, whoever asks', async () => {
    const limits = databaseLimits(world.db.pool);
    const { limitSignIn } = await import('../../src/http/limits.js');
    for (let i = 0; i < 3; i++) await limitSignIn(limits, 'Same@players.example', `10.0.0.${i}`);
    await expect(limitSignIn(limits, 'same@players.example', '10.0.0.9')).rejects.toMatchObject({
      status: 429,
    });
  });

  test('however the address is written', async () => {
    const limits = databaseLimits(world.db.pool);
    const { limitSignIn } = await import('../../src/http/limits.js');
    const written = ['a@bücher.example', 'A@xn--bcher-kva.example', ' a@BU\u0308CHER.example '];
    for (const [n, address] of written.entries()) await limitSignIn(limits, address, `10.0.1.${n}`);
    await expect(limitSignIn(limits, 'a@Bücher.example', '10.0.1.9')).rejects.toMatchObject({ status: 429 });
  });

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

  test('a forged X-Forwarded-For makes nobody somebody else (S31)', async () => {
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

  test('twenty codes an hour, right or wrong, by page or by program (M44)', async () => {
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
