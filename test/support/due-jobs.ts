import type { Database } from '../../src/db/client.js';
import type { Json } from '../../src/engine/core/index.js';
import type { Payload, Task } from '../../src/jobs/tasks.js';

/** A clock that a test moves, and the database whose queue goes by it. */
export interface MovedClock {
  readonly db: Database;
  readonly clock: () => Date;
  pass(seconds: number): void;
}

/** A job that was done, or tried. */
export interface DoneJob {
  readonly task: string;
  readonly payload: Payload;
  readonly at: Date;
  /** What it threw; then it is tried again later, unless this was its last try. */
  readonly error: unknown;
}

interface ClaimedJob {
  readonly id: string;
  readonly task: string;
  readonly payload: { readonly [name: string]: Json };
  readonly attempts: number;
  readonly max_attempts: number;
}

/** More than any test needs at one instant: a job that always puts itself back at once would run for ever. */
const MOST = 10_000;

const workerId = 'due-jobs';

/** Locked while it runs, as the real queue does it: one that is added meanwhile under its key comes on top. */
const claim = async (db: Database, now: Date): Promise<ClaimedJob | undefined> => {
  const { rows } = await db.pool.query<ClaimedJob>(
    `UPDATE graphile_worker._private_jobs j
     SET attempts = j.attempts + 1, locked_by = $2, locked_at = now(), updated_at = now()
     FROM graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND j.id = (
       SELECT id FROM graphile_worker._private_jobs
       WHERE run_at <= $1 AND locked_at IS NULL AND attempts < max_attempts
       ORDER BY run_at, priority, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING j.id, t.identifier AS task, j.payload, j.attempts, j.max_attempts`,
    [now, workerId],
  );
  return rows[0];
};

const unlock = async (db: Database, { id }: ClaimedJob): Promise<void> => {
  await db.pool.query(
    'UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL WHERE id = $1',
    [id],
  );
};

const complete = async (db: Database, job: ClaimedJob): Promise<void> => {
  await unlock(db, job);
  await db.pool.query('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [job.id]);
};

/** The queue's own pause after so many tries, but by the moved clock. */
const putBack = async (db: Database, job: ClaimedJob, now: Date): Promise<void> => {
  const pause = Math.exp(Math.min(job.attempts, 10));
  await unlock(db, job);
  await db.pool.query(
    'SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := $2::timestamptz)',
    [job.id, new Date(now.getTime() + pause * 1000)],
  );
};

/**
 * Does all jobs whose time has come by the moved clock, oldest first, and those they put into the queue for
 * now; without the queue's own worker, which goes by the database's clock.
 *
 * @param tasks what `tasks(deps, post)` of `src/jobs/tasks.ts` gives
 * @throws Error for a job that nobody does, or when there is no end to them
 */
export const runDueJobs = async (
  { db, clock }: Omit<MovedClock, 'pass'>,
  tasks: { readonly [name: string]: Task },
): Promise<readonly DoneJob[]> => {
  const done: DoneJob[] = [];
  for (let job = await claim(db, clock()); job; job = await claim(db, clock())) {
    const task = tasks[job.task];
    if (!task) throw new Error(`nobody does ${job.task}`);
    if (done.length === MOST) throw new Error(`no end of jobs, the last was ${job.task}`);
    let error: unknown = null;
    try {
      await task(job.payload, { number: job.attempts, most: job.max_attempts });
      await complete(db, job);
    } catch (thrown) {
      error = thrown;
      await putBack(db, job, clock());
    }
    done.push({ task: job.task, payload: job.payload, at: clock(), error });
  }
  return done;
};

/** When the next job is due that will still be tried; null for none. */
export const nextJobAt = async (db: Database): Promise<Date | null> => {
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `SELECT min(run_at) AS at FROM graphile_worker._private_jobs
     WHERE locked_at IS NULL AND attempts < max_attempts`,
  );
  return rows[0]?.at ?? null;
};

/** Moves the clock on to `until`, from job to job, each done at its own time. */
export const runJobsUntil = async (
  moved: MovedClock,
  tasks: { readonly [name: string]: Task },
  until: Date,
): Promise<readonly DoneJob[]> => {
  const done: DoneJob[] = [...(await runDueJobs(moved, tasks))];
  const moveTo = (at: Date): void => {
    const ahead = at.getTime() - moved.clock().getTime();
    if (ahead > 0) moved.pass(Math.ceil(ahead) / 1000);
  };
  for (let next = await nextJobAt(moved.db); next && next <= until; next = await nextJobAt(moved.db)) {
    moveTo(next);
    done.push(...(await runDueJobs(moved, tasks)));
  }
  moveTo(until);
  return done;
};
