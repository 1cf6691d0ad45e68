import { enqueue, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Something about the ways into an account has changed. */
export interface SecurityNote {
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
export const tellOwner = async (deps: Deps, tx: Tx, personId: string, note: SecurityNote): Promise<void> => {
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
      data: { ...note },
      dedupe: `u${personId}.${id}.security`,
      at,
      sendAt: at,
    },
  ]);
};
