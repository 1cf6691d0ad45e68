import type { Fact } from '../../engine/core/index.js';
import {
  changeOrders,
  factsAfter,
  lostOrders,
  resumeOrders,
  standingOrders,
  type GameRow,
  type OrderRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import type { Acted, Chained, Ended, NextRow } from '../written.js';
import type { OrdersPlayed, OrderInForce } from './run.js';

/** With what happened since each was given, as far as it stands under the action `top`. */
export const keptAt = async (
  tx: Tx,
  game: Pick<GameRow, 'id'>,
  top: number,
  rows: readonly OrderRow[],
): Promise<readonly OrderInForce[]> => {
  if (rows.length === 0) return [];
  const first = Math.min(...rows.map(row => row.given_top));
  const log = first >= top ? [] : await factsAfter(tx, game.id, first);
  const byNumber = new Map(log.map(row => [row.number, row]));
  const path: { readonly number: number; readonly facts: readonly Fact[] }[] = [];
  for (let at = byNumber.get(top); at; at = byNumber.get(at.under)) path.push(at);
  path.reverse();
  return rows.map(row => ({
    row,
    since: path.filter(({ number }) => number > row.given_top).flatMap(({ facts }) => facts),
  }));
};

/** The orders that stand when a row is written, and those that end with it. */
export interface Upon {
  readonly kept: readonly OrderInForce[];
  readonly ended: readonly Ended[];
}

/**
 * What a row makes of the standing orders before any of them acts: they hear of an action; an undo ends
 * those that were given for a position that is gone, and brings back those whose end is gone; a redo brings
 * back what an undo ended.
 * @param rows those that stand, where they were read with the game's lock
 */
export const standingUpon = async (
  deps: Deps,
  tx: Tx,
  before: GameRow,
  upon: Chained,
  rows?: readonly OrderRow[],
): Promise<Upon> => {
  const { step } = upon;
  const standing = rows ?? (await standingOrders(tx, before.id));
  if (step.kind === 'action') {
    const kept = await keptAt(tx, before, before.top, standing);
    return { kept: kept.map(one => ({ ...one, since: [...one.since, ...step.facts] })), ended: [] };
  }
  const ended = await endByUndo(tx, before, upon, standing);
  const still = standing.filter(order => ended.every(one => one.row.id !== order.id));
  const back = await bringBack(tx, before, step, still);
  // One that stands again may at once be among those whose moves are taken back.
  const again = await endByUndo(tx, before, upon, back);
  const stand = [...still, ...back.filter(order => again.every(one => one.row.id !== order.id))];
  return { kept: await keptAt(tx, before, step.top, stand), ended: [...ended, ...again] };
};

/** Ends those of the orders that the row does not leave standing. */
const endByUndo = async (
  tx: Tx,
  before: GameRow,
  { step, row }: Chained,
  orders: readonly OrderRow[],
): Promise<readonly Ended[]> => {
  const ended = endedByUndo(before, step, orders).map(({ row: order, why, lost }) => ({
    row: order,
    end: { number: row.number, at: row.at, why, done: false, lost },
  }));
  await changeOrders(tx, ended.map(asChange));
  return ended;
};

const asChange = ({ row, end }: Ended): Parameters<typeof changeOrders>[1][number] => ({
  id: row.id,
  made: [],
  end,
});

interface Lost {
  readonly row: OrderRow;
  readonly why: Fact;
  readonly lost: number;
}

/**
 * An undo ends the orders that were given after what it takes back, and those whose own moves their owner
 * takes back: they would make them again at once. What all agree to take back is nobody's to make again.
 */
const endedByUndo = (before: GameRow, step: NextRow, standing: readonly OrderRow[]): readonly Lost[] => {
  const taken = step.undone.slice(before.undone.length);
  if (taken.length === 0) return [];
  return standing.flatMap((row): Lost[] => {
    if (row.given_top > step.top) return [{ row, why: { kind: 'given-undone' }, lost: row.given_top }];
    const own = row.made.filter(number => taken.includes(number));
    const theirs = step.cause === 'consent' || row.seat === step.seat;
    return own.length > 0 && theirs ? [{ row, why: { kind: 'taken-back' }, lost: Math.max(...own) }] : [];
  });
};

/** Lets orders stand again whose end was taken back, unless the seat has another one about the same by now. */
const bringBack = async (
  tx: Tx,
  before: GameRow,
  step: NextRow,
  standing: readonly OrderRow[],
): Promise<readonly OrderRow[]> => {
  const redone = before.undone.slice(step.undone.length);
  const back: OrderRow[] = [];
  for (const row of await lostOrders(tx, before.id, step.top, redone)) {
    const taken = [...standing, ...back].some(one => one.seat === row.seat && one.about === row.about);
    if (!taken) back.push(row);
  }
  await resumeOrders(
    tx,
    back.map(row => row.id),
  );
  return back;
};

/** What is told and still to be written of orders that acted or ended; those that ended `before` are written already. */
export const actedOf = ({ rows, ended, made }: OrdersPlayed, before: readonly Ended[] = []): Acted => {
  const ends = new Map(ended.map(({ row, end }) => [row.id, end]));
  return {
    rows,
    ended: [...before, ...ended],
    changes: [...new Set([...made.keys(), ...ends.keys()])].map(id => ({
      id,
      made: made.get(id) ?? [],
      end: ends.get(id) ?? null,
    })),
  };
};
