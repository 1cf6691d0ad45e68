import type { Json, JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { DeliveryRow, DeliveryStatus } from './outbox.js';

/** All that decides whether and when a mail goes out, besides the game's clocks. */
export interface SendingRow {
  /** Null where the receiver is nobody of ours, or has left. */
  readonly person: {
    readonly timeZone: string;
    readonly time: JsonObject;
    readonly notify: JsonObject;
    /** An operator has blocked them. */
    readonly blocked?: boolean;
  } | null;
  readonly gameTime: Json;
  /** The receiver does not want this game's mails. */
  readonly stopped: boolean;
  /** What the receiver chose for this game. */
  readonly choices: JsonObject | null;
  /** All mail is switched off, or this kind of mail. */
  readonly switchedOff: boolean;
  /** An operator holds the game. */
  readonly frozen?: boolean;
  /** When the receiver was last seen looking at the game, to the minute. */
  readonly lookedAt?: Date | null;
}

export const readSending = async (tx: Tx, row: DeliveryRow): Promise<SendingRow> => {
  const rows = await tx.rows<SendingRow>(
    `SELECT
       (SELECT jsonb_build_object('timeZone', time_zone, 'time', time, 'notify', notify,
          'blocked', blocked_at IS NOT NULL) FROM person
        WHERE id = $1 AND deleted_at IS NULL) AS person,
       (SELECT time FROM game WHERE id = $2) AS "gameTime",
       EXISTS (SELECT FROM mail_stop WHERE person_id = $1 AND game_id = $2) AS stopped,
       (SELECT choices FROM mail_choice WHERE person_id = $1 AND game_id = $2) AS choices,
       EXISTS (SELECT FROM switch WHERE name IN ('mail', 'mail:' || $3)
         OR ($3 = 'turns' AND name IN ('mail:turn', 'mail:offer'))) AS "switchedOff",
       coalesce((SELECT frozen_at IS NOT NULL FROM game WHERE id = $2), false) AS frozen,
       (SELECT at FROM looking WHERE person_id = $1 AND game_id = $2) AS "lookedAt"`,
    [row.person_id, row.game_id, row.kind],
    'read-sending',
  );
  return rows[0]!;
};

/** Says what became of a claimed mail that is not sent now, and why. */
export const setAside = async (tx: Tx, id: string, status: DeliveryStatus, reason: string): Promise<void> => {
  await tx.rows(`UPDATE delivery SET status = $2, reason = $3 WHERE id = $1`, [id, status, reason]);
};

/** How often a mail has failed since it was last asked for, this time included. */
export const countFailure = async (tx: Tx, id: string): Promise<number> => {
  const rows = await tx.rows<{ failures: number }>(
    'UPDATE delivery SET failures = failures + 1 WHERE id = $1 RETURNING failures',
    [id],
  );
  return rows[0]?.failures ?? 0;
};

/**
 * A mail that was given up waits again, one that tells what others would have told with all of that.
 * @returns false when it is none of this person's that was given up
 */
export const reviveDelivery = async (tx: Tx, id: string, personId: string, after: Date): Promise<boolean> =>
  (
    await tx.rows(
      `WITH again AS (
         UPDATE delivery SET status = 'queued', reason = NULL, failures = 0
         WHERE id = $1 AND person_id = $2 AND channel = 'mail' AND status = 'failed' AND created_at > $3
           AND digest_id IS NULL RETURNING id
       ), held AS (
         UPDATE delivery d SET status = 'held' FROM again WHERE d.digest_id = again.id AND d.status = 'failed'
       )
       SELECT id FROM again`,
      [id, personId, after],
    )
  ).length > 0;

/** Mails of one kind to a person since then. */
export const countMails = async (tx: Tx, personId: string, kind: string, since: Date): Promise<number> => {
  const rows = await tx.rows<{ count: number }>(
    'SELECT count(*)::integer AS count FROM delivery WHERE person_id = $1 AND kind = $2 AND created_at > $3',
    [personId, kind, since],
  );
  return rows[0]!.count;
};

/** Plans the digest of a person; one that waits keeps its time unless it is `moved`. */
export const planDigest = async (tx: Tx, personId: string, at: Date, moved: boolean): Promise<void> => {
  await tx.rows(
    `SELECT graphile_worker.add_job('digest', json_build_object('person', $1::text), run_at := $2::timestamptz,
       job_key := 'digest:' || $1::text, job_key_mode := $3::text)`,
    [personId, at, moved ? 'replace' : 'preserve_run_at'],
  );
};

/** Is anything held for the next digest of a person? */
export const anyHeld = async (tx: Tx, personId: string): Promise<boolean> =>
  (
    await tx.rows(
      `SELECT FROM delivery WHERE person_id = $1 AND status = 'held' AND digest_id IS NULL LIMIT 1`,
      [personId],
    )
  ).length > 0;

/** Gives what is held to a digest. @returns how much that is */
export const giveToDigest = async (tx: Tx, personId: string, digestId: string): Promise<number> =>
  (
    await tx.rows(
      `UPDATE delivery SET digest_id = $2
       WHERE person_id = $1 AND status = 'held' AND digest_id IS NULL RETURNING id`,
      [personId, digestId],
    )
  ).length;

/** What a digest or a mail about several games has to tell, oldest first. */
export const heldFor = (tx: Tx, digestId: string): Promise<readonly DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `SELECT * FROM delivery WHERE digest_id = $1 AND status = 'held' ORDER BY created_at, id`,
    [digestId],
  );

/** What was held for a digest, or for a mail about several games, goes as that went. */
export const settleHeld = (
  tx: Tx,
  { id, kind }: Pick<DeliveryRow, 'id' | 'kind'>,
  status: DeliveryStatus,
  sentAt: Date | null,
): Promise<readonly DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `UPDATE delivery SET status = $2, sent_at = $3, reason = $4 WHERE digest_id = $1 AND status = 'held' RETURNING *`,
    [id, status, sentAt, kind === 'turns' ? 'together' : 'in-digest'],
  );
