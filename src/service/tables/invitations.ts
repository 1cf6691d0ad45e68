import {
  addressesOf,
  closeInvitation,
  closeThisInvitation,
  direct,
  enqueue,
  findInvitation,
  findOrMakePerson,
  insertInvitation,
  invitationsTo,
  lockGame,
  personByEmail,
  readGame,
  readPerson,
  readSeats,
  refusesInvitations,
  setRefusesInvitations,
  takeSeat,
  type GameRow,
  type InvitationInfo,
  type InvitationRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { mustBeHere, mustBeSeat } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Invalid, NotFound, Unauthenticated } from '../errors.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import { linkSecret, newId, secretHash } from '../secrets.js';
import { openSession, type SignedIn } from '../account/session.js';
import { newPerson } from '../account/signin.js';
import { startWhenFull } from './start.js';
import { termsOf, type Terms } from './terms.js';
import { lockOpen, lockOwnFree } from './change.js';
import { passOwnershipOn } from './creator.js';
import { limitInvitations } from './flood.js';
import { renewListing } from './fresh.js';
import { cleanEmail, cleanLanguage, publicName } from '../text.js';
import { playerName } from '../../words/index.js';
import type { Actor, Language, PersonActor } from '../types.js';
import { tableMatesOf, type TableMates } from './table-mates.js';
import { limitSeatChanges } from './seat-change-limit.js';
import { vacate, welcome } from './seats.js';

export interface Invite {
  readonly gameId: string;
  readonly seat: Seat;
  readonly email: string;
  readonly name?: string;
  /** Of the mail, for an address that is new here; the inviter's by default. */
  readonly language?: Language;
  /** The address is not the inviter's to see. */
  readonly hidden?: true;
}

/**
 * Invites by mail to an empty seat; replaces an invitation that is out for it. Only the game's creator may.
 * @throws NotFound, Forbidden `not-your-game`, Conflict `seat-taken`, `game-over`; Invalid `bad-email`, `bad-name`
 */
export const invite = (deps: Deps, actor: PersonActor, request: Invite): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOwnFree(tx, actor, request.gameId, request.seat);
    await postInvitation(deps, tx, actor, request);
  });

/**
 * Calls an invitation back; the seat is open again. Only the game's creator may.
 * @throws NotFound `no-such-invitation`, otherwise like `invite`
 */
export const callBack = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat }: { readonly gameId: string; readonly seat: Seat },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOwnFree(tx, actor, gameId, seat);
    if (!(await closeInvitation(tx, gameId, seat, 'called-back')))
      throw new NotFound('no-such-invitation', { seat });
  });

/**
 * Writes an invitation and its mail; the caller has checked that the seat is free. To an address whose
 * owner wants none nothing is mailed, which the inviter is not told.
 * @throws Invalid `bad-email`, `bad-name`, `two-seats-for-one`; TooMany `too-many-invitations`, `too-many-invitations-there`,
 *   `unanswered-invitations`
 */
export const postInvitation = async (deps: Deps, tx: Tx, by: PersonActor, request: Invite): Promise<void> => {
  const { email, canonical } = cleanEmail(request.email);
  const known = await personByEmail(tx, canonical);
  await limitInvitations(deps, tx, by, { canonical, owner: known ?? null });
  const { gameId, seat } = request;
  // Only of themselves may somebody learn whose address it is.
  if (known?.id === by.personId && (await readSeats(tx, [gameId])).some(s => s.person_id === by.personId))
    throw new Invalid('two-seats-for-one', { email: request.email });
  const id = newId(deps, 26);
  const at = deps.clock();
  await insertInvitation(tx, {
    id,
    hash: secretHash(linkSecret(deps, 'invitation', id)),
    gameId,
    seatNo: seat,
    // As typed: the inviter is shown it, and must not learn how it is written in somebody's account.
    email,
    emailCanonical: canonical,
    name: request.name ? publicName(request.name, 'bad-name') : '',
    language: known?.language ?? request.language ?? by.language,
    byPerson: by.personId,
    hidden: request.hidden === true,
    at,
  });
  if (await refusesInvitations(tx, canonical)) return;
  await enqueue(tx, [
    {
      id: newId(deps, 16),
      kind: 'invitation',
      personId: known?.id ?? null,
      gameId,
      seat,
      number: null,
      subjectId: id,
      dedupe: `g${gameId}.s${seat}.${secretHash(id).slice(0, 12)}.invitation`,
      at,
      sendAt: at,
    },
  ]);
};

export type { InvitationInfo };

/**
 * Locks the game and spends the invitation: the very one that was shown, not one that has taken its place at the seat.
 * @throws Unauthenticated `bad-invitation`
 */
const spend = async (
  tx: Tx,
  { id, gameId }: InvitationRow,
  answer: 'accepted' | 'declined',
): Promise<void> => {
  const game = await lockGame(tx, gameId);
  if (game?.phase === 'ended' || !(await closeThisInvitation(tx, id, answer)))
    throw new Unauthenticated('bad-invitation');
};

const find = async (
  deps: Deps,
  secret: string,
): Promise<{ readonly invitation: InvitationRow; readonly game: GameRow }> => {
  const invitation = await findInvitation(deps.db, secretHash(secret));
  const game = invitation && (await readGame(direct(deps.db), invitation.gameId));
  if (!game || game.phase === 'ended') throw new Unauthenticated('bad-invitation');
  return { invitation, game };
};

/** What somebody is shown who is invited: also with whom they will play. */
export interface ShownInvitation extends InvitationInfo, Terms, TableMates {}

/** What an invitation is for; changes nothing. @throws Unauthenticated `bad-invitation` */
export const showInvitation = async (
  deps: Deps,
  secret: string,
  language: Language = 'en',
): Promise<ShownInvitation> => {
  const { invitation, game } = await find(deps, secret);
  const db = direct(deps.db);
  const by = await readPerson(db, invitation.byPerson);
  const mates = await tableMatesOf(db, game.id, invitation.seatNo);
  return {
    gameId: game.id,
    gameName: game.name,
    title: game.title,
    seat: invitation.seatNo,
    from: by?.name ?? '',
    name: invitation.name,
    seats: game.seats,
    ...mates,
    others: mates.others.map(name => playerName(language, name)),
    ...termsOf(game),
  };
};

export interface Accept {
  readonly secret: string;
  /** Used when the invited address is new here. */
  readonly name?: string;
  readonly language?: Language;
  readonly timeZone?: string;
  /** Browser and system in a few words, for the list of sessions. */
  readonly device?: string;
}

export interface Accepted {
  readonly gameId: string;
  readonly seat: Seat;
  /** A session for this seat alone; null for someone who was signed in. */
  readonly session: SignedIn | null;
}

/**
 * Takes the seat, for the signed-in person or else for the person of the invited address (who is
 * created when new, and gets a session for this seat alone). The last seat filled starts the game.
 * @throws Unauthenticated `bad-invitation`, Conflict `already-seated`, Invalid `bad-name`, `bad-time-zone`
 */
export const acceptInvitation = async (
  deps: Deps,
  actor: Actor | null,
  request: Accept,
): Promise<Accepted> => {
  const { invitation } = await find(deps, request.secret);
  const { gameId, seatNo: seat } = invitation;
  return deps.db.transaction(async tx => {
    await spend(tx, invitation, 'accepted');
    const guest = actor?.kind === 'person' ? actor : await guestOf(deps, tx, invitation, request);
    await sit(deps, tx, gameId, seat, guest);
    const session =
      actor?.kind === 'person' ? null : await seatSession(deps, tx, { gameId, seat }, guest, request.device);
    await startWhenFull(deps, tx, gameId);
    return { gameId, seat, session };
  });
};

interface Guest {
  readonly personId: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
}

const guestOf = async (deps: Deps, tx: Tx, invitation: InvitationRow, request: Accept): Promise<Guest> => {
  const name = request.name || invitation.name || undefined;
  const row = await findOrMakePerson(
    tx,
    newPerson(
      deps,
      { email: invitation.email, language: request.language ?? invitation.language },
      {
        ...(name === undefined ? {} : { name }),
        ...(request.timeZone === undefined ? {} : { timeZone: request.timeZone }),
      },
    ),
    deps.clock(),
  );
  return {
    personId: row.id,
    name: row.name,
    language: cleanLanguage(row.language),
    timeZone: row.timeZone,
  };
};

const seatSession = (
  deps: Deps,
  tx: Tx,
  { gameId, seat }: AtSeat,
  guest: Guest,
  device?: string,
): Promise<SignedIn> => {
  const whose = {
    kind: 'seat',
    game_id: gameId,
    seat,
    person_id: guest.personId,
    name: guest.name,
    language: guest.language,
    time_zone: guest.timeZone,
  } as const;
  return openSession(deps, tx, whose, device);
};

/**
 * Takes an empty seat, or one whose player has offered it; in a running game the others are told.
 * @throws Conflict `already-seated`, `seat-taken`; NotFound `no-such-person`; TooMany `too-many-seat-changes`
 */
export const sit = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  seat: Seat,
  { personId, name }: { readonly personId: string; readonly name: string },
): Promise<void> => {
  const [game, seats] = await Promise.all([lockGame(tx, gameId), readSeats(tx, [gameId])]);
  if (seats.some(s => s.person_id === personId)) throw new Conflict('already-seated', { game: gameId });
  await mustBeHere(tx, personId);
  const running = game?.phase === 'running';
  if (running) await limitSeatChanges(deps, tx, gameId);
  const former = seats.find(s => s.seat === seat);
  const handedOver = running && former?.offered_at ? former.person_id : null;
  if (running && handedOver !== null) await vacate(deps, tx, { game, seats }, seat, 'handed-over');
  if (!(await takeSeat(tx, gameId, seat, personId, name))) throw new Conflict('seat-taken', { seat });
  if (running) await welcome(deps, tx, game, seat);
  if (running && handedOver === game.created_by)
    await passOwnershipOn(deps, tx, game, await readSeats(tx, [gameId]));
  if (game?.phase === 'open' && game.listed) await renewListing(deps, tx, gameId);
};

/**
 * Declines, and with `never` asks for no invitation to this address any more, from nobody.
 * @throws Unauthenticated `bad-invitation`
 */
export const declineInvitation = async (deps: Deps, secret: string, never = false): Promise<void> => {
  const { invitation } = await find(deps, secret);
  await deps.db.transaction(async tx => {
    await spend(tx, invitation, 'declined');
    if (never) await setRefusesInvitations(tx, invitation.emailCanonical, deps.clock());
  });
};

/** Only what is verified: an address that waits may be anybody's. */
const ownAddresses = async (tx: Tx, { personId }: PersonActor): Promise<readonly string[]> =>
  (await addressesOf(tx, personId)).filter(a => a.verified_at !== null).map(a => a.email_canonical);

/**
 * Invitations to the actor's addresses, the oldest first; to one game where one is named.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listInvitations = async (
  deps: Deps,
  actor: PersonActor,
  { gameId = null, ...page }: Page & { readonly gameId?: string | null } = {},
): Promise<Paged<InvitationInfo>> => {
  const tx = direct(deps.db);
  const list = `invitations:${actor.personId}:${gameId ?? ''}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const after = place && { at: new Date(place[0]!), id: place[1]! };
  const rows = await invitationsTo(tx, await ownAddresses(tx, actor), { most: size + 1, after, gameId });
  const { items, next } = cut(deps, list, rows, { size, placeOf: ({ at, id }) => [at.toISOString(), id] });
  return { items: items.map(({ id: _, at: __, ...shown }) => shown), next };
};

interface AtSeat {
  readonly gameId: string;
  readonly seat: Seat;
}

/** Closes an invitation to an address of the actor's, under the game's lock. */
const answerOwn = async (
  tx: Tx,
  actor: PersonActor,
  { gameId, seat }: AtSeat,
  answer: 'accepted' | 'declined',
): Promise<void> => {
  const game = await lockGame(tx, gameId);
  const running = game !== undefined && game.phase !== 'ended';
  if (!running || !(await closeInvitation(tx, gameId, seat, answer, await ownAddresses(tx, actor))))
    throw new NotFound('no-such-invitation', { seat });
};

/**
 * Accepts an invitation to the actor's own address without its link.
 * @throws NotFound `no-such-invitation`, Conflict `already-seated`
 */
export const acceptOwnInvitation = (deps: Deps, actor: PersonActor, at: AtSeat): Promise<void> =>
  deps.db.transaction(async tx => {
    await answerOwn(tx, actor, at, 'accepted');
    await sit(deps, tx, at.gameId, at.seat, actor);
    await startWhenFull(deps, tx, at.gameId);
  });

/** Declines an invitation to the actor's own address. @throws NotFound `no-such-invitation` */
export const declineOwnInvitation = (deps: Deps, actor: PersonActor, at: AtSeat): Promise<void> =>
  deps.db.transaction(tx => answerOwn(tx, actor, at, 'declined'));

/**
 * Takes an open seat of a game one knows the id of.
 * @throws NotFound `no-such-game`; Conflict `seat-taken`, `seat-promised`, `seat-by-invitation`, `already-seated`,
 *   `game-over`
 */
export const joinGame = (deps: Deps, actor: PersonActor, { gameId, seat }: AtSeat): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    if (game.phase === 'ended') throw new Conflict('game-over', { game: gameId });
    mustBeSeat(game, seat);
    const wanted = (await readSeats(tx, [gameId])).find(s => s.seat === seat);
    if (wanted?.invited) throw new Conflict('seat-promised', { seat });
    if (wanted?.by_service) throw new Conflict('seat-taken', { seat });
    if (!wanted?.joinable) throw new Conflict('seat-by-invitation', { seat });
    await sit(deps, tx, gameId, seat, actor);
    await startWhenFull(deps, tx, gameId);
  });

/**
 * Takes the first free seat of an open game.
 * @throws NotFound `no-such-game`; Conflict `no-free-seat`, `already-seated`, `game-has-begun`, `game-over`
 */
export const joinAnywhere = (deps: Deps, actor: PersonActor, gameId: string): Promise<Seat> =>
  deps.db.transaction(async tx => {
    const game = await lockOpen(tx, gameId);
    const free = (await readSeats(tx, [game.id])).find(
      seat => seat.person_id === null && !seat.by_service && !seat.invited && seat.joinable,
    );
    if (!free) throw new Conflict('no-free-seat', { game: gameId });
    await sit(deps, tx, gameId, free.seat, actor);
    await startWhenFull(deps, tx, gameId);
    return free.seat;
  });
