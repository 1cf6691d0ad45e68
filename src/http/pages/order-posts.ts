import type { Json, Order, Seat } from '../../engine/core/index.js';
import { fieldsSent } from '../../present/form-fields.js';
import { position } from '../../service/log/history.js';
import { dropOrder, listOrders, setOrder } from '../../service/orders/index.js';
import type { Actor } from '../../service/types.js';
import { check } from '../input/check.js';
import { withChanges } from '../api/present-log.js';
import { id, wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { parseJson } from '../json-text.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { orAgain } from './again.js';
import { isAtTable, tablePath } from './at-table.js';
import { seatText, showOrders } from './orders.js';
import { backToGame, gameIdOf, goTo, page, type PageCall } from './page.js';
import { refusedOnGame } from './refused.js';

const orderIn = (form: PageCall['form'], seat: Seat): Order => ({
  ...fieldsSent(Object.entries(form), text => parseJson(text) as Json),
  seat,
  type: form['type'] ?? '',
});

const seatIn = async (call: PageCall, actor: Actor, gameId: string): Promise<Seat> => {
  const wished = seatText(call.form['seat']);
  const { seat } = await position(call.deps.service, actor, { gameId, ...wished });
  if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
  return seat;
};

/** Back to where the form stood. */
const toOrders = (call: PageCall, seat: Seat, done: string): string =>
  isAtTable(call)
    ? tablePath(call, 'orders', { done })
    : `/g/${gameIdOf(call)}/orders?seat=${String(seat)}&done=${done}`;

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
  goTo(res, toOrders(call, seat, given ? 'orderGiven' : 'orderDropped'));
};

const drop = async (call: PageCall): Promise<void> => {
  const { deps, context, form, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const seat = await seatIn(call, actor, gameId);
  const order = check(id, form['id'], 'id', context.language);
  await dropOrder(deps.service, actor, { gameId, seat, id: order });
  goTo(res, toOrders(call, seat, 'orderDropped'));
};

/** A form of the game's page is answered there; a refusal, too, which is none of a move. */
const whereItStood =
  (elsewhere: (call: PageCall) => Promise<void>, atTable: (call: PageCall) => Promise<void>) =>
  async (call: PageCall): Promise<void> => {
    if (!isAtTable(call)) return elsewhere(call);
    try {
      await atTable(call);
    } catch (error) {
      const { at, seat, notation } = call.form;
      const form = {
        at,
        ...(seat !== undefined && { seat }),
        ...(notation !== undefined && { order: notation }),
      };
      await refusedOnGame({ ...call, form } as PageCall, error);
    }
  };

export const orderPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/orders', run: showOrders }),
  page(deps)({
    method: 'post',
    path: '/g/:id/orders',
    run: whereItStood(orAgain(showOrders, giveOrder), giveOrder),
  }),
  page(deps)({ method: 'post', path: '/g/:id/orders/drop', run: whereItStood(drop, drop) }),
  page(deps)({ method: 'get', path: '/g/:id/orders/drop', run: backToGame }),
];
