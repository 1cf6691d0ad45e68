import {
  endInvitationsOf,
  enqueue,
  freeOpenSeats,
  leaveRunningSeats,
  readSeats,
  renameEndedSeats,
  type LeftSeat,
  type NewDelivery,
} from '../../../db/index.js';
import type { Deps } from '../../deps.js';
import { newId } from '../../secrets.js';
import { FORMER } from '../former.js';
import type { Eraser, Leaving } from './eraser.js';

/** Games go on without them: open seats are free, those of running games can be taken over, the rest is history. */
export const eraseGames: Eraser = async (deps, tx, who) => {
  await freeOpenSeats(tx, who.personId);
  await endInvitationsOf(tx, who.personId, who.addresses);
  await renameEndedSeats(tx, who.personId, FORMER);
  const left = await leaveRunningSeats(tx, who.personId, FORMER);
  const seats = await readSeats(tx, [...new Set(left.map(seat => seat.game_id))]);
  const told = left.flatMap(gone =>
    seats
      .filter(({ game_id, person_id }) => game_id === gone.game_id && person_id !== null)
      .map(({ person_id, seat }) => note(deps, who, gone, person_id!, seat)),
  );
  await enqueue(tx, told);
};

const note = (deps: Deps, { at }: Leaving, gone: LeftSeat, personId: string, seat: number): NewDelivery => ({
  id: newId(deps, 16),
  kind: 'player-left',
  personId,
  gameId: gone.game_id,
  seat,
  number: gone.number,
  subjectId: null,
  data: { seat: gone.seat },
  dedupe: `g${gone.game_id}.u${personId}.s${gone.seat}.${at.getTime()}.player-left`,
  at,
  sendAt: at,
});
