import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/support/free-port.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The service as a process of its own, started as `npm start` starts it. */
export interface RunningService {
  readonly url: string;
  /** From the start of the process to the answered home page, in seconds. */
  readonly started: number;
  /** What the service says of itself under /metrics, by name. */
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** No start may take longer, in milliseconds. */
const MOST = 180_000;

/**
 * @param dataDir holds the database; the service's own log goes there too
 * @throws Error with what the service said, when the home page does not come
 */
export const startService = async (dataDir: string): Promise<RunningService> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const log = createWriteStream(join(dataDir, 'service.log'), { flags: 'a' });
  await once(log, 'open');
  const before = performance.now();
  // As `npm start` does.
  const program = ['--max-semi-space-size=64', join(ROOT, 'scripts/run.mjs'), 'src/main.ts'];
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ['ignore', log, 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_CONNECTIONS: '20',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      // What is measured is the service, not its patience.
      RATE_FACTOR: '100000',
    },
  });
  await firstPage(url, child, before + MOST).catch(async (error: unknown) => {
    throw new Error(await readFile(log.path, 'utf8'), { cause: error });
  });
  return {
    url,
    started: (performance.now() - before) / 1000,
    metric: name => metric(`http://127.0.0.1:${metricsPort}/metrics`, name),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const firstPage = async (url: string, child: ChildProcess, until: number): Promise<void> => {
  for (;;) {
    const page = await fetch(url).catch(() => undefined);
    await page?.text();
    if (page?.status === 200) return;
    if (child.exitCode !== null) throw new Error(`the service ended with status ${child.exitCode}`);
    if (performance.now() > until) throw new Error('the service did not start in time');
    await pause(10);
  }
};

const metric = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(url)).text();
  const line = text.split('\n').find(l => l.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
};
