import { Illegal, type Seat } from '../../engine/core/index.js';
import {
  makersOfActions,
  ownNewest,
  readRow,
  type GameRow,
  type NewestRow,
  type Tx,
} from '../../db/index.js';
import { lockForSeat } from '../authority.js';
import { clocksAt } from '../clocks/turns.js';
import type { Deps } from '../deps.js';
import { hashState } from './hashes.js';
import { loadState, setUp, titleOf } from './load.js';
import { answered, mustBeCurrent, type Seen } from './play.js';
import { once } from '../once.js';
import { record } from './record.js';
import type { Actor, Submitted } from '../types.js';

export interface TakeBack extends Seen {
  readonly gameId: string;
  readonly seat: Seat;
  /** How many actions; `Position.undo` and `.redo` tell how many are possible. */
  readonly count: number;
  /** How it came; by a page or the interface unless it says otherwise. */
  readonly cause?: 'player' | 'mail';
  readonly idempotencyKey?: string;
}

/** At most this many actions are looked at. */
const MOST = 300;

const howMany = (count: number, possible: number) => ({
  count,
  possible,
  ...(possible < 2 && { case: possible === 0 ? 'none' : 'one' }),
});

/**
 * Takes back the seat's own newest actions, each with what standing orders of others did after it, and what was
 * forced: as long as no other person has acted since and nothing hidden or random came to light. Throws like `submit`, and
 * Illegal `nothing-to-undo`.
 */
export const undo = (deps: Deps, actor: Actor, request: TakeBack): Promise<Submitted> =>
  move(deps, actor, request, 'undo', async (tx, game) => {
    const units = await undoable(tx, game, request.seat);
    const last = units[request.count - 1]?.at(-1);
    if (!last) throw new Illegal('nothing-to-undo', howMany(request.count, units.length));
    const taken = units.slice(0, request.count).flat();
    return {
      top: last.under,
      depth: game.depth - taken.length,
      undone: [...game.undone, ...taken.map(row => row.number)],
    };
  });

/** Plays again what was just undone. Throws like `undo`, with `nothing-to-redo`. */
export const redo = (deps: Deps, actor: Actor, request: TakeBack): Promise<Submitted> =>
  move(deps, actor, request, 'redo', async (tx, game) => {
    const units = await redoable(tx, game, request.seat);
    if (!(request.count >= 1 && request.count <= units.length))
      throw new Illegal('nothing-to-redo', howMany(request.count, units.length));
    const rows = units.slice(0, request.count).flat().length;
    const kept = game.undone.length - rows;
    return { top: game.undone[kept]!, depth: game.depth + rows, undone: game.undone.slice(0, kept) };
  });

export interface TakeBacks {
  /** How many of its newest actions the seat may take back, and how many play again. */
  readonly undo: number;
  readonly redo: number;
  /** The seats whose moves by standing orders, or forced moves, are taken back with the newest. */
  readonly undoAlso: readonly Seat[];
}

/** How far the seat can take back and play again; nothing in a game that is not running or is on hold. */
export const takeBacks = async (tx: Tx, game: GameRow, seat: Seat): Promise<TakeBacks> => {
  if (game.phase !== 'running' || game.frozen_at) return { undo: 0, redo: 0, undoAlso: [] };
  const units = game.top > 0 ? await undoable(tx, game, seat) : [];
  const others = (units[0] ?? []).filter(row => row.seat !== seat).map(row => row.seat);
  return {
    undo: units.length,
    redo: (await redoable(tx, game, seat)).length,
    undoAlso: [...new Set(others)].sort((a, b) => a - b),
  };
};

/**
 * The seat's newest actions, newest first, each behind what standing orders of others did after it, and what was forced
 * then, on whomever: without what led to it that would only be asked once more. An order that was given after it is a
 * person who has acted.
 */
const undoable = async (tx: Tx, game: GameRow, seat: Seat): Promise<readonly (readonly NewestRow[])[]> => {
  const units: NewestRow[][] = [];
  let after: NewestRow[] = [];
  for (const row of await ownNewest(tx, game.id, game.top, seat, MOST)) {
    after.push(row);
    if (row.seat !== seat || row.forced) continue;
    if (after.some(one => one.seat !== seat && one.given_top! >= row.number)) break;
    units.push(after);
    after = [];
  }
  return units;
};

/**
 * The newest undone actions, as far as they are the seat's own, each with what standing orders did after it and what was
 * forced. An order that its owner has taken back meanwhile makes no move again.
 */
const redoable = async (tx: Tx, game: GameRow, seat: Seat): Promise<readonly (readonly number[])[]> => {
  if (game.undone.length === 0) return [];
  const makers = await makersOfActions(tx, game.id, game.undone);
  const units: number[][] = [];
  for (const number of [...game.undone].reverse()) {
    const maker = makers.get(number);
    // Who plays a draw again would choose between that and drawing anew: all must agree to it.
    if (maker?.tells) break;
    if (maker?.seat === seat && !maker.forced) units.push([number]);
    else if (maker?.ordered && units.length > 0) units.at(-1)!.push(number);
    else break;
  }
  return units;
};

type Target = { readonly top: number; readonly depth: number; readonly undone: readonly number[] };

const move = (
  deps: Deps,
  actor: Actor,
  request: TakeBack,
  kind: 'undo' | 'redo',
  find: (tx: Tx, game: GameRow) => Promise<Target>,
): Promise<Submitted> => {
  const { gameId, seat, expected, count } = request;
  const key = once(actor.personId, request.idempotencyKey, [kind, gameId, seat, expected, count]);
  return deps.db.transaction(async tx => {
    const [locked, earlier] = await Promise.all([lockForSeat(tx, actor, gameId, seat), answered(tx, key)]);
    if (earlier) return earlier;
    const { game } = locked;
    const title = await mustBeCurrent(deps, tx, actor, locked, request);
    const target = await find(tx, game);
    const state = await loadState(deps, tx, game, target.top, await recordedHash(deps, tx, game, target.top));
    const then = await clocksAt(tx, locked, target.top, title.turn(state));
    return record(
      deps,
      tx,
      title,
      locked,
      {
        kind,
        seat,
        action: null,
        count: Math.abs(target.depth - game.depth),
        draws: [],
        facts: [],
        reveals: false,
        ...target,
        state,
        then,
        personId: actor.personId,
        cause: request.cause ?? 'player',
        seatOnly: actor.kind === 'seat',
      },
      key,
    );
  });
};

/** The hash the state after action `top` must have. */
export const recordedHash = async (deps: Deps, tx: Tx, game: GameRow, top: number): Promise<string> => {
  if (top === 0) return hashState(setUp(titleOf(deps, game), game)).hash;
  const row = await readRow(tx, game.id, top);
  if (!row) throw new Error(`game ${game.id}: no row ${top}`);
  return row.state_hash;
};
