import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outside } from '../deps.js';
import { isLoopback, isPublic } from './outside.js';

/** The ports that receivers of webhooks and push services use. */
export const usualPorts = [443, 8443];

/** A name service that takes longer, in milliseconds, counts as one that does not know the name. */
const PATIENCE = 3000;

const late = async (): Promise<never> => {
  await pause(PATIENCE, undefined, { ref: false });
  throw new Error('the name service does not answer');
};

/** The real internet. `http` is for development, and lets in the machine itself; more ports are for one's own receivers. */
export const internet = (
  options: { readonly http?: boolean; readonly ports?: readonly number[] } = {},
): Outside => ({
  resolve: async host =>
    (await Promise.race([lookup(host, { all: true }), late()])).map(({ address }) => address),
  http: options.http ?? false,
  ports: new Set([...usualPorts, ...(options.ports ?? [])]),
  allows: options.http ? address => isPublic(address) || isLoopback(address) : isPublic,
});
