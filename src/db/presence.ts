import type { Tx } from './client.js';

/**
 * Notes that a player looks at a running game; writes nothing when that was noted after `fresh` already, and
 * nothing about anybody who does not play there.
 */
export const notePresence = async (
  tx: Tx,
  of: { readonly personId: string; readonly gameId: string; readonly at: Date; readonly fresh: Date },
): Promise<void> => {
  // Decided before anything is inserted: a conflict alone would lock the row, which is a write.
  await tx.rows(
    `INSERT INTO looking (person_id, game_id, at)
     SELECT $1, $2, $3::timestamptz
     WHERE EXISTS (SELECT FROM seat s JOIN game g ON g.id = s.game_id
         WHERE s.game_id = $2 AND s.person_id = $1 AND g.phase = 'running')
       AND NOT EXISTS (SELECT FROM looking WHERE person_id = $1 AND game_id = $2 AND at > $4::timestamptz)
     ON CONFLICT (person_id, game_id) DO UPDATE SET at = excluded.at`,
    [of.personId, of.gameId, of.at, of.fresh],
    'note-looking',
  );
};
