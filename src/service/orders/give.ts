import {
  Illegal,
  mustBeOrder,
  readMove,
  type GameState,
  type Json,
  type Order,
  type Seat,
  type Title,
} from '../../engine/core/index.js';
import {
  changeOrders,
  direct,
  insertOrder,
  ordersOfPlayer,
  readGame,
  readSeats,
  stillStanding,
  type GameRow,
  type OrderRow,
  type Tx,
} from '../../db/index.js';
import { lockForSeat, mustRun, seatsOf, type Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { loadState, titleOf } from '../log/load.js';
import { newId } from '../secrets.js';
import type { Actor } from '../types.js';
import { actNow } from './go-on.js';
import { areHeld, undecided } from './held.js';
import type { OrderInfo, OrderList } from './types.js';

/** Which seat of the actor's in which game. */
export interface AtSeat {
  readonly gameId: string;
  readonly seat: Seat;
}

/** An order as data, or as text such as `auto pass until danger`. */
export type OrderRequest = AtSeat &
  ({ readonly order: Order } | { readonly text: string }) & {
    /** The newest row of the log that its giver saw: what has happened after it may end the order. Now by default. */
    readonly seen?: number;
    /** How it came; by a page or the interface unless it says otherwise. */
    readonly cause?: 'player' | 'mail';
  };

/** Takes back all orders of the seat. */
const OFF = /^auto\s+off$/i;

/** More than any game has things to order about. */
const MOST_STANDING = 50;
const MOST_BYTES = 4096;

/**
 * Gives a standing order; it takes the place of one about the same, and acts at once where it can and is not held back.
 * The text `auto off` takes all back.
 * @throws NotFound `no-such-game`; Forbidden `not-your-seat`; Conflict `game-not-started`, `game-over`,
 *   `no-orders`; Invalid `bad-order`, `too-many-orders`; the engine's Illegal `not-offered`, `notation-unknown`
 */
export const setOrder = async (deps: Deps, actor: Actor, wish: OrderRequest): Promise<OrderList> => {
  const { gameId, seat } = wish;
  if ('text' in wish && OFF.test(wish.text.trim())) return dropOrder(deps, actor, { gameId, seat });
  await deps.db.transaction(async tx => {
    const locked = await lockForSeat(tx, actor, gameId, seat);
    const { game } = locked;
    mustRun(game);
    const title = titleOf(deps, game);
    const state = await loadState(deps, tx, game, game.top, game.state_hash!);
    const order = mustBeOrder(title, state, orderOf(title, state, wish));
    const top = await topSeen(tx, game, wish.seen);
    const standing = await put(deps, tx, actor, locked, { title, order, top });
    if (await areHeld(deps, tx, game, undecided)) return;
    const { personId } = actor;
    const cause = wish.cause ?? 'player';
    const giver = { personId, kind: 'action', seat, cause, seatOnly: actor.kind === 'seat' } as const;
    await actNow(deps, tx, { ...locked, title, state, orders: standing }, giver);
  });
  return listOrders(deps, actor, { gameId, seat });
};

const orderOf = (title: Title, state: GameState, wish: OrderRequest): Order => {
  const { orders } = title;
  if (!orders) throw new Conflict('no-orders', { title: title.id });
  if ('text' in wish)
    return readMove(orders.notation, orders.forms(state, wish.seat), wish.text.trim(), wish.seat);
  const { order } = wish;
  if (order.seat !== wish.seat) throw new Invalid('bad-order', { seat: order.seat });
  if (Buffer.byteLength(JSON.stringify(order satisfies Json)) > MOST_BYTES)
    throw new Invalid('bad-order', { mostBytes: MOST_BYTES });
  return order;
};

/** The action on top of what the giver saw, as far as it still stands. @throws Invalid `bad-order` */
const topSeen = async (tx: Tx, game: GameRow, seen = game.number): Promise<number> => {
  if (!Number.isInteger(seen) || seen < 0 || seen > game.number) throw new Invalid('bad-order', { seen });
  return seen === game.number ? game.top : stillStanding(tx, game.id, game.top, seen);
};

/** An order that is to be given; `top` is the action it is given after. */
interface Given {
  readonly title: Title;
  readonly order: Order;
  readonly top: number;
}

/** Writes the order in place of one about the same. @returns all that stand then */
const put = async (
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { game, orders = [] }: Locked,
  { title, order, top }: Given,
): Promise<readonly OrderRow[]> => {
  const about = title.orders!.about(order);
  const at = deps.clock();
  const old = orders.filter(row => row.seat === order.seat && row.about === about);
  const others = orders.filter(row => !old.includes(row));
  if (others.filter(row => row.seat === order.seat).length >= MOST_STANDING)
    throw new Invalid('too-many-orders', { most: MOST_STANDING });
  await changeOrders(
    tx,
    old.map(({ id }) => endedNow(id, game, at, 'replaced')),
  );
  const row = {
    id: newId(deps, 16),
    game_id: game.id,
    seat: order.seat,
    person_id: actor.personId,
    about,
    order,
    given_number: game.number,
    given_top: top,
    given_at: at,
  };
  await insertOrder(tx, row);
  const fresh = { made: [], ended_number: null, ended_at: null, why: null, done: null };
  return [...others, { ...row, ...fresh, ended_top: null, lost_top: null }];
};

const endedNow = (
  id: string,
  game: GameRow,
  at: Date,
  kind: 'replaced' | 'removed',
): Parameters<typeof changeOrders>[1][number] => ({
  id,
  made: [],
  end: { number: game.number, at, why: { kind }, done: false },
});

/**
 * Takes back an order of the actor's, or all of the seat. One that has ended meanwhile stays as it is.
 * @throws NotFound `no-such-game`, `no-such-order`; Forbidden `not-your-seat`
 */
export const dropOrder = async (
  deps: Deps,
  actor: Actor,
  which: AtSeat & { readonly id?: string },
): Promise<OrderList> => {
  const { gameId, seat, id } = which;
  await deps.db.transaction(async tx => {
    const { game, orders = [] } = await lockForSeat(tx, actor, gameId, seat);
    const own = orders.filter(row => row.seat === seat && row.person_id === actor.personId);
    const chosen = own.filter(row => id === undefined || row.id === id);
    if (chosen.length === 0 && id !== undefined) await mustBeKnown(tx, actor, which, id);
    await changeOrders(
      tx,
      chosen.map(row => endedNow(row.id, game, deps.clock(), 'removed')),
    );
  });
  return listOrders(deps, actor, { gameId, seat });
};

const MOST_SHOWN = 100;

/** @throws NotFound for an order that is not the actor's, as for one that is not there */
const mustBeKnown = async (tx: Tx, actor: Actor, { gameId, seat }: AtSeat, id: string): Promise<void> => {
  const rows = await ordersOfPlayer(tx, gameId, seat, actor.personId, MOST_SHOWN);
  if (rows.every(row => row.id !== id)) throw new NotFound('no-such-order', { order: id.slice(0, 50) });
};

/**
 * What the seat's player may order now, and has ordered, the newest 100.
 * @throws NotFound `no-such-game`; Forbidden `not-your-seat`; Conflict `game-not-started`
 */
export const listOrders = async (deps: Deps, actor: Actor, at: AtSeat): Promise<OrderList> => {
  const { gameId, seat } = at;
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const mine = seatsOf(actor, gameId, seats);
  if (!mine.includes(seat)) throw new Forbidden('not-your-seat', { seat, yours: mine });
  if (game.phase === 'open') throw new Conflict('game-not-started', { game: gameId });
  const title = titleOf(deps, game);
  const rows = await ordersOfPlayer(tx, gameId, seat, actor.personId, MOST_SHOWN);
  const infos = rows.map(row => infoOf(title, row));
  const state = game.phase === 'running' ? await loadState(deps, tx, game, game.top, game.state_hash!) : null;
  return {
    gameId,
    seat,
    number: game.number,
    forms: state ? (title.orders?.forms(state, seat) ?? []) : [],
    standing: infos.filter(info => !info.ended),
    ended: infos.filter(info => info.ended),
  };
};

/** As its owner sees it. */
export const infoOf = (title: Title, row: OrderRow): OrderInfo => ({
  id: row.id,
  order: row.order,
  notation: printed(title, row.order),
  givenAt: row.given_at,
  givenNumber: row.given_number,
  made: row.made,
  ended:
    row.ended_at && row.why
      ? { at: row.ended_at, number: row.ended_number!, why: row.why, done: row.done === true }
      : null,
});

/** An order of a kind that an older version knew has no text any more. */
const printed = (title: Title, order: Order): string => {
  try {
    return title.orders?.notation.print(order) ?? '';
  } catch (error) {
    if (error instanceof Illegal || error instanceof Error) return '';
    throw error;
  }
};
