import type { Tx } from '../../src/db/index.js';

/** Statistics from positions and logs themselves, game by game: slow, but nothing is kept that could be wrong. */

interface Ranked {
  readonly game_id: string;
  readonly title: string;
  readonly ended_at: Date;
  readonly seat: number;
  readonly player: string;
  readonly person_id: string | null;
  readonly points: number;
  readonly place: number;
}

/** Nobody's moves in a game in which the service plays, or has played, count. */
const counts = (game: string): string =>
  `${game} NOT IN (SELECT game_id FROM seat WHERE by_service UNION SELECT game_id FROM log WHERE cause = 'service')`;

const ranked = (tx: Tx): Promise<readonly Ranked[]> =>
  tx.rows<Ranked>(
    `SELECT g.id AS game_id, g.title, g.ended_at, s.seat, s.name AS player, s.person_id,
       (r.score ->> 'points')::double precision AS points,
       rank() OVER (PARTITION BY g.id ORDER BY (r.score ->> 'points')::double precision DESC)::integer AS place
     FROM game g
     CROSS JOIN LATERAL jsonb_array_elements(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') AS r (score)
     JOIN seat s ON s.game_id = g.id AND s.seat = (r.score ->> 'seat')::integer
     WHERE g.phase = 'ended' AND ${counts('g.id')} AND jsonb_typeof(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') = 'array'
     ORDER BY g.ended_at DESC, g.id, place, s.seat`,
  );

/** A tally as sums, so that nothing is rounded on the way. */
interface Sum {
  games: number;
  won: number;
  standing: number;
}

const add = (sums: Map<string, Sum>, key: string, won: boolean, standing: number): void => {
  const sum = sums.get(key) ?? { games: 0, won: 0, standing: 0 };
  sums.set(key, {
    games: sum.games + 1,
    won: sum.won + (won ? 1 : 0),
    standing: sum.standing + standing,
  });
};

const means = (sums: ReadonlyMap<string, Sum>): { readonly [key: string]: Sum } =>
  Object.fromEntries(
    [...sums].map(([key, { games, won, standing }]) => [key, { games, won, standing: standing / games }]),
  );

export interface SlowResults {
  /** Games in their order, each with its scores. */
  readonly games: readonly { readonly id: string; readonly scores: readonly (readonly [string, number])[] }[];
  readonly byTitle: { readonly [title: string]: Sum };
  /** By the opponents' ids. */
  readonly byOpponent: { readonly [personId: string]: Sum };
  readonly waits: readonly number[];
  readonly finished: number;
  readonly turns: number;
  readonly inTime: number;
}

/** Rows that stand, as `game number`, followed one by one from the newest back. */
const standing = async (tx: Tx): Promise<readonly string[]> => {
  const tops = await tx.rows<{ id: string; top: number }>('SELECT id, top FROM game');
  const rows = await tx.rows<{ game_id: string; number: number; under: number }>(
    'SELECT game_id, number, under FROM log',
  );
  const under = new Map(rows.map(row => [`${row.game_id} ${String(row.number)}`, row.under]));
  return tops.flatMap(({ id, top }) => {
    const found: string[] = [];
    for (let at = top; at > 0; at = under.get(`${id} ${String(at)}`)!) found.push(`${id} ${String(at)}`);
    return found;
  });
};

const STANDS = `l.game_id || ' ' || l.number = ANY ($2)`;

const REPLIES = `
  SELECT extract(epoch FROM l.at - b.at)::double precision / 60 AS wait
  FROM log l JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
  JOIN game g ON g.id = l.game_id AND g.phase = 'ended'
  WHERE l.by_person = $1 AND l.cause IN ('player', 'mail') AND l.kind = 'action' AND b.seat <> l.seat
    AND ${STANDS} AND ${counts('g.id')} ORDER BY wait`;

const RELIABILITY = `
  SELECT (SELECT count(DISTINCT g.id)::integer FROM game g JOIN seat s ON s.game_id = g.id
      WHERE s.person_id = $1 AND g.phase = 'ended' AND g.started_at IS NOT NULL AND ${counts('g.id')}) AS finished,
    count(*)::integer AS turns,
    count(*) FILTER (WHERE l.cause <> 'clock' AND (l.clocks -> l.seat::text -> 'ended' ->> 'bank')::numeric > 0)::integer
      AS "inTime"
  FROM log l LEFT JOIN log b ON b.game_id = l.game_id AND b.number = l.number - 1
  WHERE l.kind = 'action' AND ${STANDS} AND ${counts('l.game_id')} AND l.clocks -> l.seat::text -> 'ended' IS NOT NULL
    AND l.clocks -> l.seat::text -> 'ended' IS DISTINCT FROM b.clocks -> l.seat::text -> 'ended'
    AND (l.by_person = $1 AND l.cause IN ('player', 'mail') OR l.cause = 'clock' AND (
      EXISTS (SELECT FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat AND t.person_id = $1
        AND t.from_number < l.number AND (t.to_number IS NULL OR l.number <= t.to_number))
      OR EXISTS (SELECT FROM seat s WHERE s.game_id = l.game_id AND s.seat = l.seat AND s.person_id = $1
        AND NOT EXISTS (SELECT FROM tenure t WHERE t.game_id = l.game_id AND t.seat = l.seat))))`;

export const slowResults = async (tx: Tx, personId: string): Promise<SlowResults> => {
  const all = await ranked(tx);
  const byTitle = new Map<string, Sum>();
  const byOpponent = new Map<string, Sum>();
  const games: SlowResults['games'][number][] = [];
  for (const id of new Set(all.map(row => row.game_id))) {
    const rows = all.filter(row => row.game_id === id);
    const mine = rows.find(row => row.person_id === personId);
    if (!mine) continue;
    games.push({ id, scores: rows.map(row => [row.player, row.place]) });
    if (rows.length > 1 && rows.every(row => row.person_id === personId)) continue;
    const height = rows.length > 1 ? (rows.length - mine.place) / (rows.length - 1) : 1;
    add(byTitle, mine.title, mine.place === 1, height);
    for (const other of rows)
      if (other.person_id !== null && other.person_id !== personId)
        add(
          byOpponent,
          other.person_id,
          other.place > mine.place,
          (Math.sign(other.place - mine.place) + 1) / 2,
        );
  }
  const stands = await standing(tx);
  const waits = await tx.rows<{ wait: number }>(REPLIES, [personId, stands]);
  const [turns] = await tx.rows<Pick<SlowResults, 'finished' | 'turns' | 'inTime'>>(RELIABILITY, [
    personId,
    stands,
  ]);
  return {
    games,
    byTitle: means(byTitle),
    byOpponent: means(byOpponent),
    waits: waits.map(row => row.wait),
    ...turns!,
  };
};

/** By title and number of seats: how many games, and what winners and last had in the mean. */
export const slowTitles = (tx: Tx): Promise<readonly object[]> =>
  tx.rows(
    `WITH one AS (
       SELECT g.id, g.title, g.seats, extract(epoch FROM g.ended_at - g.started_at) / 86400 AS days,
         max((r.score ->> 'points')::double precision) AS best, min((r.score ->> 'points')::double precision) AS worst
       FROM game g CROSS JOIN LATERAL jsonb_array_elements(coalesce(g.agreed_result, g.standing -> 'result') -> 'scores') AS r (score)
       WHERE g.phase = 'ended' AND ${counts('g.id')} AND EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id IS NOT NULL)
       GROUP BY g.id
     )
     SELECT title, seats, count(*)::integer AS games, avg(best) AS "winnerPoints", avg(worst) AS "lastPoints",
       percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS days
     FROM one GROUP BY title, seats ORDER BY title, seats`,
  );
