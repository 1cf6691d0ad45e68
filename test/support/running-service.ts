import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';

type Command = readonly [program: string, ...args: string[]];

/** The service as its users start it: a process of its own with an embedded PostgreSQL of its own. */
export interface RunningService {
  readonly url: string;
  /** Where its database is; another process may share it. */
  readonly data: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** The process that does its jobs, as soon as there is one; the next one after another. */
  jobsProcess(after?: number): Promise<number>;
  stop(): Promise<void>;
}

/** As `npm start` does it, but not bundled anew for each. */
const asBundled = (): Command => {
  const program = process.env['BAHNPOST_TEST_PROGRAM'];
  return [process.execPath, ...(program === undefined ? ['scripts/run.mjs', 'src/main.ts'] : [program])];
};

/**
 * Starts `src/main.ts` and waits until it says that it listens.
 * @param beside a service whose database it shares
 * @param command another way to start it
 * @throws Error with what it printed, when it ends before that
 */
export const startService = async (
  environment: { readonly [name: string]: string } = {},
  beside?: Pick<RunningService, 'data'>,
  [program, ...args]: Command = asBundled(),
): Promise<RunningService> => {
  const data = beside?.data ?? (await mkdtemp(join(tmpdir(), 'bahnpost-')));
  // An embedded PostgreSQL that is started by root runs as a user of its own, who must get in.
  await chmod(data, 0o755);
  const port = await freePort();
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      DATA_DIR: data,
      PORT: String(port),
      METRICS_PORT: '0',
      RATE_FACTOR: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // In pieces: whoever looked through all of it with each line would look at megabytes thousands of times.
  const pieces: string[] = [];
  const printed = (): string => pieces.join('');
  await new Promise<void>((ready, failed) => {
    let listens = false;
    const read = (chunk: Buffer): void => {
      pieces.push(chunk.toString());
      if (listens || !printed().includes('"msg":"listening"')) return;
      listens = true;
      ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', code => {
      failed(new Error(`the service ended with ${String(code)}:\n${printed()}`));
    });
  });
  return {
    url: `http://localhost:${String(port)}`,
    data,
    process: child,
    printed,
    jobsProcess: async (after = 0) => {
      for (;;) {
        const newest = Number([...printed().matchAll(/"process":(\d+)/g)].at(-1)?.[1] ?? 0);
        if (newest !== after && newest !== 0) return newest;
        await pause(20);
      }
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      if (!beside) await rm(data, { recursive: true, force: true });
    },
  };
};
