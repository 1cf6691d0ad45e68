import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a network; its owner has all the addresses in it. */
const NETWORK = 8;

/** Who counts as one machine: an IPv4 address, or an IPv6 network. */
export const machineOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, NETWORK).join('.');
};
