import type { Tx } from '../client.js';

/** A job that went wrong the last time it was tried. */
export interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly key: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly run_at: Date;
  readonly last_error: string;
  /** It is not tried again. */
  readonly given_up: boolean;
}

/** Those that are not tried again come first. */
export const failedJobs = (tx: Tx, most: number): Promise<readonly FailedJob[]> =>
  tx.rows<FailedJob>(
    `SELECT id, task_identifier AS task, key, attempts, max_attempts, run_at, left(last_error, 500) AS last_error,
       attempts >= max_attempts AS given_up
     FROM graphile_worker.jobs WHERE last_error IS NOT NULL AND locked_at IS NULL
     ORDER BY attempts >= max_attempts DESC, run_at, id LIMIT $1`,
    [most],
  );

/** A job that went wrong is tried again. @returns false when there is none such, or it runs now */
export const retryJob = async (tx: Tx, id: string, at: Date): Promise<boolean> =>
  (
    await tx.rows(
      `SELECT graphile_worker.reschedule_jobs(ARRAY[j.id]::bigint[], run_at := $2::timestamptz, attempts := 0)
       FROM graphile_worker.jobs j WHERE j.id = $1::bigint AND j.last_error IS NOT NULL AND j.locked_at IS NULL`,
      [id, at],
    )
  ).length > 0;

/** A job that went wrong is forgotten. @returns what it was; undefined when there is none such, or it runs now */
export const dropFailedJob = async (tx: Tx, id: string): Promise<string | undefined> => {
  const rows = await tx.rows<{ task: string }>(
    `SELECT task_identifier AS task FROM graphile_worker.jobs
     WHERE id = $1::bigint AND last_error IS NOT NULL AND locked_at IS NULL`,
    [id],
  );
  if (rows.length > 0) await tx.rows('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [id]);
  return rows[0]?.task;
};
