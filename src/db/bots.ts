import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';
import { WINS, type WinsRow } from './results.js';

/** The account of a program that somebody owns. */
export type BotRow = Columns<'person', 'id' | 'name' | 'for_all' | 'created_at'> & {
  readonly owner_id: string;
  /** When it was last seen; null where it never was. */
  readonly seen_at: Date | null;
};

const COLUMNS = 'p.id, p.name, p.for_all, p.created_at, p.owner_id, p.seen_at';

/** A bot that may play: neither it nor its owner has left, or is kept out. */
const PLAYS = `p.owner_id IS NOT NULL AND p.deleted_at IS NULL AND p.blocked_at IS NULL
  AND EXISTS (SELECT FROM person o WHERE o.id = p.owner_id AND o.deleted_at IS NULL AND o.blocked_at IS NULL)`;

/** @returns false when another bot has the name */
export const insertBot = async (
  tx: Tx,
  bot: Pick<BotRow, 'id' | 'name' | 'for_all' | 'owner_id' | 'created_at'>,
): Promise<boolean> =>
  (
    await tx.rows(
      `INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at, is_program, owner_id, for_all)
       SELECT $1, $2, '', 'bot ' || $1, o.language, o.time_zone, $5, true, o.id, $4 FROM person o WHERE o.id = $3
       ON CONFLICT (lower(name)) WHERE owner_id IS NOT NULL DO NOTHING RETURNING id`,
      [bot.id, bot.name, bot.owner_id, bot.for_all, bot.created_at],
    )
  ).length > 0;

/** Of this owner, in the order of their names. */
export const botsOf = (tx: Tx, ownerId: string): Promise<readonly BotRow[]> =>
  tx.rows<BotRow>(
    `SELECT ${COLUMNS} FROM person p WHERE p.owner_id = $1 AND p.deleted_at IS NULL ORDER BY lower(p.name), p.id`,
    [ownerId],
  );

/** A bot that may play. */
export const readBot = async (tx: Tx, id: string): Promise<BotRow | undefined> =>
  (await tx.rows<BotRow>(`SELECT ${COLUMNS} FROM person p WHERE p.id = $1 AND ${PLAYS}`, [id]))[0];

export const setForAll = async (tx: Tx, id: string, forAll: boolean): Promise<void> => {
  await tx.rows('UPDATE person SET for_all = $2 WHERE id = $1', [id, forAll]);
};

/** Unfinished games that a bot sits in, sandboxes among them. */
export const countGamesOfBot = async (tx: Tx, id: string): Promise<number> =>
  (
    await tx.rows<{ readonly games: number }>(
      `SELECT count(DISTINCT g.id)::integer AS games FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.person_id = $1 AND g.phase <> 'ended'`,
      [id],
    )
  )[0]!.games;

/**
 * How each bot came out of a finished game. On the ladder are games among bots alone, of two owners at least.
 * @param where which bots `p`
 */
const results = (where: string): string => `
  SELECT g.id AS game_id, g.ended_at, split_part(g.title, '@', 1) AS title, p.id AS person_id, p.name, r.place, r.among,
    NOT EXISTS (SELECT FROM seat o LEFT JOIN person q ON q.id = o.person_id WHERE o.game_id = g.id AND q.owner_id IS NULL)
      AND (SELECT count(DISTINCT q.owner_id) FROM seat o JOIN person q ON q.id = o.person_id WHERE o.game_id = g.id) > 1
      AS on_ladder
  FROM person p JOIN seat s ON s.person_id = p.id JOIN game g ON g.id = s.game_id
  CROSS JOIN LATERAL (
    SELECT (score ->> 'seat')::integer AS seat, rank() OVER (ORDER BY (score ->> 'points')::double precision DESC) AS place,
      count(*) OVER () AS among
    FROM jsonb_array_elements(ranked(g)) AS score) r
  WHERE ${where} AND g.phase = 'ended' AND g.started_at IS NOT NULL AND g.sandbox_until IS NULL AND r.seat = s.seat`;

/** A bot with what became of its games. */
export type RecordedBot = BotRow & WinsRow & { readonly owner: ColumnType<'person', 'name'> };

/** Those that `asker` may give a seat: their own, and those for all; with what became of their games. */
export const seatableBots = (tx: Tx, asker: string | null): Promise<readonly RecordedBot[]> =>
  tx.rows<RecordedBot>(
    `SELECT ${COLUMNS}, (SELECT name FROM person WHERE id = p.owner_id) AS owner, w.* FROM person p
     CROSS JOIN LATERAL (SELECT p.id) AS one
     CROSS JOIN LATERAL (SELECT ${WINS} FROM (${results('p.id = one.id')}) mine) w
     WHERE ${PLAYS} AND (p.for_all OR p.owner_id = $1)
     ORDER BY lower(p.name), p.id`,
    [asker],
  );

/** How one bot came out of a game of the ladder. */
export interface LadderGameRow {
  readonly game_id: ColumnType<'game', 'id'>;
  readonly title: string;
  readonly id: ColumnType<'person', 'id'>;
  readonly place: number;
}

/** Games of the ladder are those of bots; of one title, where it is named. @param at the parameter that names it */
const onLadder = (at: string): string =>
  results(`p.owner_id IS NOT NULL AND (${at}::text IS NULL OR split_part(g.title, '@', 1) = ${at})`);

/** All that bots have played among each other in a title, or in all, the oldest game first. */
export const ladderGames = (tx: Tx, title: string | null): Promise<readonly LadderGameRow[]> =>
  tx.rows<LadderGameRow>(
    `SELECT game_id, title, person_id AS id, place::integer AS place
     FROM (${onLadder('$1')}) r WHERE on_ladder ORDER BY ended_at, game_id, place, person_id`,
    [title],
  );

/** What became of a bot's games of the ladder in a title. */
export type LadderRow = WinsRow & {
  readonly title: string;
  readonly id: ColumnType<'person', 'id'>;
  readonly name: ColumnType<'person', 'name'>;
};

/** Games among bots in a title, or in all by title. @param least bots with fewer of them are left out */
export const botLadder = (tx: Tx, least: number, title: string | null): Promise<readonly LadderRow[]> =>
  tx.rows<LadderRow>(
    `SELECT title, id, name, games, won, standing FROM (
       SELECT title, person_id AS id, name, ${WINS} FROM (${onLadder('$2')}) r
       WHERE on_ladder GROUP BY title, person_id, name) l
     WHERE games >= $1 ORDER BY title, lower(name)`,
    [least, title],
  );
