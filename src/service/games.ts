import type { Deps } from './deps.js';
import type { Actor, GameDetail, GameSummary, Language, PersonActor } from './types.js';

/** A seat at creation: the creator's own, someone invited by mail, or one filled later. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'invite'; readonly email: string; readonly name?: string; readonly language?: Language }
  | { readonly kind: 'open' };

export interface NewGame {
  readonly title: string;
  readonly name: string;
  /** Checked and completed by the title's definitions. */
  readonly settings: { readonly [id: string]: unknown };
  /** In seating order. */
  readonly seats: readonly SeatWish[];
  readonly idempotencyKey?: string;
}

/**
 * Creates a game and mails its invitations. It starts by itself when the last seat is filled.
 * @throws Invalid (`unknown-title`, `bad-game-name`, `wrong-number-of-seats`, `bad-email`, ...), Illegal
 *   for the settings
 */
export declare const createGame: (deps: Deps, actor: PersonActor, game: NewGame) => Promise<GameDetail>;

/** The actor's games: those that wait for the actor first, the longest wait first. A seat session sees its one game. */
export declare const listGames: (deps: Deps, actor: Actor) => Promise<readonly GameSummary[]>;

/** @throws NotFound `no-such-game` */
export declare const showGame: (deps: Deps, actor: Actor | null, gameId: string) => Promise<GameDetail>;

/** The game that has waited longest for the actor, other than `besides`; null when none waits. */
export declare const nextGame: (deps: Deps, actor: Actor, besides?: string) => Promise<string | null>;
