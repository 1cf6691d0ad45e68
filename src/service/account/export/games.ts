import { invitationDataOf, rowDataOf, seatDataOf } from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** Where they play and what they did there. */
export const gameExporters: readonly Exporter[] = [
  { area: 'games', read: seatDataOf },
  { area: 'log', read: rowDataOf },
  { area: 'invitations', read: invitationDataOf },
];
