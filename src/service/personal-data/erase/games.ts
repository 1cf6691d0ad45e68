import {
  callOffGame,
  endInvitationsOf,
  freeOpenSeats,
  gamesMadeBy,
  lockGame,
  readSeats,
  renameEndedSeats,
  renameRunningSeats,
  type Tx,
} from '../../../db/index.js';
import { FORMER } from '../../../words/index.js';
import type { Deps } from '../../deps.js';
import { passOwnershipOn } from '../../tables/creator.js';
import { vacate } from '../../tables/seats.js';
import type { Eraser } from './eraser.js';

/** Others lead the games they have made; one at which nobody sits is off. */
const handOverGames = async (deps: Deps, tx: Tx, personId: string, at: Date): Promise<void> => {
  for (const id of await gamesMadeBy(tx, personId)) {
    const game = await lockGame(tx, id);
    if (!game) continue;
    const others = (await readSeats(tx, [id])).filter(seat => seat.person_id !== personId);
    const led = await passOwnershipOn(deps, tx, game, others);
    if (!led && game.phase === 'open') await callOffGame(tx, id, at);
  }
};

/** Games go on without them: open seats are free, those of running games can be taken over, the rest is history. */
export const eraseGames: Eraser = async (deps, tx, { personId, addresses, at }) => {
  await freeOpenSeats(tx, personId);
  await handOverGames(deps, tx, personId, at);
  await endInvitationsOf(tx, personId, addresses);
  await renameEndedSeats(tx, personId, FORMER);
  for (const { game_id: id, seat } of await renameRunningSeats(tx, personId, FORMER)) {
    const game = await lockGame(tx, id);
    if (game) await vacate(deps, tx, { game, seats: await readSeats(tx, [id]) }, seat, 'gone');
  }
};
