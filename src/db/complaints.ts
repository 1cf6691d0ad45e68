import type { Tx } from './client.js';

/** Mails sent since some time, and the complaints that have come since then. */
export interface Complaints {
  readonly complaints: number;
  readonly sent: number;
}

/** Both are counted by indexes of their own. */
export const complaintsSince = async (tx: Tx, since: Date): Promise<Complaints> =>
  (
    await tx.rows<Complaints>(
      `SELECT
         (SELECT count(*)::integer FROM inbound
          WHERE outcome->>'kind' = 'complaint' AND status = 'noted' AND received_at > $1) AS complaints,
         (SELECT count(*)::integer FROM delivery
          WHERE status = 'sent' AND channel = 'mail' AND sent_at > $1) AS sent`,
      [since],
    )
  )[0]!;
