import type { JsonObject } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import { SHOWN_NAME } from './people.js';
import { named } from './named.js';

export type VoteOutcome = 'carried' | 'rejected' | 'expired' | 'moot' | 'withdrawn';

/** A tally as `src/pace` makes it; this folder only keeps it. */
export interface KeptTally {
  readonly voters: readonly string[];
  readonly choices: readonly string[];
  readonly against: string;
  readonly rule: 'majority' | 'unanimous';
  readonly opened: number;
  readonly expires: number;
  readonly ballots: { readonly [voter: string]: string };
  readonly missing?: readonly string[];
}

/** Something the players of a game decide together. */
export type VoteRow = Columns<
  'vote',
  'id' | 'game_id' | 'about' | 'hash' | 'opened_at' | 'expires_at' | 'closed_at',
  {
    /** The seat it is about; -1 for none. */
    readonly subject: number;
    /** Null for the clock. */
    readonly started_by: string | null;
    /** Of the one who started it. */
    readonly seat: number | null;
    readonly params: JsonObject;
    /** What the one who starts it says about it. */
    readonly reason: string;
    readonly tally: KeptTally;
    /** The log's when it was started. */
    readonly number: number;
    readonly outcome: VoteOutcome | null;
    /** What was carried. */
    readonly choice: string | null;
  }
>;

type NewVoteRow = Omit<VoteRow, 'closed_at' | 'outcome' | 'choice'>;

const INSERT = named(`
  INSERT INTO vote (id, game_id, about, subject, started_by, seat, params, reason, tally, number, hash, opened_at, expires_at)
  VALUES ({id}, {game_id}, {about}, {subject}, {started_by}, {seat}, {params}, {reason}, {tally}, {number}, {hash},
    {opened_at}, {expires_at})
  ON CONFLICT (game_id, about, subject) WHERE closed_at IS NULL DO NOTHING RETURNING id`);

/** @returns false when such a vote is open already */
export const insertVote = async (tx: Tx, vote: NewVoteRow): Promise<boolean> => {
  const values = INSERT.values({
    ...vote,
    params: JSON.stringify(vote.params),
    tally: JSON.stringify(vote.tally),
  });
  return (await tx.rows(INSERT.text, values)).length > 0;
};

export const readVote = async (tx: Tx, id: string): Promise<VoteRow | undefined> =>
  (await tx.rows<VoteRow>('SELECT * FROM vote WHERE id = $1', [id]))[0];

/** The open votes of a game, the oldest first. */
export const openVotes = (tx: Tx, gameId: string): Promise<readonly VoteRow[]> =>
  tx.rows<VoteRow>('SELECT * FROM vote WHERE game_id = $1 AND closed_at IS NULL ORDER BY opened_at, id', [
    gameId,
  ]);

/** The newest votes that are over. */
export const closedVotes = (tx: Tx, gameId: string, most: number): Promise<readonly VoteRow[]> =>
  tx.rows<VoteRow>(
    `SELECT * FROM vote WHERE game_id = $1 AND closed_at IS NOT NULL
     ORDER BY closed_at DESC, id LIMIT $2`,
    [gameId, most],
  );

/** The votes that were begun at that row of the log. */
export const votesAt = (tx: Tx, gameId: string, number: number): Promise<readonly VoteRow[]> =>
  tx.rows<VoteRow>('SELECT * FROM vote WHERE game_id = $1 AND number = $2 ORDER BY opened_at, id', [
    gameId,
    number,
  ]);

/** The newest vote of a kind about a seat, open or over. */
export const lastVote = async (
  tx: Tx,
  gameId: string,
  about: string,
  subject: number,
): Promise<VoteRow | undefined> =>
  (
    await tx.rows<VoteRow>(
      `SELECT * FROM vote WHERE game_id = $1 AND about = $2 AND subject = $3
       ORDER BY opened_at DESC, id LIMIT 1`,
      [gameId, about, subject],
    )
  )[0];

/** How many votes somebody has started in a game since then. */
export const votesStartedSince = async (
  tx: Tx,
  gameId: string,
  personId: string,
  since: Date,
): Promise<number> => {
  const rows = await tx.rows<{ count: number }>(
    'SELECT count(*)::integer AS count FROM vote WHERE game_id = $1 AND started_by = $2 AND opened_at > $3',
    [gameId, personId, since],
  );
  return rows[0]?.count ?? 0;
};

/** Keeps changed ballots or voters. */
export const keepTally = async (tx: Tx, id: string, tally: KeptTally): Promise<void> => {
  await tx.rows('UPDATE vote SET tally = $2 WHERE id = $1', [id, JSON.stringify(tally)]);
};

/** @returns false when it was closed before */
export const closeVote = async (
  tx: Tx,
  id: string,
  closed: { readonly outcome: VoteOutcome; readonly choice: string | null; readonly at: Date },
): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE vote SET outcome = $2, choice = $3, closed_at = $4
     WHERE id = $1 AND closed_at IS NULL RETURNING id`,
    [id, closed.outcome, closed.choice, closed.at],
  );
  return rows.length > 0;
};

export interface MovedOn {
  readonly gameId: string;
  /** Who acted, and who is asked now. */
  readonly seat: number;
  readonly asked: readonly number[];
  readonly ended: boolean;
  readonly at: Date;
}

/**
 * Closes what a new row of the log has made pointless: an undo or redo of what is not the newest any more, a
 * vote about a seat that has acted or need not, and everything when the game ends. A job tells the players.
 * One statement, since it is sent with every move.
 */
export const closeMoot = async (tx: Tx, m: MovedOn): Promise<void> => {
  await tx.rows(
    `WITH closed AS (
       UPDATE vote SET outcome = 'moot', closed_at = $5
       WHERE game_id = $1 AND closed_at IS NULL AND (
         $4 OR about IN ('undo', 'redo')
         OR (about IN ('absent', 'replace') AND (subject = $2 OR NOT subject = ANY ($3))))
       RETURNING id
     ), jobs AS (
       SELECT put_job('vote', json_build_object('id', id), $5::timestamptz,
         job_key := 'vote:' || id) AS job
       FROM closed
     )
     SELECT count(job) FROM jobs`,
    [m.gameId, m.seat, m.asked, m.ended, m.at],
    'close-moot',
  );
};

/** What some people are called now, by their ids; to be worded where it is shown. */
export const personNames = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.rows<Columns<'person', 'id' | 'name'>>(
    `SELECT p.id, ${SHOWN_NAME} AS name FROM person p WHERE p.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
