import {
  begin,
  canonical,
  fits,
  mustBeOrder,
  play,
  replay,
  type Action,
  type Drawn,
  type Entry,
  type GameState,
  type OrderStep,
  type Seat,
  type Start,
  type Title,
} from '../../src/engine/core/index.js';
import { fillIn, withDraws } from './menu.js';
import { played, runAll, throughNotation, type OrderTable } from './orders.js';
import { below, pick, type Rng } from './random.js';

/** A random seat gives a random order; one about the same takes its place. */
const giveAny = <S extends GameState>(title: Title<S>, table: OrderTable<S>, rng: Rng): OrderTable<S> => {
  const seat = below(rng, table.state.seats);
  const orders = title.orders!;
  const forms = orders.forms(table.state, seat);
  if (forms.length === 0) return table;
  // By kind first: of some there are many forms.
  const type = pick(rng, [...new Set(forms.map(form => form.type))]);
  const form = pick(
    rng,
    forms.filter(one => one.type === type),
  );
  const order = throughNotation(title, fillIn(form, seat, rng));
  mustBeOrder(title, table.state, order);
  const kept = table.standing.filter(
    one => one.order.seat !== seat || orders.about(one.order) !== orders.about(order),
  );
  return { ...table, standing: [...kept, { order, since: [] }] };
};

interface WithOrders<S> {
  /** The game is broken off after so many moves. */
  readonly most: number;
  /** How often somebody gives an order before a move is made by hand, from 0 to 1. */
  readonly often: (state: S) => number;
  readonly choose: (state: S, seat: Seat, rng: Rng) => Action | undefined;
}

/**
 * Plays a game of random people, some of whom have random orders standing. What an order does must be on the
 * menu of a seat that is asked, all sums must be right after it, and the log must replay without any orders.
 * @returns what the orders did
 * @throws Error saying what does not hold
 */
export const playWithOrders = <S extends GameState>(
  title: Title<S>,
  start: Start,
  rng: Rng,
  { most, often, choose }: WithOrders<S>,
): readonly OrderStep[] => {
  const log: Entry[] = [];
  const make = (table: OrderTable<S>, action: Action): OrderTable<S> => {
    const { draws } = withDraws<unknown>(rng, (given: readonly Drawn[]) =>
      play(title, table.state, action, given),
    );
    log.push({ kind: 'action', action, draws });
    return played(title, table, action, draws);
  };
  const byOrder = (table: OrderTable<S>, action: Action): OrderTable<S> => {
    const { state } = table;
    const what = title.notation.print(action);
    if (!title.turn(state).asked.includes(action.seat)) throw new Error(`an order acts unasked: ${what}`);
    if (!title.menu(state, action.seat).some(option => fits(option, action)))
      throw new Error(`not on the menu: ${what}`);
    return make(table, action);
  };
  const { result, draws: setupDraws } = withDraws(rng, draws => begin(title, start, draws));
  let table: OrderTable<S> = { state: result, standing: [], steps: [] };
  while (log.length < most) {
    if (rng() < often(table.state)) table = giveAny(title, table, rng);
    table = runAll(title, table, byOrder);
    const { asked } = title.turn(table.state);
    if (asked.length === 0) break;
    const seat = pick(rng, asked);
    table = make(table, choose(table.state, seat, rng)!);
  }
  if (canonical(replay(title, start, setupDraws, log)) !== canonical(table.state))
    throw new Error('the log replays to another position');
  return table.steps;
};
