import type { Drawn, Entry, Settings } from '../engine/core/index.js';
import type { Deps } from './deps.js';
import type { Actor, GameDetail, PersonActor } from './types.js';

/** A whole game as a file: enough to recompute everything. */
export interface GameRecord {
  readonly format: 'bahnpost-log-1';
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly settings: Settings;
  /** Players' names in seating order. */
  readonly players: readonly string[];
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly Entry[];
}

/** @throws NotFound `no-such-game`, Conflict `game-not-started` */
export declare const exportLog: (deps: Deps, actor: Actor | null, gameId: string) => Promise<GameRecord>;

/** The same in the title's notation, one line a row, pleasant to read. */
export declare const exportNotation: (deps: Deps, actor: Actor | null, gameId: string) => Promise<string>;

/** Reads what `exportNotation` wrote. @throws Invalid `damaged-record` with the line */
export declare const parseNotation: (deps: Deps, text: string) => GameRecord;

/**
 * Makes a game of a record by playing every row of it.
 * @param record as parsed from JSON, not trusted in any way
 * @throws Invalid `damaged-record` with the step and the rules' reason
 */
export declare const importRecord: (
  deps: Deps,
  actor: PersonActor,
  request: { readonly record: unknown; readonly idempotencyKey?: string },
) => Promise<GameDetail>;
