import type { Tx } from './client.js';

/** Forgets what is of no use any more: answers kept for a day, links and sessions long out of date. */
export const tidy = async (tx: Tx, now: Date): Promise<void> => {
  const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await tx.rows('DELETE FROM idempotency_key WHERE created_at < $1', [ago(1)]);
  await tx.rows('DELETE FROM login_link WHERE expires_at < $1', [ago(1)]);
  await tx.rows('DELETE FROM session WHERE expires_at < $1 OR revoked_at < $1', [ago(30)]);
  await tx.rows('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()]);
};

/** Says that a worker is alive. */
export const beat = async (tx: Tx, workerId: string, now: Date): Promise<void> => {
  await tx.rows(
    'INSERT INTO worker (id, seen_at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen_at = $2',
    [workerId, now],
  );
};

export const forgetWorker = async (tx: Tx, workerId: string): Promise<void> => {
  await tx.rows('DELETE FROM worker WHERE id = $1', [workerId]);
};

/**
 * Frees the jobs of workers that have not been heard of for a while: the queue itself would wait four
 * hours. A worker's jobs are locked by names that begin with its id.
 * @returns how many jobs were freed
 */
export const freeLostJobs = async (tx: Tx, lostBefore: Date): Promise<number> => {
  const freed = await tx.rows(
    `UPDATE graphile_worker._private_jobs j SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now())
     WHERE locked_at < $1 AND NOT EXISTS (
       SELECT FROM worker w WHERE w.seen_at >= $1 AND starts_with(j.locked_by, w.id))
     RETURNING id`,
    [lostBefore],
  );
  await tx.rows('DELETE FROM worker WHERE seen_at < $1', [lostBefore]);
  return freed.length;
};
