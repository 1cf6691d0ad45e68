import { closeMoot, endOutsideLog, type Tx } from '../../db/index.js';
import type { Status } from '../../engine/core/index.js';
import type { Locked } from '../authority.js';
import { tellEnd } from '../post/game-news.js';
import { schedule } from '../clocks/schedule.js';
import type { Deps } from '../deps.js';
import { loadState, titleOf } from '../log/load.js';
import { endOrdersOfGame } from '../orders/handover.js';
import { forPeople } from '../post/notices.js';
import { post } from '../post/outbox.js';
import { tellFollowersLater } from '../post/followers.js';

/** How the players stand now, where the rules can tell while a game runs. */
const rankNow = async (deps: Deps, tx: Tx, { game }: Locked, reason: string): Promise<Status['result']> => {
  const title = titleOf(deps, game);
  if (!title.scores) return null;
  const state = await loadState(deps, tx, game, game.top, game.state_hash!);
  return { reason, scores: title.scores(state) };
};

/**
 * Ends a game because all have agreed, or because an operator ends it, under its lock. The rules know no such end,
 * so nothing is added to the log: its last position stays the last, and the game itself says how it ended.
 */
export const endTogether = async (
  deps: Deps,
  tx: Tx,
  locked: Locked,
  by: 'consent' | 'operator' = 'consent',
): Promise<void> => {
  const { game, seats } = locked;
  const at = deps.clock();
  const result = await rankNow(deps, tx, locked, by === 'consent' ? 'agreed' : 'operator');
  await endOutsideLog(tx, game.id, { by, at, result });
  await endOrdersOfGame(deps, tx, game);
  await closeMoot(tx, { gameId: game.id, seat: -1, asked: [], ended: true, at });
  await schedule(deps, tx, { ...game, phase: 'ended' }, seats);
  await post(
    deps,
    tx,
    game,
    seats,
    forPeople(
      seats.map(({ seat }) => ({ seat, kind: 'game-over' as const })),
      seats,
      null,
    ),
  );
  await tellFollowersLater(deps, tx, game.id);
  if (game.hooked) await tellEnd(deps, tx, game);
};
