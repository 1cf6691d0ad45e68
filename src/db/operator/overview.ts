import type { Tx } from '../client.js';
import type { Phase } from '../games.js';
import type { DeliveryStatus } from '../outbox.js';

export interface ServiceCounts {
  readonly people: number;
  readonly blocked: number;
  readonly games: { readonly [phase in Phase]?: number };
  readonly frozen: number;
  /** Mails written in the last 24 hours, by what became of them. */
  readonly mails: { readonly [status in DeliveryStatus]?: number };
  /** Jobs whose time has come. */
  readonly queued: number;
  /** Jobs that are not tried again. */
  readonly failedJobs: number;
  readonly workers: number;
}

/** @param alive workers that have been heard of since then, by real time */
export const readCounts = async (tx: Tx, now: Date, alive: Date): Promise<ServiceCounts> => {
  const rows = await tx.rows<ServiceCounts>(
    `SELECT
       (SELECT count(*)::integer FROM person WHERE deleted_at IS NULL) AS people,
       (SELECT count(*)::integer FROM person WHERE deleted_at IS NULL AND blocked_at IS NOT NULL) AS blocked,
       (SELECT coalesce(jsonb_object_agg(phase, n), '{}') FROM
         (SELECT phase, count(*) AS n FROM game GROUP BY phase) AS by_phase) AS games,
       (SELECT count(*)::integer FROM game WHERE frozen_at IS NOT NULL) AS frozen,
       (SELECT coalesce(jsonb_object_agg(status, n), '{}') FROM
         (SELECT status, count(*) AS n FROM delivery
          WHERE channel = 'mail' AND created_at > $1::timestamptz - interval '24 hours' GROUP BY status) AS by_status
       ) AS mails,
       (SELECT count(*)::integer FROM graphile_worker.jobs WHERE run_at <= $1 AND attempts < max_attempts) AS queued,
       (SELECT count(*)::integer FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS "failedJobs",
       (SELECT count(DISTINCT seen_at)::integer FROM worker WHERE seen_at >= $2) AS workers`,
    [now, alive],
  );
  return rows[0]!;
};
