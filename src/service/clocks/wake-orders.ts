import { addJob, type Tx } from '../../db/index.js';

/** Has the game's standing orders looked at then, which may have waited for the end of a pause or a vote. */
export const wakeOrders = (tx: Tx, gameId: string, runAt: Date): Promise<void> =>
  addJob(tx, { task: 'orders', payload: { game: gameId }, runAt, key: `orders:${gameId}` });
