import { followDataOf, notepadDataOf, pinnedDataOf, planDataOf, talkDataOf } from '../../../db/index.js';
import type { Exporter } from './exporter.js';

/** What they said and were told alone, and what they noted for themselves. */
export const talkExporters: readonly Exporter[] = [
  { area: 'talk', read: talkDataOf },
  { area: 'notes', read: notepadDataOf },
  { area: 'pinnedNotes', read: pinnedDataOf },
  { area: 'plans', read: planDataOf },
  { area: 'followed', read: followDataOf },
];
