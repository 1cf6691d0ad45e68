import type { JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import { named } from './named.js';

/** `waiting`: its author is to look at it first. `noted`: a report. */
export type InboundStatus = 'received' | 'playing' | 'waiting' | 'played' | 'refused' | 'ignored' | 'noted';

export type InboundRow = Columns<
  'inbound',
  'id' | 'game_id' | 'seat' | 'number' | 'message_id' | 'received_at',
  {
    readonly kind: 'reply' | 'report';
    /** Whose reply, to a mail about which game and seat, written at which number of the log. */
    readonly person_id: string | null;
    /** The mail that came back. */
    readonly delivery_id: string | null;
    /** Of the envelope; empty where nobody is to be told of errors. */
    readonly sender: string;
    /** The message itself, until it has been dealt with. */
    readonly raw: Buffer | null;
    /** The log's number when its first command was played. */
    readonly began: number | null;
    readonly status: InboundStatus;
    readonly outcome: JsonObject | null;
  }
>;

export type NewInbound = Omit<InboundRow, 'message_id' | 'began' | 'status' | 'outcome'>;

const INSERT = named(`
  INSERT INTO inbound (id, kind, person_id, game_id, seat, number, delivery_id, sender, raw, status, received_at)
  VALUES ({id}, {kind}, {person_id}, {game_id}, {seat}, {number}, {delivery_id}, {sender}, {raw}, 'received', {received_at})
  ON CONFLICT (id) DO NOTHING RETURNING id`);

/** @returns false when there is one of that id */
export const insertInbound = async (tx: Tx, mail: NewInbound): Promise<boolean> =>
  (await tx.rows(INSERT.text, INSERT.values(mail))).length > 0;

export const readInbound = async (tx: Tx, id: string): Promise<InboundRow | undefined> =>
  (await tx.rows<InboundRow>('SELECT * FROM inbound WHERE id = $1', [id]))[0];

/**
 * Takes a message as the only one of its name.
 * @returns false when it was taken before, under another id
 */
export const claimOnce = async (
  tx: Tx,
  id: string,
  once: string,
  messageId: string | null,
): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE inbound SET once = $2, message_id = $3
       WHERE id = $1 AND NOT EXISTS (SELECT FROM inbound o WHERE o.once = $2 AND o.id <> $1) RETURNING id`,
      [id, once, messageId],
    )
  ).length > 0;

/** Notes that playing begins, and from where; a process that is killed then goes on from there. */
export const beginInbound = async (tx: Tx, id: string, number: number): Promise<void> => {
  await tx.rows(`UPDATE inbound SET status = 'playing', began = $2 WHERE id = $1`, [id, number]);
};

/** What became of a mail; the message itself is forgotten. */
export const endInbound = async (
  tx: Tx,
  id: string,
  status: InboundStatus,
  outcome: JsonObject,
  at: Date,
): Promise<void> => {
  await tx.rows('UPDATE inbound SET status = $2, outcome = $3, ended_at = $4, raw = NULL WHERE id = $1', [
    id,
    status,
    JSON.stringify(outcome),
    at,
  ]);
};

/** Replies of a person that have come in since. */
export const repliesSince = async (tx: Tx, personId: string, since: Date): Promise<number> =>
  Number(
    (
      await tx.rows<{ count: string }>(
        'SELECT count(*) FROM inbound WHERE person_id = $1 AND received_at > $2',
        [personId, since],
      )
    )[0]!.count,
  );

/** Of those, the ones that were not believed to be that person's. */
export const forgeriesSince = async (tx: Tx, personId: string, since: Date): Promise<number> =>
  Number(
    (
      await tx.rows<{ count: string }>(
        `SELECT count(*) FROM inbound WHERE person_id = $1 AND received_at > $2 AND status = 'refused'
           AND once IS NULL`,
        [personId, since],
      )
    )[0]!.count,
  );

/** Of those, the ones that were refused with the very same outcome. */
export const sameRefusalsSince = async (
  tx: Tx,
  personId: string,
  outcome: JsonObject,
  since: Date,
): Promise<number> =>
  Number(
    (
      await tx.rows<{ count: string }>(
        `SELECT count(*) FROM inbound WHERE person_id = $1 AND received_at > $2 AND status = 'refused'
           AND outcome = $3::jsonb`,
        [personId, since, JSON.stringify(outcome)],
      )
    )[0]!.count,
  );

/** Reports about one mail. */
export const reportsOf = async (tx: Tx, deliveryId: string): Promise<number> =>
  Number(
    (
      await tx.rows<{ count: string }>('SELECT count(*) FROM inbound WHERE delivery_id = $1', [deliveryId])
    )[0]!.count,
  );

/** Mails of a kind that were written to a person since. */
export const mailsSince = async (tx: Tx, personId: string, kind: string, since: Date): Promise<number> =>
  Number(
    (
      await tx.rows<{ count: string }>(
        'SELECT count(*) FROM delivery WHERE person_id = $1 AND kind = $2 AND created_at > $3',
        [personId, kind, since],
      )
    )[0]!.count,
  );

/** What a person's replies may do. */
export type ReplyChoice = 'at-once' | 'confirm' | 'off';

/** `off` for somebody who has left. */
export const readReplyChoice = async (tx: Tx, personId: string): Promise<ReplyChoice> =>
  (
    await tx.rows<Columns<'person', never, { readonly reply_by_mail: ReplyChoice }>>(
      'SELECT reply_by_mail FROM person WHERE id = $1',
      [personId],
    )
  )[0]?.reply_by_mail ?? 'off';

export const writeReplyChoice = async (tx: Tx, personId: string, choice: ReplyChoice): Promise<void> => {
  await tx.rows('UPDATE person SET reply_by_mail = $2 WHERE id = $1', [personId, choice]);
};

/** Forgets mails that came in before. */
export const forgetInbound = async (tx: Tx, before: Date): Promise<void> => {
  await tx.rows('DELETE FROM inbound WHERE received_at < $1', [before]);
  await tx.rows('DELETE FROM soft_bounce WHERE day < $1', [before]);
};
