import {
  runOrders,
  type Action,
  type Fact,
  type GameState,
  type OrderStep,
  type Title,
} from '../../engine/core/index.js';
import type { OrderRow } from '../../db/index.js';
import { actionStep, chain } from '../log/chain.js';
import type { Deps } from '../deps.js';
import type { Chained, Ended } from '../written.js';
import { forcedRow, type Forcing } from './forced.js';

/** A standing order and all that has happened since it was given. */
export interface OrderInForce {
  readonly row: OrderRow;
  readonly since: readonly Fact[];
}

/** What standing orders and the players' wishes bring about, all to be written together. */
export interface OrdersPlayed {
  readonly rows: readonly Chained[];
  readonly ended: readonly Ended[];
  /** Which rows an order wrote, by its id. */
  readonly made: ReadonlyMap<string, readonly number[]>;
}

/** Where the orders begin. */
export interface From extends Forcing {
  /** A move has just been made here; forced moves follow moves, never an undo or an order that does nothing. */
  readonly moved: boolean;
}

/**
 * Lets the standing orders play on, and where they have nothing to do the moves with one possibility, until people are
 * waited for. An order that fails in any way ends, and never stands in the way of a move of somebody else.
 */
export const playOrders = (
  deps: Deps,
  title: Title,
  from: From,
  kept: readonly OrderInForce[],
): OrdersPlayed => {
  const rows: Chained[] = [];
  const ended: Ended[] = [];
  const made = new Map<string, readonly number[]>();
  let standing = kept;
  let { game, state } = from;
  const end = ({ row }: OrderInForce, why: Fact, done: boolean): void => {
    standing = standing.filter(one => one.row.id !== row.id);
    ended.push({ row, end: { number: game.number, at: deps.clock(), why, done, top: game.top } });
  };
  const goOn = (chained: Chained): void => {
    rows.push(chained);
    standing = standing.map(each => ({ ...each, since: [...each.since, ...chained.row.facts] }));
    ({ game } = chained);
    ({ state } = chained.step);
  };
  for (;;) {
    const next = nextStep(deps, title, state, standing, rows.length);
    if (!next) {
      const moved = from.moved || rows.length > 0;
      const forced = moved ? forcedRow(deps, title, { ...from, game, state }, rows.length) : null;
      if (!forced) return { rows, ended, made };
      goOn(forced);
      continue;
    }
    const one = standing[next.at]!;
    if (next.do === 'stop') {
      end(one, next.why, next.done);
      continue;
    }
    const chained = carryOut(deps, title, { ...from, game, state }, one, next.action);
    if (!chained) {
      end(one, failed(one), false);
      continue;
    }
    made.set(one.row.id, [...(made.get(one.row.id) ?? []), chained.row.number]);
    goOn(chained);
  }
};

const failed = ({ row }: OrderInForce): Fact => ({ kind: 'impossible', type: row.order.type });

/** What `runOrders` says; where it fails, the order that fails alone ends. */
const nextStep = (
  deps: Deps,
  title: Title,
  state: GameState,
  standing: readonly OrderInForce[],
  made: number,
): OrderStep | null => {
  const ask = (some: readonly OrderInForce[]): OrderStep | null =>
    runOrders(
      title,
      state,
      some.map(({ row, since }) => ({ order: row.order, since })),
      made,
    );
  try {
    return ask(standing);
  } catch (error) {
    const culprit = standing.findIndex(one => fails(() => ask([one])));
    const at = Math.max(0, culprit);
    const one = standing[at]!;
    deps.log.error({ err: error, game: one.row.game_id, order: one.row.id }, 'a standing order fails');
    return { at, do: 'stop', why: failed(one), done: false };
  }
};

const fails = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};

/** The order's move as the game's next row; null when the rules refuse it. */
const carryOut = (
  deps: Deps,
  title: Title,
  { game, seats, state }: Omit<Forcing, 'forced'>,
  { row }: OrderInForce,
  action: Action,
): Chained | null => {
  try {
    const by = { personId: row.person_id, cause: 'programmed' } as const;
    return chain(deps, title, { game, seats }, actionStep(deps, title, { game, state }, action, by));
  } catch (error) {
    deps.log.error({ err: error, game: game.id, order: row.id }, 'a standing order fails');
    return null;
  }
};
