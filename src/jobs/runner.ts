import type { JobHelpers, TaskList } from 'graphile-worker';
import { beat, direct, freeJobsOf, freeLostJobs } from '../db/index.js';
import { createPulse } from '../service/clocks/downtime.js';
import type { Deps } from '../service/deps.js';
import { clockMustAgree } from '../service/operator/clock.js';
import { learnKept } from '../service/sets.js';
import type { Attempt, Post } from './deliver.js';
import { startLane, type JobLane, type RunningLane } from './lane.js';
import { tasks, type Payload } from './tasks.js';

export interface WorkerOptions {
  /** How often the queue is looked at for jobs whose time has come, in milliseconds. */
  readonly pollInterval?: number;
  /** How often this worker says that it lives and looks for the jobs of those that died, in milliseconds. */
  readonly heartbeat?: number;
  /** How long this worker lives before it repeats what a killed one may have sent, in milliseconds. */
  readonly calm?: number;
  /** Told of each name under which this worker takes jobs. */
  readonly onPool?: (poolId: string) => void;
  /** The clock of this computer, which may be set wrong while the worker runs. */
  readonly computer?: () => Date;
}

export interface RunningWorker {
  /** Finishes what has begun, then stops. */
  stop(): Promise<void>;
}

/** A worker that has missed so many heartbeats is dead: with 30 s each its jobs are free after 2.5 minutes. */
const MISSED = 5;

/**
 * Mails and what channels are told wait for servers of others, which may take their time. So they have slots of their own,
 * and clocks, votes and replies wait for neither.
 */
const lanesOf = (all: TaskList): readonly JobLane[] => {
  const { deliver, channels, 'service-move': serviceMove, ...rest } = all;
  return [
    {
      name: 'service',
      slots: 3,
      tasks: rest,
      crontab: '23 * * * * tidy\n* * * * * pulse\n* * * * * service-turns',
    },
    // The service thinks about one game at a time, however many wait for it.
    { name: 'computer', slots: 1, tasks: { 'service-move': serviceMove } },
    { name: 'mails', slots: 3, tasks: { deliver } },
    { name: 'channels', slots: 2, tasks: { channels } },
  ];
};

/** Connections on which a worker only listens: one for each of its lanes. */
export const LISTENING = lanesOf({}).length;

/** Starts doing all that is done in the background, in this process. */
export const startWorker = async (
  deps: Deps,
  post: Post,
  {
    pollInterval = 1000,
    heartbeat = 30_000,
    calm = 30_000,
    onPool,
    computer = () => new Date(),
  }: WorkerOptions = {},
): Promise<RunningWorker> => {
  const clockIsRight = (): Promise<void> => clockMustAgree({ db: deps.db, clock: computer });
  // One that is started again beside a wrong clock would stop everybody's time until then.
  await clockIsRight();
  const calmFrom = new Date(Date.now() + calm);
  const pools = new Map<string, string>();
  const lanes: RunningLane[] = [];
  const noticeDowntime = createPulse(deps);
  await noticeDowntime();
  const live = (): Promise<void> => keepAlive(deps, [...pools.values()], MISSED * heartbeat);
  const pulse = setInterval(() => {
    live().catch((error: unknown) => deps.log.error({ err: error }, 'heartbeat failed'));
  }, heartbeat);
  const stop = async (): Promise<void> => {
    clearInterval(pulse);
    await Promise.all(lanes.map(lane => lane.stop()));
    await freeJobsOf(direct(deps.db), [...pools.values()]);
  };
  try {
    for (const lane of lanesOf(taskList(deps, post, { calm: calmFrom, clockIsRight, noticeDowntime })))
      lanes.push(
        await startLane(deps, lane, {
          pollInterval,
          onPool: id => {
            pools.set(lane.name, id);
            onPool?.(id);
          },
        }),
      );
    await live();
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { stop };
};

interface Surroundings {
  readonly calm: Date;
  /** @throws Error that says by how much the clock is off */
  readonly clockIsRight: () => Promise<void>;
  readonly noticeDowntime: () => Promise<void>;
}

const taskList = (deps: Deps, post: Post, { calm, clockIsRight, noticeDowntime }: Surroundings): TaskList =>
  Object.fromEntries(
    Object.entries(tasks(deps, post)).map(([name, task]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        // Whatever is done is dated, counted or forgotten by it: the job waits until the clock is right.
        await clockIsRight();
        // A machine that slept must not find all time used up when it wakes.
        if (name === 'clock') await noticeDowntime();
        // Another process may have added the set of the game that this is about. Nothing else asks for sets here.
        await learnKept(deps);
        await task(payload as Payload, attemptOf(job, calm));
      },
    ]),
  );

const attemptOf = (job: JobHelpers['job'], calm: Date): Attempt => ({
  number: job.attempts,
  most: job.max_attempts,
  calm,
});

const keepAlive = async (deps: Deps, ids: readonly string[], lostAfter: number): Promise<void> => {
  const db = direct(deps.db);
  await beat(db, ids);
  const lost = await freeLostJobs(db, lostAfter);
  if (lost.length > 0) deps.log.warn({ workers: lost }, 'freed the jobs of lost workers');
};
