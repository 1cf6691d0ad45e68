import type { Option, Seat } from '../engine/core/index.js';
import type { Deps } from './deps.js';
import type { Actor, LogEntry, LogPage, Position } from './types.js';

export interface Where {
  readonly gameId: string;
  /** After which row; the newest by default. */
  readonly number?: number;
  /** As which of the actor's seats; the one that is asked by default. */
  readonly seat?: Seat;
}

/**
 * The position as the actor may see it.
 * @throws NotFound `no-such-game`, `no-such-position`; Conflict `game-not-started`; Forbidden `not-your-seat`
 */
export declare const position: (deps: Deps, actor: Actor | null, where: Where) => Promise<Position>;

/** Everything the seat may do now. Throws like `position`. */
export declare const menu: (
  deps: Deps,
  actor: Actor,
  where: { readonly gameId: string; readonly seat?: Seat },
) => Promise<{ readonly number: number; readonly hash: string; readonly menu: readonly Option[] }>;

/** Rows after `after` (0 by default), at most `limit` (200 by default, 1000 at most). */
export declare const readLog: (
  deps: Deps,
  actor: Actor | null,
  request: { readonly gameId: string; readonly after?: number; readonly limit?: number },
) => Promise<LogPage>;

/**
 * The number of the row whose hash begins with `hash` (8 hex digits at least); 0 for the start.
 * @throws NotFound `no-such-position`
 */
export declare const numberOfHash: (deps: Deps, gameId: string, hash: string) => Promise<number>;

/** What happened since the seat last acted, oldest first. */
export declare const sinceLastTurn: (
  deps: Deps,
  actor: Actor | null,
  request: { readonly gameId: string; readonly seat: Seat },
) => Promise<readonly LogEntry[]>;
