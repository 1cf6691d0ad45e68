import {
  direct,
  enqueue,
  findLoginLink,
  findOrMakePerson,
  findSeatLink,
  insertLoginLink,
  liftBounce,
  keepLoginCode,
  personByEmail,
  readGame,
  readPerson,
  revokeSeatLinkRows,
  revokeOtherSessions,
  revokeSessionRow,
  sessionsOf,
  spendLoginLink,
  tryLoginCode,
  type LoginLinkRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound, Unauthenticated } from '../errors.js';
import { asPerson } from './people.js';
import { codeHash, linkCode, linkSecret, newId, sameHash, secretHash } from '../secrets.js';
import { openSession, type SignedIn } from './session.js';
import { cleanEmail, cleanLanguage, cleanTimeZone, nameFromEmail, publicName } from '../text.js';
import type { Actor, Language, Person, PersonActor } from '../types.js';

export { authenticate, type SignedIn } from './session.js';

const LINK_MINUTES = 10;
const CODE_TRIES = 5;

export interface SignInRequest {
  /** Stands for the browser or program that asked: only with it the link, or its code, opens a session. */
  readonly binding: string;
  readonly expiresAt: Date;
}

export interface AskSignIn {
  readonly email: string;
  readonly language?: Language;
  /** The binding that the one who asks was given before; its link dies. */
  readonly before?: string;
}

/**
 * Mails a sign-in link, to known and unknown addresses alike. Links that others asked for stay good: nobody can use
 * them elsewhere, and nobody shall spoil them.
 * @throws Invalid `bad-email`
 */
export const requestSignIn = async (deps: Deps, request: AskSignIn): Promise<SignInRequest> => {
  const { email, canonical } = cleanEmail(request.email);
  const known = await personByEmail(direct(deps.db), canonical);
  const id = newId(deps, 26);
  const binding = deps.random.bytes(32).toString('base64url');
  const at = deps.clock();
  const expiresAt = new Date(at.getTime() + LINK_MINUTES * 60_000);
  const language = known?.language ?? request.language ?? 'en';
  await deps.db.transaction(async tx => {
    await insertLoginLink(tx, {
      id,
      email: known?.reachedAt ?? email,
      email_canonical: canonical,
      language,
      at,
      hash: secretHash(linkSecret(deps, 'sign-in', id)),
      binding_hash: secretHash(binding),
      beforeHash: secretHash(request.before ?? ''),
      expiresAt,
    });
    await enqueue(tx, [
      {
        id: newId(deps, 16),
        kind: 'sign-in',
        personId: known?.id ?? null,
        gameId: null,
        seat: null,
        number: null,
        subjectId: id,
        dedupe: `s${sha(id)}.sign-in`,
        at,
        sendAt: at,
      },
    ]);
  });
  return { binding, expiresAt };
};

/** The Message-ID travels in the open; the link's own id must not. */
const sha = (id: string): string => secretHash(id).slice(0, 24);

const badLink = (): Unauthenticated => new Unauthenticated('bad-link', { minutes: LINK_MINUTES });

/** @throws Unauthenticated `bad-link` */
const validLink = async (deps: Deps, secret: string): Promise<LoginLinkRow> => {
  const link = await findLoginLink(direct(deps.db), secretHash(secret), deps.clock());
  if (!link) throw badLink();
  return link;
};

const isBound = (link: LoginLinkRow, binding: string): boolean =>
  sameHash(secretHash(binding), link.binding_hash);

export interface SignInLink {
  readonly name: string;
  readonly email: string;
  readonly isNew: boolean;
  /** Was it asked for where `binding` was given? Elsewhere it shows a code. */
  readonly here: boolean;
}

/** Whose link it is, without spending it: "Continue as ...". @throws Unauthenticated `bad-link` */
export const showSignIn = async (deps: Deps, secret: string, binding = ''): Promise<SignInLink> => {
  const link = await validLink(deps, secret);
  const person = await personByEmail(direct(deps.db), link.email_canonical);
  return {
    name: person?.name ?? nameFromEmail(link.email),
    email: link.email,
    isNew: !person,
    here: isBound(link, binding),
  };
};

/** Chosen by the one who signs in. */
interface Newcomer {
  /** For a new person only. */
  readonly name?: string;
  readonly timeZone?: string;
  /** Browser and system in a few words, for the list of sessions. */
  readonly device?: string;
}

export interface SpendSignIn extends Newcomer {
  readonly secret: string;
  /** As `requestSignIn` gave it. */
  readonly binding: string;
}

/**
 * Spends the link where it was asked for; a new address becomes a new person.
 * @throws Unauthenticated `bad-link`, `other-browser`; Invalid `bad-name`, `bad-time-zone`
 */
export const spendSignIn = async (
  deps: Deps,
  request: SpendSignIn,
): Promise<SignedIn & { readonly person: Person }> => {
  const link = await validLink(deps, request.secret);
  if (!isBound(link, request.binding)) throw new Unauthenticated('other-browser');
  return enter(deps, link, request);
};

/**
 * The code a link shows where it was not asked for. Spends nothing, and however often it is shown it is
 * the same.
 * @throws Unauthenticated `bad-link`, `code-used-up`
 */
export const showSignInCode = async (deps: Deps, secret: string): Promise<string> => {
  const { id } = await validLink(deps, secret);
  const code = linkCode(deps, id);
  const kept = { id, hash: codeHash(deps, id, code), tries: CODE_TRIES };
  if (!(await keepLoginCode(direct(deps.db), kept, deps.clock())))
    throw new Unauthenticated('code-used-up', { tries: CODE_TRIES });
  return code;
};

export interface SpendSignInCode extends Newcomer {
  readonly code: string;
  readonly binding: string;
}

/**
 * Spends a link by the code it showed elsewhere. A wrong code costs one of five tries.
 * @throws Unauthenticated `not-asked-here`, `wrong-code`, `code-used-up`; Invalid `bad-name`, `bad-time-zone`
 */
export const spendSignInCode = async (
  deps: Deps,
  request: SpendSignInCode,
): Promise<SignedIn & { readonly person: Person }> => {
  const link = await tryLoginCode(direct(deps.db), secretHash(request.binding), deps.clock());
  if (!link) throw new Unauthenticated('not-asked-here', { minutes: LINK_MINUTES });
  const left = CODE_TRIES - link.code_tries;
  const right = sameHash(codeHash(deps, link.id, request.code), link.code_hash ?? '');
  if (left >= 0 && right) return enter(deps, link, request);
  if (left <= 0) throw new Unauthenticated('code-used-up', { tries: CODE_TRIES });
  throw new Unauthenticated('wrong-code', { left });
};

/** Spends a link that belongs to the one who asks, and opens a session. */
const enter = (
  deps: Deps,
  link: LoginLinkRow,
  chosen: Newcomer,
): Promise<SignedIn & { readonly person: Person }> =>
  deps.db.transaction(async tx => {
    const now = deps.clock();
    if (!(await spendLoginLink(tx, link.id, now))) throw badLink();
    const person = asPerson(await findOrMakePerson(tx, newPerson(deps, link, chosen), now));
    await liftBounce(tx, cleanEmail(link.email).canonical);
    return { ...(await openPersonSession(deps, tx, person, chosen.device)), person };
  });

/** A session that may do everything its person may. */
export const openPersonSession = (deps: Deps, tx: Tx, person: Person, device?: string): Promise<SignedIn> =>
  openSession(
    deps,
    tx,
    {
      kind: 'person',
      game_id: null,
      seat: null,
      person_id: person.id,
      name: person.name,
      language: person.language,
      time_zone: person.timeZone,
    },
    device,
  );

/** Who an address becomes when it is new here. */
export const newPerson = (
  deps: Deps,
  link: Pick<LoginLinkRow, 'email' | 'language'>,
  chosen: { readonly name?: string; readonly timeZone?: string },
): {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailCanonical: string;
  readonly language: string;
  readonly timeZone: string;
} => ({
  id: newId(deps, 12),
  name: chosen.name === undefined ? nameFromEmail(link.email) : publicName(chosen.name, 'bad-name'),
  email: link.email,
  emailCanonical: cleanEmail(link.email).canonical,
  language: link.language,
  timeZone: chosen.timeZone === undefined ? 'UTC' : cleanTimeZone(chosen.timeZone),
});

export interface SeatLinkInfo {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: number;
  /** Who plays the seat. */
  readonly name: string;
  readonly personId: string;
}

/** What the link in a turn mail is for, without opening a session. @throws Unauthenticated `bad-link` */
export const showSeatLink = async (deps: Deps, secret: string): Promise<SeatLinkInfo> => {
  const link = await findSeatLink(direct(deps.db), secretHash(secret), deps.clock());
  const game = link && (await readGame(direct(deps.db), link.game_id));
  const person = link && (await readPerson(direct(deps.db), link.person_id));
  if (!link || !game || !person) throw new Unauthenticated('bad-link');
  return { gameId: game.id, gameName: game.name, seat: link.seat, name: person.name, personId: person.id };
};

/** Opens a session that can act for that seat of that game alone. @throws Unauthenticated `bad-link` */
export const openSeatLink = (deps: Deps, secret: string, device?: string): Promise<SignedIn> =>
  deps.db.transaction(async tx => {
    const link = await findSeatLink(tx, secretHash(secret), deps.clock());
    const person = link && (await readPerson(tx, link.person_id));
    if (!link || !person) throw new Unauthenticated('bad-link');
    const whose = {
      kind: 'seat',
      game_id: link.game_id,
      seat: link.seat,
      person_id: person.id,
      name: person.name,
      language: cleanLanguage(person.language),
      time_zone: person.timeZone,
    } as const;
    return openSession(deps, tx, whose, device);
  });

/**
 * Kills the mailed links and seat sessions of the actor's seats in a game.
 * @throws Forbidden `not-your-game` for another game than a seat session's
 */
export const revokeSeatLinks = async (deps: Deps, actor: Actor, gameId: string): Promise<void> => {
  if (actor.kind === 'seat' && actor.gameId !== gameId)
    throw new Forbidden('not-your-game', { game: gameId });
  await deps.db.transaction(tx => revokeSeatLinkRows(tx, actor.personId, gameId, deps.clock()));
};

/** Ends the session the actor came with; it counts no more at once. */
export const signOut = async (deps: Deps, actor: Actor): Promise<void> => {
  await revokeSessionRow(deps.db, actor.personId, actor.sessionId, deps.clock());
};

export interface SessionInfo {
  readonly id: string;
  readonly kind: 'person' | 'seat';
  readonly gameId: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  /** Browser and system in a few words; empty where nobody said. */
  readonly device: string;
  readonly current: boolean;
}

/** Where the actor is signed in, and the links of turn mails that were followed; `current` is the one that asks. */
export const listSessions = async (deps: Deps, actor: PersonActor): Promise<readonly SessionInfo[]> =>
  (await sessionsOf(deps.db, actor.personId, deps.clock())).map(row => ({
    id: row.id,
    kind: row.gameId === null ? 'person' : 'seat',
    gameId: row.gameId,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    expiresAt: row.expiresAt,
    device: row.device,
    current: row.id === actor.sessionId,
  }));

/** @throws NotFound `no-such-session` */
export const revokeSession = async (deps: Deps, actor: PersonActor, sessionId: string): Promise<void> => {
  if (!(await revokeSessionRow(deps.db, actor.personId, sessionId, deps.clock())))
    throw new NotFound('no-such-session', { session: sessionId });
};

/** Ends all sessions but the one that asks, and the links of turn mails with them. */
export const revokeAllOther = (deps: Deps, actor: PersonActor): Promise<void> =>
  deps.db.transaction(tx => revokeOtherSessions(tx, actor.personId, actor.sessionId, deps.clock()));
