import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import { AGAINST_OTHERS, WINS, type WinsRow } from './results.js';

/** What became of somebody's games, with who they are. */
export type PersonWins = Columns<'person', 'id' | 'name'> & WinsRow;

const SHOWN = 'p.show_results AND p.deleted_at IS NULL AND p.blocked_at IS NULL';

/** Somebody who lets others see their results. */
export const shownPerson = async (
  tx: Tx,
  id: string,
): Promise<Columns<'person', 'id' | 'name'> | undefined> =>
  (
    await tx.rows<Columns<'person', 'id' | 'name'>>(
      `SELECT p.id, p.name FROM person p WHERE p.id = $1 AND ${SHOWN}`,
      [id],
    )
  )[0];

export const setShowsResults = async (tx: Tx, id: string, on: boolean): Promise<void> => {
  await tx.rows('UPDATE person SET show_results = $2 WHERE id = $1', [id, on]);
};

/**
 * Those who let others see their results and have finished a game, by name; `most` after that one.
 * @param patterns regular expressions, all of which their names fit
 */
export const peopleShown = (
  tx: Tx,
  patterns: readonly string[],
  most: number,
  after: { readonly name: string; readonly id: string } | null,
): Promise<readonly PersonWins[]> =>
  tx.rows<PersonWins>(
    `SELECT p.id, p.name, w.games, w.won, w.standing FROM person p CROSS JOIN LATERAL (
       SELECT ${WINS} FROM (SELECT min(place) AS place, max(among) AS among FROM finished_seat
         WHERE person_id = p.id GROUP BY game_id HAVING ${AGAINST_OTHERS}) mine) w
     WHERE ${SHOWN} AND w.games > 0 AND ($2::text IS NULL OR (p.name, p.id) > ($2, $3))
       AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS word WHERE NOT p.name ~ word)
     ORDER BY p.name, p.id LIMIT $1`,
    [most, after?.name ?? null, after?.id ?? '', patterns],
  );
