import { domainToASCII } from 'node:url';
import { direct, readReplyChoice } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { readBounceToken, readReplyToken, replyToken, type ReplyPlace } from '../secrets.js';

/** For whom a mail is that comes in. */
export type Recipient =
  | { readonly kind: 'reply'; readonly place: ReplyPlace }
  | { readonly kind: 'report'; readonly deliveryId: string }
  /** The one address that feedback loops know; what they write about stands inside. */
  | { readonly kind: 'loop' };

const withToken = (address: string, token: string): string => address.replace('@', `+${token}@`);

/** Where answers to a mail go; null where none are taken. */
export const replyAddress = (deps: Deps, place: ReplyPlace): string | null => {
  const address = deps.mailIn?.replyAddress ?? null;
  return address === null ? null : withToken(address, replyToken(deps, place));
};

/** The same for a mail to somebody who may have turned replies off. */
export const replyAddressFor = async (
  deps: Deps,
  place: ReplyPlace,
): Promise<{ readonly replyTo?: string }> => {
  const replyTo = replyAddress(deps, place);
  if (replyTo === null) return {};
  return (await readReplyChoice(direct(deps.db), place.personId)) === 'off' ? {} : { replyTo };
};

/** An address as it is compared: mail servers may have changed its case, and programs show the letters of its domain. */
const plain = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  return `${address.slice(0, at + 1).toLowerCase()}${domainToASCII(domain) || domain}`;
};

/** The token in an address of the form `base+TOKEN@domain`. */
const tokenIn = (address: string, base: string | null | undefined): string | null => {
  if (!base) return null;
  const [local = '', domain = ''] = plain(base).split('@');
  const given = plain(address);
  const start = `${local}+`;
  const end = `@${domain}`;
  return given.startsWith(start) && given.endsWith(end)
    ? given.slice(start.length, given.length - end.length)
    : null;
};

/**
 * Whom an address of ours stands for, found without the database: a valid signature says
 * nothing about anybody. Null for any other address.
 */
export const recipientOf = (deps: Deps, address: string): Recipient | null => {
  if (address.length > 254) return null;
  const reply = tokenIn(address, deps.mailIn?.replyAddress);
  const place = reply === null ? null : readReplyToken(deps, reply);
  if (place) return { kind: 'reply', place };
  const loop = deps.mailIn?.bounceAddress ?? null;
  if (loop !== null && plain(address) === plain(loop)) return { kind: 'loop' };
  const deliveryId = deliveryAt(deps, address);
  return deliveryId === null ? null : { kind: 'report', deliveryId };
};

/** The mail whose return address this is; null for any other address. */
const deliveryAt = (deps: Deps, address: string): string | null => {
  const token = tokenIn(address, deps.mailIn?.bounceAddress);
  return token === null ? null : readBounceToken(deps, token);
};

/** Return addresses looked at in one message, and parts of it that are packed. */
const MOST_LOOKED_AT = 20;

/** Lines of base64. */
const packed = /(?:^[a-z0-9+/]{40,}\r?\n)+(?:^[a-z0-9+/]*={0,2}\r?$)?/gimu;

/** A message with what is packed in it, also where a line was broken in the middle of an address. */
const textsIn = (raw: Buffer): readonly string[] => {
  const text = raw.toString('latin1');
  const unpacked = [...text.matchAll(packed)]
    .slice(0, MOST_LOOKED_AT)
    .map(([lines]) => Buffer.from(lines, 'base64').toString('latin1'));
  return [text, ...unpacked].map(one => one.replace(/=\r?\n/gu, ''));
};

/** The mail whose signed return address stands somewhere in a message; null where there is none. */
export const deliveryInside = (deps: Deps, raw: Buffer): string | null => {
  const found = textsIn(raw).flatMap(text =>
    [...text.matchAll(/[\w.-]{1,30}\+[\w.-]{1,100}@[\w.-]{1,190}/gu)].slice(0, MOST_LOOKED_AT),
  );
  return found.map(([address]) => deliveryAt(deps, address)).find(id => id !== null) ?? null;
};
