import { direct, gameOfAccepted, readGame, readSeats } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { secretHash } from '../secrets.js';

/** The game that an accepted invitation led to. */
export interface AcceptedInvitation {
  readonly gameId: string;
  readonly gameName: string;
  /** Who sits there now, by id. */
  readonly players: readonly string[];
}

/** Where the secret of an accepted invitation has led; null for any other secret. */
export const acceptedInvitation = async (deps: Deps, secret: string): Promise<AcceptedInvitation | null> => {
  const tx = direct(deps.db);
  const gameId = await gameOfAccepted(deps.db, secretHash(secret));
  const game = gameId === null ? undefined : await readGame(tx, gameId);
  if (!game) return null;
  const seats = await readSeats(tx, [game.id]);
  return {
    gameId: game.id,
    gameName: game.name,
    players: seats.flatMap(({ person_id: player }) => (player === null ? [] : [player])),
  };
};
