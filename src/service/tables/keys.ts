import {
  closeSeatKey,
  direct,
  findSeatKey,
  insertSeatKey,
  lockGame,
  readGame,
  readPerson,
  readSeats,
  type GameRow,
  type SeatKeyRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound, Unauthenticated } from '../errors.js';
import { lockOwnFree } from './change.js';
import { sit } from './invitations.js';
import { linkSecret, newId, secretHash } from '../secrets.js';
import { startWhenFull } from './start.js';
import { publicName } from '../text.js';
import type { PersonActor } from '../types.js';
import { termsOf, type Terms } from './terms.js';

/** How long a seat is kept for a link. */
export const KEY_DAYS = 14;

export interface KeptSeat {
  /** Opens the seat once, for whoever has it. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/**
 * Keeps a free seat for whoever opens a link, for those who invite by other ways than mail. An earlier
 * link for the seat opens nothing any more. Only the game's creator may.
 * @param name whom it is for; shown at the seat
 * @throws NotFound, Forbidden `not-your-game`, Conflict `seat-taken`, `seat-promised`, `game-over`; Invalid `bad-name`
 */
export const keepSeat = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat, name }: { readonly gameId: string; readonly seat: Seat; readonly name: string },
): Promise<KeptSeat> =>
  deps.db.transaction(async tx => {
    await lockOwnFree(tx, actor, gameId, seat);
    const { invited_by: inviter } = (await readSeats(tx, [gameId])).find(one => one.seat === seat)!;
    if (inviter !== null) throw new Conflict('seat-promised', { seat });
    const id = newId(deps, 26);
    const secret = linkSecret(deps, 'seat-key', id);
    const at = deps.clock();
    const expiresAt = new Date(at.getTime() + KEY_DAYS * 86_400_000);
    await insertSeatKey(tx, {
      id,
      hash: secretHash(secret),
      game_id: gameId,
      seat,
      name: name.trim() === '' ? '' : publicName(name, 'bad-name'),
      by_person: actor.personId,
      created_at: at,
      expires_at: expiresAt,
    });
    return { secret, expiresAt };
  });

/** Frees a seat that was kept. @throws as `keepSeat`, NotFound `no-such-invitation` */
export const freeSeat = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat }: { readonly gameId: string; readonly seat: Seat },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOwnFree(tx, actor, gameId, seat);
    if (!(await closeSeatKey(tx, gameId, seat, deps.clock())))
      throw new NotFound('no-such-invitation', { seat });
  });

export interface SeatKeyInfo extends Terms {
  readonly gameId: string;
  readonly gameName: string;
  readonly title: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly from: string;
}

const find = async (
  deps: Deps,
  tx: Tx,
  secret: string,
): Promise<{ readonly key: SeatKeyRow; readonly game: GameRow }> => {
  const key = await findSeatKey(tx, secretHash(secret), deps.clock());
  const game = key && (await readGame(tx, key.game_id));
  if (!game || game.phase === 'ended') throw new Unauthenticated('bad-invitation');
  return { key, game };
};

/** What the link is for; changes nothing. @throws Unauthenticated `bad-invitation` */
export const showSeatKey = async (deps: Deps, secret: string): Promise<SeatKeyInfo> => {
  const tx = direct(deps.db);
  const { key, game } = await find(deps, tx, secret);
  return {
    gameId: game.id,
    gameName: game.name,
    title: game.title,
    seat: key.seat,
    seats: game.seats,
    ...termsOf(game),
    from: (await readPerson(tx, key.by_person))?.name ?? '',
  };
};

/**
 * Takes the seat that was kept. The last seat filled starts the game.
 * @throws Unauthenticated `bad-invitation`, Conflict `already-seated`
 */
export const takeKeptSeat = (
  deps: Deps,
  actor: PersonActor,
  secret: string,
): Promise<{ readonly gameId: string; readonly seat: Seat }> =>
  deps.db.transaction(async tx => {
    const { key } = await find(deps, tx, secret);
    await lockGame(tx, key.game_id);
    // Another may have been quicker while the lock was waited for.
    const { game } = await find(deps, tx, secret);
    await closeSeatKey(tx, game.id, key.seat, deps.clock());
    await sit(deps, tx, game.id, key.seat, actor);
    await startWhenFull(deps, tx, game.id);
    return { gameId: game.id, seat: key.seat };
  });
