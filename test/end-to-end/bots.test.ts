import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GAME_CHANGED, listen } from '../../src/db/index.js';
import { buildApp } from '../../src/http/app.js';
import { createLive, type Live } from '../../src/http/live/live.js';
import { startServer, type RunningServer } from '../../src/http/server.js';
import { presenters } from '../../src/present/registry.js';
import { makeToken } from '../../src/service/account/tokens.js';
import { showGame } from '../../src/service/tables/games.js';
import { titles } from '../../src/titles/registry.js';
import { startWorld, type Player, type World } from '../http/support/world.js';

/* The bots of `examples`, as they are run by those who try them. */

let world: World;
let live: Live;
let server: RunningServer;
let stopListening: () => Promise<void>;
/** Whoever waits for a game to change. */
let heard: () => void = () => undefined;
/** Where the search bot lies, with the engine's package beside it. */
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bahnpost-bots-'));
  await mkdir(join(home, 'node_modules'));
  const packed = spawnSync(process.execPath, [resolve('scripts/engine.mjs'), join(home, 'node_modules')]);
  expect(packed.status).toBe(0);
  for (const file of ['bot.js', 'package.json'])
    await copyFile(join('examples/search-bot', file), join(home, file));
  world = await startWorld({ titles: [...titles.values()], presenters });
  live = createLive(world.deps, world.http.metrics);
  server = await startServer({ app: buildApp({ ...world.http, live }), port: 0, host: '127.0.0.1' });
  await new Promise<void>(listening => {
    stopListening = listen(world.db, GAME_CHANGED, {
      heard: game => {
        live.changed(game);
        heard();
      },
      listening,
      warn: () => undefined,
      pauses: () => 1,
    });
  });
});

afterAll(async () => {
  live.stop();
  await Promise.all([server.stop(), stopListening()]);
  await world.stop();
  await rm(home, { recursive: true, force: true });
});

interface Bot {
  readonly process: ChildProcess;
  /** All that it has printed. */
  said(): string;
}

const running: Bot[] = [];

afterEach(async () => {
  for (const { process: child } of running.splice(0)) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
});

const startBot = async (program: string, file: string, who: Player, more: object = {}): Promise<Bot> => {
  const { token } = await makeToken(world.deps, who.actor, {
    name: 'Bot',
    scopes: ['read', 'play'],
    days: 1,
  });
  const env = {
    PATH: process.env['PATH'],
    BAHNPOST_URL: `http://127.0.0.1:${String(server.port)}`,
    BAHNPOST_TOKEN: token,
    ...more,
  };
  const child = spawn(program, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()));
  child.once('exit', () => {
    heard();
  });
  const bot: Bot = { process: child, said: () => said };
  running.push(bot);
  return bot;
};

const searching = (who: Player): Promise<Bot> =>
  startBot(process.execPath, join(home, 'bot.js'), who, { BAHNPOST_SECONDS: '0.01' });

const python = 'python3';
const hasPython = spawnSync(python, ['--version']).status === 0;
if (!hasPython) process.stderr.write('\n!!! SKIPPED: there is no python3; the menu bot was not tried !!!\n');

const byMenu = (who: Player): Promise<Bot> =>
  startBot(python, resolve('examples/menu-bot/bot.py'), who, { BAHNPOST_EVERY: '0.02' });

/** Waits until a game is over. @throws Error when one of the bots has ended before that */
const isOver = async (game: string, viewer: Player): Promise<void> => {
  for (;;) {
    const change = new Promise<void>(resolved => (heard = resolved));
    const { status } = await showGame(world.deps, viewer.actor, game, 'en');
    if (status === 'ended') return;
    const ended = running.find(({ process: child }) => child.exitCode !== null);
    if (ended) throw new Error(`a bot has ended:\n${ended.said()}`);
    await change;
  }
};

describe('the bots of the examples', () => {
  test.each(['examples/search-bot/bot.js', 'examples/menu-bot/bot.py'])('%s is short', async file => {
    expect((await readFile(file, 'utf8')).split('\n').length).toBeLessThanOrEqual(150);
  });

  (hasPython ? test : test.skip)('play a game against each other to its end', async () => {
    const [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
    const first = await searching(anna);
    const second = await byMenu(bert);
    const game = await world.game([anna, bert], {}, 'imperial-steam');
    await isOver(game, anna);
    for (const bot of [first, second]) {
      expect(bot.said()).toContain(game);
      expect(bot.said()).not.toContain('refused');
    }
  });
});
