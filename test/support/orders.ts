import {
  canonical,
  play,
  runOrders,
  type Action,
  type Drawn,
  type Fact,
  type GameState,
  type Order,
  type OrderStep,
  type StandingOrder,
  type Title,
} from '../../src/engine/core/index.js';
import { deepFreeze } from './freeze.js';

/** A table with orders standing: what the service keeps for a game. */
export interface OrderTable<S> {
  readonly state: S;
  readonly standing: readonly StandingOrder[];
  /** Every move made in this way, and every order that ended, in order. */
  readonly steps: readonly OrderStep[];
}

/** Begins with these orders, given now. */
export const withOrders = <S extends GameState>(state: S, orders: readonly Order[]): OrderTable<S> => ({
  state,
  standing: orders.map(order => ({ order, since: [] })),
  steps: [],
});

/** Plays one move; every order hears of it. */
export const played = <S extends GameState>(
  title: Title<S>,
  table: OrderTable<S>,
  action: Action,
  draws: readonly Drawn[] = [],
): OrderTable<S> & { readonly facts: readonly Fact[] } => {
  const { state, facts } = play(title, table.state, action, draws);
  title.audit(state);
  return {
    state: deepFreeze(state),
    standing: table.standing.map(({ order, since }) => ({ order, since: [...since, ...facts] })),
    steps: table.steps,
    facts,
  };
};

/** @throws Error when the same table, read from a text, is answered otherwise */
const mustRepeat = <S extends GameState>(
  title: Title<S>,
  { state, standing }: OrderTable<S>,
  made: number,
  step: OrderStep | null,
): void => {
  const [sameState, sameOrders] = JSON.parse(JSON.stringify([state, standing])) as [S, StandingOrder[]];
  const again = runOrders(title, sameState, sameOrders, made);
  if (JSON.stringify(again) !== JSON.stringify(step)) throw new Error('the orders answer differently');
};

/** Lets the orders play on until people are waited for, as the service does; every answer must come twice the same. */
export const runAll = <S extends GameState>(
  title: Title<S>,
  table: OrderTable<S>,
  carryOut: (table: OrderTable<S>, action: Action) => OrderTable<S> = (now, action) =>
    played(title, now, action),
): OrderTable<S> => {
  let now = table;
  for (let made = 0; ;) {
    const step = runOrders(title, now.state, now.standing, made);
    if (now.standing.length > 0) mustRepeat(title, now, made, step);
    if (!step) return now;
    const steps = [...now.steps, step];
    if (step.do === 'act') {
      made += 1;
      now = carryOut({ ...now, steps }, step.action);
    } else now = { ...now, steps, standing: now.standing.filter((_, at) => at !== step.at) };
  }
};

/** The step as a line: `0: buy PRR`, `stop phase-begins`, `done rounds-over`. */
export const lineOf = <S extends GameState>(title: Title<S>, step: OrderStep): string => {
  if (step.do === 'act') return `${String(step.action.seat)}: ${title.notation.print(step.action)}`;
  const inner = step.why['fact'] ?? step.why['ask'];
  const kind = inner === undefined ? step.why.kind : (inner as unknown as Fact).kind;
  return `${step.done ? 'done' : 'stop'} ${kind}`;
};

/** Prints and reads the order, which must come back as it was. */
export const throughNotation = <S extends GameState>(title: Title<S>, order: Order): Order => {
  const { notation } = title.orders!;
  const back = notation.parse(notation.print(order), order.seat);
  if (canonical(back) !== canonical(order)) throw new Error(`${notation.print(order)} reads differently`);
  return back;
};
