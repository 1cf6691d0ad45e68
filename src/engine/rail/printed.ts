import type { JsonObject } from '../core/index.js';
import type { RailGame } from './contract.js';

/** All that is printed for a game of so many players: what hangs on their number is given for it alone. */
export const printedOf = ({ data, moves, steps }: RailGame, seats: number): JsonObject => {
  const { startingCash, certificateLimit, ...rest } = data;
  return {
    ...(rest as unknown as JsonObject),
    startingCash: startingCash[seats]!,
    certificateLimit: certificateLimit[seats]!,
    moves: Object.keys(moves),
    steps: steps.map(({ name }) => name),
  };
};
