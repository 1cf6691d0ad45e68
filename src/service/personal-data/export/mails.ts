import {
  channelDataOf,
  deliveryDataOf,
  feedDataOf,
  lookingDataOf,
  mailChoiceDataOf,
  mailStopDataOf,
  replyDataOf,
} from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** What was sent to them and by them, where else they are told, and what they do not want. */
export const mailExporters: readonly Exporter[] = [
  { area: 'deliveries', read: deliveryDataOf },
  { area: 'replies', read: replyDataOf },
  { area: 'channels', read: channelDataOf },
  { area: 'feeds', read: feedDataOf },
  { area: 'mailStops', read: mailStopDataOf },
  { area: 'mailChoices', read: mailChoiceDataOf },
  { area: 'looking', read: lookingDataOf },
];
