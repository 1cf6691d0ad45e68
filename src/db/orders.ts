import type { Action, Fact } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import type { DeliveryRow } from './outbox.js';

/** A standing order. Its owner's secret. */
export type OrderRow = Columns<
  'standing_order',
  | 'id'
  | 'game_id'
  | 'seat'
  | 'person_id'
  | 'about'
  | 'given_top'
  | 'given_at'
  | 'ended_number'
  | 'ended_at'
  | 'done'
  | 'ended_top'
  | 'lost_top',
  {
    readonly order: Action;
    /** Rows in the log when it was given, and the action on top then. */
    readonly given_number: number;
    /** Rows it wrote. */
    readonly made: readonly number[];
    readonly why: Fact | null;
  }
>;

/** Those that stand, of all seats, in the order in which they were given. */
export const standingOrders = (tx: Tx, gameId: string): Promise<readonly OrderRow[]> =>
  tx.rows<OrderRow>(
    `SELECT * FROM standing_order WHERE game_id = $1 AND ended_at IS NULL
     ORDER BY given_number, given_at, id`,
    [gameId],
    'standing-orders',
  );

/** Those of a player in a game, standing and ended, the newest first. */
export const ordersOfPlayer = (
  tx: Tx,
  gameId: string,
  seat: number,
  personId: string,
  most: number,
): Promise<readonly OrderRow[]> =>
  tx.rows<OrderRow>(
    `SELECT * FROM standing_order WHERE game_id = $1 AND seat = $2 AND person_id = $3
     ORDER BY ended_at IS NOT NULL, coalesce(ended_number, given_number) DESC, given_at DESC, id LIMIT $4`,
    [gameId, seat, personId, most],
    'orders-of-player',
  );

/**
 * What a seat's player has been mailed about their orders before this mail: with their turns, everything up to a row of
 * the log; by separate mails, single orders.
 */
export const ordersTold = async (
  tx: Tx,
  d: Pick<DeliveryRow, 'id' | 'game_id' | 'person_id' | 'seat' | 'created_at'>,
): Promise<{ readonly until: number; readonly alone: readonly string[] }> => {
  const [told] = await tx.rows<{ until: number; alone: readonly string[] }>(
    `SELECT coalesce(max(number) FILTER (WHERE kind <> 'order-over'), 0) AS until,
       coalesce(array_agg(subject_id) FILTER (WHERE kind = 'order-over'), '{}') AS alone
     FROM delivery WHERE game_id = $1 AND person_id = $2 AND seat = $3 AND status = 'sent' AND channel = 'mail'
       AND kind IN ('turn', 'offer', 'reminder', 'order-over') AND id <> $4 AND created_at <= $5`,
    [d.game_id, d.person_id, d.seat, d.id, d.created_at],
  );
  return told!;
};

export const readOrder = async (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  (await tx.rows<OrderRow>('SELECT * FROM standing_order WHERE id = $1', [id]))[0];

/** What the actions after `after` brought about; `under` tells which of them stand. */
export const factsAfter = (
  tx: Tx,
  gameId: string,
  after: number,
): Promise<readonly Columns<'log', 'number' | 'under', { readonly facts: readonly Fact[] }>[]> =>
  tx.rows(
    `SELECT number, under, facts FROM log WHERE game_id = $1 AND number > $2 AND kind = 'action' ORDER BY number`,
    [gameId, after],
    'facts-after',
  );

/** The newest action that stood after row `seen` and stands still under `top`; 0 for the set-up. */
export const stillStanding = async (tx: Tx, gameId: string, top: number, seen: number): Promise<number> => {
  const rows = await tx.rows<{ number: number | null }>(
    `WITH RECURSIVE stand AS (
       SELECT number, under FROM log WHERE game_id = $1 AND number = $2
       UNION ALL SELECT l.number, l.under FROM stand n JOIN log l ON l.game_id = $1 AND l.number = n.under
     ), stood AS (
       SELECT CASE WHEN kind = 'action' THEN number ELSE under END AS number FROM log
       WHERE game_id = $1 AND number = $3
       UNION ALL SELECT l.under FROM stood t JOIN log l ON l.game_id = $1 AND l.number = t.number
     )
     SELECT max(number) AS number FROM stand JOIN stood USING (number)`,
    [gameId, top, seen],
  );
  return rows[0]?.number ?? 0;
};

export type NewOrder = Pick<
  OrderRow,
  'id' | 'game_id' | 'seat' | 'person_id' | 'about' | 'order' | 'given_number' | 'given_top' | 'given_at'
>;

export const insertOrder = async (tx: Tx, row: NewOrder): Promise<void> => {
  await tx.rows(
    `INSERT INTO standing_order (id, game_id, seat, person_id, about, "order", given_number, given_top, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.id,
      row.game_id,
      row.seat,
      row.person_id,
      row.about,
      JSON.stringify(row.order),
      row.given_number,
      row.given_top,
      row.given_at,
    ],
    'insert-order',
  );
};

/** What became of a standing order in a transaction. */
export interface OrderChange {
  readonly id: string;
  /** Rows it wrote. */
  readonly made: readonly number[];
  readonly end: OrderEnd | null;
}

export interface OrderEnd {
  readonly number: number;
  readonly at: Date;
  readonly why: Fact;
  readonly done: boolean;
  /** It stands again when this action is taken back. */
  readonly top?: number;
  /** It stands again when this action is played again. */
  readonly lost?: number;
}

/** Writes what standing orders did and how they ended. */
export const changeOrders = async (tx: Tx, changes: readonly OrderChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await tx.rows(
    `UPDATE standing_order o SET
       made = o.made || (SELECT coalesce(array_agg(n::integer), '{}') FROM jsonb_array_elements_text(c.made) n),
       ended_number = c.number, ended_at = c.at, why = c.why, done = c.done, ended_top = c.top, lost_top = c.lost
     FROM jsonb_to_recordset($1) AS c (id text, made jsonb, number integer, at timestamptz, why jsonb,
       done boolean, top integer, lost integer)
     WHERE o.id = c.id AND o.ended_at IS NULL`,
    [JSON.stringify(changes.map(({ id, made, end }) => ({ id, made, ...end })))],
    'change-orders',
  );
};

/**
 * Ended orders that an undo down to `top` (as their end is gone), or a redo of `redone`, may bring back; none of
 * somebody whose seat is another's by now.
 */
export const lostOrders = (
  tx: Tx,
  gameId: string,
  top: number,
  redone: readonly number[],
): Promise<readonly OrderRow[]> =>
  tx.rows<OrderRow>(
    `SELECT o.* FROM standing_order o
       JOIN seat s ON s.game_id = o.game_id AND s.seat = o.seat AND s.person_id = o.person_id
     WHERE o.game_id = $1 AND o.ended_at IS NOT NULL
       AND (o.ended_top > $2 OR o.lost_top = ANY ($3)) AND o.given_top <= $2
     ORDER BY o.given_number, o.given_at, o.id`,
    [gameId, top, redone],
  );

/** They stand again, as if they had not ended. */
export const resumeOrders = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.rows(
    `UPDATE standing_order SET ended_number = NULL, ended_at = NULL, why = NULL, done = NULL, ended_top = NULL,
       lost_top = NULL
     WHERE id = ANY ($1)`,
    [ids],
  );
};

/** Does a mail about the seat's turn, written since the log had so many rows, wait or has it gone out? */
export const isTurnMailed = async (
  tx: Tx,
  gameId: string,
  seat: number,
  number: number,
): Promise<boolean> => {
  const rows = await tx.rows(
    `SELECT FROM delivery WHERE game_id = $1 AND seat = $2 AND number >= $3 AND kind IN ('turn', 'offer')
       AND status IN ('queued', 'held', 'sending', 'sent') LIMIT 1`,
    [gameId, seat, number],
  );
  return rows.length > 0;
};
