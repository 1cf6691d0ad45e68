import type { BeyondTime, GameRow, Phase } from './games.js';
import type { Tx } from './client.js';
import { STILL_WATCHED } from './watching.js';

/** A word that is looked for. */
export interface SoughtWord {
  /** A regular expression that names have to fit. */
  readonly pattern: string;
  /** Titles whose own names have the word. */
  readonly titles: readonly string[];
}

export interface SoughtGames {
  /** Each of them has to be found in a game. */
  readonly words: readonly SoughtWord[];
  /** Null for all. */
  readonly phase: Phase | null;
  /** This game; null for all. */
  readonly only: string | null;
  readonly most: number;
  readonly after: BeyondTime | null;
}

/**
 * Games that somebody may know of: in which they sit or that they made, to which they are invited, that they follow and
 * may still look at, and those that stand in the list of open tables. No others are ever read: all of these are
 * found by an index, however many games there are.
 */
const KNOWN = `
  SELECT id FROM game WHERE created_by = $1
  UNION SELECT game_id FROM seat WHERE person_id = $1
  UNION SELECT game_id FROM invitation WHERE status = 'out' AND email_canonical IN (
    SELECT email_canonical FROM person WHERE id = $1
    UNION ALL SELECT email_canonical FROM address WHERE person_id = $1 AND verified_at IS NOT NULL)
  UNION SELECT f.game_id FROM follow f JOIN game g ON g.id = f.game_id WHERE f.person_id = $1 AND ${STILL_WATCHED}
  UNION SELECT id FROM game WHERE listed AND phase = 'open'`;

/** Those of the games somebody may know of in whose name, title and players all words are found; the newest first. */
export const knownGames = (
  tx: Tx,
  personId: string,
  { words, phase, only, most, after }: SoughtGames,
): Promise<readonly GameRow[]> =>
  tx.rows<GameRow>(
    `SELECT g.* FROM (
       SELECT g.id FROM (${KNOWN}) AS known CROSS JOIN LATERAL (
         SELECT id, name, title, created_at FROM game
         WHERE id = known.id AND ($2::text IS NULL OR phase = $2) AND ($3::text IS NULL OR id = $3) AND sandbox_until IS NULL OFFSET 0) AS g
       WHERE ($6::timestamptz IS NULL OR g.created_at <= $6 AND (g.created_at < $6 OR g.id > $7))
         AND NOT EXISTS (
           SELECT FROM jsonb_to_recordset($4::jsonb) AS word (pattern text, titles text[])
           WHERE NOT (g.name ~ word.pattern OR split_part(g.title, '@', 1) = ANY (word.titles) OR EXISTS (
             SELECT FROM seat s WHERE s.game_id = g.id AND NOT s.by_service AND s.name ~ word.pattern)))
       ORDER BY g.created_at DESC, g.id LIMIT $5) AS page
       CROSS JOIN LATERAL (SELECT * FROM game WHERE id = page.id OFFSET 0) AS g
     ORDER BY g.created_at DESC, g.id`,
    [personId, phase, only, JSON.stringify(words), most, after?.at ?? null, after?.id ?? ''],
    'known-games',
  );
