import type { Seat } from '../engine/core/index.js';
import {
  holdPerson,
  lockGame,
  readSeats,
  standingOrders,
  type GameRow,
  type OrderRow,
  type SeatRow,
  type Tx,
} from '../db/index.js';
import { Conflict, Forbidden, Invalid, NotFound } from './errors.js';
import type { Actor } from './types.js';

/** The seats the actor plays in this game. */
export const seatsOf = (actor: Actor | null, gameId: string, seats: readonly SeatRow[]): readonly Seat[] =>
  seats
    .filter(s => actor && s.person_id === actor.personId)
    .filter(s => actor?.kind === 'person' || (actor?.gameId === gameId && actor.seat === s.seat))
    .map(s => s.seat);

export interface Locked {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  /** Standing orders, of all seats; read when they are needed where they were not read with the lock. */
  readonly orders?: readonly OrderRow[];
}

/**
 * Locks a game for its player to act in.
 * @throws NotFound `no-such-game`, Forbidden `not-your-seat`
 */
export const lockForSeat = async (tx: Tx, actor: Actor, gameId: string, seat: Seat): Promise<Locked> => {
  const [game, seats, orders] = await Promise.all([
    lockGame(tx, gameId),
    readSeats(tx, [gameId]),
    standingOrders(tx, gameId),
  ]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const mine = seatsOf(actor, gameId, seats);
  if (!mine.includes(seat)) throw new Forbidden('not-your-seat', { seat, yours: mine });
  return { game, seats, orders };
};

/** Nobody acts in a game that an operator holds. @throws Conflict `game-not-started`, `game-over`, `game-frozen` */
export const mustRun = (game: GameRow): void => {
  if (game.phase === 'open') throw new Conflict('game-not-started', { game: game.id });
  if (game.phase === 'ended') throw new Conflict('game-over', { game: game.id });
  if (game.frozen_at) throw new Conflict('game-frozen', { game: game.id });
};

/** Nobody else is let into a sandbox. @throws Conflict `in-sandbox` */
export const mustBeShared = (game: GameRow): void => {
  if (game.sandbox_until) throw new Conflict('in-sandbox', { game: game.id });
};

/** @throws Invalid `no-such-seat` */
export const mustBeSeat = (game: GameRow, seat: Seat): void => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.seats)
    throw new Invalid('no-such-seat', { seat, seats: game.seats });
};

/** Whoever has just closed their account can take no seat and make no game. @throws NotFound `no-such-person` */
export const mustBeHere = async (tx: Tx, personId: string): Promise<void> => {
  if (!(await holdPerson(tx, personId))) throw new NotFound('no-such-person', { person: personId });
};
