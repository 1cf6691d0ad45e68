import { followDataOf, notepadDataOf, pinnedDataOf, planDataOf, chatDataOf } from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** What they said and were told alone, and what they noted for themselves. */
export const chatExporters: readonly Exporter[] = [
  { area: 'chat', read: chatDataOf },
  { area: 'notes', read: notepadDataOf },
  { area: 'pinnedNotes', read: pinnedDataOf },
  { area: 'plans', read: planDataOf },
  { area: 'followed', read: followDataOf },
];
