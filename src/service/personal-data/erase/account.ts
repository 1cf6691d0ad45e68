import { deleteOwnRows, emptyPerson, scrubMails } from '../../../db/index.js';
import { FORMER } from '../../../words/index.js';
import type { Eraser } from './eraser.js';

/** All that lets them in and all that was sent to them; at last the person themselves. */
export const eraseAccount: Eraser = async (_deps, tx, who) => {
  await deleteOwnRows(tx, who.personId, who.addresses);
  await scrubMails(tx, { name: who.name, addresses: who.addresses, instead: FORMER });
  await emptyPerson(tx, who.personId, FORMER, who.at);
};
