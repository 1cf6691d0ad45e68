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
    'SELECT put_job($1, $2, $3, job_key := $4, max_attempts := $5, queue := $6)',
    [
      job.task,
      JSON.stringify(job.payload),
      job.runAt,
      job.key ?? null,
      job.maxAttempts ?? 25,
      job.queue ?? null,
    ],
    'add-job',
  );
};

/** Takes a job that waits out of the queue. */
export const dropJob = async (tx: Tx, key: string): Promise<void> => {
  await tx.rows('SELECT drop_job($1)', [key], 'drop-job');
};
