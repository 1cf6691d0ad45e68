import { begin, type Drawn } from '../../engine/core/index.js';
import { lockGame, readSeats, reseat, setStarted, type GameRow, type Tx } from '../../db/index.js';
import { schedule } from '../clocks/schedule.js';
import { callService } from '../computer/queue.js';
import { clocksAsJson, firstClocks } from '../clocks/turns.js';
import { tellStart } from '../post/game-news.js';
import type { Deps } from '../deps.js';
import { shuffle, withDraws } from '../log/draws.js';
import { hashState, startHash } from '../log/hashes.js';
import { keepPosition, titleOf } from '../log/load.js';
import { firstNotices, forPeople } from '../post/notices.js';
import { post } from '../post/outbox.js';
import { newId } from '../secrets.js';

/** Sets the game up and lets it run. The caller holds its lock. */
export const startGame = async (
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
  const salt = newId(deps, 26);
  const turn = title.turn(state);
  const standing = title.status(state);
  const at = deps.clock();
  const seats = recorded ? [] : await readSeats(tx, [game.id]);
  const clocks = clocksAsJson(recorded ? null : firstClocks(game, seats, turn, at.getTime()));
  await setStarted(tx, {
    id: game.id,
    draws,
    salt,
    hash: startHash({ ...game, salt }, draws, stateHash),
    stateHash,
    turn,
    standing,
    clocks,
    at,
  });
  const told = forPeople(firstNotices(turn, standing.ended, game.seats), seats, null);
  if (!recorded) await post(deps, tx, { ...game, clocks }, seats, told);
  if (!recorded && game.hooked) await tellStart(deps, tx, game.id);
  if (!recorded) await callService(deps, tx, { ...game, phase: 'running', turn }, seats);
  if (clocks) await schedule(deps, tx, { ...game, phase: 'running', clocks }, seats);
  keepPosition(deps, game, stateHash, state);
};

/** Starts an open game when its last seat is filled. */
export const startWhenFull = async (deps: Deps, tx: Tx, gameId: string): Promise<void> => {
  const game = await lockGame(tx, gameId);
  const seats = await readSeats(tx, [gameId]);
  if (game?.phase !== 'open' || seats.some(seat => seat.person_id === null && !seat.by_service)) return;
  if (game.seating === 'drawn') await reseat(tx, gameId, shuffle(deps.random, game.seats));
  await startGame(deps, tx, game);
};
