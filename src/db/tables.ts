import type { Json, Level, Settings } from '../engine/core/index.js';
import type { GameRow } from './games.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

export interface OpenTableRow extends GameRow {
  readonly creator: ColumnType<'person', 'name'>;
  readonly language: ColumnType<'person', 'language'>;
  /** Seats anybody may take, and seats in which nobody sits. */
  readonly free: number;
  readonly empty: number;
}

export interface OpenTablesPage {
  readonly title: string | null;
  readonly free: number;
  readonly most: number;
  /** Only what comes after this one. */
  readonly after: { readonly empty: number; readonly at: Date; readonly id: string } | null;
}

/** Open games that stand in the list, the fullest first, then the newest. */
export const openTables = (
  tx: Tx,
  { title, free, most, after }: OpenTablesPage,
): Promise<readonly OpenTableRow[]> =>
  tx.rows(
    `SELECT * FROM (SELECT g.*, p.name AS creator, p.language,
       (SELECT count(*)::integer FROM seat s WHERE s.game_id = g.id AND s.person_id IS NULL AND NOT s.by_service
          AND NOT EXISTS (SELECT FROM invitation i WHERE i.game_id = s.game_id AND i.seat = s.seat AND i.status = 'out')
          AND NOT EXISTS (SELECT FROM seat_key k WHERE k.game_id = s.game_id AND k.seat = s.seat AND k.closed_at IS NULL)
       ) AS free,
       (SELECT count(*)::integer FROM seat s WHERE s.game_id = g.id AND s.person_id IS NULL AND NOT s.by_service) AS empty
     FROM game g JOIN person p ON p.id = g.created_by
     WHERE g.listed AND g.phase = 'open' AND ($1::text IS NULL OR split_part(g.title, '@', 1) = $1)) g
     WHERE free >= $3 AND ($4::integer IS NULL OR empty > $4
       OR empty = $4 AND created_at <= $5::timestamptz AND (created_at < $5 OR id > $6))
     ORDER BY empty, created_at DESC, id LIMIT $2`,
    [title, most, free, after?.empty ?? null, after?.at ?? null, after?.id ?? ''],
  );

/** What the creator says about an open game. */
export type TableRow = Columns<
  'game',
  'listed' | 'about',
  {
    readonly seating: 'fixed' | 'drawn';
  }
>;

export const setTable = async (tx: Tx, gameId: string, table: TableRow): Promise<void> => {
  await tx.rows('UPDATE game SET listed = $2, about = $3, seating = $4 WHERE id = $1', [
    gameId,
    table.listed,
    table.about,
    table.seating,
  ]);
};

export const setListed = async (tx: Tx, gameId: string, listed: boolean): Promise<void> => {
  await tx.rows('UPDATE game SET listed = $2 WHERE id = $1', [gameId, listed]);
};

/** What is played, of a game that has not begun. */
export const setTerms = async (
  tx: Tx,
  gameId: string,
  terms: {
    readonly name: string;
    readonly settings: Settings;
    readonly time: Json;
    readonly advice: boolean;
  },
): Promise<void> => {
  await tx.rows('UPDATE game SET name = $2, settings = $3, time = $4, advice = $5 WHERE id = $1', [
    gameId,
    terms.name,
    JSON.stringify(terms.settings),
    terms.time && JSON.stringify(terms.time),
    terms.advice,
  ]);
};

export const setCreator = async (tx: Tx, gameId: string, personId: string): Promise<void> => {
  await tx.rows('UPDATE game SET created_by = $2 WHERE id = $1', [gameId, personId]);
};

/** Games somebody has made that are not over. */
export const gamesMadeBy = async (tx: Tx, personId: string): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'game', 'id'>>(
      `SELECT id FROM game WHERE created_by = $1 AND phase IN ('open', 'running') ORDER BY id`,
      [personId],
    )
  ).map(({ id }) => id);

/** Ends a game that has not begun. Links to it open nothing any more. */
export const callOffGame = async (tx: Tx, gameId: string, at: Date): Promise<void> => {
  await tx.rows(
    `WITH invitations AS (UPDATE invitation SET status = 'called-back' WHERE game_id = $1 AND status = 'out'),
       keys AS (UPDATE seat_key SET closed_at = $2 WHERE game_id = $1 AND closed_at IS NULL),
       links AS (UPDATE seat_link SET revoked_at = $2 WHERE game_id = $1 AND revoked_at IS NULL)
     UPDATE game SET phase = 'ended', ended_at = $2, called_off_at = $2 WHERE id = $1`,
    [gameId, at],
  );
};

/** Nobody sits there any more; sessions and links to the seat end. */
export const giveBackSeat = async (tx: Tx, gameId: string, seat: number, at: Date): Promise<void> => {
  await tx.rows(
    `WITH sessions AS (
       UPDATE session SET revoked_at = $3 WHERE game_id = $1 AND seat = $2 AND revoked_at IS NULL
     ), links AS (
       UPDATE seat_link SET revoked_at = $3 WHERE game_id = $1 AND seat = $2 AND revoked_at IS NULL
     )
     UPDATE seat SET person_id = NULL, name = '', joinable = joinable OR by_service, by_service = false
     WHERE game_id = $1 AND seat = $2`,
    [gameId, seat, at],
  );
};

/** The service plays the seat, which nobody has, from now on. Only somebody who is invited can take it over. */
export const playByService = async (
  tx: Tx,
  gameId: string,
  seat: number,
  { name, level }: { readonly name: string; readonly level: Level },
): Promise<void> => {
  await tx.rows(
    `UPDATE seat SET by_service = true, name = $3, level = $4, joinable = false, offered_at = NULL
     WHERE game_id = $1 AND seat = $2 AND person_id IS NULL`,
    [gameId, seat, name, level],
  );
};

/** Running games that wait for a seat which the service plays. */
export const gamesAskingService = async (tx: Tx): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'game', 'id'>>(
      `SELECT DISTINCT g.id FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.by_service AND g.phase = 'running' AND g.frozen_at IS NULL
         AND (g.turn -> 'asked') @> to_jsonb(s.seat) ORDER BY g.id`,
    )
  ).map(({ id }) => id);

/**
 * Everybody takes another place before the start, with the sessions and links that open it.
 * @param order who sat at `order[n]` comes to sit at `n`
 */
export const reseat = async (tx: Tx, gameId: string, order: readonly number[]): Promise<void> => {
  await tx.rows(
    `WITH moved AS (SELECT f.seat AS "from", f.place - 1 AS "to"
       FROM unnest($2::integer[]) WITH ORDINALITY AS f (seat, place)),
     sessions AS (
       UPDATE session x SET seat = m."to" FROM moved m WHERE x.game_id = $1 AND x.seat = m."from"
     ), links AS (
       UPDATE seat_link x SET seat = m."to" FROM moved m WHERE x.game_id = $1 AND x.seat = m."from"
     )
     UPDATE seat s SET person_id = o.person_id, name = o.name, by_service = o.by_service, level = o.level,
       joinable = o.joinable
     FROM moved m JOIN seat o ON o.game_id = $1 AND o.seat = m."from"
     WHERE s.game_id = $1 AND s.seat = m."to"`,
    [gameId, order],
  );
};

/** The game that was made to follow this one, if any. */
export const rematchOf = async (tx: Tx, gameId: string): Promise<string | null> =>
  (await tx.rows<Columns<'game', 'id'>>('SELECT id FROM game WHERE rematch_of = $1', [gameId]))[0]?.id ??
  null;

export const setRematch = async (tx: Tx, gameId: string, of: string): Promise<void> => {
  await tx.rows('UPDATE game SET rematch_of = $2 WHERE id = $1', [gameId, of]);
};

/** Invitations made since then: by this person, to this mailbox (however tagged) by anybody, and both. */
export const invitationsSince = async (
  tx: Tx,
  personId: string,
  mailbox: string,
  since: Date,
): Promise<{ readonly by: number; readonly to: number; readonly both: number }> => {
  const rows = await tx.rows<{ by: number; to: number; both: number }>(
    `SELECT (SELECT count(*)::integer FROM invitation WHERE by_person = $1 AND created_at > $3) AS by,
       count(*)::integer AS to, count(*) FILTER (WHERE by_person = $1)::integer AS both
     FROM invitation WHERE created_at > $3 AND regexp_replace(email_canonical, '^([^@+]+)[+][^@]*@', '\\1@') = $2`,
    [personId, mailbox, since],
  );
  return rows[0]!;
};

/** Games in which somebody has or had a seat. */
const gamesOf = (person: string): string =>
  `SELECT game_id FROM seat WHERE person_id = ${person} UNION SELECT game_id FROM tenure WHERE person_id = ${person}`;

const together = (one: string, other: string): string =>
  `EXISTS ((${gamesOf(one)}) INTERSECT (${gamesOf(other)}))`;

/**
 * Open invitations to a mailbox that nobody has answered, from people who never had a seat in one game with its owner: since
 * then, or since one was answered.
 */
export const unansweredFromStrangers = async (
  tx: Tx,
  {
    mailbox,
    owner,
    since,
  }: { readonly mailbox: string; readonly owner: string | null; readonly since: Date },
): Promise<number> => {
  const rows = await tx.rows<{ count: number }>(
    `WITH there AS (
       SELECT by_person, status, created_at FROM invitation
       WHERE created_at > $3 AND regexp_replace(email_canonical, '^([^@+]+)[+][^@]*@', '\\1@') = $1
     )
     SELECT count(*)::integer AS count FROM there t
     WHERE t.status = 'out'
       AND t.created_at > COALESCE((SELECT max(created_at) FROM there WHERE status IN ('accepted', 'declined')), $3)
       AND NOT ${together('t.by_person', '$2::text')}`,
    [mailbox, owner, since],
  );
  return rows[0]!.count;
};

/** Have both of them had a seat in one game? */
export const playedTogether = async (tx: Tx, one: string, other: string): Promise<boolean> =>
  (await tx.rows<{ yes: boolean }>(`SELECT ${together('$1', '$2')} AS yes`, [one, other]))[0]!.yes;

/** Does the owner of this address want no invitations at all? */
export const refusesInvitations = async (tx: Tx, emailCanonical: string): Promise<boolean> =>
  (await tx.rows('SELECT FROM no_invitations WHERE email_canonical = $1', [emailCanonical])).length > 0;

export const setRefusesInvitations = async (tx: Tx, emailCanonical: string, at: Date): Promise<void> => {
  await tx.rows('INSERT INTO no_invitations (email_canonical, at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    emailCanonical,
    at,
  ]);
};
