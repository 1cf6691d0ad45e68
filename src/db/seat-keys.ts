import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** A seat kept for whoever has the link. */
export type SeatKeyRow = Columns<
  'seat_key',
  'id' | 'game_id' | 'seat' | 'by_person' | 'created_at' | 'expires_at',
  {
    /** Whom it is meant for, in the giver's words. */
    readonly name: string;
  }
>;

/** Keeps the seat; a key that was out for it opens nothing any more. */
export const insertSeatKey = async (tx: Tx, k: SeatKeyRow & { readonly hash: string }): Promise<void> => {
  await closeSeatKey(tx, k.game_id, k.seat, k.created_at);
  await tx.rows(
    `INSERT INTO seat_key (id, hash, game_id, seat, name, by_person, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [k.id, k.hash, k.game_id, k.seat, k.name, k.by_person, k.created_at, k.expires_at],
  );
};

/** @returns false when the seat was not kept */
export const closeSeatKey = async (tx: Tx, gameId: string, seat: number, at: Date): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE seat_key SET closed_at = $3 WHERE game_id = $1 AND seat = $2 AND closed_at IS NULL RETURNING id`,
    [gameId, seat, at],
  );
  return rows.length > 0;
};

/** A key that still opens its seat. */
export const findSeatKey = async (tx: Tx, hash: string, now: Date): Promise<SeatKeyRow | undefined> =>
  (
    await tx.rows<SeatKeyRow>(
      'SELECT * FROM seat_key WHERE hash = $1 AND closed_at IS NULL AND expires_at > $2',
      [hash, now],
    )
  )[0];

/** Seats whose keys have run out are free again. */
export const closeOldSeatKeys = async (tx: Tx, now: Date): Promise<void> => {
  await tx.rows('UPDATE seat_key SET closed_at = $1 WHERE closed_at IS NULL AND expires_at <= $1', [now]);
};
