import { deliveryDataOf, mailStopDataOf } from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** What was sent to them, and what they do not want. */
export const mailExporters: readonly Exporter[] = [
  { area: 'deliveries', read: deliveryDataOf },
  { area: 'mailStops', read: mailStopDataOf },
];
