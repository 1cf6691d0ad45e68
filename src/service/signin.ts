import type { Deps } from './deps.js';
import type { Actor, Language, Person, PersonActor } from './types.js';

/** A fresh session. `token` is the signed text for the cookie or the bearer header. */
export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
  readonly actor: Actor;
}

/**
 * Mails a sign-in link, to known and unknown addresses alike; older links to it die.
 * @throws Invalid `bad-email`
 */
export declare const requestSignIn: (
  deps: Deps,
  request: { readonly email: string; readonly language?: Language },
) => Promise<void>;

/** Whose link it is, without spending it: "Continue as ...". @throws Unauthenticated `bad-link` */
export declare const showSignIn: (
  deps: Deps,
  secret: string,
) => Promise<{ readonly name: string; readonly email: string; readonly isNew: boolean }>;

/**
 * Spends the link; a new address becomes a new person.
 * @throws Unauthenticated `bad-link`
 */
export declare const spendSignIn: (
  deps: Deps,
  request: { readonly secret: string; readonly name?: string; readonly timeZone?: string },
) => Promise<SignedIn & { readonly person: Person }>;

/** What the link in a turn mail is for, without opening a session. @throws Unauthenticated `bad-link` */
export declare const showSeatLink: (
  deps: Deps,
  secret: string,
) => Promise<{
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: number;
  readonly name: string;
}>;

/** Opens a session that can act for that seat of that game alone. @throws Unauthenticated `bad-link` */
export declare const openSeatLink: (deps: Deps, secret: string) => Promise<SignedIn>;

/** Kills the mailed links and seat sessions of the actor's seats in a game. */
export declare const revokeSeatLinks: (deps: Deps, actor: Actor, gameId: string) => Promise<void>;

/** Whose token it is; null when forged, expired, revoked or of a game that ended long ago. */
export declare const authenticate: (deps: Deps, token: string) => Promise<Actor | null>;

export declare const signOut: (deps: Deps, actor: Actor) => Promise<void>;

export interface SessionInfo {
  readonly id: string;
  readonly kind: 'person' | 'seat';
  readonly gameId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly current: boolean;
}

export declare const listSessions: (deps: Deps, actor: PersonActor) => Promise<readonly SessionInfo[]>;

/** @throws NotFound `no-such-session` */
export declare const revokeSession: (deps: Deps, actor: PersonActor, sessionId: string) => Promise<void>;
