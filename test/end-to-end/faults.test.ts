import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Option } from '../../src/engine/core/index.js';
import { call, signIn } from '../support/api-client.js';
import { gap, silentServer, smallDisk, type Gap, type SmallDisk } from '../support/faults.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { startService, type RunningService } from '../support/running-service.js';
import { sizes } from '../support/sizes.js';

const GAMES = 2;
const DISK = 400;

/** Between the moves of a game, in milliseconds: a load that goes on for long must not fill the small disk by itself. */
const THINKING = 150;

let postbox: Postbox;
let service: RunningService;
let disk: SmallDisk | null;
let folder: string;
/** What is being done; said when the test does not come to its end. */
let stage: string | null = 'start';
let token: string;

beforeAll(async () => {
  disk = smallDisk(DISK);
  if (!disk) process.stderr.write('SKIPPED: no file system may be mounted here: no disk is filled\n');
  folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'bahnpost-faults-')));
  postbox = await openPostbox();
  const settings = {
    SMTP_URL: postbox.url,
    SETTLE_SECONDS: '0',
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
  };
  service = await startService(settings);
  token = await signIn(service.url, postbox, 'Anna');
});

afterAll(async () => {
  if (stage !== null) process.stderr.write(`Not over: ${stage}\n${service.printed().slice(-5000)}\n`);
  disk?.free();
  await service.stop();
  await postbox.close();
  if (disk) disk.unmount();
  else await rm(folder, { recursive: true, force: true });
});

interface Move {
  readonly game: string;
  readonly number: number;
  readonly hash: string;
}

/** What the load found out. */
interface Load {
  readonly moves: Move[];
  /** Answers that are neither a success nor say when to come back. */
  readonly wrong: string[];
  readonly gaps: { readonly moves: Gap; readonly pages: Gap; readonly mails: Gap };
  running: boolean;
}

/** What a client may be told while something is broken: not now, or that there is no room. */
const EXCUSES = [503, 507];

/** Asks until there is an answer that is no excuse; the same request with the same key, as a client should. */
const insist = async (load: Load, path: string, init: RequestInit = {}): Promise<Response | null> => {
  while (load.running) {
    const answer = await fetch(`${service.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    if (answer && !EXCUSES.includes(answer.status)) {
      if (!answer.ok)
        load.wrong.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.ok ? answer : null;
    }
    await answer?.text();
    await pause(100);
  }
  return null;
};

const newGame = async (load: Load, name: string): Promise<string | null> => {
  const seats = ['One', 'Two', 'Three'].map(player => ({ kind: 'me', name: player }));
  const made = await insist(load, '/api/v1/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ title: '1830', name, seats }),
  });
  return made && ((await made.json()) as { id: string }).id;
};

/** Plays one game after the other: a quick machine comes to the end of one before all has failed. */
const keepPlaying = async (load: Load, name: string, seed: number): Promise<void> => {
  const rng = random(seed);
  let game: string | null = null;
  let seat = 0;
  while (load.running) {
    game ??= await newGame(load, name);
    const there: Response | null = await insist(load, `/api/v1/games/${String(game)}/position?seat=${seat}`);
    if (!there || game === null) continue;
    const { menu, turn } = (await there.json()) as { menu: Option[]; turn: { asked: number[] } };
    if (!turn.asked.includes(seat)) {
      seat = turn.asked[0] ?? 0;
      if (turn.asked.length === 0) game = null;
      continue;
    }
    const done = await insist(load, `/api/v1/games/${game}/actions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'if-match': there.headers.get('etag')!,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ action: quickMove(menu, seat, rng) }),
    });
    if (!done) continue;
    const { number, hash } = (await done.json()) as Move;
    load.moves.push({ game, number, hash });
    load.gaps.moves.success();
    await pause(THINKING);
  }
};

const keepReading = async (load: Load): Promise<void> => {
  while (load.running) {
    if (await insist(load, '/')) load.gaps.pages.success();
    await pause(50);
  }
};

const keepMailing = async (load: Load): Promise<void> => {
  for (let i = 0; load.running; i++) {
    const body = JSON.stringify({ email: `reader${i}@example.org` });
    await insist(load, '/api/v1/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await pause(200);
  }
};

/** Everything has worked once more since now; @throws Error for an answer that was wrong meanwhile */
const worksAgain = async (load: Load): Promise<void> => {
  const { length } = load.moves;
  const letters = postbox.letters.length;
  while (load.moves.length === length || postbox.letters.length === letters) {
    if (load.wrong[0] !== undefined) throw new Error(load.wrong[0]);
    await pause(50);
  }
};

/** The process that leads the database. */
const postmaster = async (): Promise<number> =>
  Number((await readFile(join(folder, 'data', 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const killDatabase = async (): Promise<void> => {
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  // Whoever leads it notices, and starts it again.
  while ((await postmaster().catch(() => killed)) === killed) await pause(20);
};

const silence = async (): Promise<void> => {
  const port = Number(new URL(postbox.url).port);
  await postbox.close();
  const silent = await silentServer(port);
  await pause(sizes.faultSeconds * 1000);
  // Pages and their neighbours are well.
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  await silent.close();
  postbox = await openPostbox(port);
};

const faults: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'the process that does the jobs is killed',
    async () => process.kill(await service.jobsProcess(), 'SIGKILL'),
  ],
  ['the database is killed', killDatabase],
  ['the mail server is silent', silence],
  [
    'the disk is full',
    async () => {
      disk?.fill();
      await pause(sizes.faultSeconds * 1000);
      disk?.free();
    },
  ],
];

test('whatever fails: no move is lost, none is answered wrongly, and all comes back by itself', async () => {
  const load: Load = {
    ...{ moves: [], wrong: [], running: true },
    gaps: { moves: gap(), pages: gap(), mails: gap() },
  };
  const parts = [
    ...Array.from({ length: GAMES }, (_, i) => keepPlaying(load, `Game ${i}`, i)),
    keepReading(load),
    keepMailing(load),
  ];
  const rows: object[] = [];
  let seen = postbox.letters.length;
  const watch = setInterval(() => {
    if (postbox.letters.length !== seen) load.gaps.mails.success();
    seen = postbox.letters.length;
  }, 20);
  await worksAgain(load);
  for (const [fault, happen] of faults) {
    if (!disk && fault.includes('disk')) continue;
    for (const one of Object.values(load.gaps)) one.longest();
    stage = fault;
    await happen();
    stage = `afterwards: ${fault}`;
    await worksAgain(load);
    const without = Object.entries(load.gaps).map(([what, one]) => [
      `no ${what}, ms`,
      Math.round(one.longest()),
    ]);
    rows.push({ fault, ...Object.fromEntries(without) });
  }
  load.running = false;
  clearInterval(watch);
  await Promise.all(parts);
  console.table(rows);

  expect(load.wrong).toEqual([]);
  const stored = new Map<string, string>();
  for (const id of new Set(load.moves.map(({ game }) => game)))
    for (let after = 0; ;) {
      const { body } = await call(service.url, 'GET', `/games/${id}/log?after=${after}&limit=1000`, token);
      const entries = body['entries'] as { number: number; hash: string }[];
      for (const entry of entries) stored.set(`${id} ${entry.number}`, entry.hash);
      if (entries.length === 0) break;
      after = entries.at(-1)!.number;
    }
  expect(load.moves.filter(one => stored.get(`${one.game} ${one.number}`) !== one.hash)).toEqual([]);
  expect(service.process.exitCode).toBeNull();
  stage = null;
});
