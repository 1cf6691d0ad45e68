import type { Transaction } from '../client.js';
import type { Phase } from '../games.js';

/** What the metrics say of the installation; whatever is named here is a small set. */
export interface InstallationNumbers {
  readonly mails: {
    readonly queued: number;
    /** They wait for their provider, and nothing else. */
    readonly paced: number;
    /** They wait for the mail server, which was not reached. */
    readonly away: number;
    readonly held: number;
    /** Given up since a given time. */
    readonly failed: number;
  };
  readonly jobs: {
    /** Their time has come. */
    readonly due: number;
    readonly later: number;
    readonly running: number;
    /** They are not tried again. */
    readonly failed: number;
  };
  /** How long the oldest has been due, in seconds: of the mails (those that wait for the server, since they were written), and of all jobs. */
  readonly lag: { readonly mails: number; readonly jobs: number };
  /** For how long all mail, or that of some kind, has been switched off by an operator, in seconds; 0 while all of it goes out. */
  readonly mailOff: number;
  readonly games: { readonly [phase in Phase]?: number };
}

/** A database that takes longer has other things to do, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Counts by partial indexes, and the queue, which holds what is to come alone.
 * @throws Error when it takes too long
 */
export const readNumbers = async (
  tx: Transaction,
  now: Date,
  failedSince: Date,
): Promise<InstallationNumbers> => {
  await tx.rows(`SELECT set_config('statement_timeout', $1, true)`, [String(PATIENCE)]);
  const rows = await tx.rows<InstallationNumbers>(
    `WITH job AS (
       SELECT count(*) FILTER (WHERE free AND run_at <= $1) AS due, count(*) FILTER (WHERE free AND run_at > $1) AS later,
         count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
         count(*) FILTER (WHERE locked_at IS NULL AND NOT free) AS failed,
         min(run_at) FILTER (WHERE free) AS oldest, min(run_at) FILTER (WHERE free AND task_identifier = 'deliver') AS mail
       FROM (SELECT *, locked_at IS NULL AND attempts < max_attempts AS free FROM graphile_worker.jobs) j
     ), waiting AS (
       SELECT count(*) FILTER (WHERE reason IS NULL OR reason NOT IN ('paced', 'away')) AS queued,
         count(*) FILTER (WHERE reason = 'paced') AS paced, count(*) FILTER (WHERE reason = 'away') AS away,
         min(created_at) FILTER (WHERE reason = 'away') AS since
       FROM delivery WHERE status = 'queued' AND channel = 'mail'
     )
     SELECT
       (SELECT jsonb_build_object('queued', queued, 'paced', paced, 'away', away,
          'held', (SELECT count(*) FROM delivery WHERE status = 'held'),
          'failed', (SELECT count(*) FROM delivery
                     WHERE status = 'failed' AND channel = 'mail' AND digest_id IS NULL AND created_at > $2))
        FROM waiting) AS mails,
       (SELECT jsonb_build_object('due', due, 'later', later, 'running', running, 'failed', failed) FROM job) AS jobs,
       (SELECT jsonb_build_object('mails', greatest(0, extract(epoch FROM $1 - mail), extract(epoch FROM $1 - since)),
          'jobs', greatest(0, coalesce(extract(epoch FROM $1 - oldest), 0))) FROM job, waiting) AS lag,
       (SELECT greatest(0, coalesce(extract(epoch FROM $1 - min(off_at)), 0))::double precision FROM switch) AS "mailOff",
       (SELECT coalesce(jsonb_object_agg(phase, n), '{}') FROM
         (SELECT phase, count(*) AS n FROM game GROUP BY phase) AS by_phase) AS games`,
    [now, failedSince],
  );
  return rows[0]!;
};
