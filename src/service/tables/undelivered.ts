import {
  direct,
  enqueue,
  undeliveredInvitation,
  undeliveredSeats,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Tells whoever sent an invitation that its mail could not be delivered, once; nothing where the mail was no invitation. */
export const tellUndelivered = async (deps: Deps, tx: Tx, deliveryId: string): Promise<void> => {
  const failed = await undeliveredInvitation(tx, deliveryId);
  if (!failed) return;
  const at = deps.clock();
  const { gameId, seat, by, name, email, dedupe } = failed;
  await enqueue(tx, [
    {
      id: newId(deps, 16),
      kind: 'invitation-undelivered',
      personId: by,
      gameId,
      seat: null,
      number: null,
      subjectId: null,
      data: { seat, name, email },
      dedupe: `${dedupe}.undelivered`,
      at,
      sendAt: at,
    },
  ]);
};

/** What the message says, as long as the invitation is out and has not arrived. */
export const undeliveredMessage = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const { person_id: by, game_id: gameId, data } = row;
  if (by === null || gameId === null || !data) return null;
  const seats = await undeliveredSeats(direct(deps.db), gameId, by);
  return seats.some(seat => seat === data['seat']) ? data : null;
};
