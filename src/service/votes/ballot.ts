import { closeVote, keepTally, readVote, type VoteRow, type Tx } from '../../db/index.js';
import { cast } from '../../pace/index.js';
import { wakeOrders } from '../clocks/wake-orders.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import type { Actor } from '../types.js';
import { lockForPlayer } from './start.js';
import { settleAt } from './open.js';
import { settleVote } from './settle.js';

export interface Ballot {
  readonly gameId: string;
  readonly vote: string;
  /** One of the vote's choices. */
  readonly choice: string;
}

/** @throws NotFound `no-such-vote`, Conflict `vote-over` */
const readOpen = async (tx: Tx, gameId: string, id: string): Promise<VoteRow> => {
  const vote = await readVote(tx, id);
  if (vote?.game_id !== gameId) throw new NotFound('no-such-vote', { vote: id });
  if (vote.closed_at) throw new Conflict('vote-over', { outcome: vote.outcome });
  return vote;
};

/**
 * Casts a ballot, or changes it while the vote is open. The ballot that decides it closes it, and what
 * was agreed is done at once, in the same transaction.
 * @throws like `lockForPlayer`; NotFound `no-such-vote`; Conflict `vote-over`; Forbidden `not-a-voter`;
 *   Invalid `not-a-choice`
 */
export const castBallot = (deps: Deps, actor: Actor, ballot: Ballot): Promise<void> =>
  deps.db.transaction(async tx => {
    const player = await lockForPlayer(tx, actor, ballot.gameId);
    const vote = await readOpen(tx, ballot.gameId, ballot.vote);
    const { tally, code } = cast(vote.tally, actor.personId, ballot.choice, deps.clock().getTime());
    if (code === 'not-a-voter') throw new Forbidden('not-a-voter', { vote: vote.id });
    if (code === 'not-a-choice') throw new Invalid('not-a-choice', { choices: vote.tally.choices });
    if (!tally) throw new Conflict('vote-over', { outcome: null });
    await keepTally(tx, vote.id, tally);
    await settleVote(deps, tx, player, { ...vote, tally });
  });

/**
 * Takes a vote back that one has started.
 * @throws like `lockForPlayer`; NotFound `no-such-vote`; Conflict `vote-over`; Forbidden `not-your-vote`
 */
export const withdrawVote = (
  deps: Deps,
  actor: Actor,
  { gameId, vote: id }: { readonly gameId: string; readonly vote: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockForPlayer(tx, actor, gameId);
    const vote = await readOpen(tx, gameId, id);
    if (vote.started_by !== actor.personId) throw new Forbidden('not-your-vote', { vote: id });
    const at = deps.clock();
    await closeVote(tx, id, { outcome: 'withdrawn', choice: null, at });
    await settleAt(tx, id, at);
    await wakeOrders(tx, gameId, at);
  });
