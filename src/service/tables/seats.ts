import {
  beginTenure,
  closeInvitation,
  closeSeatKey,
  emptySeat,
  offerSeat,
  readSeats,
  readTenures,
  direct,
  readGame,
  type GameRow,
  type LeftWhy,
  type SeatRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { playerName } from '../../words/index.js';
import { lockForSeat, mustBeShared, mustRun, type Locked } from '../authority.js';
import { afterSeatChange } from '../clocks/changes.js';
import type { Deps } from '../deps.js';
import { NotFound } from '../errors.js';
import { endOrdersOfSeat } from '../orders/handover.js';
import { post } from '../post/outbox.js';
import { passOwnershipOn } from './creator.js';
import type { Actor, Language } from '../types.js';
import { peopleAt, tellPeople } from '../post/game-messages.js';
import { nameAt } from './table-mates.js';

/** Tells the listeners who plays now. */
const hear = async (deps: Deps, tx: Tx, game: GameRow, seats: readonly SeatRow[]): Promise<void> => {
  for (const listener of deps.listeners.seats) await listener(deps, tx, game.id, seats);
};

/**
 * Empties a seat of a running game, under its lock. Whoever played it loses what only the seat may see at once;
 * the others are told, and the game waits where the seat is asked.
 */
export const vacate = async (
  deps: Deps,
  tx: Tx,
  { game, seats }: Locked,
  seat: Seat,
  why: LeftWhy,
): Promise<readonly SeatRow[]> => {
  const left = seats.find(one => one.seat === seat);
  if (!left?.person_id) return seats;
  const { person_id: personId, name } = left;
  const at = deps.clock();
  await emptySeat(tx, {
    gameId: game.id,
    seat,
    personId,
    number: game.number,
    startedAt: game.started_at ?? game.created_at,
    at,
    why,
  });
  const after = await readSeats(tx, [game.id]);
  await afterSeatChange(deps, tx, game.id, seat);
  await endOrdersOfSeat(deps, tx, game, seat);
  await hear(deps, tx, game, after);
  if (game.created_by === personId && why !== 'handed-over') await passOwnershipOn(deps, tx, game, after);
  // An operator tells everybody, with the reason.
  if (why === 'handed-over' || why === 'operator') return after;
  const message = {
    gameId: game.id,
    number: game.number,
    subject: `s${String(seat)}.${String(at.getTime())}`,
  };
  const waits = game.turn?.asked.includes(seat) === true;
  await tellPeople(deps, tx, peopleAt(after), {
    ...message,
    kind: 'seat-left',
    data: { name, seat, why, waits },
  });
  if (why === 'voted')
    await tellPeople(deps, tx, [[personId, { seat }]], { ...message, kind: 'seat-lost', data: { seat } });
  return after;
};

/** Somebody has taken a seat of a running game, under its lock: the others are told, and open votes go to them too. */
export const welcome = async (deps: Deps, tx: Tx, game: GameRow, seat: Seat): Promise<void> => {
  const seats = await readSeats(tx, [game.id]);
  const newcomer = seats.find(one => one.seat === seat);
  if (!newcomer?.person_id) return;
  const { person_id: personId } = newcomer;
  const former = (await readTenures(tx, game.id)).filter(one => one.seat === seat).at(-1);
  const at = deps.clock();
  await beginTenure(tx, { gameId: game.id, seat, personId, number: game.number, at });
  await afterSeatChange(deps, tx, game.id, seat);
  await hear(deps, tx, game, seats);
  await tellPeople(
    deps,
    tx,
    [...peopleAt(seats)].filter(([person]) => person !== personId),
    {
      kind: 'seat-taken',
      gameId: game.id,
      number: game.number,
      subject: `s${String(seat)}.${String(at.getTime())}`,
      data: { name: nameAt(newcomer), former: former?.name ?? '', seat },
    },
  );
  const after = await readGame(tx, game.id);
  if (after?.turn?.asked.includes(seat)) await post(deps, tx, after, seats, [{ seat, kind: 'turn' }]);
};

/**
 * What a player does about their own seat: play on, look for somebody who takes it over and play until then, or
 * leave at once.
 */
export type SeatChoice = 'stay' | 'offer' | 'leave';

export interface AboutSeat {
  readonly gameId: string;
  readonly seat: Seat;
  readonly choice: SeatChoice;
  /** May whoever may look at the game take it? Otherwise only who is invited. */
  readonly toAnyone?: boolean;
}

/** @throws NotFound `no-such-game`; Forbidden `not-your-seat`; Conflict `game-not-started`, `game-over`, `in-sandbox` */
export const chooseAboutSeat = (deps: Deps, actor: Actor, request: AboutSeat): Promise<void> =>
  deps.db.transaction(async tx => {
    const { gameId, seat, choice, toAnyone = false } = request;
    const locked = await lockForSeat(tx, actor, gameId, seat);
    mustRun(locked.game);
    mustBeShared(locked.game);
    if (choice === 'leave') await vacate(deps, tx, locked, seat, 'left');
    if (choice === 'stay') {
      await closeInvitation(tx, gameId, seat, 'called-back');
      await closeSeatKey(tx, gameId, seat, deps.clock());
    }
    const offeredAt = choice === 'offer' ? deps.clock() : null;
    await offerSeat(tx, gameId, seat, { offeredAt, joinable: choice !== 'stay' && toAnyone });
  });

/** A time somebody played a seat, where that has changed since the start. */
export interface TenureInfo {
  readonly seat: Seat;
  readonly name: string;
  /** The log's numbers between which they played; null for until now. */
  readonly from: number;
  readonly to: number | null;
  readonly since: Date;
  readonly until: Date | null;
  readonly why: LeftWhy | null;
}

/** @throws NotFound `no-such-game` */
export const listTenures = async (
  deps: Deps,
  gameId: string,
  language: Language = 'en',
): Promise<readonly TenureInfo[]> => {
  const tx = direct(deps.db);
  if (!(await readGame(tx, gameId))) throw new NotFound('no-such-game', { game: gameId });
  return (await readTenures(tx, gameId)).map(row => ({
    seat: row.seat,
    name: playerName(language, row.name),
    from: row.from_number,
    to: row.to_number,
    since: row.from_at,
    until: row.to_at,
    why: row.why,
  }));
};
