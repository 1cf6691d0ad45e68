import {
  firstOffered,
  sensibleMove,
  sightOf,
  type Action,
  type GameState,
  type Seat,
  type Title,
} from '../../engine/core/index.js';
import { lockGame, readSeats, type GameRow } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { actionStep } from '../log/chain.js';
import { loadState, titleOf } from '../log/load.js';
import { record } from '../log/record.js';
import type { Step } from '../written.js';
import { askedOfService } from './queue.js';

interface Place {
  readonly game: GameRow;
  readonly state: GameState;
}

const stepOf = (deps: Deps, title: Title, place: Place, action: Action | null): Step => {
  if (!action) throw new Error(`game ${place.game.id}: the service is asked and offered nothing`);
  return actionStep(deps, title, place, action, { personId: null, cause: 'service' });
};

/** What is sensible; where that fails, so that the game does not stand still for it, what is offered first. */
const chosenStep = (deps: Deps, title: Title, place: Place, seat: Seat): Step => {
  try {
    return stepOf(deps, title, place, sensibleMove(title, place.state, seat));
  } catch (error) {
    deps.log.error({ err: error, game: place.game.id, seat }, 'a move of the service fails');
    return stepOf(deps, title, place, firstOffered(sightOf(title, place.state, seat)));
  }
};

/**
 * Makes one move for a seat that the service plays, if the game waits for one; the next is put into the queue with it.
 * Under the game's lock: done twice, the second finds what is asked then.
 */
export const moveForService = (deps: Deps, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
    const seat = game && askedOfService(game, seats)[0];
    if (!game || seat === undefined) return;
    const title = titleOf(deps, game);
    const state = await loadState(deps, tx, game, game.top, game.state_hash!);
    await record(deps, tx, title, { game, seats }, chosenStep(deps, title, { game, state }, seat), null);
  });
