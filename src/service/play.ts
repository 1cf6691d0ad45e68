import type { Action, Fact, Json, Seat } from '../engine/core/index.js';
import type { Deps } from './deps.js';
import { Refusal } from './errors.js';
import type { Actor, LogEntry, Submitted } from './types.js';

/** Somebody moved first: the log's number is not the one the client saw. */
export class Stale extends Refusal {
  constructor(
    readonly expected: number,
    readonly number: number,
    readonly hash: string,
    /** What changed since, oldest first, as the one who asks may see it. */
    readonly since: readonly LogEntry[],
  ) {
    super('stale', { expected, number });
  }
}

export interface Move {
  readonly gameId: string;
  /** The number of the newest row the client saw. */
  readonly expected: number;
  /** Checked here against the menu; its seat must be the actor's. */
  readonly action: Action;
  /** At most 255 characters; the same key gives the first answer again. */
  readonly idempotencyKey?: string;
}

/**
 * Plays one action.
 * @throws NotFound, Forbidden (`not-your-seat`), Conflict (`game-not-running`), Stale, Invalid
 *   (`idempotency-key-reused`), and the engine's Illegal
 */
export declare const submit: (deps: Deps, actor: Actor, move: Move) => Promise<Submitted>;

/** Re-exported for callers that word facts. */
export type { Fact, Json, Seat };
