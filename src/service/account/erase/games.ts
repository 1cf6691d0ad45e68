import {
  endInvitationsOf,
  freeOpenSeats,
  lockGame,
  readSeats,
  renameEndedSeats,
  renameRunningSeats,
} from '../../../db/index.js';
import { FORMER } from '../../../words/index.js';
import { vacate } from '../../votes/seats.js';
import type { Eraser } from './eraser.js';

/** Games go on without them: open seats are free, those of running games can be taken over, the rest is history. */
export const eraseGames: Eraser = async (deps, tx, { personId, addresses }) => {
  await freeOpenSeats(tx, personId);
  await endInvitationsOf(tx, personId, addresses);
  await renameEndedSeats(tx, personId, FORMER);
  for (const { game_id: id, seat } of await renameRunningSeats(tx, personId, FORMER)) {
    const game = await lockGame(tx, id);
    if (game) await vacate(deps, tx, { game, seats: await readSeats(tx, [id]) }, seat, 'gone');
  }
};
