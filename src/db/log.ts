import type { Action, Drawn, Fact, Json, Status, Thought, Turn } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';
import { named } from './named.js';

/** A row of a game's log as it is stored. */
export type LogRow = Columns<
  'log',
  | 'number'
  | 'seat'
  | 'count'
  | 'reveals'
  | 'sealed'
  | 'by_person'
  | 'cause'
  | 'at'
  | 'previous_hash'
  | 'hash'
  | 'state_hash',
  {
    readonly kind: 'action' | 'undo' | 'redo';
    readonly action: Action | null;
    readonly draws: readonly Drawn[];
    readonly facts: readonly Fact[];
    /** Is nothing hidden from anyone in the position after it? */
    readonly open: boolean;
    /** What stood on top before an action; what stands on top after an undo or redo. */
    readonly under: number;
    /** How many actions stand after this row. */
    readonly depth: number;
    /** By seat, after the row; null in a game without a pace. */
    readonly clocks: Json;
    /** What the service thought of the move, where it thinks ahead and nothing is hidden. */
    readonly thought: Thought | null;
  }
>;

export interface Append {
  readonly gameId: string;
  readonly row: LogRow;
  readonly top: number;
  readonly undone: readonly number[];
  readonly turn: Turn;
  readonly standing: Status;
  /** Kept for later loads. */
  readonly snapshot: { readonly rules: number; readonly state: string } | null;
  /** The first answer to a request with an Idempotency-Key. */
  readonly answer: {
    readonly personId: string;
    readonly key: string;
    readonly requestHash: string;
    readonly answer: string;
  } | null;
}

/**
 * Everything a move writes but its mails, in one statement: the row, where the game now stands, and
 * the mails that are not wanted any more (to the one who acted, and to those no longer asked).
 */
const APPEND = named(`
  WITH added AS (
    INSERT INTO log (game_id, number, kind, seat, action, count, draws, facts, reveals, sealed, under, depth,
      by_person, cause, at, previous_hash, hash, state_hash, clocks, open, thought)
    VALUES ({gameId}, {number}, {kind}, {seat}, {action}, {count}, {draws}, {facts}, {reveals}, {sealed}, {under}, {depth},
      {byPerson}, {cause}, {at}, {previousHash}, {hash}, {stateHash}, {clocks}, {open}, {thought})
  ), moved AS (
    UPDATE game SET number = {number}, hash = {hash}, state_hash = {stateHash}, top = {top}, undone = {undone},
      turn = {turn}, standing = {standing}, depth = {depth},
      phase = CASE WHEN {ended} THEN 'ended' ELSE 'running' END,
      ended_at = CASE WHEN {ended} THEN {at}::timestamptz END, waiting_since = {at}, clocks = {clocks}
    WHERE id = {gameId}
  ), withdrawn AS (
    UPDATE delivery SET status = 'superseded'
    WHERE game_id = {gameId} AND status IN ('queued', 'held') AND kind IN ('turn', 'offer', 'reminder')
      AND (seat = {seat} OR NOT ({turn}::jsonb -> 'asked') @> to_jsonb(seat))
    RETURNING id
  ), kept AS (
    INSERT INTO snapshot (game_id, number, rules, state)
    SELECT {gameId}, {number}, {snapshotRules}::integer, {snapshot}::text WHERE {snapshot}::text IS NOT NULL
  ), answered AS (
    INSERT INTO idempotency_key (person_id, key, request_hash, answer, created_at)
    SELECT {answeredTo}::text, {key}::text, {requestHash}::text, {answer}::jsonb, {at} WHERE {key}::text IS NOT NULL
  )
  SELECT drop_job('deliver:' || id) FROM withdrawn`);

/** Appends a row under the game's lock. A second row with its number fails on the key. */
export const append = async (tx: Tx, a: Append): Promise<void> => {
  const { row, snapshot, answer } = a;
  const values = APPEND.values({
    gameId: a.gameId,
    number: row.number,
    kind: row.kind,
    seat: row.seat,
    action: row.action && JSON.stringify(row.action),
    count: row.count,
    draws: JSON.stringify(row.draws),
    facts: JSON.stringify(row.facts),
    reveals: row.reveals,
    sealed: row.sealed,
    under: row.under,
    depth: row.depth,
    byPerson: row.by_person,
    cause: row.cause,
    at: row.at,
    previousHash: row.previous_hash,
    hash: row.hash,
    stateHash: row.state_hash,
    clocks: row.clocks && JSON.stringify(row.clocks),
    open: row.open,
    thought: row.thought && JSON.stringify(row.thought),
    top: a.top,
    undone: a.undone,
    turn: JSON.stringify(a.turn),
    standing: JSON.stringify(a.standing),
    ended: a.standing.ended,
    snapshotRules: snapshot?.rules,
    snapshot: snapshot?.state,
    answeredTo: answer?.personId,
    key: answer?.key,
    requestHash: answer?.requestHash,
    answer: answer?.answer,
  });
  await tx.rows(APPEND.text, values, 'append');
};

/** Rows `after` + 1 to `to`, in order. */
export const readRows = (tx: Tx, gameId: string, after: number, to: number): Promise<readonly LogRow[]> =>
  tx.rows<LogRow>(
    'SELECT * FROM log WHERE game_id = $1 AND number > $2 AND number <= $3 ORDER BY number',
    [gameId, after, to],
    'read-rows',
  );

export const readRow = async (tx: Tx, gameId: string, number: number): Promise<LogRow | undefined> =>
  (await readRows(tx, gameId, number - 1, number))[0];

export type PathRow = Columns<
  'log',
  'number',
  {
    readonly action: Action;
    readonly draws: readonly Drawn[];
  }
> & {
  /** On the first row only: the state after it, so that its action need not be played. */
  readonly state: ColumnType<'snapshot', 'state'> | null;
};

/**
 * The actions that lead to `top`, oldest first, from the nearest snapshot of that rules number, or from
 * the set-up.
 */
export const readActionsTo = (
  tx: Tx,
  gameId: string,
  top: number,
  rules: number,
): Promise<readonly PathRow[]> =>
  tx.rows<PathRow>(
    `WITH RECURSIVE path AS (
       SELECT number, under, action, draws FROM log WHERE game_id = $1 AND number = $2
       UNION ALL
       SELECT l.number, l.under, l.action, l.draws FROM path p JOIN log l ON l.game_id = $1 AND l.number = p.under
       WHERE NOT EXISTS (SELECT FROM snapshot s WHERE s.game_id = $1 AND s.number = p.number AND s.rules = $3)
     )
     SELECT p.number, p.action, p.draws, s.state FROM path p
     LEFT JOIN snapshot s ON s.game_id = $1 AND s.number = p.number AND s.rules = $3 ORDER BY p.number`,
    [gameId, top, rules],
    'read-path',
  );

/** Positions that were kept of the game up to `top`, whatever rules they were kept by; the newest few, newest first. */
export const keptPositions = (
  tx: Tx,
  gameId: string,
  top: number,
): Promise<readonly (Columns<'snapshot', 'number' | 'state'> & Columns<'log', 'state_hash'>)[]> =>
  tx.rows(
    `SELECT s.number, s.state, l.state_hash FROM snapshot s JOIN log l ON l.game_id = s.game_id AND l.number = s.number
     WHERE s.game_id = $1 AND s.number <= $2 ORDER BY s.number DESC LIMIT 5`,
    [gameId, top],
  );

/** An action that may be taken back. */
export type NewestRow = Columns<'log', 'number' | 'under' | 'seat'> & {
  /** On top when the standing order was given that made it, 0 where the service did; null where a person did. */
  readonly given_top: ColumnType<'standing_order', 'given_top'> | null;
  /** Nothing else was possible. */
  readonly forced: boolean;
};

/**
 * The newest actions that stand, newest first, as long as `seat` made them, or somebody's standing order or the service did,
 * and nothing came to light.
 */
export const ownNewest = (
  tx: Tx,
  gameId: string,
  top: number,
  seat: number,
  most: number,
): Promise<readonly NewestRow[]> =>
  tx.rows(
    `WITH RECURSIVE path AS (
       SELECT number, under, seat, cause, 1 AS steps FROM log
       WHERE game_id = $1 AND number = $2 AND (seat = $3 OR cause IN ('programmed', 'forced', 'service')) AND NOT reveals AND draws = '[]'
       UNION ALL
       SELECT l.number, l.under, l.seat, l.cause, p.steps + 1
       FROM path p JOIN log l ON l.game_id = $1 AND l.number = p.under
       WHERE (l.seat = $3 OR l.cause IN ('programmed', 'forced', 'service')) AND NOT l.reveals AND l.draws = '[]' AND p.steps < $4
     )
     SELECT number, under, seat, CASE WHEN cause IN ('programmed', 'forced', 'service') THEN coalesce((
         SELECT o.given_top FROM standing_order o WHERE o.game_id = $1 AND path.number = ANY (o.made)), 0)
       END AS given_top, cause = 'forced' AS forced
     FROM path ORDER BY number DESC`,
    [gameId, top, seat, most],
    'own-newest',
  );

export type KindRow = Columns<
  'log',
  'number' | 'seat' | 'count',
  {
    readonly kind: 'action' | 'undo' | 'redo';
  }
>;

/** What kind every row is: enough to tell which stand. */
export const readKinds = (tx: Tx, gameId: string): Promise<readonly KindRow[]> =>
  tx.rows<KindRow>(
    'SELECT number, kind, seat, count FROM log WHERE game_id = $1 ORDER BY number',
    [gameId],
    'read-kinds',
  );

/** The newest row by which every choice sealed before it had come to light; 0 for none. */
export const openedUpTo = async (tx: Tx, gameId: string): Promise<number> => {
  const rows = await tx.rows<{ number: number | null }>(
    'SELECT max(number) AS number FROM log WHERE game_id = $1 AND (reveals OR NOT sealed)',
    [gameId],
    'opened-up-to',
  );
  return rows[0]?.number ?? 0;
};

/** Was nothing ever hidden after any of its rows? */
export const alwaysOpen = async (tx: Tx, gameId: string): Promise<boolean> => {
  const rows = await tx.rows(
    'SELECT FROM log WHERE game_id = $1 AND NOT open LIMIT 1',
    [gameId],
    'always-open',
  );
  return rows.length === 0;
};

/** The number of the newest action that the seat's player made in person; 0 for none. */
export const lastActed = async (tx: Tx, gameId: string, seat: number): Promise<number> => {
  const rows = await tx.rows<{ number: number | null }>(
    `SELECT max(number) AS number FROM log
     WHERE game_id = $1 AND seat = $2 AND kind = 'action' AND cause NOT IN ('programmed', 'forced')`,
    [gameId, seat],
  );
  return rows[0]?.number ?? 0;
};

/** Rows whose hash begins with `prefix` (hex digits only): two are enough to see that it is ambiguous. */
export const findHash = async (tx: Tx, gameId: string, prefix: string): Promise<readonly number[]> => {
  const rows = await tx.rows<Columns<'log', 'number'>>(
    'SELECT number FROM log WHERE game_id = $1 AND hash LIKE $2 LIMIT 2',
    [gameId, `${prefix}%`],
  );
  return rows.map(row => row.number);
};

/** Who made an action. */
export interface Maker {
  readonly seat: number;
  /** The service made it, or a standing order that stands, or would if these actions were played again, and is the player's of now. */
  readonly ordered: boolean;
  /** Nothing else was possible. */
  readonly forced: boolean;
  /** Something was drawn or came to light by it. */
  readonly tells: boolean;
}

/** Which seat made each of these undone actions, and whether a standing order or the service did. */
export const makersOfActions = async (
  tx: Tx,
  gameId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Maker>> => {
  const rows = await tx.rows<Maker & { readonly number: number }>(
    `SELECT l.number, l.seat, l.reveals OR l.draws <> '[]' AS tells,
       l.cause = 'forced' AS forced,
       l.cause IN ('forced', 'service') OR l.cause = 'programmed' AND EXISTS (
         SELECT FROM standing_order o JOIN seat s ON s.game_id = $1 AND s.seat = o.seat AND s.person_id = o.person_id
         WHERE o.game_id = $1 AND l.number = ANY (o.made) AND (o.ended_at IS NULL OR o.lost_top = ANY ($2))
       ) AS ordered
     FROM log l WHERE l.game_id = $1 AND l.number = ANY ($2)`,
    [gameId, numbers],
  );
  return new Map(rows.map(row => [row.number, row]));
};

/** Who made each of these actions. */
export const seatsOfActions = async (
  tx: Tx,
  gameId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const makers = await makersOfActions(tx, gameId, numbers);
  return new Map([...makers].map(([number, { seat }]) => [number, seat]));
};

/** Is there an undo among the rows `after` + 1 to `to`? */
export const undoneBetween = async (tx: Tx, gameId: string, after: number, to: number): Promise<boolean> => {
  const rows = await tx.rows(
    `SELECT FROM log WHERE game_id = $1 AND number > $2 AND number <= $3 AND kind = 'undo' LIMIT 1`,
    [gameId, after, to],
  );
  return rows.length > 0;
};
