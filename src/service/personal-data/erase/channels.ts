import { deleteChannelsOf } from '../../../db/index.js';
import type { Eraser } from './eraser.js';

/** Where they were told elsewhere, what was sent there, and the addresses their programs read at. */
export const eraseChannels: Eraser = (_deps, tx, { personId }) => deleteChannelsOf(tx, personId);
