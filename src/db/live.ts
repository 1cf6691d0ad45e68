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
         g.created_by, g.settings, g.time, g.about, g.seating,
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
