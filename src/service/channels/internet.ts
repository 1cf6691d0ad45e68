import { lookup } from 'node:dns/promises';
import { isPublic, type Outside } from './outside.js';

/** The ports that receivers of webhooks and push services use. */
export const usualPorts = [443, 8443];

/** The real internet. `http` and more ports are for development and for receivers inside one's own network. */
export const internet = (
  options: { readonly http?: boolean; readonly ports?: readonly number[] } = {},
): Outside => ({
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  http: options.http ?? false,
  ports: new Set([...usualPorts, ...(options.ports ?? [])]),
  allows: isPublic,
});
