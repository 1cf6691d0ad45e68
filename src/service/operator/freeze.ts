import { lockGame, prolongVotes, readSeats, setFrozen } from '../../db/index.js';
import { mustRun } from '../authority.js';
import { stoodSince } from '../clocks/pause.js';
import { callService } from '../computer/queue.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound } from '../errors.js';
import { settleAt } from '../votes/open.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';
import { cleanReason, tellPlayers } from './reason.js';

export interface AboutGame {
  readonly gameId: string;
  /** Told to the players; at most 500 letters. */
  readonly reason?: string;
}

/**
 * Holds a running game: nobody can play, vote or give orders, clocks and votes stand, mails of turns wait.
 * @throws NotFound `no-such-game`; Conflict `game-not-started`, `game-over`, `game-frozen`; Invalid `text-too-long`
 */
export const freezeGame = (deps: Deps, by: Operator, { gameId, ...said }: AboutGame): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = cleanReason(said.reason);
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    mustRun(game);
    await setFrozen(tx, gameId, deps.clock());
    await tellPlayers(deps, tx, game, await readSeats(tx, [gameId]), { act: 'freeze', reason });
    await noteAct(deps, tx, by, 'freeze', { game: gameId, reason });
  });

/**
 * Lets a game go on. Nobody has lost time: its clocks have stood, and what was being voted on is open for as
 * much longer.
 * @throws NotFound `no-such-game`; Conflict `game-not-frozen`; Invalid `text-too-long`
 */
export const unfreezeGame = (deps: Deps, by: Operator, { gameId, ...said }: AboutGame): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = cleanReason(said.reason);
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    const { frozen_at: from } = game;
    if (!from) throw new Conflict('game-not-frozen', { game: gameId });
    await setFrozen(tx, gameId, null);
    await stoodSince(deps, tx, gameId, from);
    const seats = await readSeats(tx, [gameId]);
    await callService(deps, tx, { ...game, frozen_at: null }, seats);
    const stood = deps.clock().getTime() - from.getTime();
    for (const { id, expires_at } of await prolongVotes(tx, gameId, stood))
      await settleAt(tx, id, expires_at);
    await tellPlayers(deps, tx, game, seats, { act: 'unfreeze', reason });
    await noteAct(deps, tx, by, 'unfreeze', { game: gameId, reason });
  });
