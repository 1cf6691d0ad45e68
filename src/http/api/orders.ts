import { z } from 'zod';
import type { Order } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import {
  dropOrder,
  listOrders,
  setOrder,
  type OrderInfo,
  type OrderList,
} from '../../service/orders/index.js';
import type { Actor } from '../../service/types.js';
import { actorIn, type Context } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { seatFor } from './play.js';
import { withChanges } from './present-log.js';
import { type ApiRoute, route } from './route.js';
import { Action, Fact, Option } from './play-schemas.js';
import { gameParams, when } from './schemas.js';
import { count, id, seat, wholeNumber } from '../input/fields.js';
import { locationHeader } from './headers.js';

const OrderSchema = z
  .object({
    id,
    order: Action,
    notation: z.string().meta({ description: 'Such as `auto pass until danger`' }),
    words: z.string().meta({ description: "The order in words, in the viewer's language" }),
    givenAt: when,
    givenNumber: count.meta({ description: 'The number of rows in the log when it was given' }),
    made: z.array(count).meta({ description: 'The numbers of the rows it wrote' }),
    ended: z
      .object({
        at: when,
        number: count,
        why: Fact,
        words: z.string(),
        done: z
          .boolean()
          .meta({ description: 'True if it achieved its purpose, false if it was switched off' }),
      })
      .nullable()
      .meta({ description: 'Null while it is in force' }),
  })
  .meta({
    id: 'StandingOrder',
    description: 'A move given in advance for the time when the player is away; only its owner sees it',
  });

const OrdersSchema = z
  .object({
    gameId: id,
    seat,
    number: count.meta({ description: 'The number of rows in the log' }),
    forms: z.array(Option).meta({ description: 'The orders that can be given now' }),
    standing: z.array(OrderSchema),
    ended: z.array(OrderSchema).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'StandingOrders' });

interface Asked {
  readonly deps: HttpDeps;
  readonly context: Context;
  readonly gameId: string;
  readonly seat: number | undefined;
}

/** Runs a use case for one seat of the viewer's and words what comes of it. */
const forSeat = async (
  { deps, context, gameId, seat: given }: Asked,
  run: (actor: Actor, seat: number) => Promise<OrderList>,
): Promise<object> => {
  const actor = mustBeSomeone(actorIn(context, gameId));
  const game = await showGame(deps.service, actor, gameId);
  const own = seatFor(actor, game.mine, game.asked, given);
  const list = await withChanges(deps, context.language, actor, gameId, () => run(actor, own));
  const words = wordsOf(deps, game, context.language);
  const worded = (info: OrderInfo): object => ({
    ...info,
    words: words.order(info.order),
    ended: info.ended && { ...info.ended, words: words.stop(info.ended.why) },
  });
  return { ...list, standing: list.standing.map(worded), ended: list.ended.map(worded) };
};

const seen = count.meta({
  description:
    'The number of log rows you have seen: what happened after them may end the order. All rows by default',
});

const query = z.strictObject({ seat: wholeNumber.exactOptional() });

const list = route({
  id: 'listOrders',
  method: 'get',
  path: '/games/{id}/orders',
  tag: 'Play',
  summary: 'List your standing orders, and those you can give now',
  description: 'Nobody else ever sees them. The default for `seat` is your seat that is asked.',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  query,
  answers: {
    200: { description: 'The orders in force, and the newest 100 that ended', schema: OrdersSchema },
  },
  problems: [404, 409],
  handle: async ({ params, query: { seat: given }, deps, context }) => ({
    status: 200,
    body: await forSeat({ deps, context, gameId: params.id, seat: given }, (actor, own) =>
      listOrders(deps.service, actor, { gameId: params.id, seat: own }),
    ),
  }),
});

const give = route({
  id: 'giveOrder',
  method: 'post',
  path: '/games/{id}/orders',
  scope: 'play',
  tag: 'Play',
  summary: 'Give a standing order',
  description:
    'As data or in the notation; `auto off` cancels all orders. The order replaces an earlier one on the same subject, and acts at once if it can.',
  access: 'player',
  allowance: 'write',
  params: gameParams,
  body: z.union([
    z.strictObject({ order: Action, seen: seen.exactOptional() }),
    z.strictObject({
      notation: z.string().min(1).max(500),
      seat: seat.exactOptional(),
      seen: seen.exactOptional(),
    }),
  ]),
  answers: { 201: { description: 'The orders in force now', schema: OrdersSchema } },
  problems: [404, 409, 422],
  handle: async ({ params, body, deps, context }) => {
    const given = 'order' in body ? body.order.seat : body.seat;
    const wish = {
      ...('order' in body ? { order: body.order as Order } : { text: body.notation }),
      ...(body.seen !== undefined && { seen: body.seen }),
    };
    return {
      status: 201,
      body: await forSeat({ deps, context, gameId: params.id, seat: given }, (actor, own) =>
        setOrder(deps.service, actor, { gameId: params.id, seat: own, ...wish }),
      ),
      headers: locationHeader(`/games/${params.id}/orders`),
    };
  },
});

const drop = route({
  id: 'dropOrder',
  method: 'delete',
  path: '/games/{id}/orders/{order}',
  scope: 'play',
  tag: 'Play',
  summary: 'Cancel a standing order',
  description: 'An order that has ended meanwhile stays as it is.',
  access: 'player',
  allowance: 'write',
  params: z.strictObject({ id, order: id }),
  query,
  answers: { 200: { description: 'The orders in force now', schema: OrdersSchema } },
  problems: [404, 409],
  handle: async ({ params, query: { seat: given }, deps, context }) => ({
    status: 200,
    body: await forSeat({ deps, context, gameId: params.id, seat: given }, (actor, own) =>
      dropOrder(deps.service, actor, { gameId: params.id, seat: own, id: params.order }),
    ),
  }),
});

export const orderRoutes: readonly ApiRoute[] = [list, give, drop];
