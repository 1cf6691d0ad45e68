import { domainToASCII } from 'node:url';
import type { Json } from '../engine/core/index.js';
import type { ProblemCode } from '../words/pages.js';
import { Invalid } from './errors.js';
import type { Language } from './types.js';

/** What is not seen, or turns the writing direction: two names must not look alike. Joiners are looked at apart. */
const UNSEEN =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\u034f\u115f\u1160\u2800\u3164\uffa0]/u;

/** Some scripts and pictures fall apart without joiners; where these are needless, they hide. */
const HIDDEN_JOINER = /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\s])[\u200c\u200d]/u;

/** Marks piled on one letter cover the lines around it; languages need no more than a few. */
const PILED = /\p{M}{5}/u;

const isOdd = (name: string): boolean => [UNSEEN, HIDDEN_JOINER, PILED].some(odd => odd.test(name));

/**
 * A name someone chose for themselves or a game: one line of visible text.
 * @throws Invalid with `code`
 */
export const cleanName = (text: Json | undefined, code: ProblemCode, most = 40): string => {
  const name = typeof text === 'string' ? text.normalize('NFC').trim() : '';
  if (name === '' || [...name].length > most || isOdd(name)) throw new Invalid(code, { most });
  return name;
};

/** Names of domains that mail programs make links of: those of countries, and the common others. */
const DOMAIN =
  /[\p{L}\p{N}]\.(?:[a-z]{2}|com|net|org|edu|gov|info|biz|name|pro|app|dev|xyz|top|site|online|shop|club|link|click|web)(?![\p{L}\p{N}])/iu;

const LINKS = [/\S@[^\s@.]+\.\S/u, /:\/\//u, /(?:^|[^\p{L}\p{N}])www\./iu, DOMAIN];

const hasLink = (name: string): boolean => LINKS.some(link => link.test(name));

/**
 * A name that others are mailed: as `cleanName`, and nothing in it that a mail program makes a link of. Whoever
 * invites strangers writes into their mailboxes with it.
 * @throws Invalid with `code`, or `link-in-name`
 */
export const publicName = (text: Json | undefined, code: ProblemCode, most = 40): string => {
  const name = cleanName(text, code, most);
  if (hasLink(name)) throw new Invalid('link-in-name', {});
  return name;
};

/** A name that somebody else has chosen, such as in a record, without what programs make links of. */
export const unlinked = (name: string): string => (hasLink(name) ? name.replace(/[.@:/]+/g, ' ') : name);

export interface Address {
  /** As typed; mail goes here. */
  readonly email: string;
  /** Tells whether two addresses are one; never shown. */
  readonly canonical: string;
}

/** @throws Invalid `bad-email` */
export const cleanEmail = (text: string): Address => {
  const email = text.trim().normalize('NFC');
  const match = /^([\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64})@([\p{L}\p{N}.-]{1,190})$/u.exec(email);
  const domain = match ? domainToASCII(match[2]!) : '';
  const whole = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(domain);
  if (!match || !whole || /^\.|\.\.|\.$/.test(match[1]!))
    throw new Invalid('bad-email', { mostLetters: 254 });
  return { email, canonical: `${match[1]!.toLowerCase()}@${domain}` };
};

/** The mailbox of a canonical address: `box+tag@` mostly arrives where `box@` does. For counting alone. */
export const mailboxOf = (canonical: string): string => canonical.replace(/^([^@+]+)\+[^@]*@/, '$1@');

/** Somebody's name until they say it themselves: what stands before the @. */
export const nameFromEmail = (email: string): string =>
  unlinked(email.slice(0, email.indexOf('@'))).slice(0, 40);

/** @throws Invalid `bad-time-zone` */
export const cleanTimeZone = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new Invalid('bad-time-zone', { zone: zone.slice(0, 60) });
  }
};

/** @throws Invalid `bad-language` */
export const cleanLanguage = (language: string): Language => {
  if (language !== 'de' && language !== 'en') throw new Invalid('bad-language', { allowed: ['de', 'en'] });
  return language;
};
