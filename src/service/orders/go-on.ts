import type { GameState, Title } from '../../engine/core/index.js';
import { lockGame, readSeats, standingOrders, type OrderRow, type Transaction } from '../../db/index.js';
import type { Locked } from '../authority.js';
import { pausedNow } from '../clocks/pause.js';
import { wakeOrders } from '../clocks/wake-orders.js';
import type { Deps } from '../deps.js';
import { loadState, titleOf } from '../log/load.js';
import { recordOrders } from '../log/record.js';
import type { Mover } from '../written.js';
import { forcedSeats } from './forced.js';
import { areHeld, undecided } from './held.js';
import { playOrders } from './run.js';
import { actedOf, keptAt } from './standing.js';

/** A position under the game's lock, and the orders that stand in it. */
export interface LockedPosition extends Locked {
  readonly title: Title;
  readonly state: GameState;
  readonly orders: readonly OrderRow[];
}

/**
 * Lets orders act, or end, where nobody has just moved.
 * @param giver who has just given one
 * @returns whether there was anything to do
 */
export const actNow = async (
  deps: Deps,
  tx: Transaction,
  { title, state, orders, ...locked }: LockedPosition,
  giver: Mover | null,
): Promise<boolean> => {
  const { game, seats } = locked;
  const kept = await keptAt(tx, game, game.top, orders);
  const forced = await forcedSeats(deps, tx, game, seats);
  const acted = actedOf(playOrders(deps, title, { ...locked, state, forced, moved: false }, kept));
  if (acted.rows.length + acted.ended.length === 0) return false;
  recordOrders(deps, tx, title, locked, acted, giver);
  return true;
};

/** Lets all orders of a game act that have something to do. @returns whether any had */
export const letOrdersAct = async (
  deps: Deps,
  tx: Transaction,
  { game, seats }: Locked,
): Promise<boolean> => {
  const orders = await standingOrders(tx, game.id);
  if (orders.length === 0) return false;
  const state = await loadState(deps, tx, game, game.top, game.state_hash!);
  return actNow(deps, tx, { game, seats, orders, state, title: titleOf(deps, game) }, null);
};

/** The job that looks at orders that have waited: a pause is over, or a vote. They may have to wait on. */
export const checkWaitingOrders = (deps: Deps, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
    if (game?.phase !== 'running') return;
    const pause = pausedNow(game, deps.clock());
    if (pause?.until) await wakeOrders(tx, gameId, pause.until);
    if (await areHeld(deps, tx, game, undecided)) return;
    await letOrdersAct(deps, tx, { game, seats });
  });
