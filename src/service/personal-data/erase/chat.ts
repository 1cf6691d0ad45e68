import { erasePrivateNotesOf, eraseChatOf } from '../../../db/index.js';
import type { Eraser } from './eraser.js';

/** What they said counts as deleted; notes and plans go. */
export const eraseChat: Eraser = async (_deps, tx, who) => {
  await eraseChatOf(tx, who.personId, who.at);
  await erasePrivateNotesOf(tx, who.personId);
};
