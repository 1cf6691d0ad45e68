import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Option } from '../../src/engine/core/index.js';
import { keptSecret, openOwner, openStore } from '../../src/open-database.js';
import { call, signIn, type Answer } from '../support/api-client.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { startService, type RunningService } from '../support/running-service.js';
import { sizes } from '../support/sizes.js';

const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fred'];

let data: string;
let postbox: Postbox;
let service: RunningService;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'bahnpost-starts-'));
  await chmod(data, 0o755);
  postbox = await openPostbox();
  service = await startService({ SMTP_URL: postbox.url, SETTLE_SECONDS: '0', DEMO: 'off' }, { data });
});

afterAll(async () => {
  await service.stop();
  await postbox.close();
  await rm(data, { recursive: true, force: true });
});

/** What every process does with the database when it starts, and when it ends. */
const startOnce = async (secret: string): Promise<void> => {
  const store = await openStore({
    databaseUrl: null,
    databaseConnections: 2,
    dataDir: data,
    secret,
    warn: (fields, message) => {
      throw new Error(`${message} ${JSON.stringify(fields)}`);
    },
  });
  await store.close();
};

/** Moves for all seats of one game after the other. @returns the answers */
const playOn = async (token: string, seed: number, isOver: () => boolean): Promise<readonly Answer[]> => {
  const { url } = service;
  const rng = random(seed);
  const answers: Answer[] = [];
  while (!isOver()) {
    const seats = [
      { kind: 'me', name: 'A' },
      { kind: 'me', name: 'B' },
    ];
    const game = await call(url, 'POST', '/games', token, { title: '1830', name: 'Busy', seats });
    answers.push(game);
    const path = `/games/${game.body['id'] as string}`;
    for (let asked: number | undefined = 0; asked !== undefined && !isOver();) {
      const there = await call(url, 'GET', `${path}/position?seat=${String(asked)}`, token);
      const action = quickMove(there.body['menu'] as readonly Option[], asked, rng);
      const answer = await call(url, 'POST', `${path}/actions`, token, { action }, there.etag);
      answers.push(there, answer);
      asked = answer.status === 201 ? (answer.body['turn'].asked[0] as number | undefined) : undefined;
    }
  }
  return answers;
};

const deadlocks = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ deadlocks: number }>(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]!.deadlocks;
  } finally {
    await client.end();
  }
};

test(`${String(sizes.starts)} starts beside a service that is played on: none fails, no move does, nothing is in another's way`, async () => {
  const tokens = [];
  for (const name of PLAYERS) tokens.push(await signIn(service.url, postbox, name));
  const secret = await keptSecret(data);
  let over = false;
  const playing = Promise.all(tokens.map((token, seed) => playOn(token, seed, () => over)));
  try {
    for (let done = 0; done < sizes.starts; done += 2)
      await Promise.all([startOnce(secret), startOnce(secret)]);
  } finally {
    over = true;
  }
  const answers = (await playing).flat();
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect(answers.length).toBeGreaterThan(sizes.starts);
  const owner = await openOwner({ databaseUrl: null, dataDir: data });
  expect(await deadlocks(owner.url)).toBe(0);
  await owner.stop();
});
