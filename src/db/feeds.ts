import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** `news`: what waits for a person; `game`: the moves of one game. */
export type FeedKind = 'news' | 'calendar' | 'game';

/** An address under which programs read somebody's news. */
export type FeedRow = Columns<
  'feed',
  'id' | 'person_id' | 'game_id' | 'created_at',
  {
    readonly kind: FeedKind;
  }
>;

const COLUMNS = 'id, person_id, kind, game_id, created_at';

/** Gives a feed a (new) address; the one before stops working at once. */
export const putFeed = async (tx: Tx, f: FeedRow & { readonly hash: string }): Promise<void> => {
  await tx.rows(
    `INSERT INTO feed (${COLUMNS}, hash) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (person_id, kind, coalesce(game_id, '')) DO UPDATE
       SET id = excluded.id, hash = excluded.hash, created_at = excluded.created_at`,
    [f.id, f.person_id, f.kind, f.game_id, f.created_at, f.hash],
  );
};

/** A person's feeds: the news, the games, the calendar, each the oldest first. */
export const feedsOf = (tx: Tx, personId: string): Promise<readonly FeedRow[]> =>
  tx.rows<FeedRow>(`SELECT ${COLUMNS} FROM feed WHERE person_id = $1 ORDER BY kind DESC, created_at, id`, [
    personId,
  ]);

/** The feed of a secret; none of a person who is blocked. */
export const findFeed = async (tx: Tx, hash: string): Promise<FeedRow | undefined> =>
  (
    await tx.rows<FeedRow>(
      `SELECT ${COLUMNS} FROM feed WHERE hash = $1 AND NOT EXISTS
         (SELECT FROM person p WHERE p.id = feed.person_id AND p.blocked_at IS NOT NULL)`,
      [hash],
    )
  )[0];

/** @returns false when that person has no such feed */
export const deleteFeed = async (tx: Tx, personId: string, id: string): Promise<boolean> =>
  (await tx.rows('DELETE FROM feed WHERE person_id = $1 AND id = $2 RETURNING id', [personId, id])).length >
  0;

/** When a seat was last asked. */
export type AskedRow = Columns<
  'delivery',
  never,
  {
    readonly game_id: string;
    readonly seat: number;
    /** The log's number then: with game and seat it names the turn. */
    readonly number: number;
  }
> & {
  readonly at: ColumnType<'delivery', 'created_at'>;
};

/** The newest turn of each of a person's seats, by the mails that were written of it, sent or not. */
export const lastAsked = (tx: Tx, personId: string): Promise<readonly AskedRow[]> =>
  tx.rows<AskedRow>(
    `SELECT DISTINCT ON (game_id, seat) game_id, seat, number, created_at AS at FROM delivery
     WHERE person_id = $1 AND channel = 'mail' AND kind IN ('turn', 'offer') AND number IS NOT NULL
     ORDER BY game_id, seat, number DESC, created_at DESC`,
    [personId],
  );
