import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import {
  countPasskey,
  deletePasskey,
  direct,
  insertChallenge,
  insertPasskey,
  lockPasskey,
  lockPerson,
  passkeysOf,
  readPasskey,
  readPerson,
  spendChallenge,
  type PasskeyRow,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Invalid, NotFound, Unauthenticated } from '../errors.js';
import { asPerson } from './people.js';
import { newId, sha256 } from '../secrets.js';
import { openPersonSession, type SignedIn } from './signin.js';
import { cleanName } from '../text.js';
import type { Person, PersonActor } from '../types.js';
import { mustBeFresh } from './fresh.js';
import { tellOwner } from './security-message.js';

/** Loaded when somebody uses a passkey: it takes a fifth of what all packages take at the start. */
const webauthn = () => import('@simplewebauthn/server');

/** How long an authenticator may take, in minutes. */
const CHALLENGE_MINUTES = 5;

const MOST_PASSKEYS = 20;

/** Where passkeys are good: a domain, and the address of its pages. */
export interface PasskeySite {
  readonly domain: string;
  readonly origin: string;
}

/** Where the service is reached. */
export const siteAt = (baseUrl: URL): PasskeySite => ({ domain: baseUrl.hostname, origin: baseUrl.origin });

/** What a browser says of a passkey it made, and of what one signed. */
export type MadePasskey = RegistrationResponseJSON;
export type SignedByPasskey = AuthenticationResponseJSON;

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The actor's passkeys, without their keys. */
export const listPasskeys = async (deps: Deps, actor: PersonActor): Promise<readonly PasskeyInfo[]> =>
  (await passkeysOf(direct(deps.db), actor.personId)).map(row => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));

/** Something new to be signed once. Only its hash is kept. @param personId null for a sign-in */
const challenge = async (deps: Deps, personId: string | null): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Uint8Array.from(deps.random.bytes(32));
  const expiresAt = new Date(deps.clock().getTime() + CHALLENGE_MINUTES * 60_000);
  const hash = sha256(Buffer.from(bytes).toString('base64url'));
  await insertChallenge(direct(deps.db), hash, personId, expiresAt);
  return bytes;
};

/** Spends what was signed, whatever becomes of the rest: nothing is signed twice. */
const spend =
  (deps: Deps, personId: string | null) =>
  (signed: string): Promise<boolean> =>
    spendChallenge(direct(deps.db), sha256(signed), personId, deps.clock());

/** What an authenticator keeps instead of a name: the person's id. */
const userHandle = (personId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(personId);

/**
 * What the browser asks an authenticator for.
 * @throws Forbidden `confirm-first`; Conflict `too-many-passkeys`
 */
export const beginPasskey = async (
  deps: Deps,
  actor: PersonActor,
  site: PasskeySite,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  await mustBeFresh(deps, actor);
  const db = direct(deps.db);
  const [person, known] = await Promise.all([readPerson(db, actor.personId), passkeysOf(db, actor.personId)]);
  if (!person) throw new NotFound('no-such-person', { person: actor.personId });
  mustHaveRoom(known);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Bahnpost',
    rpID: site.domain,
    userName: person.email,
    userDisplayName: person.name,
    userID: userHandle(person.id),
    challenge: await challenge(deps, person.id),
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** @throws Conflict `too-many-passkeys` */
const mustHaveRoom = (known: readonly PasskeyRow[]): void => {
  if (known.length >= MOST_PASSKEYS) throw new Conflict('too-many-passkeys', { most: MOST_PASSKEYS });
};

/**
 * Keeps the passkey that an authenticator made.
 * @throws Invalid `bad-passkey-name`, `bad-passkey`; Forbidden `confirm-first`; Conflict `too-many-passkeys`
 */
export const addPasskey = async (
  deps: Deps,
  actor: PersonActor,
  site: PasskeySite,
  request: { readonly name: string; readonly response: MadePasskey },
): Promise<PasskeyInfo> => {
  const name = cleanName(request.name, 'bad-passkey-name');
  await mustBeFresh(deps, actor);
  const { credential } = await registered(deps, actor, site, request.response);
  const row = {
    id: newId(deps, 16),
    person_id: actor.personId,
    credential: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 8),
    name,
    created_at: deps.clock(),
  };
  await deps.db.transaction(async tx => {
    if (!(await lockPerson(tx, actor.personId)))
      throw new NotFound('no-such-person', { person: actor.personId });
    mustHaveRoom(await passkeysOf(tx, actor.personId));
    if (!(await insertPasskey(tx, row))) throw new Invalid('bad-passkey', {});
    await tellOwner(deps, tx, actor.personId, { what: 'passkey-added', name });
  });
  return { id: row.id, name, createdAt: row.created_at, lastUsedAt: null };
};

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** @throws Invalid `bad-passkey` */
const registered = async (
  deps: Deps,
  { personId }: PersonActor,
  site: PasskeySite,
  response: MadePasskey,
): Promise<Registered> => {
  try {
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: spend(deps, personId),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
    });
    if (verified && registrationInfo) return registrationInfo;
  } catch (error) {
    refused(deps, error);
  }
  throw new Invalid('bad-passkey', {});
};

/** The package throws one kind of error for everything that does not fit; the reader is told that it does not. */
const refused = (deps: Deps, error: unknown): void => {
  if (!(error instanceof Error) || 'severity' in error) throw error;
  deps.log.info({ why: error.message.slice(0, 200) }, 'passkey refused');
};

/** What the browser asks an authenticator for, of whomever it belongs to. */
export const beginPasskeySignIn = async (
  deps: Deps,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: site.domain,
    challenge: await challenge(deps, null),
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
  });

/**
 * The signature is looked at before the transaction: what is signed is spent whatever becomes of the rest, and whoever
 * holds a connection must not wait for a second one.
 * @throws Unauthenticated `bad-passkey`
 */
export const signInWithPasskey = async (
  deps: Deps,
  site: PasskeySite,
  request: { readonly response: SignedByPasskey; readonly device?: string },
): Promise<SignedIn & { readonly person: Person }> => {
  const known = await readPasskey(direct(deps.db), request.response.id);
  const counter = known && (await signed(deps, site, known, request.response));
  return deps.db.transaction(async tx => {
    const row = known && counter !== undefined && (await lockPasskey(tx, known.credential));
    const person = row && (await readPerson(tx, row.person_id));
    if (!row || counter === undefined || !person || isOld(counter, row)) throw badPasskey();
    await countPasskey(tx, row.id, counter, deps.clock());
    const shown = asPerson(person);
    return { ...(await openPersonSession(deps, tx, shown, request.device)), person: shown };
  });
};

const badPasskey = (): Unauthenticated => new Unauthenticated('bad-passkey', {});

/** Another has signed in with this count meanwhile: one of the two is a copy. */
const isOld = (counter: number, row: PasskeyRow): boolean => row.counter > 0 && counter <= row.counter;

/** @returns how often the passkey has signed; undefined when the signature is no good */
const signed = async (
  deps: Deps,
  site: PasskeySite,
  row: PasskeyRow,
  response: SignedByPasskey,
): Promise<number | undefined> => {
  const handle = response.response.userHandle;
  if (handle !== undefined && handle !== Buffer.from(userHandle(row.person_id)).toString('base64url'))
    return undefined;
  try {
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: spend(deps, null),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: { id: row.credential, publicKey: row.public_key, counter: row.counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    refused(deps, error);
    return undefined;
  }
};

/** Takes a passkey off at once. @throws NotFound `no-such-passkey`; Forbidden `confirm-first` */
export const removePasskey = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  await mustBeFresh(deps, actor);
  await deps.db.transaction(async tx => {
    const name = await deletePasskey(tx, actor.personId, id);
    if (name === undefined) throw new NotFound('no-such-passkey', {});
    await tellOwner(deps, tx, actor.personId, { what: 'passkey-removed', name });
  });
};
