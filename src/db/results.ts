import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';
import type { BeyondTime } from './games.js';

/** How one seat of a finished game came out. */
export type ResultRow = Columns<
  'finished_seat',
  'game_id' | 'seat' | 'person_id' | 'points',
  {
    /** From 1; equal points share a place. */
    readonly place: number;
  }
> &
  Columns<
    'game',
    'name' | 'title' | 'seats',
    {
      readonly started_at: Date;
      readonly ended_at: Date;
      /** How the game ended outside its rules; null where they ended it. */
      readonly ended_by: 'consent' | 'operator' | null;
    }
  > & {
    readonly player: ColumnType<'seat', 'name'>;
    /** Did somebody leave it, or was replaced, on the way? */
    readonly replaced: boolean;
  };

/** All ranked seats of the finished games somebody played, the newest game first; `most` games after that one. */
export const resultsOf = (
  tx: Tx,
  personId: string,
  most: number,
  after: BeyondTime | null,
): Promise<readonly ResultRow[]> =>
  tx.rows<ResultRow>(
    `WITH mine AS (
       SELECT DISTINCT ended_at, game_id FROM finished_seat
       WHERE person_id = $1 AND ($3::timestamptz IS NULL OR ended_at <= $3 AND (ended_at < $3 OR game_id > $4))
       ORDER BY ended_at DESC, game_id LIMIT $2
     )
     SELECT g.id AS game_id, g.name, g.title, g.seats, g.started_at, g.ended_at, f.seat,
       CASE WHEN p.is_program AND s.name <> '' THEN ' program ' ELSE '' END || s.name AS player, f.person_id,
       g.ended_by, EXISTS (SELECT FROM tenure t WHERE t.game_id = g.id AND t.to_at IS NOT NULL) AS replaced,
       f.points, f.place
     FROM mine JOIN game g ON g.id = mine.game_id JOIN finished_seat f ON f.game_id = g.id
       JOIN seat s ON s.game_id = f.game_id AND s.seat = f.seat LEFT JOIN person p ON p.id = f.person_id
     ORDER BY g.ended_at DESC, g.id, f.place, f.seat`,
    [personId, most, after?.at ?? null, after?.id ?? ''],
  );

/** Of somebody's seats in a game: did anybody else play, or was it a game for one? Whoever has all of several seats always wins. */
export const AGAINST_OTHERS = 'count(*) < max(among) OR max(among) = 1';

/** Somebody's best seat in each of their finished games against others: they may have played several at one device. */
const MINE = `
  SELECT game_id, title, ended_at, min(place) AS place, max(among) AS among FROM finished_seat
  WHERE person_id = $1 GROUP BY game_id, title, ended_at HAVING ${AGAINST_OTHERS}`;

/** How somebody came out of one game. */
export type StandingRow = Columns<
  'finished_seat',
  'game_id' | 'title' | 'ended_at' | 'points' | 'place' | 'among'
> & {
  /** Of all who were ranked. */
  readonly average: number;
};

/** Somebody's best seat in each of their newest finished games against others, the oldest first. */
export const standingsOf = (tx: Tx, personId: string, most: number): Promise<readonly StandingRow[]> =>
  tx.rows<StandingRow>(
    `SELECT * FROM (
       SELECT DISTINCT ON (f.ended_at, f.game_id) f.game_id, f.title, f.ended_at, f.points,
         f.place::integer AS place, f.among::integer AS among,
         (SELECT avg(o.points) FROM finished_seat o WHERE o.game_id = f.game_id) AS average
       FROM finished_seat f JOIN (${MINE}) mine USING (game_id) WHERE f.person_id = $1
       ORDER BY f.ended_at DESC, f.game_id, f.place, f.seat LIMIT $2) AS newest
     ORDER BY ended_at, game_id`,
    [personId, most],
  );

/** Games of one kind, or against one person. */
export interface WinsRow {
  readonly games: number;
  readonly won: number;
  /** Between 0 (always last) and 1 (always first), so that games of different sizes compare. */
  readonly standing: number;
}

/** A `WinsRow` of games with a `place` each of them, `among` so many. */
export const WINS = `count(*)::integer AS games, count(*) FILTER (WHERE place = 1)::integer AS won,
  avg(CASE WHEN among > 1 THEN (among - place)::double precision / (among - 1) ELSE 1 END) AS standing`;

/** By title, the one last played first. */
export const winsByTitle = (
  tx: Tx,
  personId: string,
): Promise<readonly (WinsRow & { readonly title: string })[]> =>
  tx.rows(`SELECT title, ${WINS} FROM (${MINE}) mine GROUP BY title ORDER BY max(ended_at) DESC, title`, [
    personId,
  ]);

/**
 * Against the people met most often: `won` are the games somebody came out ahead, `standing` counts a shared place as a
 * half. Each has the name that stands in the last game with them.
 */
export const winsByOpponent = (
  tx: Tx,
  personId: string,
  most: number,
): Promise<readonly (WinsRow & { readonly name: string })[]> =>
  tx.rows(
    `WITH met AS (
       SELECT o.person_id, count(*)::integer AS games, count(*) FILTER (WHERE o.place > mine.place)::integer AS won,
         avg((sign(o.place - mine.place) + 1) / 2) AS standing, max(o.ended_at) AS last
       FROM (${MINE}) mine JOIN finished_seat o ON o.game_id = mine.game_id AND o.person_id <> $1
       GROUP BY o.person_id ORDER BY games DESC, last DESC, o.person_id LIMIT $2
     )
     SELECT met.games, met.won, met.standing,
       (SELECT CASE WHEN is_program THEN ' program ' ELSE '' END FROM person WHERE id = met.person_id) || (
       SELECT s.name FROM finished_seat o JOIN seat s ON s.game_id = o.game_id AND s.seat = o.seat
       WHERE o.person_id = met.person_id AND o.ended_at = met.last
         AND EXISTS (SELECT FROM finished_seat f WHERE f.game_id = o.game_id AND f.person_id = $1)
       ORDER BY o.game_id, o.place, o.seat LIMIT 1) AS name
     FROM met ORDER BY games DESC, last DESC, person_id`,
    [personId, most],
  );

/** How long somebody takes, in minutes: from the row before, which was another's, to their own. */
export interface WaitsRow {
  readonly moves: number;
  readonly median: number | null;
  readonly slowestTenth: number | null;
}

/** In their finished games. */
export const paceOf = async (tx: Tx, personId: string): Promise<WaitsRow> => {
  const rows = await tx.rows<WaitsRow>(
    `SELECT moves, shares[1] / 60000 AS median, shares[2] / 60000 AS "slowestTenth"
     FROM (SELECT count(*)::integer AS moves, percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY wait) AS shares
       FROM finished_person f CROSS JOIN unnest(f.waits) AS wait WHERE f.person_id = $1) AS mine`,
    [personId],
  );
  return rows[0]!;
};

/** What the finished games of a title and number of players were like. */
export interface TitleRow extends Columns<'finished_game', 'title' | 'seats' | 'days'> {
  readonly games: number;
  readonly winnerPoints: number;
  readonly lastPoints: number;
}

/** Figures of the games that several people have finished, by title and number of players. */
export const titleResults = (tx: Tx): Promise<readonly TitleRow[]> =>
  tx.rows<TitleRow>(
    `SELECT title, seats, count(*)::integer AS games, avg(best) AS "winnerPoints", avg(worst) AS "lastPoints",
       percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS days
     FROM finished_game WHERE peopled AND best IS NOT NULL GROUP BY title, seats ORDER BY title, seats`,
  );

/** A game somebody has left, or was voted out of. */
export type LeftRow = Columns<'game', 'id' | 'name' | 'title'> &
  Columns<'tenure', never, { readonly why: 'left' | 'voted' }> & { readonly at: Date };

/** The newest first, each once; handing a seat over to somebody is not leaving. */
export const gamesLeft = (tx: Tx, personId: string, most: number): Promise<readonly LeftRow[]> =>
  tx.rows<LeftRow>(
    `SELECT * FROM (
       SELECT DISTINCT ON (g.id) g.id, g.name, g.title, t.to_at AS at, t.why
       FROM tenure t JOIN game g ON g.id = t.game_id
       WHERE t.person_id = $1 AND t.to_at IS NOT NULL AND t.why IN ('left', 'voted')
       ORDER BY g.id, t.to_at DESC) AS one
     ORDER BY at DESC, id LIMIT $2`,
    [personId, most],
  );

/** What may be expected of somebody. */
export interface ReliabilityRow {
  readonly person_id: ColumnType<'person', 'id'>;
  /** Games they sat in at the end. */
  readonly finished: number;
  readonly left: number;
  /** Turns with a clock that ended by their own move or by the clock, and those of them made in time. */
  readonly turns: number;
  readonly inTime: number;
}

/** Of each of these people. What is over was counted at its end; a turn's end notes what was left of its time. */
export const reliabilityOf = (tx: Tx, people: readonly string[]): Promise<readonly ReliabilityRow[]> =>
  tx.rows<ReliabilityRow>(
    `SELECT p.id AS person_id, done.finished,
       (SELECT count(DISTINCT t.game_id)::integer FROM tenure t
        WHERE t.person_id = p.id AND t.to_at IS NOT NULL AND t.why IN ('left', 'voted')
          AND NOT counts_for_nobody(t.game_id)) AS left,
       done.turns + going.turns AS turns, done.in_time + going.in_time AS "inTime"
     FROM person p CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE f.seated)::integer AS finished, coalesce(sum(f.turns), 0)::integer AS turns,
         coalesce(sum(f.in_time), 0)::integer AS in_time
       FROM finished_person f WHERE f.person_id = p.id
     ) done CROSS JOIN LATERAL (
       SELECT count(*)::integer AS turns, count(*) FILTER (WHERE t.in_time)::integer AS in_time
       FROM game g CROSS JOIN LATERAL timed_turns(g.id) t
       WHERE g.phase = 'running' AND NOT counts_for_nobody(g.id) AND t.person_id = p.id AND g.id IN (
         SELECT game_id FROM seat WHERE person_id = p.id UNION SELECT game_id FROM tenure WHERE person_id = p.id)
     ) going
     WHERE p.id = ANY ($1)`,
    [people],
  );
