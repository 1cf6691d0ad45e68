import type { Tx } from '../client.js';
import type { Columns } from '../columns.js';

/** Since when an operator holds a game; null lets it go on. */
export const setFrozen = async (tx: Tx, gameId: string, at: Date | null): Promise<void> => {
  await tx.rows('UPDATE game SET frozen_at = $2 WHERE id = $1', [gameId, at]);
};

/**
 * What was open when the game was frozen stays open for as much longer.
 * @returns the ids of the open votes and their new ends
 */
export const prolongVotes = (
  tx: Tx,
  gameId: string,
  milliseconds: number,
): Promise<readonly Columns<'vote', 'id' | 'expires_at'>[]> =>
  tx.rows(
    `UPDATE vote SET expires_at = expires_at + $2::float8 * interval '1 millisecond',
       tally = jsonb_set(tally, '{expires}', to_jsonb((tally ->> 'expires')::bigint + $2::bigint))
     WHERE game_id = $1 AND closed_at IS NULL RETURNING id, expires_at`,
    [gameId, milliseconds],
  );
