import ipaddr from 'ipaddr.js';
import type { Outside } from '../deps.js';
import { Invalid } from '../errors.js';

/** An address people gave, checked, with the addresses of its host that may be connected to. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly string[];
}

const LONGEST = 2000;

/** Belongs to the public range but is a cloud's own service, the same for each of its machines. */
const CLOUD = new Set(['168.63.129.16']);

/** The part of IPv6 that is given to the world. */
const GLOBAL = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Does the address belong to the public internet? Everything that leads inside, or can be made to, does not:
 * private, loopback, link-local, shared (CGNAT), multicast and reserved ranges, and IPv6 forms that carry an
 * IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL) : !CLOUD.has(parsed.toString());
};

/** The machine itself, where receivers are tried. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

const OWN = /(^|\.)localhost\.?$/;

/** Names that never lead to the public internet. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/;

const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

const portOf = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);

const parse = (text: string): URL => {
  if (text.length > LONGEST || !URL.canParse(text)) throw new Invalid('bad-address', { most: LONGEST });
  return new URL(text);
};

/**
 * What can be said of an address without asking for its host.
 * @throws Invalid `bad-address`, `address-not-https`, `address-with-user`, `address-port`, `address-not-public`
 */
export const readAddress = (outside: Outside, text: string): URL => {
  const url = parse(text.trim());
  if (url.protocol !== 'https:' && !(outside.http && url.protocol === 'http:'))
    throw new Invalid('address-not-https', { scheme: url.protocol.slice(0, 40) });
  if (url.username !== '' || url.password !== '') throw new Invalid('address-with-user');
  const port = portOf(url);
  if (!outside.ports.has(port)) throw new Invalid('address-port', { port, allowed: [...outside.ports] });
  const host = bare(url.hostname);
  // The URL parser has made one form of the many an IPv4 address can be written in.
  const inside = ipaddr.isValid(host)
    ? !outside.allows(host)
    : INSIDE.test(host) && !(outside.http && OWN.test(host));
  if (inside) throw new Invalid('address-not-public');
  url.hash = '';
  return url;
};

/**
 * Checks an address and finds where it leads now. All addresses of the host must be allowed: whoever connects
 * uses these and asks no more, so that a name cannot lead elsewhere in between. A name that is unknown and one
 * that leads inside get the same answer: nobody learns the names of our network.
 * @throws Invalid as `readAddress`, and `address-unknown-host`
 */
export const resolveOutside = async (outside: Outside, text: string): Promise<Target> => {
  const url = readAddress(outside, text);
  const host = bare(url.hostname);
  if (ipaddr.isValid(host)) return { url, addresses: [host] };
  const addresses = await outside.resolve(host).catch(() => []);
  if (addresses.length === 0 || !addresses.every(outside.allows)) throw new Invalid('address-unknown-host');
  return { url, addresses };
};
