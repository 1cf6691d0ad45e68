import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Title } from '../../../src/engine/core/index.js';
import { changePerson } from '../../../src/service/account/people.js';
import { verifyAll } from '../../../src/service/log/verify.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { TEST_SECRET } from '../../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { forcedPath, ROWS_OF_A_CHOICE } from '../../support/forced-path.js';
import { orderGame } from '../../support/order-games.js';
import { chance } from '../../support/seed.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { sizes } from '../../support/sizes.js';

/** Of each title. */
const GAMES = 2;
const HEARTBEAT = 200;
/** Longer than a service lives here before it is killed, as the real one is to crashes in a row. */
const CALM = 2000;

const child = new URL('../../support/crash-child.ts', import.meta.url).pathname;

let database: TestDatabase;
let deps: TestDeps;
let inbox: Server;
const received: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const titles = new Map<string, Title>([
    ['toy', toyTitle],
    ['path', forcedPath],
  ]);
  deps = testDeps(database.db, { titles, clock: () => new Date(), settleSeconds: 0 });
  inbox = createServer((req, res) => {
    let id = '';
    req.on('data', (chunk: Buffer) => (id += chunk.toString()));
    req.on('end', () => {
      received.push(id);
      res.end('250 taken');
    });
  });
  await new Promise<void>(resolve => inbox.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  inbox.closeAllConnections();
  inbox.close();
  await database.drop();
});

interface Running {
  /** What was acknowledged so far, a line each. */
  readonly acknowledged: string[];
  readonly errors: string[];
  kill(): Promise<void>;
}

let children = 0;

/** Starts the service; resolves once it has acknowledged its first move (or, without games, is up). */
const start = (games: readonly object[]): Promise<Running> => {
  const { port } = inbox.address() as AddressInfo;
  const task = {
    url: database.appUrl,
    secret: TEST_SECRET,
    mailTo: `http://127.0.0.1:${port}/`,
    games,
    draws: `child ${String((children += 1))}`,
    heartbeat: HEARTBEAT,
    calm: CALM,
  };
  const service = spawn(process.execPath, ['--import', 'tsx', child, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: string[] = [];
  const errors: string[] = [];
  const ended = new Promise<void>(resolve => service.once('close', () => resolve()));
  service.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    let rest = '';
    service.once('close', () => reject(new Error(`the service ended by itself: ${errors.join('')}`)));
    service.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      acknowledged.push(...lines.filter(line => line !== 'ready'));
      if (acknowledged.length > 0 || games.length === 0)
        resolve({
          acknowledged,
          errors,
          kill: () => {
            service.kill('SIGKILL');
            return ended;
          },
        });
    });
  });
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** Mails that are neither sent nor withdrawn. */
const unfinished = async (): Promise<number> =>
  (await database.asOwner(`SELECT FROM delivery WHERE status IN ('queued', 'sending')`)).rowCount ?? 0;

/** A game in which a move of the first player is followed by forced ones of both. */
const forcedGame = async (): ReturnType<typeof orderGame> => {
  const game = await orderGame(deps, 'path', ['Cleo', 'Dora']);
  for (const player of game.players) await changePerson(deps, player, { forcedMoves: true });
  return game;
};

/** What no log of such a game should be: one in which a choice lacks what is forced by it, or has it twice. */
const tornLogs = async (ids: readonly string[]): Promise<readonly object[]> => {
  const { rows } = await database.asOwner(
    `SELECT game_id, array_agg(cause ORDER BY number) AS causes FROM log WHERE game_id = ANY ($1)
     GROUP BY game_id`,
    [ids],
  );
  const whole = ['player', 'forced', 'forced'];
  const isWhole = (causes: readonly string[]): boolean =>
    causes.length % ROWS_OF_A_CHOICE === 0 &&
    causes.every((cause, at) => cause === whole[at % ROWS_OF_A_CHOICE]);
  expect(rows).toHaveLength(ids.length);
  return (rows as { readonly causes: readonly string[] }[]).filter(({ causes }) => !isWhole(causes));
};

test(`killed ${sizes.crashes} times under load: no acknowledged move is lost, none is without what it forces, no mail is lost, none goes out three times`, async () => {
  const games = [];
  const forced: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const { game, players } = await toyGame(deps);
    games.push({ id: game.id, title: 'toy', players });
    const path = await forcedGame();
    games.push({ id: path.gameId, title: 'path', players: path.players });
    forced.push(path.gameId);
  }
  const acknowledged: string[] = [];
  const moment = chance('when it is killed');
  for (let crash = 0; crash < sizes.crashes; crash++) {
    const service = await start(games);
    await pause(moment() * 400);
    await service.kill();
    expect(service.errors).toEqual([]);
    acknowledged.push(...service.acknowledged);
  }
  const { rows } = await database.asOwner(`SELECT game_id || ' ' || number || ' ' || hash AS line FROM log`);
  const stored = new Set(rows.map(row => (row as { line: string }).line));
  expect(acknowledged.length).toBeGreaterThan(sizes.crashes);
  expect(acknowledged.filter(line => !stored.has(line))).toEqual([]);
  expect(await verifyAll(deps)).toEqual([]);
  expect(await tornLogs(forced)).toEqual([]);

  // A last one sends what the killed ones left, also what they had locked.
  const sender = await start([]);
  const end = Date.now() + 30_000;
  while ((await unfinished()) > 0 && Date.now() < end) await pause(100);
  await sender.kill();
  expect(await unfinished()).toBe(0);
  // Turns of several games go in one mail, which has a name of its own.
  const sent = await database.asOwner(
    `SELECT coalesce(together.message_id, one.message_id) AS message_id
       FROM delivery one LEFT JOIN delivery together ON together.id = one.digest_id WHERE one.status = 'sent'`,
  );
  const counts = new Map<string, number>();
  for (const id of received) counts.set(id, (counts.get(id) ?? 0) + 1);
  const ids = sent.rows.map(row => (row as { message_id: string }).message_id);
  expect(ids.filter(id => !counts.has(id))).toEqual([]);
  expect([...counts].filter(([, times]) => times > 2)).toEqual([]);
  expect((await database.asOwner(`SELECT FROM delivery WHERE status = 'failed'`)).rowCount).toBe(0);
});
