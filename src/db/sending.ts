import type { Json, JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import { postpone, type DeliveryRow, type DeliveryStatus } from './outbox.js';

/** All that decides whether and when a mail goes out, besides the game's clocks. */
export interface SendingRow {
  /** Null where the receiver is nobody of ours, or has left. */
  readonly person: {
    readonly timeZone: string;
    readonly time: JsonObject;
    readonly notify: JsonObject;
    /** An operator has blocked them. */
    readonly blocked?: boolean;
    /** A program plays with their account. */
    readonly program?: boolean;
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

/** What decides whether a mail goes out now, as far as it is kept. */
export const readSending = async (tx: Tx, row: DeliveryRow): Promise<SendingRow> => {
  const rows = await tx.rows<SendingRow>(
    `SELECT
       (SELECT jsonb_build_object('timeZone', time_zone, 'time', time, 'notify', notify,
          'blocked', blocked_at IS NOT NULL, 'program', is_program) FROM person
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

/**
 * Says that a mail waits for the mail server.
 * @returns false when it does not wait any more
 */
export const waitAway = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE delivery SET status = 'queued', reason = 'away' WHERE id = $1 AND status IN ('queued', 'sending')
       RETURNING id`,
      [id],
    )
  ).length > 0;

/**
 * Has the turn that a mail asks for passed, though its seat may be asked again by now? A move of that seat or a later mail
 * about a turn says so; a move can take those that wait out of the outbox, but not one that is just being sent.
 */
export const isOvertaken = async (tx: Tx, row: DeliveryRow): Promise<boolean> => {
  const rows = await tx.rows<{ overtaken: boolean }>(
    `SELECT EXISTS (SELECT FROM log WHERE game_id = $1 AND seat = $2 AND number > $4)
       OR EXISTS (SELECT FROM delivery
         WHERE game_id = $1 AND person_id = $3 AND seat = $2 AND channel = 'mail' AND kind IN ('turn', 'offer')
           AND number > $4 AND $5) AS overtaken`,
    [row.game_id, row.seat, row.person_id, row.number, row.kind !== 'reminder'],
    'is-overtaken',
  );
  return rows[0]!.overtaken;
};

/** Was the receiver of a reminder told of the turn after that? */
export const toldSince = async (tx: Tx, reminder: DeliveryRow, after: Date): Promise<boolean> =>
  (
    await tx.rows(
      `SELECT FROM delivery
       WHERE game_id = $1 AND person_id = $2 AND seat = $3 AND channel = 'mail' AND kind IN ('turn', 'offer', 'reminder')
         AND id <> $4 AND sent_at > $5 LIMIT 1`,
      [reminder.game_id, reminder.person_id, reminder.seat, reminder.id, after],
    )
  ).length > 0;

/** What else is to tell the receiver of this turn by then: its own mail, and older reminders, none of them tried yet. */
export const aboutToTell = (tx: Tx, reminder: DeliveryRow, until: Date): Promise<readonly DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `SELECT d.* FROM delivery d
       JOIN graphile_worker.jobs j ON j.key = 'deliver:' || coalesce(d.digest_id, d.id) AND j.run_at <= $6
     WHERE d.game_id = $1 AND d.person_id = $2 AND d.seat = $3 AND d.channel = 'mail' AND d.id <> $4
       AND d.status IN ('queued', 'sending', 'held') AND d.tries = '[]'
       AND (d.kind IN ('turn', 'offer') OR (d.kind = 'reminder' AND d.created_at < $5))`,
    [reminder.game_id, reminder.person_id, reminder.seat, reminder.id, reminder.created_at, until],
  );

/** Mails of a person, of a game, or of a person about a game. */
export interface MailsOf {
  readonly personId?: string;
  readonly gameId?: string;
}

const OF = '($1::text IS NULL OR d.person_id = $1) AND ($2::text IS NULL OR d.game_id = $2)';

/** What waits for the end of quiet hours, or for a digest that is not written yet, is looked at now. */
export const recheckWaitingMail = async (tx: Tx, { personId, gameId }: MailsOf, now: Date): Promise<void> => {
  const of = [personId ?? null, gameId ?? null, now];
  // A job that runs is left alone: it looks at what is so now.
  await tx.rows(
    `SELECT graphile_worker.reschedule_jobs(ARRAY(
       SELECT j.id FROM delivery d JOIN graphile_worker.jobs j ON j.key = 'deliver:' || d.id
       WHERE ${OF} AND d.status = 'queued' AND d.reason = 'quiet'), run_at := $3::timestamptz)`,
    of,
  );
  const freed = await tx.rows<Columns<'delivery', 'id'>>(
    `UPDATE delivery d SET status = 'queued' WHERE ${OF} AND d.status = 'held' AND d.digest_id IS NULL RETURNING d.id`,
    of.slice(0, 2),
  );
  for (const { id } of freed) await postpone(tx, id, now);
};

/** What waits because its kind was switched off is looked at now. */
export const checkSwitchedMail = async (tx: Tx, now: Date): Promise<void> => {
  await tx.rows(
    `SELECT graphile_worker.reschedule_jobs(ARRAY(
       SELECT j.id FROM delivery d JOIN graphile_worker.jobs j ON j.key = 'deliver:' || d.id
       WHERE d.status = 'queued' AND d.reason = 'switched-off'), run_at := $1::timestamptz)`,
    [now],
  );
};

/** How often a mail has failed since it was last asked for, this time included. */
export const countFailure = async (tx: Tx, id: string): Promise<number> => {
  const rows = await tx.rows<Columns<'delivery', 'failures'>>(
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
