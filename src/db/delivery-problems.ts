import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';
import { heard } from './heard.js';

/** Why an address gets no mail any more. */
export type DeliveryProblem = Columns<
  'mail_trouble',
  'email_canonical' | 'at',
  {
    /** `complaint`: its reader called a mail of ours unwanted. */
    readonly reason: 'bounce' | 'complaint';
    /** In the words of the server that refused. */
    readonly said: string;
  }
>;

/** A complaint weighs more than a bounce. */
export const putDeliveryProblem = async (
  tx: Tx,
  { email_canonical, reason, said, at }: DeliveryProblem,
): Promise<void> => {
  await tx.rows(
    `INSERT INTO mail_trouble (email_canonical, reason, said, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (email_canonical) DO UPDATE SET reason = $2, said = $3, at = $4
       WHERE mail_trouble.reason = 'bounce'`,
    [email_canonical, reason, heard(said), at],
  );
};

/** Why nothing is sent to an address. */
export const deliveryProblemAt = async (
  tx: Tx,
  emailCanonical: string,
): Promise<DeliveryProblem | undefined> =>
  (
    await tx.rows<DeliveryProblem>(
      'SELECT * FROM mail_trouble WHERE email_canonical = $1',
      [emailCanonical],
      'trouble-at',
    )
  )[0];

/** Of the address that a person's mails go to. */
export const deliveryProblemOf = async (tx: Tx, personId: string): Promise<DeliveryProblem | undefined> =>
  (
    await tx.rows<DeliveryProblem>(
      'SELECT t.* FROM mail_trouble t JOIN person p USING (email_canonical) WHERE p.id = $1',
      [personId],
      'trouble-of',
    )
  )[0];

/** Those among people whom mail does not reach. */
export const unreached = async (tx: Tx, personIds: readonly string[]): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'person', 'id'>>(
      'SELECT p.id FROM person p JOIN mail_trouble USING (email_canonical) WHERE p.id = ANY ($1)',
      [personIds],
    )
  ).map(({ id }) => id);

/** Lets mail go there again. */
export const liftDeliveryProblem = async (tx: Tx, emailCanonical: string): Promise<void> => {
  await tx.rows('DELETE FROM mail_trouble WHERE email_canonical = $1', [emailCanonical]);
  await tx.rows('DELETE FROM soft_bounce WHERE email_canonical = $1', [emailCanonical]);
};

/** Mail has arrived there. A complaint is its reader's to take back. */
export const liftBounce = async (tx: Tx, emailCanonical: string): Promise<void> => {
  await tx.rows(`DELETE FROM mail_trouble WHERE email_canonical = $1 AND reason = 'bounce'`, [
    emailCanonical,
  ]);
};

/**
 * Notes that a mailbox refused for now.
 * @returns on how many days it did so since `since`
 */
export const noteSoftBounce = async (
  tx: Tx,
  emailCanonical: string,
  at: Date,
  since: Date,
): Promise<number> => {
  await tx.rows(
    `INSERT INTO soft_bounce (email_canonical, day) VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date)
     ON CONFLICT DO NOTHING`,
    [emailCanonical, at],
  );
  const rows = await tx.rows<{ days: string }>(
    'SELECT count(*) AS days FROM soft_bounce WHERE email_canonical = $1 AND day > $2::date',
    [emailCanonical, since],
  );
  return Number(rows[0]!.days);
};

/** Where a mail of the outbox went, as far as it is known. */
export interface MailReceiver {
  readonly email_canonical: ColumnType<'person', 'email_canonical'>;
  readonly person_id: ColumnType<'delivery', 'person_id'>;
  readonly game_id: ColumnType<'delivery', 'game_id'>;
  readonly kind: ColumnType<'delivery', 'kind'>;
  /** It is their present address, and was proved to be theirs only since: the mail went to one they had before. */
  readonly isNewer: boolean;
}

/** Undefined for nobody. */
export const receiverOf = async (tx: Tx, deliveryId: string): Promise<MailReceiver | undefined> =>
  (
    await tx.rows<MailReceiver>(
      `SELECT w.email_canonical, w.person_id, w.game_id, w.kind, w.present AND EXISTS (
         SELECT FROM address a WHERE a.email_canonical = w.email_canonical AND a.verified_at > w.at) AS "isNewer"
       FROM (
         SELECT coalesce(lower(d.data->>'to'), l.email_canonical, p.email_canonical, i.email_canonical)
           AS email_canonical, d.person_id, d.game_id, d.kind, coalesce(d.sent_at, d.created_at) AS at, d.data->>'to' IS NULL AND l.id IS NULL AS present
         FROM delivery d
         LEFT JOIN login_link l ON d.kind = 'sign-in' AND l.id = d.subject_id
         LEFT JOIN person p ON p.id = d.person_id
         LEFT JOIN invitation i ON d.kind = 'invitation' AND i.id = d.subject_id
         WHERE d.id = $1 AND d.channel = 'mail') w
       WHERE w.email_canonical IS NOT NULL`,
      [deliveryId],
    )
  )[0];

/** Writes into a mail's log what came back, unless it stands there. What it told for others has not arrived either. */
export const noteReturn = async (
  tx: Tx,
  deliveryId: string,
  failed: boolean,
  said: string,
  at: Date,
): Promise<void> => {
  await tx.rows(
    `WITH told AS (
       UPDATE delivery SET status = 'failed' WHERE $2 AND digest_id = $1 AND status = 'sent'
     )
     UPDATE delivery SET status = CASE WHEN $2 THEN 'failed' ELSE status END,
       tries = tries || jsonb_build_array(jsonb_build_object('at', $3::text, 'sent', false, 'answer', $4::text))
     WHERE id = $1 AND jsonb_array_length(tries) < 60`,
    [deliveryId, failed, at.toISOString(), heard(said)],
  );
};
