import { EventEmitter } from 'node:events';
import { Logger, run, type JobHelpers, type WorkerEvents } from 'graphile-worker';
import { beat, direct, forgetWorker, freeLostJobs } from '../db/index.js';
import { createPulse } from '../service/clocks/downtime.js';
import type { Deps } from '../service/deps.js';
import type { Attempt, Post } from './deliver.js';
import { tasks, type Payload } from './tasks.js';

export interface WorkerOptions {
  /** Mails sent at the same time. */
  readonly concurrency?: number;
  /** How often the queue is looked at for jobs whose time has come, in milliseconds. */
  readonly pollInterval?: number;
  /** How often this worker says that it lives and looks for the jobs of those that died, in milliseconds. */
  readonly heartbeat?: number;
  /** How long this worker lives before it repeats what a killed one may have sent, in milliseconds. */
  readonly calm?: number;
}

export interface RunningWorker {
  /** Finishes what has begun, then stops. */
  stop(): Promise<void>;
}

/** A worker that has missed so many heartbeats is dead: with 30 s each its jobs are free after 2.5 minutes. */
const MISSED = 5;

/** Starts sending mails and tidying up, in this process. */
export const startWorker = async (
  deps: Deps,
  post: Post,
  { concurrency = 3, pollInterval = 1000, heartbeat = 30_000, calm = 30_000 }: WorkerOptions = {},
): Promise<RunningWorker> => {
  const calmFrom = new Date(Date.now() + calm);
  const events = new EventEmitter() as WorkerEvents;
  const ids: string[] = [];
  events.on('pool:create', ({ workerPool }) => ids.push(workerPool.id));
  const noticeDowntime = createPulse(deps);
  await noticeDowntime();
  const runner = await run({
    pgPool: deps.db.pool,
    concurrency,
    pollInterval,
    noHandleSignals: true,
    logger: asLogger(deps),
    events,
    crontab: '23 * * * * tidy\n* * * * * pulse',
    taskList: Object.fromEntries(
      Object.entries(tasks(deps, post)).map(([name, task]) => [
        name,
        async (payload: unknown, helpers: JobHelpers) => {
          // A machine that slept must not find all time used up when it wakes.
          if (name === 'clock') await noticeDowntime();
          await task(payload as Payload, attemptOf(helpers, calmFrom));
        },
      ]),
    ),
  });
  const live = (): Promise<void> => keepAlive(deps, ids, MISSED * heartbeat);
  await live();
  const pulse = setInterval(() => {
    live().catch((error: unknown) => deps.log.error({ err: error }, 'heartbeat failed'));
  }, heartbeat);
  return {
    stop: async () => {
      clearInterval(pulse);
      await runner.stop();
      for (const id of ids) await forgetWorker(direct(deps.db), id);
    },
  };
};

const attemptOf = ({ job }: JobHelpers, calm: Date): Attempt => ({
  number: job.attempts,
  most: job.max_attempts,
  calm,
});

/** Real time, not the service's clock: it is compared with the locks of the queue, which the database sets. */
const keepAlive = async (deps: Deps, ids: readonly string[], lostAfter: number): Promise<void> => {
  const now = new Date();
  const db = direct(deps.db);
  for (const id of ids) await beat(db, id, now);
  const lost = await freeLostJobs(db, new Date(now.getTime() - lostAfter));
  if (lost.length > 0) deps.log.warn({ workers: lost }, 'freed the jobs of lost workers');
};

const asLogger = (deps: Deps): Logger =>
  // The package's own names of the levels cannot be imported: they are gone when it is compiled.
  new Logger(() => (level: string, message) => {
    if (level === 'error') deps.log.error({ from: 'queue' }, message);
    else if (level === 'warning') deps.log.warn({ from: 'queue' }, message);
  });
