import type { SeatRow } from '../../db/index.js';
import { peopleAt } from '../post/game-messages.js';

/**
 * Who is asked in votes: people. A bot answers no questions, and would hold up what all others want; where none but
 * bots play, they are asked.
 */
export const votersAt = (seats: readonly SeatRow[]): readonly string[] => {
  const people = [...peopleAt(seats.filter(seat => !seat.by_bot)).keys()];
  return people.length > 0 ? people : [...peopleAt(seats).keys()];
};
