import { Illegal, type Seat } from '../engine/core/index.js';
import { ownNewest, readRow, seatsOfActions, type GameRow, type Tx } from '../db/index.js';
import { lockForSeat } from './authority.js';
import { clocksAt } from './clocks/turns.js';
import type { Deps } from './deps.js';
import { hashState } from './hashes.js';
import { loadState, setUp, titleOf } from './load.js';
import { answered, mustBeCurrent, type Seen } from './play.js';
import { once, record } from './record.js';
import type { Actor, Submitted } from './types.js';

export interface TakeBack extends Seen {
  readonly gameId: string;
  readonly seat: Seat;
  /** How many actions; `Position.undo` and `.redo` tell how many are possible. */
  readonly count: number;
  readonly idempotencyKey?: string;
}

/** At most so many actions are taken back at once. */
const MOST = 100;

/**
 * Takes back the seat's own newest actions: as long as nobody else has acted since and nothing hidden
 * or random came to light. Throws like `submit`, and Illegal `nothing-to-undo`.
 */
export const undo = (deps: Deps, actor: Actor, request: TakeBack): Promise<Submitted> =>
  move(deps, actor, request, 'undo', async (tx, game) => {
    const own = await ownNewest(tx, game.id, game.top, request.seat, MOST);
    const last = own[request.count - 1];
    if (!last) throw new Illegal('nothing-to-undo', { count: request.count, possible: own.length });
    const taken = own.slice(0, request.count).map(row => row.number);
    return { top: last.under, depth: game.depth - request.count, undone: [...game.undone, ...taken] };
  });

/** Plays again what was just undone. Throws like `undo`, with `nothing-to-redo`. */
export const redo = (deps: Deps, actor: Actor, request: TakeBack): Promise<Submitted> =>
  move(deps, actor, request, 'redo', async (tx, game) => {
    const possible = await redoable(tx, game, request.seat);
    if (!(request.count >= 1 && request.count <= possible))
      throw new Illegal('nothing-to-redo', { count: request.count, possible });
    const kept = game.undone.length - request.count;
    return {
      top: game.undone[kept]!,
      depth: game.depth + request.count,
      undone: game.undone.slice(0, kept),
    };
  });

/** How many of its newest actions the seat may take back, and how many play again. */
export const takeBacks = async (
  tx: Tx,
  game: GameRow,
  seat: Seat,
): Promise<{ readonly undo: number; readonly redo: number }> => {
  if (game.phase !== 'running') return { undo: 0, redo: 0 };
  const own = game.top > 0 ? await ownNewest(tx, game.id, game.top, seat, MOST) : [];
  return { undo: own.length, redo: await redoable(tx, game, seat) };
};

/** The newest undone actions, as far as they are the seat's own. */
const redoable = async (tx: Tx, game: GameRow, seat: Seat): Promise<number> => {
  if (game.undone.length === 0) return 0;
  const others = await seatsOfActions(tx, game.id, game.undone);
  const newestFirst = [...game.undone].reverse();
  const foreign = newestFirst.findIndex(number => others.get(number) !== seat);
  return foreign === -1 ? newestFirst.length : foreign;
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
        count,
        draws: [],
        facts: [],
        reveals: false,
        ...target,
        state,
        then,
        personId: actor.personId,
        cause: 'player',
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
