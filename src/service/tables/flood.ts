import {
  invitationsSince,
  playedTogether,
  unansweredFromStrangers,
  type PersonRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { TooMany } from '../errors.js';
import { mailboxOf } from '../text.js';
import type { PersonActor } from '../types.js';

const DAY = 86_400_000;

/** Invitations of a day: from one person to all, from all to one mailbox, from one to one. */
const MOST_A_DAY = { by: 40, to: 30, both: 10 };

/** How many invitations from strangers go to a mailbox that answers none, and in how many days. */
const MOST_UNANSWERED = 3;
const DAYS = 90;

/**
 * Whose mailbox is it, as far as we know; `null` for nobody's.
 * @throws TooMany `too-many-invitations`, `too-many-invitations-there`, `unanswered-invitations`
 */
export const limitInvitations = async (
  deps: Deps,
  tx: Tx,
  by: PersonActor,
  { canonical, owner }: { readonly canonical: string; readonly owner: PersonRow | null },
): Promise<void> => {
  const now = deps.clock().getTime();
  const mailbox = mailboxOf(canonical);
  const sent = await invitationsSince(tx, by.personId, mailbox, new Date(now - DAY));
  if (sent.by >= MOST_A_DAY.by) throw new TooMany('too-many-invitations', { most: MOST_A_DAY.by });
  if (sent.both >= MOST_A_DAY.both || sent.to >= MOST_A_DAY.to)
    throw new TooMany('too-many-invitations-there', { most: MOST_A_DAY.both });
  if (owner && (owner.id === by.personId || (await playedTogether(tx, by.personId, owner.id)))) return;
  const since = new Date(now - DAYS * DAY);
  const unanswered = await unansweredFromStrangers(tx, { mailbox, owner: owner?.id ?? null, since });
  if (unanswered >= MOST_UNANSWERED) throw new TooMany('unanswered-invitations', { most: MOST_UNANSWERED });
};
