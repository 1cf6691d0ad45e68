import { invitationsSince, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { TooMany } from '../errors.js';
import { mailboxOf } from '../text.js';
import type { PersonActor } from '../types.js';

/** Invitations of a day: from one person to all, from all to one mailbox, from one to one. */
const MOST_A_DAY = { by: 40, to: 30, both: 10 };

/** @throws TooMany `too-many-invitations`, `too-many-invitations-there` */
export const mustNotFlood = async (deps: Deps, tx: Tx, by: PersonActor, canonical: string): Promise<void> => {
  const since = new Date(deps.clock().getTime() - 86_400_000);
  const sent = await invitationsSince(tx, by.personId, mailboxOf(canonical), since);
  if (sent.by >= MOST_A_DAY.by) throw new TooMany('too-many-invitations', { most: MOST_A_DAY.by });
  if (sent.both >= MOST_A_DAY.both || sent.to >= MOST_A_DAY.to)
    throw new TooMany('too-many-invitations-there', { most: MOST_A_DAY.both });
};
