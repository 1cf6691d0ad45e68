import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** Where the triggers tell that something of a game has changed; what is told is its id. */
export const GAME_CHANGED = 'game_changed';

/** What somebody may know of where a game stands. All but the number is only there to be compared. */
export type LiveRow = Columns<'game', 'number'> & {
  /** What everybody may see. */
  readonly clocks: string;
  readonly table: string;
  /** Null for those who do not play. */
  readonly votes: string | null;
  /** Null for those who may not read what is said. */
  readonly chat: string | null;
};

/**
 * Where a game stands for each of its readers, in their order; nothing for a game that is not there.
 * @param readers ids of people; null for somebody without a name
 */
export const readLive = (
  tx: Tx,
  gameId: string,
  readers: readonly (string | null)[],
): Promise<readonly LiveRow[]> =>
  tx.rows<LiveRow>(
    `SELECT g.number,
       jsonb_build_array(g.clocks, g.pauses, g.waiting_since)::text AS clocks,
       jsonb_build_array(g.name, g.phase, g.ended_by, g.frozen_at, g.listed, g.spectators, g.watch_id, g.open_chat,
         g.created_by, g.settings, g.time, g.advice, g.about, g.seating,
         (SELECT jsonb_agg(jsonb_build_array(s.person_id, s.name, s.by_service, s.offered_at, s.joinable,
            i.name, k.name) ORDER BY s.seat)
          FROM seat s LEFT JOIN invitation i ON i.game_id = s.game_id AND i.seat = s.seat AND i.status = 'out'
            LEFT JOIN seat_key k ON k.game_id = s.game_id AND k.seat = s.seat AND k.closed_at IS NULL
          WHERE s.game_id = g.id))::text AS table,
       CASE WHEN r.plays THEN
         (SELECT coalesce(jsonb_agg(jsonb_build_array(v.id, v.tally, v.outcome) ORDER BY v.id), '[]')
          FROM vote v WHERE v.game_id = g.id)::text END AS votes,
       CASE WHEN r.plays OR g.open_chat THEN
         (SELECT jsonb_build_array(count(*), max(c.n), count(c.deleted_at)) FROM chat c
          WHERE c.game_id = g.id
            AND (c.to_person IS NULL OR r.plays AND r.id IN (c.by_person, c.to_person)))::text END AS chat
     FROM game g CROSS JOIN LATERAL (
       SELECT one.id, one.at, EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = one.id) AS plays
       FROM unnest($2::text[]) WITH ORDINALITY AS one (id, at)) r
     WHERE g.id = $1 ORDER BY r.at`,
    [gameId, readers],
    'read-live',
  );

/** Somebody whose games are counted: all of their own, or only one. */
export interface Waited {
  readonly personId: string;
  /** Null for all. */
  readonly only: string | null;
}

/**
 * The running games, but for sandboxes and those that an operator holds, that wait for a seat of each of these people, in their order. Games are looked up one by one (`OFFSET 0`
 * keeps it so): a prepared statement is planned for anybody, and may else read all games of the service.
 */
export const gamesWaitingFor = async (
  tx: Tx,
  people: readonly Waited[],
): Promise<readonly (readonly string[])[]> => {
  const rows = await tx.rows<{ readonly games: readonly string[] }>(
    `SELECT ARRAY(
       SELECT g.id FROM (SELECT DISTINCT game_id FROM seat WHERE person_id = one.person) AS own
         CROSS JOIN LATERAL (
           SELECT id, turn FROM game WHERE id = own.game_id AND phase = 'running' AND frozen_at IS NULL AND sandbox_until IS NULL OFFSET 0) AS g
       WHERE (one.game IS NULL OR g.id = one.game) AND EXISTS (
         SELECT FROM (SELECT * FROM seat WHERE game_id = g.id OFFSET 0) AS s
         WHERE s.person_id = one.person AND (g.turn -> 'asked') @> to_jsonb(s.seat))) AS games
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS one (person, game, at) ORDER BY one.at`,
    [people.map(({ personId }) => personId), people.map(({ only }) => only)],
    'games-waiting-for',
  );
  return rows.map(({ games }) => games);
};

/** Those of these people who sit in one of these games. */
export const peopleSeatedIn = async (
  tx: Tx,
  gameIds: readonly string[],
  people: readonly string[],
): Promise<readonly string[]> =>
  (
    await tx.rows<{ readonly person: string }>(
      `SELECT DISTINCT s.person_id AS person
       FROM unnest($1::text[]) AS changed (id)
         CROSS JOIN LATERAL (SELECT person_id FROM seat WHERE game_id = changed.id OFFSET 0) AS s
       WHERE s.person_id = ANY ($2)`,
      [gameIds, people],
      'people-seated-in',
    )
  ).map(({ person }) => person);
