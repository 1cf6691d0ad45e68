import { direct, keepsFromWriting, lastSights, sawPerson, type SeatRow, type Tx } from '../../db/index.js';
import { isMissing } from '../../pace/index.js';
import { personTimeOf } from '../clocks/calendars.js';
import type { Deps } from '../deps.js';

/** Somebody has given a sign of life: signed in, looked at a page, answered a mail. Known to the hour. */
export const seen = (deps: Deps, personId: string): Promise<void> =>
  sawPerson(direct(deps.db), personId, deps.clock());

/** Waits for what is noted beside reading. A database that takes nothing more keeps nobody from reading. */
export const inPassing = async (writes: readonly Promise<void>[]): Promise<void> => {
  for (const write of await Promise.allSettled(writes))
    if (write.status === 'rejected' && !keepsFromWriting(write.reason)) throw write.reason;
};

/** Which of the players have not been seen for long, or are kept out by an operator. */
export const missingPlayers = async (
  deps: Deps,
  tx: Tx,
  seats: readonly SeatRow[],
): Promise<readonly string[]> => {
  const now = deps.clock().getTime();
  const rows = new Map(seats.flatMap(seat => (seat.person_id === null ? [] : [[seat.person_id, seat]])));
  const sights = await lastSights(tx, [...rows.keys()]);
  return sights
    .filter(
      ({ id, seen_at: at, blocked }) => blocked || isMissing(personTimeOf(rows.get(id)!), at.getTime(), now),
    )
    .map(({ id }) => id)
    .sort();
};
