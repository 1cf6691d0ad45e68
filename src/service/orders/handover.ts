import { changeOrders, standingOrders, type GameRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';

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
