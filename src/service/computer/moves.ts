import {
  firstOffered,
  sensibleMove,
  sightOf,
  type Action,
  type GameState,
  type Seat,
  type Thought,
  type Title,
} from '../../engine/core/index.js';
import { direct, lockGame, readGame, readSeats, type GameRow } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { actionStep } from '../log/chain.js';
import { loadState, titleOf } from '../log/load.js';
import { record } from '../log/record.js';
import type { NextRow } from '../written.js';
import { askedOfService, callAgain } from './queue.js';
import { thinkBeside } from './thinking.js';

interface Place {
  readonly game: GameRow;
  readonly state: GameState;
}

/** What has been thought of, and where: it is worth nothing elsewhere. */
interface Considered {
  readonly hash: string;
  readonly seat: Seat;
  readonly thought: Thought | null;
}

const stepOf = (
  deps: Deps,
  title: Title,
  place: Place,
  action: Action | null,
  thought: Thought | null = null,
): NextRow => {
  if (!action) throw new Error(`game ${place.game.id}: the service is asked and offered nothing`);
  return actionStep(deps, title, place, action, { personId: null, cause: 'service', thought });
};

/** What was thought of; else what is sensible; where that fails, so that the game does not stand still for it, what is offered first. */
const chosenStep = (deps: Deps, title: Title, place: Place, { seat, thought }: Considered): NextRow => {
  try {
    if (!thought) return stepOf(deps, title, place, sensibleMove(title, place.state, seat));
    // What was weighed would tell of what is hidden.
    const told = title.isOpen?.(place.state) ? thought : null;
    return stepOf(deps, title, place, thought.action, told);
  } catch (error) {
    deps.log.error({ err: error, game: place.game.id, seat }, 'a move of the service fails');
    return stepOf(deps, title, place, firstOffered(sightOf(title, place.state, seat)));
  }
};

/** Thinks ahead where the seat that is asked does so; nobody waits for the game's lock meanwhile. */
const consider = async (deps: Deps, gameId: string): Promise<Considered | null> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  const seat = game && askedOfService(game, seats)[0];
  if (!game || seat === undefined) return null;
  const { level } = seats.find(one => one.seat === seat)!;
  if (level === 'easy') return { hash: game.hash, seat, thought: null };
  const state = await loadState(deps, tx, game, game.top, game.state_hash!);
  const title = titleOf(deps, game);
  const thought = await thinkBeside(title, {
    gameId,
    number: game.number,
    sight: sightOf(title, state, seat),
    level,
  }).catch((error: unknown) => {
    deps.log.error({ err: error, game: gameId, seat }, 'the service fails to think ahead');
    return null;
  });
  return { hash: game.hash, seat, thought };
};

/**
 * Makes one move for a seat that the service plays, if the game waits for one; the next is put into the queue with it.
 * Under the game's lock: done twice, the second finds what is asked then. Where the game went on while the service thought,
 * it thinks again.
 */
export const moveForService = async (deps: Deps, gameId: string): Promise<void> => {
  const considered = await consider(deps, gameId);
  if (!considered) return;
  await deps.db.transaction(async tx => {
    const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
    const seat = game && askedOfService(game, seats)[0];
    if (!game || seat === undefined) return;
    if (game.hash !== considered.hash || seat !== considered.seat) return callAgain(deps, tx, gameId);
    const title = titleOf(deps, game);
    const state = await loadState(deps, tx, game, game.top, game.state_hash!);
    await record(
      deps,
      tx,
      title,
      { game, seats },
      chosenStep(deps, title, { game, state }, considered),
      null,
    );
  });
};
