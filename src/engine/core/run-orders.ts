import type { Seat } from './json.js';
import { fits, inListedOrder, mustBeOffered } from './option.js';
import type { Decision, Order, OrderStep, StandingOrder } from './orders.js';
import type { Fact, GameState } from './state.js';
import type { Title } from './title.js';

/**
 * Refuses an order that is not among those the seat may give now.
 * @returns the order, with its lists in the order in which the form lists them
 * @throws Illegal `not-offered`
 */
export const mustBeOrder = <S extends GameState>(title: Title<S>, state: S, order: Order): Order => {
  const forms = title.orders?.forms(state, order.seat) ?? [];
  const meant = inListedOrder(forms, order);
  mustBeOffered(forms, meant);
  return meant;
};

/** No game has so many moves in a row that nobody has to make in person: here something turns in a circle. */
export const mostInARow = 1000;

type Decided = Decision & { readonly at: number; readonly seat: Seat };

const firstAct = (
  decided: readonly Decided[],
  asked: readonly Seat[],
  last: boolean,
): Extract<Decided, { do: 'act' }> | undefined => {
  for (const seat of [...asked].sort((a, b) => a - b))
    for (const one of decided)
      if (one.do === 'act' && one.seat === seat && (one.last ?? false) === last) return one;
  return undefined;
};

/** The move as it will be made, or the end of an order that cannot make it. */
const carriedOut = <S extends GameState>(
  title: Title<S>,
  state: S,
  { at, seat, action }: Extract<Decided, { do: 'act' }>,
  made: number,
): OrderStep => {
  const end = (why: Fact): OrderStep => ({ at, do: 'stop', why, done: false });
  if (made >= mostInARow) return end({ kind: 'endless' });
  const offered = action.seat === seat && title.menu(state, seat).some(option => fits(option, action));
  return offered ? { at, do: 'act', action } : end({ kind: 'impossible', type: action.type });
};

/**
 * What the standing orders bring about next: a move to be made, an order that ends, or null when people are
 * waited for. Whoever calls carries it out, adds the new facts, and calls again. Of the seats asked the lowest
 * comes first, and of its orders the first that does more than pass; before a pass all orders that end do.
 * @param made moves made in this way in a row
 */
export const runOrders = <S extends GameState>(
  title: Title<S>,
  state: S,
  standing: readonly StandingOrder[],
  made: number,
): OrderStep | null => {
  const { orders } = title;
  if (!orders || standing.length === 0) return null;
  if (title.status(state).ended) return { at: 0, do: 'stop', why: { kind: 'game-over' }, done: true };
  const decided = standing.map(({ order, since }, at): Decided => ({
    ...orders.decide(state, order, since),
    at,
    seat: order.seat,
  }));
  const { asked } = title.turn(state);
  const strong = firstAct(decided, asked, false);
  if (strong) return carriedOut(title, state, strong, made);
  for (const one of decided)
    if (one.do === 'stop') return { at: one.at, do: 'stop', why: one.why, done: one.done };
  const pass = firstAct(decided, asked, true);
  return pass ? carriedOut(title, state, pass, made) : null;
};
