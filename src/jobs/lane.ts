import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { PoolClient } from 'pg';
import { createBackOff } from '../back-off.js';
import { direct, freeJobsOf } from '../db/index.js';
import type { Deps } from '../service/deps.js';

/** Kinds of jobs that have slots of their own: they wait for each other, and for no others. */
export interface JobLane {
  readonly name: string;
  /** Jobs done at the same time. */
  readonly slots: number;
  readonly tasks: TaskList;
  readonly crontab?: string;
}

export interface LaneOptions {
  /** How often the queue is looked at for jobs whose time has come, in milliseconds. */
  readonly pollInterval: number;
  /** Told of the name under which jobs are taken from now on. */
  readonly onPool: (poolId: string) => void;
}

export interface RunningLane {
  /** Finishes what has begun, then stops. */
  stop(): Promise<void>;
}

interface Running {
  readonly runner: Runner;
  readonly poolId: string;
  /** Until it could not write down what became of a job, and has finished the others. */
  readonly gaveUp: Promise<void>;
  /** Until it takes no more jobs and has finished those it had. */
  readonly ended: Promise<void>;
}

/**
 * Does the jobs of a lane until it is stopped. The queue gives up where it cannot write down what became of a job (the
 * database is away, its disk is full): then it is started again, and the job is done once more.
 * @throws when it cannot be started at all
 */
export const startLane = async (deps: Deps, lane: JobLane, options: LaneOptions): Promise<RunningLane> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const backOff = createBackOff();
  let current: Running = await open(deps, lane, options);

  const reopen = async (): Promise<void> => {
    const inSeconds = backOff.next() / 1000;
    deps.log.warn({ lane: lane.name, inSeconds }, 'the queue gave up; it is started again');
    await pause(inSeconds * 1000, undefined, { signal });
    // Its timetable goes on where it waits for ever.
    await stopRunning(current);
    // What this one has taken and not finished is nobody's now.
    await freeJobsOf(direct(deps.db), [current.poolId]);
    current = await open(deps, lane, options);
    // Whoever has stopped the lane meanwhile has stopped the one before.
    if (signal.aborted) await current.runner.stop();
  };
  const tryToReopen = (): Promise<boolean> =>
    reopen().then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) deps.log.warn({ err: error, lane: lane.name }, 'the queue cannot be read');
        return false;
      },
    );
  const keepOpen = async (): Promise<void> => {
    while (!signal.aborted) {
      await current.ended;
      while (!signal.aborted && !(await tryToReopen()));
    }
  };
  const kept = keepOpen();
  return {
    stop: async () => {
      stopping.abort();
      await stopRunning(current);
      await kept;
    },
  };
};

/** One that has given up stops by itself, if it stops at all. */
const stopRunning = async ({ runner, gaveUp }: Running): Promise<void> => {
  await Promise.race([runner.stop().catch(() => undefined), gaveUp]);
};

const open = async (deps: Deps, lane: JobLane, { pollInterval, onPool }: LaneOptions): Promise<Running> => {
  const events = new EventEmitter() as WorkerEvents;
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id));
  wakeForOwn(events, Object.keys(lane.tasks));
  const gaveUp = givingUp(events);
  const ended = Promise.race([gaveUp, once(events, 'pool:release').then(() => undefined)]);
  const settings: RunnerOptions = {
    pgPool: deps.db.pool,
    concurrency: lane.slots,
    pollInterval,
    noHandleSignals: true,
    logger: asLogger(deps),
    events,
    crontab: lane.crontab ?? '',
    taskList: lane.tasks,
    // Without batches the queue waits for nobody when it writes down what became of a job, and a failure to do so would
    // end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const runner = await run(settings);
  onPool(poolId);
  return { runner, poolId, gaveUp, ended };
};

/** After each of these it works on no job any more. */
const ENDS = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;

/**
 * A queue that could not write down what became of several jobs may wait for ever before it says that it has ended
 * (graphile/worker#636). By then all has happened that anybody needs to wait for.
 */
const givingUp = (events: WorkerEvents): Promise<void> =>
  new Promise(resolve => {
    const still = { failed: false, working: true };
    const look = (change: Partial<typeof still>) => () => {
      Object.assign(still, change);
      if (still.failed && !still.working) resolve();
    };
    events.on('pool:fatalError', look({ failed: true }));
    for (const end of ENDS) events.on(end, look({ working: false }));
  });

/**
 * `put_job` says what kind of job has come, so that no lane is woken for the jobs of another one: each listens to its own
 * kinds as well, on the connection that the queue listens on.
 */
const wakeForOwn = (events: WorkerEvents, kinds: readonly string[]): void => {
  const channels = new Set(kinds.map(kind => `job:${kind}`));
  // A connection that breaks is told of to the queue, which opens another one.
  const say = (client: PoolClient, words: string): void => void client.query(words).catch(() => undefined);
  events.on('pool:listen:success', ({ client }) =>
    say(client, [...channels].map(channel => `LISTEN "${channel}"`).join('; ')),
  );
  events.on('pool:listen:release', ({ client }) => say(client, 'UNLISTEN *'));
  events.on('pool:listen:notification', ({ message, workerPool }) => {
    if (channels.has(message.channel)) workerPool.nudge(1);
  });
};

const asLogger = (deps: Deps): Logger =>
  // The package's own names of the levels cannot be imported: they are gone when it is compiled.
  new Logger(() => (level: string, message) => {
    if (level === 'error') deps.log.error({ from: 'queue' }, message);
    else if (level === 'warning') deps.log.warn({ from: 'queue' }, message);
  });
