import { lockGame, readSeats, setCreator, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { mustBeSeat } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import type { PersonActor } from '../types.js';
import { tellTable } from './tell.js';

/**
 * Makes another player the creator of a game that is not over; they are told. Only its creator may.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`, Conflict `game-over`, `seat-empty`; Invalid
 *   `no-such-seat`
 */
export const passOn = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat }: { readonly gameId: string; readonly seat: Seat },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    if (game.created_by !== actor.personId) throw new Forbidden('not-your-game', { game: gameId });
    if (game.phase === 'ended') throw new Conflict('game-over', { game: gameId });
    mustBeSeat(game, seat);
    const heir = (await readSeats(tx, [gameId])).find(one => one.seat === seat)?.person_id ?? null;
    if (heir === null) throw new Conflict('seat-empty', { seat });
    if (heir === actor.personId) throw new Invalid('already-yours', { game: gameId });
    await make(deps, tx, game, heir, { by: actor.name });
  });

const make = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  heir: string,
  { by }: { readonly by: string },
): Promise<void> => {
  await setCreator(tx, game.id, heir);
  await tellTable(deps, tx, game.id, [heir], { kind: 'table-yours', data: { by } });
};

/**
 * A creator has no seat in their game any more: the first who has one becomes its creator. Under the game's lock.
 * @returns false when nobody has a seat
 */
export const passOwnershipOn = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<boolean> => {
  if (seats.some(seat => seat.person_id === game.created_by)) return true;
  const heir = seats.find(seat => seat.person_id !== null)?.person_id;
  if (heir) await make(deps, tx, game, heir, { by: '' });
  return heir !== undefined;
};
