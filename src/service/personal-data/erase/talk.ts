import { erasePrivateNotesOf, eraseTalkOf } from '../../../db/index.js';
import type { Eraser } from './eraser.js';

/** What they said counts as deleted; notes and plans go. */
export const eraseTalk: Eraser = async (_deps, tx, who) => {
  await eraseTalkOf(tx, who.personId, who.at);
  await erasePrivateNotesOf(tx, who.personId);
};
