import type { Tx } from './client.js';

/** How one seat of a finished game came out. */
export interface ResultRow {
  readonly game_id: string;
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  readonly started_at: Date;
  readonly ended_at: Date;
  readonly seat: number;
  readonly player: string;
  readonly person_id: string | null;
  /** How the game ended outside its rules; null where they ended it. */
  readonly ended_by: 'consent' | 'operator' | null;
  /** Did somebody leave it, or was replaced, on the way? */
  readonly replaced: boolean;
  readonly points: number;
  /** From 1; equal points share a place. */
  readonly place: number;
}

const RESULTS = `
  SELECT g.id AS game_id, g.name, g.title, g.seats, g.started_at, g.ended_at, s.seat, s.name AS player, s.person_id, g.ended_by,
    EXISTS (SELECT FROM tenure t WHERE t.game_id = g.id AND t.to_at IS NOT NULL) AS replaced,
    (r.score ->> 'points')::double precision AS points,
    rank() OVER (PARTITION BY g.id ORDER BY (r.score ->> 'points')::double precision DESC)::integer AS place
  FROM game g
  CROSS JOIN LATERAL jsonb_array_elements(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') AS r (score)
  JOIN seat s ON s.game_id = g.id AND s.seat = (r.score ->> 'seat')::integer`;

/** All seats of the finished games somebody played, the newest game first. */
export const resultsOf = (tx: Tx, personId: string, most: number): Promise<readonly ResultRow[]> =>
  tx.rows<ResultRow>(
    `${RESULTS}
     WHERE g.id IN (
       SELECT g.id FROM game g JOIN seat s ON s.game_id = g.id
       WHERE s.person_id = $1 AND g.phase = 'ended' AND jsonb_typeof(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') = 'array'
       GROUP BY g.id, g.ended_at ORDER BY g.ended_at DESC LIMIT $2)
     ORDER BY g.ended_at DESC, g.id, place, s.seat`,
    [personId, most],
  );

/** How long somebody takes, in minutes: from the row before, which was another's, to their own. */
export interface PaceRow {
  readonly moves: number;
  readonly median: number | null;
  readonly slowestTenth: number | null;
}

export const paceOf = async (tx: Tx, personId: string): Promise<PaceRow> => {
  const rows = await tx.rows<PaceRow>(
    `SELECT count(*)::integer AS moves,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM l.at - b.at) / 60) AS median,
       percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM l.at - b.at) / 60) AS "slowestTenth"
     FROM log l
     JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
     JOIN game g ON g.id = l.game_id AND g.phase = 'ended'
     WHERE l.by_person = $1 AND l.cause IN ('player', 'mail') AND l.kind = 'action' AND b.seat <> l.seat`,
    [personId],
  );
  return rows[0]!;
};

/** What the finished games of a title and number of players were like. */
export interface TitleRow {
  readonly title: string;
  readonly seats: number;
  readonly games: number;
  readonly winnerPoints: number;
  readonly lastPoints: number;
  readonly days: number;
}

export const titleResults = (tx: Tx): Promise<readonly TitleRow[]> =>
  tx.rows<TitleRow>(
    `WITH one AS (
       SELECT g.id, g.title, g.seats, extract(epoch FROM g.ended_at - g.started_at) / 86400 AS days,
         max((r.score ->> 'points')::double precision) AS best, min((r.score ->> 'points')::double precision) AS worst
       FROM game g CROSS JOIN LATERAL jsonb_array_elements(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') AS r (score)
       WHERE g.phase = 'ended' AND EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id IS NOT NULL)
       GROUP BY g.id
     )
     SELECT title, seats, count(*)::integer AS games, avg(best) AS "winnerPoints", avg(worst) AS "lastPoints",
       percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS days
     FROM one GROUP BY title, seats ORDER BY title, seats`,
  );

/** A game somebody has left, or was voted out of. */
export interface LeftRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly at: Date;
  readonly why: 'left' | 'voted';
}

/** The newest first, each once; handing a seat over to somebody is not leaving. */
export const gamesLeft = (tx: Tx, personId: string): Promise<readonly LeftRow[]> =>
  tx.rows<LeftRow>(
    `SELECT * FROM (
       SELECT DISTINCT ON (g.id) g.id, g.name, g.title, t.to_at AS at, t.why
       FROM tenure t JOIN game g ON g.id = t.game_id
       WHERE t.person_id = $1 AND t.to_at IS NOT NULL AND t.why IN ('left', 'voted')
       ORDER BY g.id, t.to_at DESC) AS one
     ORDER BY at DESC, id`,
    [personId],
  );

/** What may be expected of somebody. */
export interface ReliabilityRow {
  readonly person_id: string;
  /** Games they sat in at the end. */
  readonly finished: number;
  readonly left: number;
  /** Turns with a clock that ended by their own move or by the clock, and those of them made in time. */
  readonly turns: number;
  readonly inTime: number;
}

/** Of each of these people. A turn's end notes what was left of its time with the seat's clock. */
export const reliabilityOf = (tx: Tx, people: readonly string[]): Promise<readonly ReliabilityRow[]> =>
  tx.rows<ReliabilityRow>(
    `SELECT p.id AS person_id,
       (SELECT count(DISTINCT g.id)::integer FROM game g JOIN seat s ON s.game_id = g.id
        WHERE s.person_id = p.id AND g.phase = 'ended' AND g.started_at IS NOT NULL) AS finished,
       (SELECT count(DISTINCT t.game_id)::integer FROM tenure t
        WHERE t.person_id = p.id AND t.to_at IS NOT NULL AND t.why IN ('left', 'voted')) AS left,
       made.turns, made."inTime"
     FROM person p CROSS JOIN LATERAL (
       SELECT count(*)::integer AS turns,
         count(*) FILTER (WHERE l.cause <> 'clock' AND (l.clocks -> l.seat::text -> 'ended' ->> 'bank')::numeric > 0)::integer
           AS "inTime"
       FROM log l LEFT JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
       WHERE l.kind = 'action' AND l.game_id IN (
           SELECT game_id FROM seat WHERE person_id = p.id UNION SELECT game_id FROM tenure WHERE person_id = p.id)
         AND l.clocks -> l.seat::text -> 'ended' IS NOT NULL
         AND l.clocks -> l.seat::text -> 'ended' IS DISTINCT FROM b.clocks -> l.seat::text -> 'ended'
         AND (l.by_person = p.id AND l.cause IN ('player', 'mail') OR l.cause = 'clock' AND (
           EXISTS (SELECT FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat AND t.person_id = p.id
             AND t.from_number < l.number AND (t.to_number IS NULL OR l.number <= t.to_number))
           OR EXISTS (SELECT FROM seat s WHERE s.game_id = l.game_id AND s.seat = l.seat AND s.person_id = p.id
             AND NOT EXISTS (SELECT FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat))))
     ) made
     WHERE p.id = ANY ($1)`,
    [people],
  );
