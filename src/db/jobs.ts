import type { Json } from '../engine/core/index.js';
import type { Tx } from './client.js';

/** Work for later, done by whichever worker finds it. */
export interface NewJob {
  /** A name of `jobs/tasks.ts`. */
  readonly task: string;
  readonly payload: { readonly [name: string]: Json };
  readonly runAt: Date;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  /** Tries before it is given up; 25 by default: with the queue's growing pauses about three days. */
  readonly maxAttempts?: number;
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
}

/** Puts a job into the queue, in the caller's transaction. */
export const addJob = async (tx: Tx, job: NewJob): Promise<void> => {
  await tx.rows(
    `SELECT graphile_worker.add_job($1::text, $2::json, queue_name := $3::text, run_at := $4::timestamptz,
       max_attempts := $5::integer, job_key := $6::text)`,
    [
      job.task,
      JSON.stringify(job.payload),
      job.queue ?? null,
      job.runAt,
      job.maxAttempts ?? 25,
      job.key ?? null,
    ],
    'add-job',
  );
};

/** Takes a job that waits out of the queue. */
export const dropJob = async (tx: Tx, key: string): Promise<void> => {
  await tx.rows('SELECT graphile_worker.remove_job($1::text)', [key]);
};
