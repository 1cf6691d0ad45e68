import type { Drawn, Json, JsonObject, Level, Settings, Status, Turn } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

export type Phase = 'open' | 'running' | 'ended';

/** Who may look on besides the players: nobody, whoever has the link, whoever knows the game's address. */
export type Spectators = 'none' | 'link' | 'everyone';

/** A game and where its log stands. What follows from the log changes only under this row's lock. */
export type GameRow = Columns<
  'game',
  | 'id'
  | 'title'
  | 'rules'
  | 'name'
  | 'seats'
  | 'state_hash'
  | 'waiting_since'
  | 'created_by'
  | 'created_at'
  | 'started_at'
  | 'ended_at'
  | 'sandbox_until',
  {
    readonly settings: Settings;
    /** Null before the start. */
    readonly setup_draws: readonly Drawn[] | null;
    readonly phase: Phase;
    /** Rows in the log. */
    readonly number: number;
    /** Of the newest row; of the start when there is none. */
    readonly hash: string;
    /** Makes its hashes tell nothing of what is hidden; empty before the start. */
    readonly salt: string;
    /** The action that stands on top after all undos; 0 is the set-up. */
    readonly top: number;
    /** How many actions stand. */
    readonly depth: number;
    /** Actions a redo would bring back, the newest undone last. */
    readonly undone: readonly number[];
    readonly turn: Turn | null;
    readonly standing: Status | null;
    /** A game may end outside its log: when all agree, or when an operator ends it. */
    readonly ended_by: 'consent' | 'operator' | null;
    /** Ranks the last position of such a game, where the rules can. */
    readonly agreed_result: Status['result'];
    /** May players ask what the computer would do, as all agreed who sat down? */
    readonly advice: boolean;
    /** Does it stand in the list of open tables? */
    readonly listed: boolean;
    /** The creator's words for those who look for a game. */
    readonly about: string;
    /** Drawn places are drawn at the start. */
    readonly seating: 'fixed' | 'drawn';
    /** Ended before it began. */
    readonly called_off_at: Date | null;
    /** Are webhooks told of its moves? */
    readonly hooked: boolean;
    readonly spectators: Spectators;
    /** The link for spectators is derived from it; null where there is none. */
    readonly watch_id: string | null;
    /** May players chat in pairs? */
    readonly private_chat: boolean;
    /** May spectators read what is said to all? */
    readonly open_chat: boolean;
    /** What its creator chose about its time, what each seat has left, and when all clocks stood: see `pace`. */
    readonly time: Json;
    readonly clocks: Json;
    readonly pauses: readonly Json[];
    /** Since when an operator holds it: nobody can play. */
    readonly frozen_at: Date | null;
  }
>;

export type SeatRow = Columns<
  'seat',
  'game_id' | 'seat' | 'name' | 'person_id' | 'by_service',
  {
    /** How far the service thinks ahead there, where it plays. */
    readonly level: Level;
    /** Since when its player looks for somebody to take it over. */
    readonly offered_at: Date | null;
    /** May whoever may look at the game take it, when it is empty or offered? */
    readonly joinable: boolean;
  }
> & {
  /** By mail, or kept for whoever has its link. */
  readonly invited: boolean;
  readonly by_link: boolean;
  /** Null for a link, and where it is not the inviter's to see. */
  readonly invited_email: ColumnType<'invitation', 'email'> | null;
  /** Who has sent the invitation; null for a link, and where none is out. */
  readonly invited_by: ColumnType<'invitation', 'by_person'> | null;
  /** Whom it is meant for, in the inviter's words; '' where nothing was said. */
  readonly invited_name: string;
  /** Its person's zone and calendar, see `pace`; null without a person. */
  readonly person_zone: ColumnType<'person', 'time_zone'> | null;
  readonly person_time: JsonObject | null;
  /** Seconds that the mails of their turns wait; null for as long as all do. */
  readonly person_hold: number | null;
  /** Its person lets a program play. */
  readonly by_program: boolean;
  /** Its person is a bot that somebody owns. */
  readonly by_bot: boolean;
  /** Its person wishes that moves with one possibility are made for them. */
  readonly forced_moves: boolean;
};

export const readGame = async (tx: Tx, id: string): Promise<GameRow | undefined> =>
  (await tx.rows<GameRow>('SELECT * FROM game WHERE id = $1', [id], 'read-game'))[0];

/**
 * Whoever changes a game does so under this lock; it lasts until the transaction ends. Rows that only name the game do
 * not wait. Whoever locks several games does so in the order of their ids, and games before people.
 */
export const lockGame = async (tx: Tx, id: string): Promise<GameRow | undefined> =>
  (await tx.rows<GameRow>('SELECT * FROM game WHERE id = $1 FOR NO KEY UPDATE', [id], 'lock-game'))[0];

/** Seats of some games, in seating order. */
export const readSeats = (tx: Tx, gameIds: readonly string[]): Promise<readonly SeatRow[]> =>
  tx.rows<SeatRow>(
    `SELECT s.*, i.id IS NOT NULL OR k.id IS NOT NULL AS invited,
       CASE WHEN NOT i.hidden THEN i.email END AS invited_email, i.by_person AS invited_by, k.id IS NOT NULL AS by_link,
       coalesce(i.name, k.name, '') AS invited_name,
       p.time_zone AS person_zone, p.time AS person_time, p.notify -> 'hold' AS person_hold,
       coalesce(p.is_program, false) AS by_program, p.owner_id IS NOT NULL AS by_bot,
       coalesce(p.forced_moves, false) AS forced_moves
     FROM unnest($1::text[]) AS asked (id)
       CROSS JOIN LATERAL (SELECT * FROM seat WHERE game_id = asked.id OFFSET 0) AS s
     LEFT JOIN invitation i ON i.game_id = s.game_id AND i.seat = s.seat AND i.status = 'out'
     LEFT JOIN seat_key k ON k.game_id = s.game_id AND k.seat = s.seat AND k.closed_at IS NULL
       LEFT JOIN person p ON p.id = s.person_id
     ORDER BY s.game_id, s.seat`,
    [gameIds],
    'read-seats',
  );

/**
 * Games that somebody, `$1`, sits in or made, and of which `rest` holds, as `g`. They are looked up one by one
 * (`OFFSET 0` keeps it so): a prepared statement is planned for anybody, and may else read all games of the service.
 */
const own = (columns: string, rest: string): string => `
  (SELECT id FROM game WHERE created_by = $1 UNION SELECT game_id FROM seat WHERE person_id = $1) AS own
  CROSS JOIN LATERAL (SELECT ${columns} FROM game WHERE id = own.id AND ${rest} OFFSET 0) AS g`;

/** Which of somebody's games a list has. */
export interface ListedGames {
  /** This game; null for all. */
  readonly only: string | null;
  /** Are sandboxes among them? */
  readonly sandboxes: boolean;
}

/** Games someone sits in or made that are not over: those that wait for them first, the longest wait first. */
export const goingGamesOf = (
  tx: Tx,
  personId: string,
  { only, sandboxes }: ListedGames = { only: null, sandboxes: false },
): Promise<readonly GameRow[]> =>
  tx.rows<GameRow>(
    `SELECT g.* FROM ${own('*', `phase <> 'ended'`)}
     WHERE ($2::text IS NULL OR g.id = $2) AND ($3 OR g.sandbox_until IS NULL)
     ORDER BY
       g.phase = 'running' AND EXISTS (
         SELECT FROM (SELECT * FROM seat WHERE game_id = g.id OFFSET 0) AS s
         WHERE s.person_id = $1 AND (g.turn -> 'asked') @> to_jsonb(s.seat)) DESC,
       g.waiting_since, g.created_at, g.id`,
    [personId, only, sandboxes],
    'going-games-of',
  );

/** Where a page of a list begins that is ordered by time: beyond this row. */
export interface BeyondTime {
  readonly at: Date;
  readonly id: string;
}

/** Games someone sat in or made that are over, the newest end first; `most` of them after that one. */
export const endedGamesOf = (
  tx: Tx,
  personId: string,
  page: ListedGames & { readonly most: number; readonly after: BeyondTime | null },
): Promise<readonly GameRow[]> =>
  tx.rows<GameRow>(
    `SELECT g.* FROM (
       SELECT g.* FROM ${own('id, ended_at, sandbox_until', `phase = 'ended'`)}
       WHERE ($5::text IS NULL OR g.id = $5) AND ($6 OR g.sandbox_until IS NULL)
         AND ($3::timestamptz IS NULL OR g.ended_at <= $3 AND (g.ended_at < $3 OR g.id > $4))
       ORDER BY g.ended_at DESC, g.id LIMIT $2) AS page
       CROSS JOIN LATERAL (SELECT * FROM game WHERE id = page.id OFFSET 0) AS g
     ORDER BY g.ended_at DESC, g.id`,
    [personId, page.most, page.after?.at ?? null, page.after?.id ?? '', page.only, page.sandboxes],
    'ended-games-of',
  );

/** The names of those of these games that somebody sits in or made. */
export const namesOfGames = async (
  tx: Tx,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.rows<Columns<'game', 'id' | 'name'>>(
    `SELECT g.id, g.name FROM game g WHERE g.id = ANY ($2) AND (
       g.created_by = $1 OR EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = $1))`,
    [personId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export interface NewGameRow {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly settings: Settings;
  /** Left out where nothing is waited for by the clock. */
  readonly time?: Json;
  readonly seats: readonly {
    readonly name: string;
    readonly personId: string | null;
    readonly byService?: boolean;
    /** How far the service thinks ahead there; not at all by default. */
    readonly level?: Level;
    /** By default whoever may look at the game may take a seat that nobody has. */
    readonly joinable?: boolean;
  }[];
  readonly createdBy: string;
  readonly at: Date;
  /** When it is deleted; left out for all but sandboxes. */
  readonly sandboxUntil?: Date;
  /** May players ask what the computer would do? Not by default. */
  readonly advice?: boolean;
}

/** A game that has not begun, with its seats. */
export const insertGame = async (tx: Tx, game: NewGameRow): Promise<void> => {
  await tx.rows(
    `INSERT INTO game (id, title, rules, name, settings, seats, phase, hash, created_by, created_at, time, sandbox_until,
       advice)
     VALUES ($1, $2, $3, $4, $5, $6, 'open', '', $7, $8, $9, $10, $11)`,
    [
      game.id,
      game.title,
      game.rules,
      game.name,
      JSON.stringify(game.settings),
      game.seats.length,
      game.createdBy,
      game.at,
      game.time ? JSON.stringify(game.time) : null,
      game.sandboxUntil ?? null,
      game.advice ?? false,
    ],
  );
  await tx.rows(
    `INSERT INTO seat (game_id, seat, name, person_id, by_service, joinable, level)
     SELECT $1, ordinality - 1, name, person, service, joinable AND NOT service, level
     FROM unnest($2::text[], $3::text[], $4::boolean[], $5::boolean[], $6::text[])
       WITH ORDINALITY AS s (name, person, service, joinable, level)`,
    [
      game.id,
      game.seats.map(s => s.name),
      game.seats.map(s => s.personId),
      game.seats.map(s => s.byService === true),
      game.seats.map(s => s.joinable !== false),
      game.seats.map(s => s.level ?? 'easy'),
    ],
  );
};

export interface Started {
  readonly id: string;
  readonly draws: readonly Drawn[];
  readonly salt: string;
  readonly hash: string;
  readonly stateHash: string;
  readonly turn: Turn;
  readonly standing: Status;
  readonly clocks: Json;
  readonly at: Date;
}

/** Begins a game: what is known before the first row of its log. */
export const setStarted = async (tx: Tx, s: Started): Promise<void> => {
  await tx.rows(
    `UPDATE game SET phase = 'running', setup_draws = $2, hash = $3, state_hash = $4, turn = $5, standing = $6,
       started_at = $7, waiting_since = $7, clocks = $8, salt = $9
     WHERE id = $1`,
    [
      s.id,
      JSON.stringify(s.draws),
      s.hash,
      s.stateHash,
      JSON.stringify(s.turn),
      JSON.stringify(s.standing),
      s.at,
      s.clocks && JSON.stringify(s.clocks),
      s.salt,
    ],
  );
};

/** Gives the seat to someone. @returns false when somebody holds it already */
export const takeSeat = async (
  tx: Tx,
  gameId: string,
  seat: number,
  personId: string,
  name: string,
): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE seat SET person_id = $3, name = $4, by_service = false
     WHERE game_id = $1 AND seat = $2 AND person_id IS NULL RETURNING seat`,
    [gameId, seat, personId, name],
  );
  return rows.length > 0;
};

/** Games that have begun: the ones that were moved in last, and as many others by chance. */
export const someGameIds = async (tx: Tx, most: number): Promise<readonly string[]> => {
  const begun = 'SELECT id FROM game WHERE setup_draws IS NOT NULL';
  const rows = await tx.rows<Columns<'game', 'id'>>(
    `(${begun} ORDER BY phase = 'running' DESC, waiting_since DESC NULLS LAST, id LIMIT $1)
     UNION (${begun} ORDER BY random() LIMIT $1)`,
    [Math.ceil(most / 2)],
  );
  return rows.map(row => row.id);
};

/** The oldest first. */
export const allGameIds = async (tx: Tx): Promise<readonly string[]> =>
  (await tx.rows<Columns<'game', 'id'>>('SELECT id FROM game ORDER BY created_at, id')).map(row => row.id);
