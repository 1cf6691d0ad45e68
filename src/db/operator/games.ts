import type { Tx } from '../client.js';
import type { Columns } from '../columns.js';
import type { BeyondTime, Phase } from '../games.js';

export type FoundGame = Columns<
  'game',
  'id' | 'name' | 'title' | 'number' | 'frozen_at' | 'created_at' | 'waiting_since',
  {
    readonly phase: Phase;
  }
> & {
  /** When something last happened in it. */
  readonly last_at: Date;
  /** Names at the seats, in seating order; '' for an empty one. */
  readonly players: readonly string[];
};

/** Characters that mean something in LIKE stand for themselves. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Games by id, name or a player's name; those that were active last come first. */
export const gamesMatching = (
  tx: Tx,
  text: string,
  phase: Phase | null,
  { most, after }: { readonly most: number; readonly after: BeyondTime | null },
): Promise<readonly FoundGame[]> =>
  tx.rows<FoundGame>(
    `SELECT g.id, g.name, g.title, g.phase, g.number, g.frozen_at, g.created_at, g.waiting_since, l.at AS last_at,
       ARRAY(SELECT s.name FROM seat s WHERE s.game_id = g.id ORDER BY s.seat) AS players
     FROM game g CROSS JOIN LATERAL (SELECT coalesce(g.ended_at, g.waiting_since, g.created_at) AS at) l
     WHERE ($3::text IS NULL OR g.phase = $3) AND ($1 = '' OR g.id = $1 OR g.name ILIKE $2 OR EXISTS (
       SELECT FROM seat s WHERE s.game_id = g.id AND s.name ILIKE $2))
       AND ($5::timestamptz IS NULL OR l.at <= $5 AND (l.at < $5 OR g.id > $6))
     ORDER BY l.at DESC, g.id LIMIT $4`,
    [text, likeText(text), phase, most, after?.at ?? null, after?.id ?? ''],
  );
