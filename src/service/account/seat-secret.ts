import { direct, renewSeatLink } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { linkSecret, newId, secretHash } from '../secrets.js';
import { SEAT_DAYS } from './session.js';

/** The secret of the link that opens a seat for its player, as mails carry it; the same one as long as it is valid. */
export const seatSecret = async (
  deps: Deps,
  personId: string,
  gameId: string,
  seat: Seat,
): Promise<string> => {
  const id = newId(deps, 26);
  const kept = await renewSeatLink(direct(deps.db), {
    id,
    hash: secretHash(linkSecret(deps, 'seat', id)),
    game_id: gameId,
    seat,
    person_id: personId,
    expires_at: new Date(deps.clock().getTime() + SEAT_DAYS * 86_400_000),
  });
  return linkSecret(deps, 'seat', kept);
};
