import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/*
 * What becomes of a person's rows when they leave for good. The log is not touched; it names a person's id,
 * whose row stays as an empty shell.
 */

const SAT_IN = `SELECT id FROM game WHERE id IN (
  SELECT game_id FROM seat WHERE person_id = $1 UNION ALL SELECT game_id FROM channel WHERE person_id = $1)
  OR (created_by = $1 AND phase <> 'ended') ORDER BY id`;

/** Locks the games somebody sits in, leads or has others told of, always in the same order. */
export const lockGamesOf = async (tx: Tx, personId: string): Promise<readonly string[]> =>
  (await tx.rows<Columns<'game', 'id'>>(`${SAT_IN} FOR NO KEY UPDATE`, [personId])).map(({ id }) => id);

export const gamesToLeave = async (tx: Tx, personId: string): Promise<readonly string[]> =>
  (await tx.rows<Columns<'game', 'id'>>(SAT_IN, [personId])).map(({ id }) => id);

/** Nobody writes anything that names the person meanwhile. @returns false when they have left */
export const lockLeaving = async (tx: Tx, personId: string): Promise<boolean> =>
  (await tx.rows('SELECT FROM person WHERE id = $1 AND deleted_at IS NULL FOR UPDATE', [personId])).length >
  0;

/** Keeps somebody from leaving until the transaction ends. @returns false when they have left */
export const holdPerson = async (tx: Tx, personId: string): Promise<boolean> =>
  (
    await tx.rows(
      'SELECT FROM person WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE',
      [personId],
      'hold-person',
    )
  ).length > 0;

/** Seats of games that have not begun are open again. */
export const freeOpenSeats = async (tx: Tx, personId: string): Promise<void> => {
  await tx.rows(
    `UPDATE seat s SET person_id = NULL, name = '' FROM game g
     WHERE g.id = s.game_id AND s.person_id = $1 AND g.phase = 'open'`,
    [personId],
  );
};

/** The running games somebody plays in, with the seats; they get another name there. */
export const renameRunningSeats = (
  tx: Tx,
  personId: string,
  name: string,
): Promise<readonly { readonly game_id: string; readonly seat: number }[]> =>
  tx.rows(
    `UPDATE seat s SET name = $2 FROM game g
     WHERE g.id = s.game_id AND s.person_id = $1 AND g.phase = 'running' RETURNING s.game_id, s.seat`,
    [personId, name],
  );

/** Finished games keep the seat under another name. */
export const renameEndedSeats = async (tx: Tx, personId: string, name: string): Promise<void> => {
  await tx.rows(
    `UPDATE seat s SET name = $2 FROM game g WHERE g.id = s.game_id AND s.person_id = $1 AND g.phase = 'ended'`,
    [personId, name],
  );
};

/** Calls back what they have sent out, and forgets whom those to them were for. */
export const endInvitationsOf = async (
  tx: Tx,
  personId: string,
  addresses: readonly string[],
): Promise<void> => {
  await tx.rows(`UPDATE invitation SET status = 'called-back' WHERE by_person = $1 AND status = 'out'`, [
    personId,
  ]);
  // An inviter may have named them at a seat that they have not taken yet.
  await tx.rows(
    `UPDATE seat s SET name = '' FROM invitation i, game g
     WHERE i.game_id = s.game_id AND i.seat = s.seat AND g.id = s.game_id AND g.phase = 'open'
       AND s.person_id IS NULL AND i.status = 'out' AND i.email_canonical = ANY ($1)`,
    [addresses],
  );
  await tx.rows(
    `UPDATE invitation i SET email = '', email_canonical = '', name = '',
       status = CASE status WHEN 'out' THEN 'declined' ELSE status END
     WHERE email_canonical = ANY ($2) OR (status = 'accepted' AND EXISTS (
       SELECT FROM seat s WHERE s.game_id = i.game_id AND s.seat = i.seat AND s.person_id = $1))`,
    [personId, addresses],
  );
};

/** Everything that lets them in, stands for them, was kept for them alone or sent to them. */
const OWN = [
  'seat_link',
  'session',
  'api_token',
  'passkey',
  'passkey_challenge',
  'mail_stop',
  'mail_choice',
  'channel',
  'feed',
  'standing_order',
  'inbound',
  'import_run',
  'looking',
  'finished_person',
  'idempotency_key',
  'delivery',
  'address',
] as const;

/** What is known of an address, whoever has it. */
const BY_ADDRESS = ['login_link', 'mail_trouble', 'soft_bounce', 'no_invitations'] as const;

/** What is a person's alone, and what their addresses have left behind. */
export const deleteOwnRows = async (
  tx: Tx,
  personId: string,
  addresses: readonly string[],
): Promise<void> => {
  for (const table of OWN) await tx.rows(`DELETE FROM ${table} WHERE person_id = $1`, [personId]);
  for (const table of BY_ADDRESS)
    await tx.rows(`DELETE FROM ${table} WHERE email_canonical = ANY ($1)`, [addresses]);
};

/** Why they asked the others is forgotten; places they kept for somebody are free again. */
export const endVotesOf = async (tx: Tx, personId: string, at: Date): Promise<void> => {
  await tx.rows(`UPDATE vote SET reason = '' WHERE started_by = $1`, [personId]);
  await tx.rows('UPDATE seat_key SET closed_at = $2 WHERE by_person = $1 AND closed_at IS NULL', [
    personId,
    at,
  ]);
};

/** Answers of mail servers, and mails kept in development, name addresses; notes to others may name a player. */
export const scrubMails = async (
  tx: Tx,
  who: { readonly name: string; readonly addresses: readonly string[]; readonly instead: string },
): Promise<void> => {
  await tx.rows(
    `UPDATE delivery d SET tries = '[]'
     WHERE EXISTS (SELECT FROM unnest($1::text[]) a WHERE position(lower(a) IN lower(d.tries::text)) > 0)`,
    [who.addresses],
  );
  await tx.rows(
    `DELETE FROM kept_mail m
     WHERE EXISTS (SELECT FROM unnest($1::text[]) a
       WHERE position(lower(a) IN lower(m.to_address || m.text || m.html)) > 0)`,
    [who.addresses],
  );
  await tx.rows(
    `DELETE FROM inbound i
     WHERE EXISTS (SELECT FROM unnest($1::text[]) a WHERE position(lower(a) IN lower(i.sender)) > 0)`,
    [who.addresses],
  );
  await tx.rows(
    `UPDATE delivery SET data = replace(data::text, to_jsonb($1::text)::text, to_jsonb($2::text)::text)::jsonb
     WHERE position(to_jsonb($1::text)::text IN data::text) > 0`,
    [who.name, who.instead],
  );
};

/** Nothing is left of a person but the id. */
export const emptyPerson = async (tx: Tx, personId: string, name: string, at: Date): Promise<void> => {
  await tx.rows(
    `UPDATE person SET show_results = false, owner_id = NULL, for_all = false, name = $2, email = '', email_canonical = 'left ' || id, language = 'en', time_zone = 'UTC',
       time = '{}', notify = '{}', seen_at = NULL, deleted_at = $3
     WHERE id = $1`,
    [personId, name, at],
  );
};
