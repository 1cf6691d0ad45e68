import type { Seat } from '../../../../engine/core/index.js';
import type { Draft } from '../position/draft.js';

/** The player takes money from the bank; what is not seen stays unseen. */
export const take = (d: Draft, seat: Seat, amount: number): void => {
  const player = d.players[seat]!;
  if (player.money !== null) player.money += amount;
};

/** The player pays the bank what was found to be there. */
export const pay = (d: Draft, seat: Seat, amount: number): void => take(d, seat, -amount);
