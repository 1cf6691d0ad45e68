import { mustBeOrder, type Order } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { lineOf, played, runAll, throughNotation, withOrders, type OrderTable } from './orders.js';

type Table = OrderTable<RailState>;

/** Seat and text of a line such as `0 buy PRR`. */
const split = (line: string): readonly [seat: number, text: string] => {
  const at = line.indexOf(' ');
  return [Number(line.slice(0, at)), line.slice(at + 1)];
};

/** The table of an 18xx title where people have orders standing. */
export const railOrders = (title: RailTitle) => {
  /** An order written as `0 auto pass until mine`. */
  const order = (line: string): Order => {
    const [seat, text] = split(line);
    return throughNotation(title, title.orders!.notation.parse(text, seat));
  };

  /** Gives orders that must be possible now, and lets them play on until people are waited for. */
  const give = (state: RailState, ...lines: readonly string[]): Table => {
    const orders = lines.map(order);
    for (const one of orders) mustBeOrder(title, state, one);
    return runAll(title, withOrders(state, orders));
  };

  /** Moves made by hand, each followed by what the orders do. */
  const go = (table: Table, ...lines: readonly string[]): Table =>
    lines.reduce((now, line) => {
      const [seat, text] = split(line);
      return runAll(title, played(title, now, title.notation.parse(text, seat)));
    }, table);

  /** What the orders did, as `0: pass`, `stop phase-begins`, `done rounds-over`. */
  const log = (table: Table): readonly string[] => table.steps.map(step => lineOf(title, step));

  /** Why the last order ended. */
  const why = (table: Table): unknown => {
    const last = table.steps.at(-1);
    return last?.do === 'stop' ? last.why : undefined;
  };

  /** Is the order among those the seat may give? */
  const mayGive = (state: RailState, line: string): boolean => {
    try {
      mustBeOrder(title, state, order(line));
      return true;
    } catch {
      return false;
    }
  };

  return { give, go, log, why, mayGive };
};
