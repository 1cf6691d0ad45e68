import type { Json } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** The clocks of a game between two rows of its log. */
export const setClocks = async (tx: Tx, gameId: string, clocks: Json): Promise<void> => {
  await tx.rows('UPDATE game SET clocks = $2 WHERE id = $1', [gameId, JSON.stringify(clocks)], 'set-clocks');
};

export const setPauses = async (tx: Tx, gameId: string, pauses: Json): Promise<void> => {
  await tx.rows('UPDATE game SET pauses = $2 WHERE id = $1', [gameId, JSON.stringify(pauses)]);
};

/** The clocks after an action; null where there are none. */
export const clocksAfterRow = async (tx: Tx, gameId: string, number: number): Promise<Json> => {
  const rows = await tx.rows<Columns<'log', never, { readonly clocks: Json }>>(
    'SELECT clocks FROM log WHERE game_id = $1 AND number = $2',
    [gameId, number],
  );
  return rows[0]?.clocks ?? null;
};

/** Running games with a pace in which this person sits, locked, in an order that all who lock several keep to. */
export const lockTimedGamesOf = async (tx: Tx, personId: string): Promise<readonly string[]> => {
  const rows = await tx.rows<Columns<'game', 'id'>>(
    `SELECT g.id FROM game g
     WHERE g.phase = 'running' AND g.clocks IS NOT NULL
       AND EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = $1)
     ORDER BY g.id FOR NO KEY UPDATE`,
    [personId],
  );
  return rows.map(row => row.id);
};

/**
 * Says that the service lives.
 * @returns when it last said so before; null for the first time
 */
export const beatHeart = async (tx: Tx, name: string, now: Date): Promise<Date | null> => {
  await tx.rows('INSERT INTO heartbeat (name, seen_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, now]);
  const rows = await tx.rows<{ before: ColumnType<'heartbeat', 'seen_at'> }>(
    `WITH old AS (SELECT seen_at FROM heartbeat WHERE name = $1 FOR UPDATE)
     UPDATE heartbeat h SET seen_at = greatest(h.seen_at, $2) FROM old WHERE h.name = $1
     RETURNING old.seen_at AS before`,
    [name, now],
  );
  return rows[0]?.before ?? null;
};

/** All clocks stood still for that long. @returns how many games were playing */
export const pauseAllGames = async (tx: Tx, pause: Json): Promise<number> => {
  const rows = await tx.rows(
    `WITH playing AS (
       SELECT id FROM game WHERE phase = 'running' AND clocks IS NOT NULL ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE game g SET pauses = g.pauses || $1::jsonb FROM playing WHERE g.id = playing.id RETURNING g.id`,
    [JSON.stringify([pause])],
  );
  return rows.length;
};

/**
 * Why no mail about the turn that is on has reached this person: every try of every one of them has failed, or the operator
 * lets them wait. Null where one was sent, and where none was written, or none is wanted.
 */
export const whyUnreached = async (
  tx: Tx,
  gameId: string,
  seat: number,
  personId: string,
): Promise<'failed' | 'switched-off' | null> => {
  const rows = await tx.rows<{ sent: boolean | null; failed: boolean | null; waits: boolean | null }>(
    `SELECT bool_or(status = 'sent') AS sent,
       bool_or(status = 'failed' OR (status IN ('queued', 'sending') AND (tries <> '[]' OR reason IN ('paced', 'away')))) AS failed,
       bool_or(status = 'queued' AND reason = 'switched-off') AS waits
     FROM delivery
     WHERE game_id = $1 AND seat = $2 AND person_id = $3 AND kind IN ('turn', 'offer', 'reminder')
       AND created_at >= (
         SELECT max(created_at) FROM delivery
         WHERE game_id = $1 AND seat = $2 AND person_id = $3 AND kind IN ('turn', 'offer'))`,
    [gameId, seat, personId],
  );
  const asks = rows[0];
  if (asks?.sent === true) return null;
  if (asks?.waits === true) return 'switched-off';
  return asks?.failed === true ? 'failed' : null;
};

/** When the seat was last reminded; null for never. */
export const lastReminded = async (tx: Tx, gameId: string, seat: number): Promise<Date | null> => {
  const rows = await tx.rows<{ at: ColumnType<'delivery', 'created_at'> | null }>(
    `SELECT max(created_at) AS at FROM delivery WHERE game_id = $1 AND seat = $2 AND kind = 'reminder'`,
    [gameId, seat],
  );
  return rows[0]?.at ?? null;
};
