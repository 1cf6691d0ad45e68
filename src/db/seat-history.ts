import type { Status } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** How somebody's time at a seat ended: they left it, handed it over, were voted out, closed their account, or an operator took it. */
export type LeftWhy = 'left' | 'handed-over' | 'voted' | 'gone' | 'operator';

export type TenureRow = Columns<
  'tenure',
  'game_id' | 'seat' | 'person_id' | 'from_at' | 'to_at',
  {
    /** The log's number when they came. */
    readonly from_number: number;
    /** Null while they play. */
    readonly to_number: number | null;
    readonly why: LeftWhy | null;
  }
> & {
  /** Their name now. */
  readonly name: ColumnType<'person', 'name'>;
};

/** Who has played the seats of a game, where that has changed since the start. */
export const readTenures = (tx: Tx, gameId: string): Promise<readonly TenureRow[]> =>
  tx.rows<TenureRow>(
    `SELECT t.*, p.name FROM tenure t JOIN person p ON p.id = t.person_id
     WHERE t.game_id = $1 ORDER BY t.seat, t.n`,
    [gameId],
  );

export interface SeatLeft {
  readonly gameId: string;
  readonly seat: number;
  readonly personId: string;
  readonly number: number;
  /** When the game began: since then whoever came first has played. */
  readonly startedAt: Date;
  readonly at: Date;
  readonly why: LeftWhy;
}

/**
 * Empties a seat of a running game, which keeps its name until somebody comes. Who played it is kept; their
 * links and seat sessions end, and mails that wait for them are withdrawn.
 */
export const emptySeat = async (tx: Tx, l: SeatLeft): Promise<void> => {
  const seat = [l.gameId, l.seat];
  const now = await tx.rows(
    `UPDATE tenure SET to_number = $3, to_at = $4, why = $5
     WHERE game_id = $1 AND seat = $2 AND to_at IS NULL RETURNING n`,
    [...seat, l.number, l.at, l.why],
  );
  if (now.length === 0)
    await tx.rows(
      `INSERT INTO tenure (game_id, seat, n, person_id, from_number, to_number, from_at, to_at, why)
       SELECT $1, $2, COALESCE(max(n), 0) + 1, $3, 0, $4, $5, $6, $7 FROM tenure WHERE game_id = $1 AND seat = $2`,
      [...seat, l.personId, l.number, l.startedAt, l.at, l.why],
    );
  await tx.rows(
    `UPDATE seat SET person_id = NULL, offered_at = NULL, joinable = false
     WHERE game_id = $1 AND seat = $2`,
    seat,
  );
  for (const table of ['seat_link', 'session'])
    await tx.rows(
      `UPDATE ${table} SET revoked_at = $4
       WHERE game_id = $1 AND seat = $2 AND person_id = $3 AND revoked_at IS NULL`,
      [...seat, l.personId, l.at],
    );
  await tx.rows(
    `UPDATE delivery SET status = 'superseded'
     WHERE game_id = $1 AND person_id = $2 AND status IN ('queued', 'held') AND NOT EXISTS
       (SELECT FROM seat WHERE game_id = $1 AND person_id = $2)`,
    [l.gameId, l.personId],
  );
};

/** Somebody has come to a seat of a running game. */
export const beginTenure = async (
  tx: Tx,
  t: {
    readonly gameId: string;
    readonly seat: number;
    readonly personId: string;
    readonly number: number;
    readonly at: Date;
  },
): Promise<void> => {
  await tx.rows(
    `INSERT INTO tenure (game_id, seat, n, person_id, from_number, from_at)
     SELECT $1, $2, COALESCE(max(n), 0) + 1, $3, $4, $5 FROM tenure WHERE game_id = $1 AND seat = $2`,
    [t.gameId, t.seat, t.personId, t.number, t.at],
  );
  await tx.rows('UPDATE seat SET offered_at = NULL, joinable = false WHERE game_id = $1 AND seat = $2', [
    t.gameId,
    t.seat,
  ]);
};

/** How often a seat of a running game was taken over since then. */
export const takenOverSince = async (tx: Tx, gameId: string, since: Date): Promise<number> => {
  const rows = await tx.rows<{ count: number }>(
    'SELECT count(*)::integer AS count FROM tenure WHERE game_id = $1 AND n > 1 AND from_at > $2',
    [gameId, since],
  );
  return rows[0]!.count;
};

/** Says who may take a seat over: nobody, whoever is invited, or whoever knows the game's address. */
export const offerSeat = async (
  tx: Tx,
  gameId: string,
  seat: number,
  offer: { readonly offeredAt: Date | null; readonly joinable: boolean },
): Promise<void> => {
  await tx.rows('UPDATE seat SET offered_at = $3, joinable = $4 WHERE game_id = $1 AND seat = $2', [
    gameId,
    seat,
    offer.offeredAt,
    offer.joinable,
  ]);
};

/** Ends a running game outside its log. @param result a ranking of the position, null without one */
export const endOutsideLog = async (
  tx: Tx,
  gameId: string,
  end: { readonly by: 'consent' | 'operator'; readonly at: Date; readonly result: Status['result'] },
): Promise<void> => {
  await tx.rows(
    `WITH withdrawn AS (
       UPDATE delivery SET status = 'superseded'
       WHERE game_id = $1 AND status IN ('queued', 'held') AND kind IN ('turn', 'offer', 'reminder')
     )
     UPDATE game SET phase = 'ended', ended_by = $4, ended_at = $2, agreed_result = $3 WHERE id = $1`,
    [gameId, end.at, end.result && JSON.stringify(end.result), end.by],
  );
};

/** The actions that stand, from the newest down to (not including) `target`; all of them for 0. */
export const actionsAbove = (
  tx: Tx,
  gameId: string,
  top: number,
  target: number,
): Promise<
  readonly {
    readonly number: number;
    readonly under: number;
    readonly seat: number;
    readonly drawn: boolean;
    readonly reveals: boolean;
  }[]
> =>
  tx.rows(
    `WITH RECURSIVE path AS (
       SELECT number, under, seat, draws <> '[]' AS drawn, reveals FROM log
       WHERE game_id = $1 AND number = $2 AND number > $3
       UNION ALL
       SELECT l.number, l.under, l.seat, l.draws <> '[]', l.reveals
       FROM path p JOIN log l ON l.game_id = $1 AND l.number = p.under WHERE l.number > $3
     )
     SELECT * FROM path ORDER BY number DESC`,
    [gameId, top, target],
  );
