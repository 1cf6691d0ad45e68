import { lockGame, readSeats, setFrozen, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { mustBeSeat, mustRun, type Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound } from '../errors.js';
import { endTogether } from '../votes/end.js';
import { vacate } from '../tables/seats.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';
import type { AboutGame } from './freeze.js';
import { mustHaveReason, tellPlayers } from './reason.js';

/** Locks a running game, frozen or not. @throws NotFound `no-such-game`; Conflict `game-not-started`, `game-over` */
const lockRunning = async (tx: Tx, gameId: string): Promise<Locked> => {
  const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  mustRun({ ...game, frozen_at: null });
  return { game, seats };
};

/**
 * Empties a seat of a running game, for somebody else to take it over. All players are told the reason, the one
 * who has lost it too.
 * @throws NotFound `no-such-game`; Conflict `game-not-started`, `game-over`, `nobody-to-replace`;
 *   Invalid `no-such-seat`, `text-missing`, `text-too-long`
 */
export const replacePlayer = (
  deps: Deps,
  by: Operator,
  { gameId, seat, ...said }: AboutGame & { readonly seat: Seat },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = mustHaveReason(said.reason);
    const locked = await lockRunning(tx, gameId);
    mustBeSeat(locked.game, seat);
    const { person_id: person, name } = locked.seats.find(one => one.seat === seat)!;
    if (person === null) throw new Conflict('nobody-to-replace', { seat });
    await vacate(deps, tx, locked, seat, 'operator');
    await tellPlayers(deps, tx, locked.game, locked.seats, { act: 'replace', reason, seat, name });
    await noteAct(deps, tx, by, 'replace', { game: gameId, seat, person, reason });
  });

/**
 * Ends a running game outside its rules.
 * @throws NotFound `no-such-game`; Conflict `game-not-started`, `game-over`; Invalid `text-missing`, `text-too-long`
 */
export const endGame = (deps: Deps, by: Operator, { gameId, ...said }: AboutGame): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = mustHaveReason(said.reason);
    const locked = await lockRunning(tx, gameId);
    await setFrozen(tx, gameId, null);
    await endTogether(deps, tx, { ...locked, game: { ...locked.game, frozen_at: null } }, 'operator');
    await tellPlayers(deps, tx, locked.game, locked.seats, { act: 'end', reason });
    await noteAct(deps, tx, by, 'end', { game: gameId, reason });
  });
