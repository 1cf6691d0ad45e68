import type { Seat } from '../engine/core/index.js';
import type { Deps } from './deps.js';
import type { SignedIn } from './signin.js';
import type { Actor, Language, PersonActor } from './types.js';

export interface Invite {
  readonly gameId: string;
  readonly seat: Seat;
  readonly email: string;
  readonly name?: string;
  readonly language?: Language;
}

/** Invites by mail to an empty seat; replaces an invitation that is out for it. Only the game's creator may. */
export declare const invite: (deps: Deps, actor: PersonActor, request: Invite) => Promise<void>;

/** Calls an invitation back; the seat is open again. Only the game's creator may. */
export declare const callBack: (
  deps: Deps,
  actor: PersonActor,
  request: { readonly gameId: string; readonly seat: Seat },
) => Promise<void>;

export interface InvitationInfo {
  readonly gameId: string;
  readonly gameName: string;
  readonly title: string;
  readonly seat: Seat;
  /** Who invites. */
  readonly from: string;
  /** The name the inviter gave the guest; may be empty. */
  readonly name: string;
  readonly seats: number;
}

/** What an invitation is for; changes nothing. @throws Unauthenticated `bad-invitation` */
export declare const showInvitation: (deps: Deps, secret: string) => Promise<InvitationInfo>;

export interface Accept {
  readonly secret: string;
  /** Used when the invited address is new here. */
  readonly name?: string;
  readonly language?: Language;
  readonly timeZone?: string;
}

/**
 * Takes the seat, for the signed-in person or else for the person of the invited address (who is
 * created when new, and gets a session for this seat alone). The last seat filled starts the game.
 * @throws Unauthenticated `bad-invitation`, Conflict `already-seated`
 */
export declare const acceptInvitation: (
  deps: Deps,
  actor: Actor | null,
  request: Accept,
) => Promise<{ readonly gameId: string; readonly seat: Seat; readonly session: SignedIn | null }>;

/** @throws Unauthenticated `bad-invitation` */
export declare const declineInvitation: (deps: Deps, secret: string) => Promise<void>;

/** Takes an open seat of a game one knows the id of. @throws Conflict `seat-taken`, `already-seated` */
export declare const joinGame: (
  deps: Deps,
  actor: PersonActor,
  request: { readonly gameId: string; readonly seat: Seat },
) => Promise<void>;
