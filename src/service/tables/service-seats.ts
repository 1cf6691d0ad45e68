import {
  giveBackSeat,
  playByService,
  readSeats,
  readTenures,
  type GameRow,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Level, Seat } from '../../engine/core/index.js';
import { serviceAt, serviceName } from '../../words/index.js';
import { mustBeSeat } from '../authority.js';
import { callService } from '../computer/queue.js';
import type { Deps } from '../deps.js';
import { Conflict } from '../errors.js';
import { peopleAt, tellPeople } from '../post/game-messages.js';
import type { PersonActor } from '../types.js';
import { lockOwnFree, lockOwnOpen } from './change.js';
import { renewListing } from './fresh.js';
import { startWhenFull } from './start.js';

interface AtSeat {
  readonly gameId: string;
  readonly seat: Seat;
}

interface Given extends AtSeat {
  /** How far the service thinks ahead there; not at all by default. */
  readonly level?: Level | undefined;
}

/** A name by which it is told from the other seats of the service. */
const freeName = (seats: readonly SeatRow[]): string => {
  for (let which = 1; ; which++) {
    const name = serviceName(which);
    if (!seats.some(seat => seat.name === name)) return name;
  }
};

/** The others learn who plays on, as of anybody who takes a seat over. */
const tellTakenOver = async (
  deps: Deps,
  tx: Tx,
  { id: gameId, number }: GameRow,
  { seats, seat, name }: { readonly seats: readonly SeatRow[]; readonly seat: Seat; readonly name: string },
): Promise<void> => {
  const former = (await readTenures(tx, gameId)).filter(one => one.seat === seat).at(-1);
  await tellPeople(deps, tx, peopleAt(seats), {
    kind: 'seat-taken',
    gameId,
    number,
    subject: `s${String(seat)}.${String(deps.clock().getTime())}`,
    data: { name, former: former?.name ?? '', seat },
  });
};

/**
 * Has the service play an empty seat: in a game that has not begun its creator may, in one that runs every player. The
 * last seat filled starts the game. Somebody has to be left who plays.
 * @throws NotFound, Forbidden `not-your-game`, Invalid `no-such-seat`; Conflict `seat-taken`, `seat-promised`,
 *   `nobody-plays`, `game-over`
 */
export const giveToService = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat, level = 'easy' }: Given,
): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOwnFree(tx, actor, gameId, seat);
    const seats = await readSeats(tx, [gameId]);
    const wanted = seats.find(one => one.seat === seat)!;
    if (wanted.person_id !== null) throw new Conflict('seat-taken', { seat });
    if (wanted.invited) throw new Conflict('seat-promised', { seat });
    if (seats.every(one => one.seat === seat || one.by_service)) throw new Conflict('nobody-plays', { seat });
    const name = freeName(seats);
    await playByService(tx, gameId, seat, { name, level });
    if (game.phase === 'running') {
      await tellTakenOver(deps, tx, game, { seats, seat, name: serviceAt(name, level) });
      await callService(deps, tx, game, await readSeats(tx, [gameId]));
      return;
    }
    await startWhenFull(deps, tx, gameId);
    await renewListing(deps, tx, gameId);
  });

/**
 * Opens a seat of the service again, in a game that has not begun. Only its creator may. In one that runs, somebody who
 * is invited takes it over.
 * @throws like `lockOwnOpen`; Invalid `no-such-seat`; Conflict `not-of-service`
 */
export const takeFromService = (deps: Deps, actor: PersonActor, { gameId, seat }: AtSeat): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockOwnOpen(tx, actor, gameId);
    mustBeSeat(game, seat);
    const seats = await readSeats(tx, [gameId]);
    if (!seats.some(one => one.seat === seat && one.by_service))
      throw new Conflict('not-of-service', { seat });
    await giveBackSeat(tx, gameId, seat, deps.clock());
    await renewListing(deps, tx, gameId);
  });
