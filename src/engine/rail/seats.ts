import type { Seat } from '../core/index.js';
import type { RailState } from './state.js';

/** The next seat clockwise that is still in the game. */
export const nextSeat = (s: RailState, seat: Seat): Seat => {
  for (let i = 1; i < s.players.length; i++) {
    const next = (seat + i) % s.players.length;
    if (!s.players[next]!.out) return next;
  }
  return seat;
};

/** How many players are still in the game. */
export const playersIn = (s: RailState): number => {
  let count = 0;
  for (const { out } of s.players) if (!out) count++;
  return count;
};
