import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** Something said in a game. `n` orders what was said and stays inside the service. */
export type ChatRow = Columns<
  'chat',
  'id' | 'game_id' | 'n' | 'by_person' | 'at' | 'deleted_at',
  {
    /** Null for what is said to all. */
    readonly to_person: string | null;
    /** The log's number when it was written. */
    readonly number: number;
    /** Empty once it is deleted. */
    readonly text: string;
    /** People who are named in it. */
    readonly mentions: readonly string[];
  }
>;

/** The conversation of all; others are named by the other person's id. */
export const EVERYBODY = '';

/** One after the other, so that nothing that was said earlier comes to light later. */
export const lockChat = async (tx: Tx, gameId: string): Promise<void> => {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended('chat:' || $1, 0))`, [gameId]);
};

/** Writes what was said; the caller holds the lock. */
export const insertChat = async (
  tx: Tx,
  t: Omit<ChatRow, 'n' | 'deleted_at'>,
): Promise<ChatRow | undefined> =>
  (
    await tx.rows<ChatRow>(
      `INSERT INTO chat (id, game_id, n, by_person, to_person, number, text, mentions, at)
       SELECT $1, $2, COALESCE(max(n), 0) + 1, $3, $4, $5, $6, $7, $8 FROM chat WHERE game_id = $2
       RETURNING *`,
      [t.id, t.game_id, t.by_person, t.to_person, t.number, t.text, t.mentions, t.at],
    )
  )[0];

/** How much somebody has said in a game since then. */
export const countSaidSince = async (
  tx: Tx,
  gameId: string,
  personId: string,
  since: Date,
): Promise<number> => {
  const rows = await tx.rows<{ count: number }>(
    'SELECT count(*)::integer AS count FROM chat WHERE game_id = $1 AND by_person = $2 AND at > $3',
    [gameId, personId, since],
  );
  return rows[0]?.count ?? 0;
};

/** In one conversation: of all, or of `me` and one other. */
const BETWEEN = `CASE WHEN $3::text = '' THEN to_person IS NULL
  ELSE (by_person = $2 AND to_person = $3) OR (by_person = $3 AND to_person = $2) END`;

export interface ChatPage {
  readonly gameId: string;
  readonly me: string | null;
  readonly conversation: string;
  /** Only what was said before this one. */
  readonly before?: number;
  readonly most: number;
}

/** The newest of a conversation, newest first. */
export const readChat = (tx: Tx, page: ChatPage): Promise<readonly ChatRow[]> =>
  tx.rows<ChatRow>(
    `SELECT * FROM chat WHERE game_id = $1 AND ${BETWEEN} AND n < $4 ORDER BY n DESC LIMIT $5`,
    [page.gameId, page.me, page.conversation, page.before ?? 2 ** 31 - 1, page.most],
  );

export const chatById = async (tx: Tx, gameId: string, id: string): Promise<ChatRow | undefined> =>
  (await tx.rows<ChatRow>('SELECT * FROM chat WHERE game_id = $1 AND id = $2', [gameId, id]))[0];

/** Everything somebody may read that was said while the log stood at rows `from` to `to`, oldest first. */
export const chatAtRows = (
  tx: Tx,
  gameId: string,
  me: string | null,
  from: number,
  to: number,
): Promise<readonly ChatRow[]> =>
  tx.rows<ChatRow>(
    `SELECT * FROM chat WHERE game_id = $1 AND number BETWEEN $3 AND $4
       AND (to_person IS NULL OR to_person = $2 OR by_person = $2) ORDER BY n LIMIT 1000`,
    [gameId, me, from, to],
  );

/** Empties what was said; that something was said stays. */
export const deleteChat = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.rows(`UPDATE chat SET text = '', mentions = '{}', deleted_at = $2 WHERE id = $1`, [id, at]);
};

export type UnreadRow = Columns<'chat', 'game_id'> & {
  readonly conversation: string;
  readonly unread: number;
  /** Is the reader named in any of it? */
  readonly mentioned: boolean;
};

const NOT_READ = `
  FROM chat t
  LEFT JOIN chat_mark m ON m.person_id = $1 AND m.game_id = t.game_id
    AND m.conversation = CASE WHEN t.to_person IS NULL THEN '' ELSE t.by_person END
  WHERE t.by_person <> $1 AND t.deleted_at IS NULL AND (t.to_person IS NULL OR t.to_person = $1)
    AND t.n > COALESCE(m.read_to, 0)`;

/** What somebody has not read, by game and conversation; in all games they sit in or made for null. */
export const unreadChat = (
  tx: Tx,
  personId: string,
  gameIds: readonly string[] | null,
): Promise<readonly UnreadRow[]> =>
  tx.rows<UnreadRow>(
    `SELECT t.game_id, CASE WHEN t.to_person IS NULL THEN '' ELSE t.by_person END AS conversation,
       count(*)::integer AS unread, bool_or($1 = ANY (t.mentions)) AS mentioned
     ${NOT_READ} AND CASE WHEN $2::text[] IS NULL THEN t.game_id IN (
         SELECT id FROM game WHERE created_by = $1 UNION SELECT game_id FROM seat WHERE person_id = $1)
       ELSE t.game_id = ANY ($2) END GROUP BY 1, 2`,
    [personId, gameIds],
  );

/** What somebody has neither read nor been told of in a mail, oldest first. */
export const untoldChat = (tx: Tx, personId: string, gameId: string): Promise<readonly ChatRow[]> =>
  tx.rows<ChatRow>(
    `SELECT t.* ${NOT_READ} AND t.game_id = $2
       AND t.n > COALESCE((SELECT told_to FROM chat_told WHERE person_id = $1 AND game_id = $2), 0)
     ORDER BY t.n`,
    [personId, gameId],
  );

/** Notes that a conversation was read so far; never further back. */
export const markRead = async (
  tx: Tx,
  m: {
    readonly personId: string;
    readonly gameId: string;
    readonly conversation: string;
    readonly to: number;
  },
): Promise<void> => {
  await tx.rows(
    `INSERT INTO chat_mark (person_id, game_id, conversation, read_to) VALUES ($1, $2, $3, $4)
     ON CONFLICT (person_id, game_id, conversation)
     DO UPDATE SET read_to = greatest(chat_mark.read_to, excluded.read_to)`,
    [m.personId, m.gameId, m.conversation, m.to],
  );
};

/** Notes that a mail told somebody of the chat so far. */
export const markTold = async (tx: Tx, personId: string, gameId: string, to: number): Promise<void> => {
  await tx.rows(
    `INSERT INTO chat_told (person_id, game_id, told_to) VALUES ($1, $2, $3)
     ON CONFLICT (person_id, game_id) DO UPDATE SET told_to = greatest(chat_told.told_to, excluded.told_to)`,
    [personId, gameId, to],
  );
};

/** A mail about the chat of a game that waits to be sent to somebody. */
export const waitingChatMail = async (
  tx: Tx,
  personId: string,
  gameId: string,
): Promise<(Columns<'delivery', 'id' | 'created_at'> & { readonly held: boolean }) | undefined> =>
  (
    await tx.rows<Columns<'delivery', 'id' | 'created_at'> & { readonly held: boolean }>(
      `SELECT id, created_at, status = 'held' AS held FROM delivery
       WHERE person_id = $1 AND game_id = $2 AND kind = 'chat' AND channel = 'mail'
         AND status IN ('queued', 'held') ORDER BY created_at LIMIT 1 FOR UPDATE`,
      [personId, gameId],
    )
  )[0];

/** Notes on a mail that is being sent how far the chat is that it tells. */
export const setTold = async (tx: Tx, deliveryId: string, to: number): Promise<void> => {
  await tx.rows(
    `UPDATE delivery SET data = COALESCE(data, '{}') || jsonb_build_object('chatTold', $2::integer) WHERE id = $1`,
    [deliveryId, to],
  );
};
