import type { Tx } from './client.js';
import { heard } from './heard.js';

/** What is known of a person's turn mails that wait. */
export interface OthersDue {
  /** In how many other games. */
  readonly games: number;
  /** When the last of them is due; null for none. */
  readonly last: Date | null;
}

/** A person's turn mails of other games, never tried, whose hold has ended by then. */
export const othersDue = async (
  tx: Tx,
  of: { readonly personId: string; readonly gameId: string; readonly until: Date },
): Promise<OthersDue> => {
  // What another worker has just claimed (`sending`) is about to ask the same question.
  const rows = await tx.rows<OthersDue>(
    `SELECT count(DISTINCT d.game_id)::integer AS games, max(j.run_at) AS last
     FROM delivery d JOIN graphile_worker.jobs j ON j.key = 'deliver:' || d.id
     WHERE d.person_id = $1 AND d.game_id <> $2 AND d.kind IN ('turn', 'offer') AND d.channel = 'mail'
       AND d.status IN ('queued', 'sending') AND d.tries = '[]' AND j.run_at <= $3`,
    [of.personId, of.gameId, of.until],
    'others-due',
  );
  return rows[0]!;
};

/** A person's mail about several games that more may still join, locked until the transaction ends. */
export const openBundle = async (
  tx: Tx,
  personId: string,
): Promise<{ readonly id: string; readonly at: Date } | undefined> =>
  (
    await tx.rows<{ id: string; at: Date }>(
      `SELECT d.id, j.run_at AS at FROM delivery d JOIN graphile_worker.jobs j ON j.key = 'deliver:' || d.id
       WHERE d.person_id = $1 AND d.kind = 'turns' AND d.status = 'queued' AND d.data IS NULL
       ORDER BY j.run_at LIMIT 1 FOR UPDATE OF d`,
      [personId],
    )
  )[0];

/** A claimed turn mail goes with the one about several games. */
export const joinBundle = async (tx: Tx, id: string, turnsId: string): Promise<void> => {
  await tx.rows(
    `UPDATE delivery SET status = 'held', digest_id = $2, reason = 'together' WHERE id = $1 AND status = 'sending'`,
    [id, turnsId],
  );
};

/** Nothing joins a mail about several games any more, and nothing leaves it to go by itself. */
export const closeBundle = async (tx: Tx, turnsId: string, games: number): Promise<void> => {
  await tx.rows('UPDATE delivery SET data = $2 WHERE id = $1', [turnsId, JSON.stringify({ games })]);
};

/** A turn that does not go with the others after all; whoever calls says when it is looked at. */
export const leaveBundle = async (tx: Tx, id: string): Promise<void> => {
  await tx.rows(
    `UPDATE delivery SET status = 'queued', digest_id = NULL, reason = 'alone' WHERE id = $1 AND status = 'held'`,
    [id],
  );
};

/** A try of a mail about several games is one of each turn it tells. */
export const noteTryOfHeld = async (
  tx: Tx,
  turnsId: string,
  tried: { readonly at: Date; readonly sent: boolean; readonly answer: string },
): Promise<void> => {
  await tx.rows(`UPDATE delivery SET tries = tries || $2::jsonb WHERE digest_id = $1 AND status = 'held'`, [
    turnsId,
    JSON.stringify([{ ...tried, at: tried.at.toISOString(), answer: heard(tried.answer) }]),
  ]);
};
