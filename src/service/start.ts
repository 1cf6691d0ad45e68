import { begin, type Drawn } from '../engine/core/index.js';
import { lockGame, readSeats, setStarted, type GameRow, type Tx } from '../db/index.js';
import type { Deps } from './deps.js';
import { withDraws } from './draws.js';
import { hashState, startHash } from './hashes.js';
import { keep, titleOf } from './load.js';
import { notices } from './notices.js';
import { post } from './outbox.js';

/** Sets the game up and lets it run. The caller holds its lock. */
export const start = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  recorded?: readonly Drawn[],
): Promise<void> => {
  const title = titleOf(deps, game);
  const { result: state, draws } = recorded
    ? { result: begin(title, game, recorded), draws: recorded }
    : withDraws(deps.random, drawn => begin(title, game, drawn));
  const { hash: stateHash } = hashState(state);
  const turn = title.turn(state);
  const standing = title.status(state);
  await setStarted(tx, {
    id: game.id,
    draws,
    hash: startHash(game, draws, stateHash),
    stateHash,
    turn,
    standing,
    at: deps.clock(),
  });
  if (!recorded)
    await post(
      deps,
      tx,
      { id: game.id, number: 0 },
      await readSeats(tx, [game.id]),
      notices({ before: null, after: turn, ended: standing.ended, seats: game.seats }),
    );
  keep(deps, game, stateHash, state);
};

/** Starts an open game when its last seat is filled. */
export const startWhenFull = async (deps: Deps, tx: Tx, gameId: string): Promise<void> => {
  const game = await lockGame(tx, gameId);
  const seats = await readSeats(tx, [gameId]);
  if (game?.phase === 'open' && seats.every(seat => seat.person_id !== null)) await start(deps, tx, game);
};
