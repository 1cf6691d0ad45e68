import type { GameRow, Spectators } from './games.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** What the creator of a game settles about the chat and spectators. */
export type OptionsRow = Columns<
  'game',
  never,
  {
    readonly spectators: Spectators;
    /** May players chat in pairs? */
    readonly private_chat: boolean;
    /** May spectators read what is said to all? */
    readonly open_chat: boolean;
  }
>;

export const setOptions = async (tx: Tx, gameId: string, o: OptionsRow): Promise<void> => {
  await tx.rows('UPDATE game SET spectators = $2, private_chat = $3, open_chat = $4 WHERE id = $1', [
    gameId,
    o.spectators,
    o.private_chat,
    o.open_chat,
  ]);
};

/** Makes a new link for spectators, or takes it back; whoever came by the old one is locked out. */
export const setWatchId = async (tx: Tx, gameId: string, watchId: string | null): Promise<void> => {
  await tx.rows('UPDATE game SET watch_id = $2 WHERE id = $1', [gameId, watchId]);
};

export type FollowRow = Columns<
  'follow',
  'game_id' | 'watch_id',
  {
    /** Wants a mail at the end. */
    readonly mail: boolean;
  }
>;

export const readFollow = async (tx: Tx, personId: string, gameId: string): Promise<FollowRow | undefined> =>
  (
    await tx.rows<FollowRow>(
      'SELECT game_id, watch_id, mail FROM follow WHERE person_id = $1 AND game_id = $2',
      [personId, gameId],
    )
  )[0];

/** Follows a game, or changes how. */
export const writeFollow = async (
  tx: Tx,
  f: FollowRow & { readonly personId: string; readonly at: Date },
): Promise<void> => {
  await tx.rows(
    `INSERT INTO follow (person_id, game_id, watch_id, mail, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (person_id, game_id) DO UPDATE SET watch_id = $3, mail = $4`,
    [f.personId, f.game_id, f.watch_id, f.mail, f.at],
  );
};

export const dropFollow = async (tx: Tx, personId: string, gameId: string): Promise<void> => {
  await tx.rows('DELETE FROM follow WHERE person_id = $1 AND game_id = $2', [personId, gameId]);
};

/** Does what somebody follows still let them look on? `f` is the follower's row, `g` the game's. */
export const STILL_WATCHED = `(g.spectators = 'everyone' OR (g.spectators = 'link' AND f.watch_id = g.watch_id))`;

/** Where a page of the followed games begins: beyond this one. */
export interface BeyondFollowed {
  readonly over: boolean;
  readonly at: Date;
  readonly id: string;
}

export interface FollowedRow extends GameRow {
  readonly over: boolean;
  readonly followed_at: ColumnType<'follow', 'at'>;
}

/**
 * Games somebody follows without playing and may still look at; those that run first, the newest first.
 * @param page what is `over` is asked as of `now`, so that a game that ends while somebody pages keeps its place
 */
export const followedGames = (
  tx: Tx,
  personId: string,
  page: { readonly most: number; readonly now: Date; readonly after: BeyondFollowed | null },
): Promise<readonly FollowedRow[]> =>
  tx.rows<FollowedRow>(
    `SELECT * FROM (
       SELECT g.*, g.phase = 'ended' AND g.ended_at <= $2 AS over, f.at AS followed_at
       FROM follow f JOIN game g ON g.id = f.game_id WHERE f.person_id = $1 AND ${STILL_WATCHED}
         AND NOT EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = $1)) one
     WHERE $4::boolean IS NULL OR over > $4
       OR over = $4 AND followed_at <= $5::timestamptz AND (followed_at < $5 OR id > $6)
     ORDER BY over, followed_at DESC, id LIMIT $3`,
    [personId, page.now, page.most, page.after?.over ?? null, page.after?.at ?? null, page.after?.id ?? ''],
  );

/** Those who want to be told of a game's end and may still look at it. */
export const followersToTell = async (tx: Tx, gameId: string): Promise<readonly string[]> => {
  const rows = await tx.rows<Columns<'follow', 'person_id'>>(
    `SELECT f.person_id FROM follow f JOIN game g ON g.id = f.game_id
     WHERE f.game_id = $1 AND f.mail AND ${STILL_WATCHED}
       AND NOT EXISTS (SELECT FROM seat s WHERE s.game_id = f.game_id AND s.person_id = f.person_id)
     ORDER BY f.person_id`,
    [gameId],
  );
  return rows.map(row => row.person_id);
};

/** Is an invitation of this game out to an address of somebody's? */
export const isInvited = async (tx: Tx, gameId: string, personId: string): Promise<boolean> => {
  const rows = await tx.rows(
    `SELECT FROM invitation i WHERE i.game_id = $1 AND i.status = 'out' AND i.email_canonical IN (
       SELECT email_canonical FROM person WHERE id = $2
       UNION ALL SELECT email_canonical FROM address WHERE person_id = $2 AND verified_at IS NOT NULL)`,
    [gameId, personId],
  );
  return rows.length > 0;
};
