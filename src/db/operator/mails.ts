import type { Tx } from '../client.js';
import type { ColumnType, Columns } from '../columns.js';
import type { DeliveryKind } from '../outbox.js';
import type { DeliveryProblem } from '../delivery-problems.js';

/** A mail that was given up. */
export type FailedMail = Columns<
  'delivery',
  'id' | 'person_id' | 'game_id' | 'created_at',
  {
    readonly kind: DeliveryKind;
  }
> & {
  readonly name: ColumnType<'person', 'name'> | null;
  readonly tries: number;
  /** What was said at the last try. */
  readonly answer: string | null;
};

const FAILED = `status = 'failed' AND channel = 'mail' AND digest_id IS NULL`;

/** The newest mails that were given up; of one game or person where one is named. */
export const failedMails = (
  tx: Tx,
  most: number,
  of: { readonly gameId?: string; readonly personId?: string } = {},
): Promise<readonly FailedMail[]> =>
  tx.rows<FailedMail>(
    `SELECT d.id, d.kind, d.person_id, p.name, d.game_id, d.created_at, jsonb_array_length(d.tries) AS tries,
       d.tries -> -1 ->> 'answer' AS answer
     FROM delivery d LEFT JOIN person p ON p.id = d.person_id
     WHERE ${FAILED} AND ($2::text IS NULL OR d.game_id = $2) AND ($3::text IS NULL OR d.person_id = $3)
     ORDER BY d.created_at DESC, d.id LIMIT $1`,
    [most, of.gameId ?? null, of.personId ?? null],
  );

/**
 * Mails that were given up wait again, a digest with all that was held for it.
 * @param id null for all since then
 * @returns their ids
 */
export const reviveMails = async (tx: Tx, id: string | null, since: Date): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'delivery', 'id'>>(
      `WITH again AS (
         UPDATE delivery SET status = 'queued', reason = NULL, failures = 0
         WHERE ${FAILED} AND ($1::text IS NULL OR id = $1) AND created_at > $2 RETURNING id
       ), held AS (
         UPDATE delivery d SET status = 'held' FROM again WHERE d.digest_id = again.id AND d.status = 'failed'
       )
       SELECT id FROM again ORDER BY id`,
      [id, since],
    )
  ).map(row => row.id);

/** Addresses that get no mail any more, the newest first. */
export const troubledAddresses = (
  tx: Tx,
  most: number,
): Promise<
  readonly (Pick<DeliveryProblem, 'reason' | 'said' | 'at'> & {
    readonly address: ColumnType<'mail_trouble', 'email_canonical'>;
    readonly person_id: ColumnType<'address', 'person_id'> | null;
  })[]
> =>
  tx.rows(
    `SELECT t.email_canonical AS address, a.person_id, t.reason, t.said, t.at
     FROM mail_trouble t LEFT JOIN address a
       ON a.email_canonical = t.email_canonical AND a.verified_at IS NOT NULL
     ORDER BY t.at DESC, t.email_canonical LIMIT $1`,
    [most],
  );

/** Mails that wait for their receivers' digests. */
export const countHeld = async (tx: Tx): Promise<number> =>
  (
    await tx.rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM delivery WHERE status = 'held' AND digest_id IS NULL`,
    )
  )[0]!.count;
