import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { Logger } from 'pino';
import { createBackOff } from '../back-off.js';
import type { CountMail } from './jobs.js';
import type { Stop } from './stops.js';

/** With this argument the program does jobs for the process that started it. */
const FOR_PARENT = '--jobs-for-parent';

/** It stops by itself within less, in milliseconds, unless nothing in it moves any more. */
const PATIENCE = 9_500;

/** By how much its priority is below that of its parent, which may have a low one itself; and the lowest there is. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
const LOWEST = constants.priority.PRIORITY_LOW;

/** What the process that does the jobs is given: the database is led by its parent. */
export interface Given {
  readonly databaseUrl: string;
  readonly secret: string;
  /** Nobody did these jobs before it. */
  readonly first: boolean;
}

/** What it tells its parent. */
type Told =
  | { readonly told: 'ready' }
  | { readonly told: 'pool'; readonly id: string }
  | { readonly told: 'mail'; readonly counted: Parameters<CountMail> };

interface Watching {
  readonly log: Logger;
  readonly given: Omit<Given, 'first'>;
  readonly count: CountMail;
  /** Called with the names under which a process that has died had taken jobs. */
  readonly free: (poolIds: readonly string[]) => Promise<void>;
}

/**
 * Does the jobs in a process of their own, of a lower priority than this one: neither letters and pictures nor a fault among
 * them can slow down or stop what answers requests. One that ends is started again.
 * @returns how to stop it
 */
export const startJobsProcess = ({ log, given, count, free }: Watching): Stop => {
  const backOff = createBackOff();
  let stopping = false;
  let child: ChildProcess;
  let isReady = false;
  let first = true;
  let again: NodeJS.Timeout;

  const start = (): void => {
    const pools: string[] = [];
    isReady = false;
    child = forkQuietly();
    log.info({ process: child.pid }, 'a process of its own does the jobs');
    let over = false;
    const onEnd = (why: object): void => {
      if (stopping || over) return;
      over = true;
      const inSeconds = backOff.next() / 1000;
      log.error({ ...why, inSeconds }, 'the process that does the jobs has ended; it is started again');
      free(pools).catch((error: unknown) => log.warn({ err: error }, 'its jobs could not be freed'));
      again = setTimeout(start, inSeconds * 1000);
    };
    child.on('error', error => onEnd({ err: error }));
    child.once('exit', (code, signal) => onEnd({ code, signal }));
    child.on('message', (message: Told) => {
      if (message.told === 'ready') {
        isReady = true;
        child.send({ ...given, first } satisfies Given, () => undefined);
        first = false;
      } else if (message.told === 'pool') pools.push(message.id);
      else count(...message.counted);
    });
  };
  start();

  return async () => {
    stopping = true;
    clearTimeout(again);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // One that is still starting has begun nothing, and does not listen yet.
    if (isReady && child.connected) child.disconnect();
    else child.kill('SIGKILL');
    const cut = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(cut);
  };
};

/** Letters need no large space for young objects, which is given to what answers requests. */
const notForJobs = /^--max-semi-space-size/;

const forkQuietly = (): ChildProcess => {
  const child = fork(process.argv[1]!, [FOR_PARENT], {
    env: { ...process.env, ROLE: 'worker' },
    execArgv: process.execArgv.filter(flag => !notForJobs.test(flag)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, Math.min(LOWEST, getPriority() + LOWER));
  } catch {
    // It may have ended already, or the system knows no priorities: the jobs are done all the same.
  }
  return child;
};

/** What the process that does the jobs can say and ask. */
export interface Parent {
  readonly given: Promise<Given>;
  tell(message: Told): void;
  /** Calls back once the parent wants it to stop, or is gone. */
  onGone(gone: () => void): void;
}

/** The process that started this one to do jobs; null for a process of its own. */
export const parentOf = (): Parent | null => {
  if (process.argv[2] !== FOR_PARENT || !process.send) return null;
  const tell = (message: Told): void => {
    if (process.connected) process.send!(message, () => undefined);
  };
  const given = once(process, 'message').then(([message]) => message as Given);
  // It is not sent before somebody listens.
  tell({ told: 'ready' });
  return {
    given,
    tell,
    onGone: gone => {
      process.once('disconnect', gone);
      if (!process.connected) gone();
    },
  };
};
