import {
  addressesOf,
  deleteAddress,
  direct,
  enqueue,
  insertAddress,
  isTaken,
  liftBounce,
  lockPerson,
  readPerson,
  setPrimaryAddress,
  verifyAddress,
  waitingAddress,
  waitingAddressById,
  type AddressRow,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound, Unauthenticated } from '../errors.js';
import { linkSecret, newId, secretHash } from '../secrets.js';
import { cleanEmail } from '../text.js';
import type { PersonActor } from '../types.js';
import { mustBeFresh } from './fresh.js';
import { limitAccountChanges, tellOwner } from './security-message.js';

/** How long the link works that verifies an address. */
const LINK_HOURS = 24;

const MOST_ADDRESSES = 5;

export interface AddressInfo {
  readonly id: string;
  /** As its owner typed it. */
  readonly email: string;
  /** Verified, it lets its owner sign in and brings invitations. */
  readonly verified: boolean;
  /** Mails go there. */
  readonly primary: boolean;
  readonly createdAt: Date;
  /** Until when its link works; null once it is verified. */
  readonly expiresAt: Date | null;
}

/** The actor's addresses, in the order they were added. */
export const listAddresses = async (deps: Deps, actor: PersonActor): Promise<readonly AddressInfo[]> => {
  const db = direct(deps.db);
  const [person, rows] = await Promise.all([readPerson(db, actor.personId), addressesOf(db, actor.personId)]);
  return rows
    .filter(row => counts(row, deps.clock()))
    .map(row => ({
      id: row.id,
      email: row.email,
      verified: row.verified_at !== null,
      primary: row.email_canonical === person?.emailCanonical,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
};

/** One whose link is out of date is forgotten. */
const counts = (row: AddressRow, now: Date): boolean => row.expires_at === null || row.expires_at > now;

/**
 * Mails a link to a new address; it counts once its owner has followed it. Answers alike whether the address
 * is somebody else's: then the mail says so instead.
 * @throws Invalid `bad-email`; Conflict `address-yours`, `too-many-addresses`; Forbidden `confirm-first`
 */
export const addAddress = async (
  deps: Deps,
  actor: PersonActor,
  request: { readonly email: string },
): Promise<void> => {
  const { email, canonical } = cleanEmail(request.email);
  await mustBeFresh(deps, actor);
  const at = deps.clock();
  const id = newId(deps, 26);
  await deps.db.transaction(async tx => {
    const rows = (await lockedAddresses(tx, actor)).filter(row => counts(row, at));
    if (rows.filter(row => row.email_canonical !== canonical).length >= MOST_ADDRESSES)
      throw new Conflict('too-many-addresses', { most: MOST_ADDRESSES });
    const kept = await insertAddress(tx, {
      id,
      person_id: actor.personId,
      email,
      email_canonical: canonical,
      created_at: at,
      hash: secretHash(linkSecret(deps, 'address', id)),
      expires_at: new Date(at.getTime() + LINK_HOURS * 3_600_000),
    });
    if (!kept) throw new Conflict('address-yours', {});
    await enqueue(tx, [
      {
        id: newId(deps, 16),
        kind: 'address-check',
        personId: actor.personId,
        gameId: null,
        seat: null,
        number: null,
        subjectId: id,
        // The Message-ID travels in the open; the link's own id must not.
        dedupe: `u${secretHash(id).slice(0, 24)}.address-check`,
        at,
        sendAt: at,
      },
    ]);
  });
};

const lockedAddresses = async (tx: Tx, { personId }: PersonActor): Promise<readonly AddressRow[]> => {
  if (!(await lockPerson(tx, personId))) throw new NotFound('no-such-person', { person: personId });
  return addressesOf(tx, personId);
};

/**
 * What the mail to a new address says: a link, or that the address is somebody's already. Only the one who
 * reads that mailbox is told.
 * @returns null when the address was taken off again, or is verified
 */
export const addressCheckData = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const tx = direct(deps.db);
  const address = await waitingAddressById(tx, row.subject_id ?? '', deps.clock());
  if (!address) return null;
  const common = { to: address.email, hours: LINK_HOURS };
  return (await isTaken(tx, address.email_canonical))
    ? common
    : { ...common, secret: linkSecret(deps, 'address', address.id) };
};

/** @throws Unauthenticated `bad-address-link` */
const byLink = async (deps: Deps, secret: string): Promise<AddressRow> => {
  const row = await waitingAddress(direct(deps.db), secretHash(secret), deps.clock());
  if (!row) throw badLink();
  return row;
};

const badLink = (): Unauthenticated => new Unauthenticated('bad-address-link', { hours: LINK_HOURS });

/** Which address a link is for; spends nothing. @throws Unauthenticated `bad-address-link` */
export const showAddressLink = async (deps: Deps, secret: string): Promise<{ readonly email: string }> => ({
  email: (await byLink(deps, secret)).email,
});

/**
 * Verifies an address by the link that was mailed to it. Only for whoever added it: nobody ties their own
 * mailbox to another's account by a click.
 * @throws Unauthenticated `bad-address-link`
 */
export const confirmAddress = async (deps: Deps, actor: PersonActor, secret: string): Promise<void> => {
  const row = await byLink(deps, secret);
  if (row.person_id !== actor.personId) throw badLink();
  try {
    await deps.db.transaction(async tx => {
      if (!(await verifyAddress(tx, row.id, deps.clock()))) throw badLink();
      await liftBounce(tx, row.email_canonical);
      await tellOwner(deps, tx, actor.personId, { what: 'address-added', name: row.email });
    });
  } catch (error) {
    // Two people followed their links to one address at the same moment.
    if ((error as { readonly code?: unknown }).code === '23505') throw badLink();
    throw error;
  }
};

/** @throws NotFound `no-such-address` */
const ownAddress = (rows: readonly AddressRow[], id: string, now: Date): AddressRow => {
  const row = rows.find(one => one.id === id && counts(one, now));
  if (!row) throw new NotFound('no-such-address', {});
  return row;
};

/**
 * Has mails go to another of the actor's addresses; the one before is told.
 * @throws NotFound `no-such-address`; Conflict `address-not-verified`; Forbidden `confirm-first`;
 *   TooMany `too-many-account-changes`
 */
export const makePrimary = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  await mustBeFresh(deps, actor);
  await deps.db.transaction(async tx => {
    const row = ownAddress(await lockedAddresses(tx, actor), id, deps.clock());
    if (row.verified_at === null) throw new Conflict('address-not-verified', {});
    const before = await readPerson(tx, actor.personId);
    if (!before || before.emailCanonical === row.email_canonical) return;
    await limitAccountChanges(deps, tx, actor.personId);
    await setPrimaryAddress(tx, row);
    const message = { what: 'primary-changed', name: '' } as const;
    await tellOwner(deps, tx, actor.personId, { ...message, to: before.email });
    await tellOwner(deps, tx, actor.personId, message);
  });
};

/**
 * Takes an address off. The primary one stays until another is chosen, so the last one always does.
 * @throws NotFound `no-such-address`; Conflict `primary-address`; Forbidden `confirm-first`
 */
export const removeAddress = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  await mustBeFresh(deps, actor);
  await deps.db.transaction(async tx => {
    const row = ownAddress(await lockedAddresses(tx, actor), id, deps.clock());
    const person = await readPerson(tx, actor.personId);
    if (row.email_canonical === person?.emailCanonical) throw new Conflict('primary-address', {});
    await deleteAddress(tx, id);
    if (row.verified_at !== null)
      await tellOwner(deps, tx, actor.personId, { what: 'address-removed', name: row.email });
  });
};
