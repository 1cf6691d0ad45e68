import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { get } from 'node:http';
import express from 'express';
import pg from 'pg';
import request from 'supertest';
import { buildApp } from '../../src/http/app.js';
import { databaseLimits } from '../../src/http/limits.js';
import { startServer } from '../../src/http/server.js';
import { startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop());

test('health is the process alone; readiness names what does not work (R45)', async () => {
  expect((await request(world.app).get('/healthz')).body).toEqual({ ok: true });
  expect((await request(world.app).get('/readyz')).status).toBe(200);
  const broken = buildApp({
    ...world.http,
    ready: () => Promise.resolve({ database: true, migrations: true, queue: false }),
  });
  const answer = await request(broken).get('/readyz');
  expect([answer.status, answer.body]).toEqual([503, { database: true, migrations: true, queue: false }]);
  expect((await request(broken).get('/healthz')).status).toBe(200);
});

test('a database that is away is 503 with Retry-After, not a fault (R02)', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const app = buildApp({ ...world.http, limits: { ...world.http.limits, take: () => Promise.reject(gone) } });
  const answer = await request(app).get('/api/v1/titles');
  expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'not-ready']);
});

test('so is one whose connections are all in use', async () => {
  const { connectionString } = world.db.pool.options;
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 500 });
  const client = await pool.connect();
  const app = buildApp({ ...world.http, limits: databaseLimits(pool) });
  const answer = await request(app).get('/api/v1/titles');
  client.release();
  await pool.end();
  expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'not-ready']);
});

test('a fault of ours says nothing but its number, and the log says the rest (S27)', async () => {
  const app = buildApp({
    ...world.http,
    limits: { ...world.http.limits, take: () => Promise.reject(new Error('the inside of things')) },
  });
  const answer = await request(app).get('/api/v1/titles');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('inside');
  const line = world.logged.find(one => one.includes('the inside of things'))!;
  expect(line).toContain(answer.body.instance as string);
});

test('metrics stand on a port of their own, by route and not by path', async () => {
  const server = await startServer({
    app: world.app,
    port: 0,
    metrics: { registry: world.http.metrics.registry, port: 0 },
  });
  const fetchText = (port: number, path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ port, path }, answer => {
        let text = '';
        answer.on('data', chunk => (text += String(chunk)));
        answer.on('end', () => resolve(text));
      }).on('error', reject);
    });
  await fetchText(server.port, '/g/somegame');
  const text = await fetchText(server.metricsPort!, '/metrics');
  expect(text).toContain('route="/g/:id",status="404"');
  expect(text).not.toContain('somegame');
  expect(await fetchText(server.port, '/metrics')).toContain('Not found');
  await server.stop();
});

describe('stopping (R44)', () => {
  test('an answer that has begun is finished, and no new request is taken', async () => {
    let release = (): void => undefined;
    let arrived = (): void => undefined;
    const inside = new Promise<void>(resolve => (arrived = resolve));
    const app = express();
    app.get('/slow', async (_req, res) => {
      arrived();
      await new Promise<void>(resolve => (release = resolve));
      res.send('whole');
    });
    const { port, stop } = await startServer({ app, port: 0 });
    const answer = fetch(`http://localhost:${port}/slow`).then(reply => reply.text());
    await inside;
    const stopped = stop();
    await expect(fetch(`http://localhost:${port}/slow`)).rejects.toThrow();
    release();
    expect(await answer).toBe('whole');
    await stopped;
  });
});
