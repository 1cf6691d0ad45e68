import {
  finishedDataOf,
  importDataOf,
  invitationDataOf,
  orderDataOf,
  voteDataOf,
  rowDataOf,
  seatDataOf,
  tenureDataOf,
} from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** Where they play, what they did there and what they ordered. */
export const gameExporters: readonly Exporter[] = [
  { area: 'games', read: seatDataOf },
  { area: 'finishedGames', read: finishedDataOf },
  { area: 'tenures', read: tenureDataOf },
  { area: 'log', read: rowDataOf },
  { area: 'invitations', read: invitationDataOf },
  { area: 'votes', read: voteDataOf },
  { area: 'orders', read: orderDataOf },
  { area: 'imports', read: importDataOf },
];
