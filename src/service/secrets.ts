import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { canonical, type Json } from '../engine/core/index.js';
import type { Deps } from './deps.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random id of 5 bits a letter, without letters that look alike. */
export const newId = (deps: Pick<Deps, 'random'>, letters: number): string =>
  Array.from(deps.random.bytes(letters), byte => ALPHABET[byte % 32]).join('');

/** In hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same for the same data, however its fields are ordered. */
export const hashOf = (value: Json): string => sha256(canonical(value));

export type SecretPurpose =
  | 'webhook'
  | 'feed'
  | 'sign-in'
  | 'invitation'
  | 'seat'
  | 'unsubscribe'
  | 'unsubscribe-all'
  | 'address'
  | 'watch'
  | 'seat-key'
  | 'mailed-move'
  | 'program'
  | 'consent'
  | 'consent-token'
  | 'renewal';

/**
 * The secret of a mailed link (256 bits). It is derived from its row's random id and the service's own
 * secret, so that the mail can be written at any time while the database holds only a hash.
 */
export const linkSecret = (deps: Deps, purpose: SecretPurpose, id: string): string =>
  createHmac('sha256', deps.secret).update(`${purpose}:${id}`).digest('base64url');

/** How a link's secret is kept and found. */
export const secretHash = (secret: string): string => sha256(`link:${secret}`);

/** Are two hashes the same? Takes as long wherever they differ. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const keyed = (deps: Deps, text: string): Buffer => createHmac('sha256', deps.secret).update(text).digest();

/**
 * The six digits of a sign-in link. Derived from its random id, as its secret is: a link that is opened
 * twice, by a person and by a scanner before, shows the same ones.
 */
export const linkCode = (deps: Deps, id: string): string =>
  String(keyed(deps, `code:${id}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** How a code is kept. A hash that needs no key would soon be found out: there are a million codes. */
export const codeHash = (deps: Deps, id: string, code: string): string =>
  keyed(deps, `code-hash:${id}:${code}`).toString('hex');

/** The same with each secret that counts, the present one first: for what was signed or sealed with any of them. */
export const withEachSecret = (deps: Deps): readonly Deps[] => [
  deps,
  ...(deps.formerSecret === undefined ? [] : [{ ...deps, secret: deps.formerSecret }]),
];

/** Is it what `make` makes with a secret that counts? */
export const isOurs = (deps: Deps, given: string, make: (deps: Deps) => string): boolean =>
  withEachSecret(deps).some(one => sameHash(make(one), given));

/**
 * Names a delivery in the address its bounces go to: its id, signed so that nobody makes one up. Lower
 * case and digits only, since mail servers may change the case.
 */
export const bounceToken = (deps: Deps, id: string): string =>
  `${id}-${keyed(deps, `bounce:${id}`).toString('hex').slice(0, 16)}`;

/** What this installation calls itself in its own checks of mails; no sender can write it. */
export const checkerName = (deps: Deps): string =>
  `checked-${keyed(deps, 'checker').toString('hex').slice(0, 24)}`;

/** A mail's place that is answered: whose, in which game, for which seat, and what stood in the log then. */
export interface ReplyPlace {
  readonly gameId: string;
  readonly personId: string;
  readonly seat: number;
  readonly number: number;
}

/** Stands in the address that answers to a mail go to; like `bounceToken` fit for mail servers that change the case. */
export const replyToken = (deps: Deps, { gameId, personId, seat, number }: ReplyPlace): string => {
  const place = [gameId, personId, seat.toString(36), number.toString(36)].join('-');
  return `${place}-${keyed(deps, `reply:${place}`).toString('hex').slice(0, 16)}`;
};

/** What a token of `replyToken` stands for; null for one that nobody has signed. */
export const readReplyToken = (deps: Deps, token: string): ReplyPlace | null => {
  const [, gameId, personId, seat, number] =
    /^([a-z0-9]{1,24})-([a-z0-9]{1,24})-([a-z0-9]{1,2})-([a-z0-9]{1,6})-[0-9a-f]{16}$/.exec(token) ?? [];
  if (number === undefined) return null;
  const place = {
    gameId: gameId!,
    personId: personId!,
    seat: Number.parseInt(seat!, 36),
    number: Number.parseInt(number, 36),
  };
  return isOurs(deps, token, one => replyToken(one, place)) ? place : null;
};

/** The delivery that a token of `bounceToken` names; null for one that nobody has signed. */
export const readBounceToken = (deps: Deps, token: string): string | null => {
  const [, id] = /^([a-z0-9-]{1,64})-[0-9a-f]{16}$/.exec(token) ?? [];
  return id !== undefined && isOurs(deps, token, one => bounceToken(one, id)) ? id : null;
};
