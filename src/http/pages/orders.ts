import { randomUUID } from 'node:crypto';
import type { Json, Notation, Option, Order, Seat } from '../../engine/core/index.js';
import { position } from '../../service/log/history.js';
import {
  dropOrder,
  listOrders,
  setOrder,
  type OrderInfo,
  type OrderList,
} from '../../service/orders/index.js';
import type { Actor, Position } from '../../service/types.js';
import { check } from '../input/check.js';
import { withChanges } from '../api/present-log.js';
import { id, wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { fieldsSent } from '../../present/form-fields.js';
import { parseJson } from '../json-text.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { type BesideModel, besideModel } from './beside.js';
import { orAgain } from './again.js';
import { type Scene, sceneOf } from './game-model.js';
import { type MenuItem, menuModel } from '../../present/menu/menu-model.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { readerTime } from './reader-time.js';

/** The text form of an order, which the field for moves takes too. */
export const isOrderText = (text: string): boolean => /^\s*auto\s/i.test(text);

interface OrderModel {
  readonly id: string;
  readonly seat: number;
  readonly words: string;
  readonly since: string;
  readonly made: string | undefined;
  readonly until: string | null;
  readonly why: string | null;
}

/** An order as its owner reads it. */
const orderModel = (call: PageCall, { words }: Scene, seat: Seat) => {
  const time = readerTime(call);
  return ({ id: order, order: wish, givenAt, made, ended }: OrderInfo): OrderModel => ({
    id: order,
    seat,
    words: words.order(wish),
    since: call.t('ordersSince', { time: time(givenAt) }),
    made:
      made.length === 0
        ? undefined
        : call.t(made.length === 1 ? 'ordersMadeOne' : 'ordersMade', { count: made.length }),
    until: ended && call.t('ordersUntil', { time: time(ended.at) }),
    why: ended && [...(ended.done ? [call.t('ordersDone')] : []), words.stop(ended.why)].join(' '),
  });
};

interface Asked {
  readonly scene: Scene;
  readonly at: Position;
  readonly notation: Notation;
}

/** What may be ordered, as forms like those of the menu. */
const groupsOf = (
  call: PageCall,
  { scene, at, notation }: Asked,
  forms: readonly Option[],
): readonly MenuItem[] => {
  const type = call.query['do'];
  const of = call.query['of'];
  const setting = {
    ...scene,
    notation,
    view: at.view,
    names: scene.game.seats.map(seat => seat.name),
    seat: at.seat ?? 0,
    path: `/g/${scene.game.id}/orders?seat=${String(at.seat ?? 0)}`,
    key: randomUUID,
  };
  const choice = {
    ...(typeof type === 'string' && { type }),
    ...(typeof of === 'string' && { of }),
  };
  return menuModel(setting, forms, choice);
};

/** Of the ended ones, those that are news on the game's page: since the player last moved in person. */
const newsOf = ({ ended }: OrderList, after: number): readonly OrderInfo[] =>
  ended.filter(one => one.ended!.number >= after && !['removed', 'replaced'].includes(one.ended!.why.kind));

export interface OrdersModel {
  readonly open: boolean;
  readonly standing: readonly OrderModel[];
  readonly news: readonly OrderModel[];
  readonly groups: readonly MenuItem[];
  readonly seat: number;
  readonly number: number;
}

/** The orders of a player on the game's page; nothing for spectators and after the end. */
export const ordersModel = async (
  call: PageCall,
  scene: Scene,
  actor: Actor | null,
  at: Position,
  lastMoved: number,
): Promise<OrdersModel | undefined> => {
  const orders = call.deps.service.titles.get(scene.game.title)?.orders;
  if (!actor || at.seat === null || !orders || scene.game.status !== 'running') return undefined;
  const list = await listOrders(call.deps.service, actor, { gameId: scene.game.id, seat: at.seat });
  const worded = orderModel(call, scene, at.seat);
  const asked = { scene, at, notation: orders.notation };
  const news = newsOf(list, lastMoved).map(worded);
  return {
    open: list.standing.length + news.length > 0,
    standing: list.standing.map(worded),
    news,
    groups: groupsOf(
      call,
      asked,
      list.forms.filter(({ type }) => orders.handy?.includes(type)),
    ),
    seat: at.seat,
    number: at.number,
  };
};

declare module '../views.js' {
  interface PageModels {
    readonly orders: OrdersPage;
  }
}

interface OrdersPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: BesideModel;
  readonly done: string | undefined;
  readonly seat: number;
  readonly number: number;
  readonly typed: string | undefined;
  readonly standing: readonly OrderModel[];
  readonly ended: readonly OrderModel[];
  readonly groups: readonly MenuItem[];
}

const showOrders = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const wished = seatText(call.query['seat'] ?? call.form['seat']);
  const at = await position(deps.service, actor, { gameId, ...wished });
  if (at.seat === null) throw new HttpProblem(403, 'not-your-game', {});
  const list = await listOrders(deps.service, actor, { gameId, seat: at.seat });
  const notation = deps.service.titles.get(scene.game.title)?.orders?.notation;
  const worded = orderModel(call, scene, at.seat);
  const news = call.query['done'];
  sendPage(call, 'orders', `${call.t('orders')}: ${scene.game.name}`, {
    game: { id: gameId, name: scene.game.name },
    beside: await besideModel(call, scene.game, actor),
    done: news === 'orderGiven' || news === 'orderDropped' ? call.t(news) : undefined,
    seat: at.seat,
    number: at.number,
    typed: call.form['notation'],
    standing: list.standing.map(worded),
    ended: list.ended.map(worded),
    groups: notation ? groupsOf(call, { scene, at, notation }, list.forms) : [],
  });
};

const orderIn = (form: PageCall['form'], seat: Seat): Order => ({
  ...fieldsSent(Object.entries(form), text => parseJson(text) as Json),
  seat,
  type: form['type'] ?? '',
});

/** The seat that is meant, where somebody plays more than one. */
const seatText = (text: unknown): { readonly seat?: Seat } =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) ? { seat: Number(text) } : {};

const seatIn = async (call: PageCall, actor: Actor, gameId: string): Promise<Seat> => {
  const wished = seatText(call.form['seat']);
  const { seat } = await position(call.deps.service, actor, { gameId, ...wished });
  if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
  return seat;
};

const toOrders = (gameId: string, seat: Seat, done: string): string =>
  `/g/${gameId}/orders?seat=${String(seat)}&done=${done}`;

/** Gives the order of a form, or one that was typed, and tells whether it has moved already. */
export const giveOrder = async (call: PageCall): Promise<void> => {
  const { deps, context, form, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const seat = await seatIn(call, actor, gameId);
  const text = form['notation'];
  const expected = form['expected'];
  const wish = {
    ...(text === undefined ? { order: orderIn(form, seat) } : { text: text.slice(0, 500) }),
    ...(expected !== undefined && { seen: check(wholeNumber, expected, 'expected', context.language) }),
  };
  const before = await listOrders(deps.service, actor, { gameId, seat });
  const after = await withChanges(deps, context.language, actor, gameId, () =>
    setOrder(deps.service, actor, { gameId, seat, ...wish }),
  );
  const known = new Set([...before.standing, ...before.ended].map(one => one.id));
  const given = [...after.standing, ...after.ended].find(one => !known.has(one.id));
  if (given && given.made.length > 0) return goTo(res, `/g/${gameId}?from=${before.number}`);
  goTo(res, toOrders(gameId, seat, given ? 'orderGiven' : 'orderDropped'));
};

const drop = async (call: PageCall): Promise<void> => {
  const { deps, context, form, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const seat = await seatIn(call, actor, gameId);
  const order = check(id, form['id'], 'id', context.language);
  await dropOrder(deps.service, actor, { gameId, seat, id: order });
  goTo(res, toOrders(gameId, seat, 'orderDropped'));
};

export const orderPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/orders', run: showOrders }),
  page(deps)({ method: 'post', path: '/g/:id/orders', run: orAgain(showOrders, giveOrder) }),
  page(deps)({ method: 'post', path: '/g/:id/orders/drop', run: drop }),
  page(deps)({ method: 'get', path: '/g/:id/orders/drop', run: backToGame }),
];
