import type { JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import { heard } from './heard.js';

/** What tells of a position, as it is when it goes out. */
export type SeatKind = 'game-started' | 'turn' | 'offer' | 'reminder' | 'game-over';

/** Short mails that say one thing, each worded by `jobs/messages`. */
export type MessageKind =
  /** A player's time was over, and something was done. */
  | 'time-over'
  /** A standing order has ended. */
  | 'order-over'
  /** A link to an address that is to be verified. */
  | 'address-check'
  /** Something about the ways into the account has changed. */
  | 'security'
  /** What became of a reply to a mail. */
  | 'mail-answer'
  /** A game was called off before it began. */
  | 'game-called-off'
  /** At a table: somebody has lost their seat, is its creator now, or is asked whether it shall stay listed. */
  | 'table-removed'
  | 'table-yours'
  | 'table-quiet'
  /** The mail with an invitation could not be delivered. */
  | 'invitation-undelivered'
  /** What was said in a game. */
  | 'chat'
  /** All players are asked something, and what came of it. */
  | 'vote'
  | 'vote-over'
  /** The clocks of a game run again. */
  | 'resumed'
  /** A seat is empty, somebody has taken it, somebody has lost it. */
  | 'seat-left'
  | 'seat-taken'
  | 'seat-lost'
  /** A game that somebody follows has ended. */
  | 'watched-over'
  /** A webhook was switched off because it only failed. */
  | 'channel-off'
  /** Somebody wants to see whether mails arrive. */
  | 'test-mail'
  /** What the operator has done about a game. */
  | 'by-operator'
  /** The operator lets somebody in no more, or again. */
  | 'blocked'
  | 'unblocked'
  /** What the operator tells many people. */
  | 'announcement';

/** `digest` and `turns` (turns of several games) tell what other mails would have told. */
export type DeliveryKind = 'sign-in' | 'invitation' | 'digest' | 'turns' | SeatKind | MessageKind;

/** `held`: it waits for its receiver's digest, or goes with a mail about several games. */
export type DeliveryStatus = 'queued' | 'held' | 'sending' | 'sent' | 'superseded' | 'failed';

export type DeliveryChannel = 'mail' | 'push' | 'webhook';

/** A mail to be written into the outbox. */
export interface NewDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly personId: string | null;
  readonly gameId: string | null;
  readonly seat: number | null;
  /** The log's number when it was written. */
  readonly number: number | null;
  /** The login link or invitation it carries. */
  readonly subjectId: string | null;
  /** What a note says. */
  readonly data?: JsonObject;
  /** Unique; also the left part of its Message-ID. */
  readonly dedupe: string;
  readonly at: Date;
  readonly sendAt: Date;
}

/** Tries before a mail is given up: with the queue's growing pauses about three days. */
const MOST_TRIES = 25;

/** What channels are told is chosen by groups of kinds. */
const WANTED = `(CASE WHEN d.kind IN ('turn', 'offer') THEN 'turn' WHEN d.kind = 'reminder' THEN 'reminder'
  WHEN d.kind IN ('game-started', 'game-over') THEN 'game' ELSE 'news' END) = ANY (c.wants)`;

/**
 * Writes mails and the jobs that send them, in the caller's transaction. One that is there already stays as it
 * is. What is about a game is told, in the same statement, to its receiver's channels as well;
 * the secret of a link (`subjectId`) never is. Of a sandbox, and of what concerns a bot, webhooks alone are told.
 */
export const enqueue = async (tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> => {
  if (deliveries.length === 0) return;
  await tx.rows(
    `WITH given AS (
       SELECT d.*, EXISTS (SELECT FROM game WHERE id = d."gameId" AND sandbox_until IS NOT NULL)
         OR EXISTS (SELECT FROM person WHERE id = d."personId" AND owner_id IS NOT NULL) AS unmailed
       FROM jsonb_to_recordset($1) AS d (id text, kind text, "personId" text, "gameId" text, seat integer,
         number integer, "subjectId" text, data jsonb, dedupe text, at timestamptz, "sendAt" timestamptz)
     ), put AS (
       INSERT INTO delivery
         (id, kind, person_id, game_id, seat, number, subject_id, data, dedupe, message_id, status, created_at)
       SELECT d.id, d.kind, d."personId", d."gameId", d.seat, d.number, d."subjectId", d.data, d.dedupe, d.dedupe,
         'queued', d.at
       FROM given d WHERE NOT d.unmailed
       ON CONFLICT (dedupe) DO NOTHING
       RETURNING id
     ), told AS (
       INSERT INTO delivery (id, kind, person_id, game_id, seat, number, data, dedupe, message_id, status, created_at,
         channel, channel_id)
       SELECT d.id || '-' || c.id, d.kind, d."personId", d."gameId", d.seat, d.number, d.data, d.dedupe || '.' || c.id,
         d.dedupe || '.' || c.id, 'queued', d.at, c.kind, c.id
       FROM given d JOIN channel c ON c.person_id = d."personId"
       WHERE (d.unmailed AND c.kind = 'webhook' OR d.id IN (SELECT id FROM put)) AND d."gameId" IS NOT NULL AND d.kind <> 'mail-answer' AND c.game_id IS NULL AND c.off_at IS NULL AND ${WANTED}
       ON CONFLICT (dedupe) DO NOTHING
       RETURNING id
     ), jobs AS (
       SELECT put_job('deliver', json_build_object('id', d.id), d."sendAt",
         job_key := 'deliver:' || d.id, max_attempts := ${MOST_TRIES}) AS job
       FROM given d JOIN put USING (id)
     ), more AS (
       SELECT put_job('channels', json_build_object('id', t.id), d."sendAt",
         job_key := 'deliver:' || t.id, max_attempts := ${MOST_TRIES}) AS job
       FROM told t JOIN given d ON d.id = split_part(t.id, '-', 1)
     )
     SELECT (SELECT count(job) FROM jobs), (SELECT count(job) FROM more)`,
    [JSON.stringify(deliveries)],
    'enqueue',
  );
};

export type DeliveryRow = Columns<
  'delivery',
  | 'id'
  | 'person_id'
  | 'game_id'
  | 'seat'
  | 'number'
  | 'subject_id'
  | 'channel_id'
  | 'message_id'
  | 'created_at'
  | 'sent_at',
  {
    readonly kind: DeliveryKind;
    readonly data: JsonObject | null;
    readonly channel: DeliveryChannel;
    readonly status: DeliveryStatus;
    readonly tries: readonly { readonly at: string; readonly sent: boolean; readonly answer: string }[];
    /** Why it waits, was held or left out. */
    readonly reason: string | null;
  }
>;

/**
 * Claims a mail for sending. `interrupted`: a worker that was killed had claimed it before, and nobody
 * knows whether it went out.
 * @returns undefined when it is sent, withdrawn or given up
 */
export const claim = async (
  tx: Tx,
  id: string,
): Promise<(DeliveryRow & { readonly interrupted: boolean }) | undefined> =>
  (
    await tx.rows<DeliveryRow & { readonly interrupted: boolean }>(
      `WITH old AS (SELECT id, status FROM delivery WHERE id = $1 FOR UPDATE)
       UPDATE delivery d SET status = 'sending' FROM old
       WHERE d.id = old.id AND old.status IN ('queued', 'sending')
       RETURNING d.*, old.status = 'sending' AS interrupted`,
      [id],
      'claim',
    )
  )[0];

/** Leaves a claimed mail as it is and comes back to it later. */
export const postpone = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.rows(
    `SELECT put_job('deliver', json_build_object('id', $1::text), $2::timestamptz,
       job_key := 'deliver:' || $1::text, max_attempts := ${MOST_TRIES})`,
    [id, until],
  );
};

export interface DeliveryOutcome {
  readonly id: string;
  readonly status: DeliveryStatus;
  readonly at: Date;
  readonly sent: boolean;
  readonly answer: string;
}

/** Records a try and what became of it. */
export const recordTry = async (tx: Tx, o: DeliveryOutcome): Promise<DeliveryRow | undefined> => {
  const rows = await tx.rows<DeliveryRow>(
    `UPDATE delivery SET status = $2, sent_at = CASE WHEN $4 THEN $3::timestamptz ELSE sent_at END,
       tries = tries || jsonb_build_array(jsonb_build_object('at', $5::text, 'sent', $4::boolean, 'answer', $6::text))
     WHERE id = $1 RETURNING *`,
    [o.id, o.status, o.at, o.sent, o.at.toISOString(), heard(o.answer)],
  );
  return rows[0];
};

/** It is not sent any more. */
export const withdrawDelivery = async (tx: Tx, id: string): Promise<void> => {
  await tx.rows(`UPDATE delivery SET status = 'superseded' WHERE id = $1`, [id]);
};

/** The mail to this person in this game that was sent before by itself, if any: what a thread hangs on. */
export const previousMail = async (tx: Tx, d: DeliveryRow): Promise<DeliveryRow | undefined> =>
  (
    await tx.rows<DeliveryRow>(
      `SELECT * FROM delivery WHERE game_id = $1 AND person_id = $2 AND status = 'sent' AND channel = 'mail' AND id <> $3
         AND digest_id IS NULL AND created_at <= $4 ORDER BY created_at DESC, number DESC LIMIT 1`,
      [d.game_id, d.person_id, d.id, d.created_at],
    )
  )[0];

/** The log's number of the last turn mail before this one that went out to the same seat; null for none. */
export const previousTurnMail = async (tx: Tx, d: DeliveryRow): Promise<number | null> => {
  const rows = await tx.rows<{ number: number | null }>(
    `SELECT max(number) AS number FROM delivery
     WHERE game_id = $1 AND seat = $2 AND kind IN ('turn', 'offer') AND status = 'sent' AND channel = 'mail'
       AND number < $3`,
    [d.game_id, d.seat, d.number],
  );
  return rows[0]?.number ?? null;
};

/** Turn mails to the same seat and person since row `after` that an undo has made void: how many, and when the last went. */
export const voidTurnMails = async (
  tx: Tx,
  d: DeliveryRow,
  after: number,
): Promise<{ readonly count: number; readonly last: Date | null }> => {
  const rows = await tx.rows<{ count: number; last: Date | null }>(
    `SELECT count(*)::integer AS count, max(sent_at) AS last FROM delivery t
     WHERE game_id = $1 AND person_id = $2 AND seat = $3 AND kind IN ('turn', 'offer') AND status = 'sent'
       AND channel = 'mail' AND number > $4 AND number < $5
       AND EXISTS (SELECT FROM log WHERE game_id = $1 AND kind = 'undo' AND log.number > t.number AND log.number <= $5)`,
    [d.game_id, d.person_id, d.seat, after, d.number],
  );
  return rows[0]!;
};

/** Jobs that wait although their time has come: how far the workers are behind, in seconds. */
export const queueLag = (tx: Tx, now: Date): Promise<number> => lagOf(tx, now, 'true');

/**
 * The same of what only this service can hold up: mails and what channels are told wait for servers of others, and count
 * only where no worker has been heard of, which says so every half minute.
 */
export const serviceLag = (tx: Tx, now: Date): Promise<number> =>
  lagOf(
    tx,
    now,
    `(task_identifier NOT IN ('deliver', 'channels')
      OR NOT EXISTS (SELECT FROM worker WHERE seen_at > $1::timestamptz - interval '90 seconds'))`,
    [now],
  );

const lagOf = async (tx: Tx, now: Date, which: string, values: readonly unknown[] = []): Promise<number> => {
  const rows = await tx.rows<{ oldest: Date | null }>(
    `SELECT min(run_at) AS oldest FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts = 0 AND ${which}`,
    values,
  );
  const oldest = rows[0]?.oldest;
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;
};

/** The newest mails to a person, with when the next try is. */
export const deliveriesOf = (
  tx: Tx,
  personId: string,
  most: number,
): Promise<readonly (DeliveryRow & { readonly next_at: Date | null })[]> =>
  tx.rows(
    `SELECT d.*, j.run_at AS next_at
     FROM delivery d LEFT JOIN graphile_worker.jobs j ON j.key = 'deliver:' || d.id AND d.status IN ('queued', 'sending')
     WHERE d.person_id = $1 AND d.channel = 'mail' ORDER BY d.created_at DESC, d.id LIMIT $2`,
    [personId, most],
  );
