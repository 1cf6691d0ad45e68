import {
  closeVote,
  keepTally,
  lockGame,
  readVote,
  readSeats,
  type VoteRow,
  type Transaction,
} from '../../db/index.js';
import { tallyOutcome, remaining } from '../../pace/index.js';
import type { Locked } from '../authority.js';
import { timedGameOf } from '../clocks/calendars.js';
import { pauseGame, resumeGame } from '../clocks/pause.js';
import { runningOf } from '../clocks/schedule.js';
import { wakeOrders } from '../clocks/wake-orders.js';
import type { Deps } from '../deps.js';
import { endTogether } from './end.js';
import { judged } from './judge.js';
import { waitsForEnd } from './kinds.js';
import { settleAt } from './open.js';
import { vacate } from '../tables/seats.js';
import { takeBackTogether } from './take-back.js';
import { announceResult } from './tell.js';

/** Does what all have agreed to. */
const carryOut = async (
  deps: Deps,
  tx: Transaction,
  locked: Locked,
  vote: VoteRow,
  choice: string,
): Promise<void> => {
  const { id } = locked.game;
  switch (vote.about) {
    case 'undo':
    case 'redo':
      return takeBackTogether(deps, tx, locked, vote);
    case 'end':
      return endTogether(deps, tx, locked);
    case 'pause': {
      const { until } = vote.params as { until: number | null };
      // Agreed too late: it would have ended by now.
      if (until !== null && until <= deps.clock().getTime()) return;
      return pauseGame(deps, tx, id, until === null ? null : new Date(until));
    }
    case 'resume':
      return resumeGame(deps, tx, id);
    default:
      if (choice === 'end') return endTogether(deps, tx, locked);
      await vacate(deps, tx, locked, vote.subject, 'voted');
  }
};

/** Does the seat that a vote is about have time again? It may have been given back since it was started. */
const hasTime = ({ game, seats }: Locked, { subject }: VoteRow, at: Date): boolean => {
  const time = timedGameOf(game);
  const running = time && runningOf(game, time, seats).find(({ seat }) => seat === subject);
  return running ? remaining(running.clock, running.calendar, at.getTime()) > 0 : false;
};

/**
 * Closes a vote whose outcome is clear, tells everybody and does what was carried; otherwise looks again
 * when its time is up. Under the game's lock: whoever comes later finds it closed.
 */
export const settleVote = async (
  deps: Deps,
  tx: Transaction,
  locked: Locked,
  vote: VoteRow,
): Promise<void> => {
  const at = deps.clock();
  const tally = await judged(deps, tx, locked.seats, vote);
  const outcome = tallyOutcome(tally, at.getTime());
  const waits = outcome.is === 'carried' && waitsForEnd(vote.about) && at < vote.expires_at;
  if (outcome.is === 'open' || waits) return settleAt(tx, vote.id, vote.expires_at);
  const pointless = outcome.is === 'carried' && vote.about === 'absent' && hasTime(locked, vote, at);
  const choice = outcome.is === 'carried' && !pointless ? outcome.choice : null;
  const closed = { outcome: pointless ? ('moot' as const) : outcome.is, choice, at };
  if (!(await closeVote(tx, vote.id, closed))) return;
  if (tally !== vote.tally) await keepTally(tx, vote.id, tally);
  await announceResult(deps, tx, locked.seats, vote);
  if (choice !== null) await carryOut(deps, tx, locked, vote, choice);
  await wakeOrders(tx, locked.game.id, at);
};

/** The job that looks at a vote: closes one whose time is up, and tells of one that was closed by a move. */
export const voteDue = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const gameId = (await readVote(tx, id))?.game_id;
    const game = gameId === undefined ? undefined : await lockGame(tx, gameId);
    if (!game) return;
    const [vote, seats] = await Promise.all([readVote(tx, id), readSeats(tx, [game.id])]);
    if (!vote) return;
    // While an operator holds the game nothing is decided; it is looked at again when it goes on.
    if (vote.closed_at === null && game.frozen_at) return;
    if (vote.closed_at === null) await settleVote(deps, tx, { game, seats }, vote);
    else await announceResult(deps, tx, seats, vote);
  });
