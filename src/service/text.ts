import { domainToASCII } from 'node:url';
import type { Json } from '../engine/core/index.js';
import { Invalid } from './errors.js';
import type { Language } from './types.js';

/** Control characters, line and paragraph separators, and those that turn the writing direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * A name someone chose for themselves or a game: one line of visible text.
 * @throws Invalid with `code`
 */
export const cleanName = (text: Json | undefined, code: string, most = 40): string => {
  const name = typeof text === 'string' ? text.normalize('NFC').trim() : '';
  if (name === '' || [...name].length > most || UNSEEN.test(name)) throw new Invalid(code, { most });
  return name;
};

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

/** Somebody's name until they say it themselves: what stands before the @. */
export const nameFromEmail = (email: string): string => email.slice(0, email.indexOf('@')).slice(0, 40);

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
