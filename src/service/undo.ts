import type { Seat } from '../engine/core/index.js';
import type { Deps } from './deps.js';
import type { Actor, Submitted } from './types.js';

export interface TakeBack {
  readonly gameId: string;
  readonly seat: Seat;
  readonly expected: number;
  /** How many actions; `Position.undo` and `.redo` tell how many are possible. */
  readonly count: number;
  readonly idempotencyKey?: string;
}

/**
 * Takes back the seat's own newest actions: as long as nobody else has acted since and nothing
 * hidden or random came to light. Throws like `submit`, and Illegal `nothing-to-undo`.
 */
export declare const undo: (deps: Deps, actor: Actor, request: TakeBack) => Promise<Submitted>;

/** Plays again what was just undone. Throws like `undo`, with `nothing-to-redo`. */
export declare const redo: (deps: Deps, actor: Actor, request: TakeBack) => Promise<Submitted>;
