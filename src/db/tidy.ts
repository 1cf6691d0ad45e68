import type { Tx } from './client.js';
import { endLostImports } from './imports.js';
import { forgetInbound } from './inbound.js';
import { closeOldSeatKeys } from './seat-keys.js';

/** Forgets what is of no use any more, answers kept for a day, links and sessions long out of date, sandboxes whose time is over; frees seats kept in vain and whoever waits for an import in vain. */
export const tidy = async (tx: Tx, now: Date): Promise<void> => {
  const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  // A mail half played when the service went down goes on by what its first moves are known by, however long that was.
  await tx.rows(
    `DELETE FROM idempotency_key k WHERE created_at < $1
     AND NOT EXISTS (SELECT FROM inbound i WHERE i.person_id = k.person_id AND i.status = 'playing')`,
    [ago(1)],
  );
  await tx.rows('DELETE FROM login_link WHERE expires_at < $1', [ago(1)]);
  await tx.rows('DELETE FROM session WHERE expires_at < $1 OR revoked_at < $1', [ago(30)]);
  await tx.rows('DELETE FROM address WHERE verified_at IS NULL AND expires_at < $1', [ago(1)]);
  await tx.rows('DELETE FROM api_token WHERE expires_at < $1 OR revoked_at < $1', [ago(30)]);
  await tx.rows('DELETE FROM looking WHERE at < $1', [hourAgo]);
  await tx.rows('DELETE FROM passkey_challenge WHERE expires_at < $1', [now]);
  await tx.rows('DELETE FROM import_run WHERE began_at < $1', [ago(30)]);
  // It takes a minute at most, and is tried thrice within a few.
  await endLostImports(tx, hourAgo, now);
  await closeOldSeatKeys(tx, now);
  await forgetInbound(tx, ago(90));
  // Nobody waits at a provider whose last place is long over.
  await tx.rows('DELETE FROM mail_pace WHERE greatest(free_at, first_at, soon_at, rest_at) < $1', [ago(1)]);
  await tx.rows('SELECT delete_sandboxes($1)', [now]);
  await tx.rows('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()]);
};

/*
 * Signs of life go by the database's clock, as the locks of the queue do: a computer whose clock is set wrong would take
 * away the jobs of all workers that live, and they would be done twice.
 */

/** Says that a worker is alive, by all names under which it takes jobs, at one time: they count as one (`readCounts`). */
export const beat = async (tx: Tx, poolIds: readonly string[]): Promise<void> => {
  await tx.rows(
    `INSERT INTO worker (id, seen_at) SELECT unnest($1::text[]), now()
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [poolIds],
  );
};

/** Forgets names under which nobody takes jobs any more; what they had not finished is free at once. */
export const freeJobsOf = async (tx: Tx, poolIds: readonly string[]): Promise<void> => {
  await tx.rows('SELECT graphile_worker.force_unlock_workers($1)', [poolIds]);
  await tx.rows('DELETE FROM worker WHERE id = ANY ($1)', [poolIds]);
};

/**
 * Frees the jobs of workers that have not been heard of for `lostAfter` milliseconds: the queue itself would wait
 * four hours.
 * @returns the ids of the lost workers
 */
export const freeLostJobs = async (tx: Tx, lostAfter: number): Promise<readonly string[]> => {
  const before = `now() - $1::double precision * interval '1 millisecond'`;
  const lost = await tx.rows<{ locked_by: string }>(
    `SELECT DISTINCT locked_by FROM graphile_worker.jobs
     WHERE locked_at < ${before} AND locked_by NOT IN (SELECT id FROM worker WHERE seen_at >= ${before})`,
    [lostAfter],
  );
  const ids = lost.map(row => row.locked_by);
  if (ids.length > 0) await tx.rows('SELECT graphile_worker.force_unlock_workers($1)', [ids]);
  await tx.rows(`DELETE FROM worker WHERE seen_at < ${before}`, [lostAfter]);
  return ids;
};
