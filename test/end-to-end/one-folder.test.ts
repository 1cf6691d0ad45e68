import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { startService, type RunningService } from '../support/running-service.js';
import { sizes } from '../support/sizes.js';

/* One folder for all tests, in their order: a database that is made for each would take most of the time. */

let data: string;
let services: Pick<RunningService, 'stop'>[];
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'bahnpost-folder-'));
  await chmod(data, 0o755);
  services = [];
});
afterAll(async () => {
  await Promise.all(services.map(service => service.stop()));
  await rm(data, { recursive: true, force: true });
});

interface Ended {
  readonly status: number;
  readonly said: string;
}

/** Runs a program in that folder. */
const run = (program: string, args: readonly string[]): Promise<Ended> =>
  new Promise(resolve => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: data, DATABASE_URL: '' } },
      (error, stdout, stderr) =>
        resolve({
          status: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          said: stdout + stderr,
        }),
    );
  });

/** As an operator does, who has the command line brought up to date each time. */
const fromSource = (...args: readonly string[]): Promise<Ended> => run('bin/bahnpost.mjs', args);

/** The same as it has been built before. */
const command = (...args: readonly string[]): Promise<Ended> => run('dist/src/cli/main.js', args);

const pidFile = (): string => join(data, 'pg', 'postmaster.pid');
const isRunning = (): boolean => existsSync(pidFile());
const server = async (): Promise<number> => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

const startWeb = async (): Promise<RunningService> => {
  const service = await startService({ DEMO: 'off', ROLE: 'web' }, { data });
  services.push(service);
  return service;
};

/** A process that does jobs alone; it is up once it serves its numbers, which it does from the database. */
const startJobs = async (): Promise<void> => {
  const port = await freePort();
  const child = spawn(process.execPath, [process.env['BAHNPOST_TEST_PROGRAM']!], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', NODE_ENV: 'development', DATA_DIR: data, ROLE: 'worker' },
      METRICS_PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  services.push({
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  });
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${String(port)}/metrics`).then(
      answer => answer.ok,
      () => false,
    );
  while (!(await isUp())) if (child.exitCode !== null) throw new Error('the worker ended');
};

/** Ends once it can do its work: on a busy machine the first connection may take longer than one answer waits for it. */
const untilReady = async ({ url }: RunningService): Promise<void> => {
  while (!(await fetch(`${url}/readyz`)).ok);
};

describe('processes that share a data folder', () => {
  test('whoever only looks where there is nothing makes nothing, and says what to do', async () => {
    const { status, said } = await fromSource('games');
    expect([status, said]).toEqual([1, expect.stringMatching(/no database in .* yet: start the service/)]);
    expect(await readdir(data)).toEqual([]);
  });

  test('a command makes no tables either, but for the one that is there for it, also three times at once', async () => {
    const { status, said } = await command('switch', 'mail', 'on');
    expect([status, said]).toEqual([1, expect.stringMatching(/lacks 0001_start.*npx bahnpost migrate/)]);
    const ended = await Promise.all([1, 2, 3].map(() => command('migrate')));
    expect(ended.map(one => one.status)).toEqual([0, 0, 0]);
    expect(ended.filter(one => one.said.includes('applied 0001_start'))).toHaveLength(1);
    expect(isRunning()).toBe(false);
  });

  test(`three commands at once on a database that is not running all do their work, ${String(sizes.folderRounds)} times`, async () => {
    for (let round = 0; round < sizes.folderRounds; round++) {
      const ended = await Promise.all(
        ['mail:turn', 'mail:digest', 'mail'].map(name => command('switch', name, round % 2 ? 'off' : 'on')),
      );
      expect(ended).toEqual(ended.map(() => ({ status: 0, said: expect.any(String) })));
      // The last one to leave has stopped it.
      expect(isRunning()).toBe(false);
    }
  });

  test('whoever only looks starts no database, and says what to do', async () => {
    for (const look of ['games', 'verify', 'switch', 'doctor']) {
      const ended = await command(look);
      expect([look, ended.status, ended.said]).toEqual([
        look,
        1,
        expect.stringMatching(/is not running: start the service/),
      ]);
    }
    expect(isRunning()).toBe(false);
  });

  describe('that runs', () => {
    let webs: readonly RunningService[];
    beforeAll(async () => {
      const [first, second] = await Promise.all([startWeb(), startWeb(), startJobs()]);
      webs = [first, second];
      await Promise.all(webs.map(untilReady));
    });

    test('two web processes and a worker have started together', async () => {
      for (const { url } of webs) expect((await fetch(`${url}/api/v1/titles`)).status).toBe(200);
    });

    test('whoever only looks leaves the database of idle web processes alone', async () => {
      const pid = await server();
      expect(await command('games', '--json')).toEqual({ status: 0, said: '[]\n' });
      expect(await command('verify')).toEqual({ status: 0, said: '' });
      expect(await server()).toBe(pid);
      await Promise.all(webs.map(untilReady));
    });

    test('a server that was killed is there again, and the services with it', async () => {
      const killed = await server();
      process.kill(killed, 'SIGKILL');
      while ((await server().catch(() => killed)) === killed);
      await Promise.all(webs.map(untilReady));
      for (const { url } of webs) expect((await fetch(`${url}/api/v1/titles`)).status).toBe(200);
    });
  });
});
