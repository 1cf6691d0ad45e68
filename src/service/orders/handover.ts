import { changeOrders, standingOrders, type GameRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';

/** Ends all that stand in a game that ends outside its log. Called under the game's lock. */
export const endOrdersOfGame = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
): Promise<void> => {
  const end = { number: game.number, at: deps.clock(), why: { kind: 'game-over' }, done: true };
  const standing = await standingOrders(tx, game.id);
  await changeOrders(
    tx,
    standing.map(({ id }) => ({ id, made: [], end })),
  );
};

/**
 * Ends what stands for a seat that gets another player: the orders were the old one's own. Called under
 * the game's lock.
 */
export const endOrdersOfSeat = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
  seat: Seat,
): Promise<void> => {
  const standing = await standingOrders(tx, game.id);
  await changeOrders(
    tx,
    standing
      .filter(row => row.seat === seat)
      .map(({ id }) => ({
        id,
        made: [],
        end: { number: game.number, at: deps.clock(), why: { kind: 'handed-over' }, done: false },
      })),
  );
};
