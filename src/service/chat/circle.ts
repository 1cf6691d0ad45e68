import type { Seat } from '../../engine/core/index.js';
import { readGame, readSeats, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import { seatsOf } from '../authority.js';
import { Forbidden, Invalid, NotFound } from '../errors.js';
import type { Actor } from '../types.js';

/** Somebody who plays, by their first seat. */
export interface CirclePlayer {
  readonly personId: string;
  readonly seat: Seat;
  readonly name: string;
}

/** A game as those see it who chat in it. */
export interface Circle {
  readonly game: GameRow;
  readonly players: readonly CirclePlayer[];
  /** The one who asks; null for a spectator. */
  readonly me: CirclePlayer | null;
}

const playersOf = (seats: readonly SeatRow[]): readonly CirclePlayer[] => {
  const players = new Map<string, CirclePlayer>();
  for (const { person_id: personId, seat, name } of seats)
    if (personId !== null && !players.has(personId)) players.set(personId, { personId, seat, name });
  return [...players.values()];
};

/** @throws NotFound `no-such-game` */
export const circleOf = async (tx: Tx, actor: Actor | null, gameId: string): Promise<Circle> => {
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const players = playersOf(seats);
  const plays = seatsOf(actor, gameId, seats).length > 0;
  const me = plays ? players.find(({ personId }) => personId === actor?.personId) : undefined;
  return { game, players, me: me ?? null };
};

/** @throws Forbidden `not-your-game` for a spectator */
export const mustPlay = ({ me, game }: Circle): CirclePlayer => {
  if (!me) throw new Forbidden('not-your-game', { game: game.id });
  return me;
};

/**
 * The other player of a private conversation, by a seat of theirs.
 * @throws Invalid `nobody-there`: no such seat, nobody sits there, or the actor does
 */
export const otherAt = async (tx: Tx, { game, players, me }: Circle, seat: Seat): Promise<CirclePlayer> => {
  const row = (await readSeats(tx, [game.id])).find(one => one.seat === seat);
  const other = players.find(({ personId }) => personId === row?.person_id);
  if (!other || other === me) throw new Invalid('nobody-there', { seat });
  return other;
};
