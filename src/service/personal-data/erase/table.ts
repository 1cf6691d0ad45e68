import { endVotesOf } from '../../../db/index.js';
import type { Eraser } from './eraser.js';

/** What they asked the others, and the places they kept for friends. */
export const eraseTable: Eraser = (_deps, tx, { personId, at }) => endVotesOf(tx, personId, at);
