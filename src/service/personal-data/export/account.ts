import {
  addressDataOf,
  botDataOf,
  operatorActDataOf,
  passkeyDataOf,
  profileOf,
  sessionDataOf,
  tokenDataOf,
} from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** Who they are and how they come in. */
export const accountExporters: readonly Exporter[] = [
  { area: 'profile', read: async (tx, personId) => (await profileOf(tx, personId))[0] ?? null },
  { area: 'addresses', read: addressDataOf },
  { area: 'sessions', read: sessionDataOf },
  { area: 'tokens', read: tokenDataOf },
  { area: 'bots', read: botDataOf },
  { area: 'passkeys', read: passkeyDataOf },
  { area: 'operatorActs', read: operatorActDataOf },
];
