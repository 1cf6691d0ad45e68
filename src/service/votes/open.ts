import {
  addJob,
  closeVote,
  insertVote,
  lastVote,
  type VoteRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject, Seat } from '../../engine/core/index.js';
import { tallyOutcome, type Tally } from '../../pace/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';
import { judged } from './judge.js';
import type { VoteAbout } from './kinds.js';
import { tellOpened } from './tell.js';

/** A vote that is to be opened; who starts it has checked that it may be. */
export interface NewVote {
  readonly about: VoteAbout;
  /** Null for the clock. */
  readonly startedBy: { readonly personId: string; readonly seat: Seat } | null;
  /** The seat it is about. */
  readonly subject?: Seat;
  readonly params?: JsonObject;
  /** Cleaned. */
  readonly reason?: string;
  readonly tally: Tally;
}

/** The job that looks at a vote again: when its time is up, or when something about it has changed. */
export const settleAt = (tx: Tx, id: string, runAt: Date): Promise<void> =>
  addJob(tx, { task: 'vote', payload: { id }, runAt, key: `vote:${id}` });

/**
 * Puts something to the players of a game, under its lock; those who have not voted yet are mailed.
 * @returns the vote, or null when one of its kind (about that seat) is open already
 */
export const openVote = async (
  deps: Deps,
  tx: Tx,
  { game, seats }: Locked,
  opened: NewVote,
): Promise<VoteRow | null> => {
  const vote: VoteRow = {
    id: newId(deps, 12),
    game_id: game.id,
    about: opened.about,
    subject: opened.subject ?? -1,
    started_by: opened.startedBy?.personId ?? null,
    seat: opened.startedBy?.seat ?? null,
    params: opened.params ?? {},
    reason: opened.reason ?? '',
    tally: opened.tally,
    number: game.number,
    hash: game.hash,
    opened_at: new Date(opened.tally.opened),
    expires_at: new Date(opened.tally.expires),
    closed_at: null,
    outcome: null,
    choice: null,
  };
  if (!(await insertVote(tx, vote)) && !(await insertAfterExpired(deps, tx, seats, vote))) return null;
  await settleAt(tx, vote.id, vote.expires_at);
  await tellOpened(deps, tx, seats, vote);
  return vote;
};

/** The earlier one may be over without its job having come yet. */
const insertAfterExpired = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
  vote: VoteRow,
): Promise<boolean> => {
  const earlier = await lastVote(tx, vote.game_id, vote.about, vote.subject);
  const at = deps.clock();
  if (!earlier) return false;
  const tally = await judged(deps, tx, seats, earlier);
  if (tallyOutcome(tally, at.getTime()).is !== 'expired') return false;
  await closeVote(tx, earlier.id, { outcome: 'expired', choice: null, at });
  await settleAt(tx, earlier.id, at);
  return insertVote(tx, vote);
};

/** The newest vote on a seat whose time was up, open or over; null for none. */
export const lastAbsentTally = async (tx: Tx, gameId: string, seat: Seat): Promise<Tally | null> =>
  (await lastVote(tx, gameId, 'absent', seat))?.tally ?? null;
