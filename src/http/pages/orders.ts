import { randomUUID } from 'node:crypto';
import type { Notation, Option, Seat } from '../../engine/core/index.js';
import { position } from '../../service/log/history.js';
import { listOrders, type OrderInfo, type OrderList } from '../../service/orders/index.js';
import type { Actor, Position } from '../../service/types.js';
import { actorIn } from '../context.js';
import { HttpProblem } from '../problem.js';
import { mustBeSomeone } from '../viewer.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { isAtTable } from './at-table.js';
import { type Scene, sceneOf } from './game-model.js';
import { type MenuItem, menuModel } from '../../present/menu/menu-model.js';
import { gameIdOf, type PageCall, sendPage } from './page.js';
import { readerTime } from './reader-time.js';
import { isolated } from '../../words/isolated.js';

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

/** The seat that is meant, where somebody plays more than one. */
export const seatText = (text: unknown): { readonly seat?: Seat } =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) ? { seat: Number(text) } : {};

const newsKeys = ['orderGiven', 'orderDropped'] as const;

/** What the form that led here did. */
const doneIn = ({ query, t }: PageCall): string | undefined => {
  const done = newsKeys.find(key => key === query['done']);
  return done && t(done);
};

export interface OrdersModel {
  /** What the form that led here did, and what was typed when it was refused. */
  readonly done: string | undefined;
  readonly typed: string | undefined;
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
    open: list.standing.length + news.length > 0 || isAtTable(call) || doneIn(call) !== undefined,
    done: doneIn(call),
    typed: call.form['order'],
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
  readonly beside: SidebarModel;
  readonly done: string | undefined;
  readonly seat: number;
  readonly number: number;
  readonly typed: string | undefined;
  readonly standing: readonly OrderModel[];
  readonly ended: readonly OrderModel[];
  readonly groups: readonly MenuItem[];
}

/** The page of a seat's orders. */
export const showOrders = async (call: PageCall): Promise<void> => {
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
  sendPage(call, 'orders', `${call.t('orders')}: ${isolated(scene.game.name)}`, {
    game: { id: gameId, name: scene.game.name },
    beside: await sidebarModel(call, scene.game, actor),
    done: doneIn(call),
    seat: at.seat,
    number: at.number,
    typed: call.form['notation'],
    standing: list.standing.map(worded),
    ended: list.ended.map(worded),
    groups: notation ? groupsOf(call, { scene, at, notation }, list.forms) : [],
  });
};
