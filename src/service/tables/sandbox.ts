import type { Level } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import type { Made } from '../once.js';
import type { GameDetail, PersonActor } from '../types.js';
import { createGame, type NewGame } from './games.js';

/*
 * Sandboxes: games in which somebody tries a program. They sit at all seats that the service does not play, nobody else
 * ever sees the game, no mail tells of it, it counts for nobody, and after some days it is deleted.
 */

/** A seat of whoever makes the sandbox, or of the service. */
export type SandboxSeat =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'service'; readonly level?: Level };

export interface NewSandbox extends Pick<
  NewGame,
  'title' | 'name' | 'settings' | 'preset' | 'idempotencyKey'
> {
  readonly seats: readonly SandboxSeat[];
}

const DAYS = 7;

/** Seats need names to be told apart. */
const named = (seats: readonly SandboxSeat[], player: string): readonly SandboxSeat[] =>
  seats.map((seat, at) =>
    seat.kind === 'me' ? { ...seat, name: seat.name ?? `${player} ${String(at + 1)}` } : seat,
  );

/** Makes a sandbox, which begins at once. Throws like `createGame`. */
export const createSandbox = (
  deps: Deps,
  actor: PersonActor,
  { seats, ...wish }: NewSandbox,
): Promise<Made<GameDetail>> =>
  createGame(deps, actor, {
    ...wish,
    seats: named(seats, actor.name),
    options: { spectators: 'none' },
    sandboxUntil: new Date(deps.clock().getTime() + DAYS * 86_400_000),
  });
