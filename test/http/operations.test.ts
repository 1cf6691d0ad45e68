import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { Registry } from 'prom-client';
import request from 'supertest';
import { beat, direct, freeJobsOf, serviceLag } from '../../src/db/index.js';
import { buildApp } from '../../src/http/app.js';
import { databaseLimits } from '../../src/http/limits.js';
import { startMetrics, startServer } from '../../src/http/server.js';
import { stoppable } from '../../src/http/stop.js';
import { startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('health is the process alone; readiness names what does not work', async () => {
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

test('while the clock of its computer is off, a process takes no moves, and shows all there is', async () => {
  const off = buildApp({ ...world.http, clockIsRight: () => false });
  expect((await request(off).get('/api/v1/titles')).status).toBe(200);
  const refused = await request(off).post('/api/v1/sign-in').send({ email: 'a@mail.example' });
  expect([refused.status, refused.headers['retry-after'], refused.body.code]).toEqual([
    503,
    '30',
    'not-ready',
  ]);
});

test('readiness is about what only the service can hold up: mails wait for servers of others', async () => {
  const behind = async (task: string): Promise<number> => {
    const tx = direct(world.db);
    await tx.rows(`SELECT graphile_worker.add_job($1, run_at := $2::timestamptz)`, [
      task,
      new Date(Date.now() - 100_000),
    ]);
    return Math.floor((await serviceLag(tx, new Date())) / 100);
  };
  const tx = direct(world.db);
  await beat(tx, ['pool-alive']);
  expect(await behind('deliver')).toBe(0);
  expect(await behind('channels')).toBe(0);
  // Without a worker nothing is done at all.
  await freeJobsOf(tx, ['pool-alive']);
  expect(Math.floor((await serviceLag(tx, new Date())) / 100)).toBe(1);
  await beat(tx, ['pool-alive']);
  expect(await behind('clock')).toBe(1);
  await freeJobsOf(tx, ['pool-alive']);
});

test('a database that is away is 503 with Retry-After, not a fault', async () => {
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

test('a fault of ours says nothing but its number, and the log says the rest', async () => {
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

describe('stopping', () => {
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

  /** A server that answers when it is told to, and what a client hears on one connection that it keeps. */
  const keptAlive = async (moment: number) => {
    const waiting: (() => void)[] = [];
    const server: Server = createServer((_req, res) => waiting.push(() => res.end('whole')));
    const stop = stoppable(server, { moment });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (): Promise<() => Promise<{ connection: string | undefined; text: string }>> => {
      const asked = waiting.length;
      const answer = once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>;
      while (waiting.length === asked) await new Promise(resolve => setImmediate(resolve));
      return async () => {
        waiting.at(-1)!();
        const [reply] = await answer;
        let text = '';
        for await (const chunk of reply) text += String(chunk);
        return { connection: reply.headers.connection, text };
      };
    };
    return { stop, ask, close: () => agent.destroy() };
  };

  test('a connection that is kept open hears with its next answer that it is the last', async () => {
    const { stop, ask, close } = await keptAlive(3_600_000);
    expect(await (await ask())()).toEqual({ connection: 'keep-alive', text: 'whole' });
    const stopped = stop();
    expect(await (await ask())()).toEqual({ connection: 'close', text: 'whole' });
    await stopped;
    close();
  });

  test('and so does one that was just being answered', async () => {
    const { stop, ask, close } = await keptAlive(3_600_000);
    const answer = await ask();
    const stopped = stop();
    expect(await answer()).toEqual({ connection: 'close', text: 'whole' });
    await stopped;
    close();
  });

  test('one that has its answer only after that moment does not hold it up for long', async () => {
    let finish = (): void => undefined;
    const server = createServer((_req, res) => {
      // The head is on its way before anybody stops: it says nothing of an end.
      res.flushHeaders();
      finish = () => res.end('whole');
    });
    server.keepAliveTimeout = 3_600_000;
    const stop = stoppable(server, { moment: 1, patience: 30_000 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const [reply] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    const sweep = jest.spyOn(server, 'closeIdleConnections');
    const cut = jest.spyOn(server, 'closeAllConnections');
    const stopped = stop();
    while (sweep.mock.calls.length === 0) await new Promise(resolve => setImmediate(resolve));
    finish();
    for await (const chunk of reply) expect(String(chunk)).toBe('whole');
    await stopped;
    expect(cut).not.toHaveBeenCalled();
    agent.destroy();
  });

  test('one that stays quiet does not hold it up', async () => {
    const { stop, ask, close } = await keptAlive(1);
    await (
      await ask()
    )();
    await stop();
    close();
  });
});

test('a port that is taken is told in words, with the way out', async () => {
  const first = await startServer({ app: world.app, port: 0, host: '127.0.0.1' });
  try {
    const again = startServer({ app: world.app, port: first.port, host: '127.0.0.1' });
    await expect(again).rejects.toThrow(`port ${String(first.port)} is taken`);
    await expect(again).rejects.toThrow(` PORT=${String(first.port + 1)}`);
    const metrics = startMetrics({ registry: new Registry(), port: first.port, host: '127.0.0.1' });
    await expect(metrics).rejects.toThrow(` METRICS_PORT=${String(first.port + 1)}`);
  } finally {
    await first.stop();
  }
});
