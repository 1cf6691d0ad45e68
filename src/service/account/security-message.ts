import { countMails, enqueue, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { TooMany } from '../errors.js';
import { newId } from '../secrets.js';

/** Something about the ways into an account has changed. */
export interface SecurityMessage {
  readonly what:
    | 'address-added'
    | 'address-removed'
    | 'primary-changed'
    | 'token-made'
    | 'passkey-added'
    | 'passkey-removed';
  /** Of the token, the passkey or the address. */
  readonly name: string;
  /** Where the mail goes, if not to the primary address. */
  readonly to?: string;
}

/** Tells the owner of an account what has changed, in the transaction of the change: it may not have been they. */
export const tellOwner = async (
  deps: Deps,
  tx: Tx,
  personId: string,
  message: SecurityMessage,
): Promise<void> => {
  const at = deps.clock();
  const id = newId(deps, 16);
  await enqueue(tx, [
    {
      id,
      kind: 'security',
      personId,
      gameId: null,
      seat: null,
      number: null,
      subjectId: null,
      data: { ...message },
      dedupe: `u${personId}.${id}.security`,
      at,
      sendAt: at,
    },
  ]);
};

/** Mails about changes to an account in an hour. */
const MOST_AN_HOUR = 20;

/**
 * What adds a way in, or moves the mails, can be done again and again, and each time a mail tells of it. What takes a
 * way in away is never counted.
 * @throws TooMany `too-many-account-changes`
 */
export const limitAccountChanges = async (deps: Deps, tx: Tx, personId: string): Promise<void> => {
  const since = new Date(deps.clock().getTime() - 3_600_000);
  if ((await countMails(tx, personId, 'security', since)) >= MOST_AN_HOUR)
    throw new TooMany('too-many-account-changes', { most: MOST_AN_HOUR });
};
