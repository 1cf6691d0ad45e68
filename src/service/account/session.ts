import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import {
  direct,
  insertSession,
  isPersonBlocked,
  liveSession,
  sawPerson,
  touchSession,
  type LiveSession,
  type Tx,
} from '../../db/index.js';
import { authenticateToken, isToken } from './token-actor.js';
import type { Deps } from '../deps.js';
import { Forbidden } from '../errors.js';
import { newId, sha256, withEachSecret } from '../secrets.js';
import { inPassing, seen } from './sight.js';
import type { Actor } from '../types.js';

/** A fresh session. `token` is the signed text for the cookie or the bearer header. */
export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
  readonly actor: Actor;
}

const DAY = 86_400_000;
const PERSON_DAYS = 180;
export const SEAT_DAYS = 30;

const ISSUER = 'bahnpost';
const AUDIENCE = 'bahnpost-session';

type Whose = Omit<LiveSession, 'id' | 'last_used_at'>;

/**
 * Opens a session: a signed token whose id the database knows, so that it can be revoked.
 * @param device browser and system in a few words, for the list of sessions
 * @throws Forbidden `blocked`
 */
export const openSession = async (deps: Deps, tx: Tx, whose: Whose, device = ''): Promise<SignedIn> => {
  if (await isPersonBlocked(tx, whose.person_id)) throw new Forbidden('blocked');
  const jti = deps.random.bytes(32).toString('base64url');
  const id = newId(deps, 16);
  const createdAt = deps.clock();
  const days = whose.kind === 'person' ? PERSON_DAYS : SEAT_DAYS;
  const expiresAt = new Date(createdAt.getTime() + days * DAY);
  await insertSession(tx, {
    id,
    jtiHash: sha256(jti),
    kind: whose.kind,
    personId: whose.person_id,
    gameId: whose.game_id,
    seat: whose.seat,
    createdAt,
    expiresAt,
    device: cleanDevice(device),
  });
  await sawPerson(tx, whose.person_id, createdAt);
  const claims = {
    jti,
    sub: whose.person_id,
    iss: ISSUER,
    aud: AUDIENCE,
    iat: seconds(createdAt),
    exp: seconds(expiresAt),
  };
  return {
    token: jwt.sign(claims, deps.secret, { algorithm: 'HS256' }),
    expiresAt,
    actor: asActor({ id, ...whose }),
  };
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** What a program or browser calls itself goes to a page: short, and letters that can be seen. */
const cleanDevice = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').slice(0, 60);

const asActor = (s: Omit<LiveSession, 'last_used_at'>): Actor => {
  const someone = {
    personId: s.person_id,
    name: s.name,
    language: s.language,
    timeZone: s.time_zone,
    sessionId: s.id,
  };
  return s.game_id !== null && s.seat !== null
    ? { kind: 'seat', gameId: s.game_id, seat: s.seat, ...someone }
    : { kind: 'person', ...someone };
};

const MAX_TOKEN = 2000;

/** When a session was last used is known to the hour, which costs one write an hour. */
const COARSE = 3_600_000;

/** Whose session or token it is; null when forged, expired or revoked. */
export const authenticate = async (deps: Deps, token: string): Promise<Actor | null> => {
  if (token.length > MAX_TOKEN) return null;
  if (isToken(token)) return authenticateToken(deps, token);
  const jti = readToken(deps, token);
  const now = deps.clock();
  const session = jti && (await liveSession(direct(deps.db), sha256(jti), now));
  if (!session) return null;
  if (now.getTime() - session.last_used_at.getTime() >= COARSE)
    await inPassing([touchSession(direct(deps.db), session.id, now), seen(deps, session.person_id)]);
  return asActor(session);
};

/** With whichever secret it was signed that counts. */
const readToken = (deps: Deps, token: string): string | null =>
  withEachSecret(deps)
    .map(one => readSigned(one, token))
    .find(jti => jti !== null) ?? null;

const readSigned = (deps: Deps, token: string): string | null => {
  try {
    // As a key, since a text would be tried as a public key first.
    const claims = jwt.verify(token, createSecretKey(deps.secret, 'utf8'), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(deps.clock()),
    });
    return typeof claims === 'object' && typeof claims.jti === 'string' ? claims.jti : null;
  } catch {
    return null;
  }
};
