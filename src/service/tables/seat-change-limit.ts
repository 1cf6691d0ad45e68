import { takenOverSince, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { TooMany } from '../errors.js';

/** Seats of a game that may be taken over in a day: the others are mailed each time. */
const MOST_A_DAY = 6;

/**
 * Who leaves and comes back again and again fills the others' mailboxes.
 * @throws TooMany `too-many-seat-changes`
 */
export const limitSeatChanges = async (deps: Deps, tx: Tx, gameId: string): Promise<void> => {
  const since = new Date(deps.clock().getTime() - 86_400_000);
  if ((await takenOverSince(tx, gameId, since)) >= MOST_A_DAY)
    throw new TooMany('too-many-seat-changes', { most: MOST_A_DAY });
};
