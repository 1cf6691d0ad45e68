import {
  direct,
  enqueue,
  giveToDigest,
  heldFor,
  leaveBundle,
  postpone,
  setAside,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Writes the digest of a person, if anything is held for it. */
export const writeDigest = (deps: Deps, personId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const id = newId(deps, 16);
    if ((await giveToDigest(tx, personId, id)) === 0) return;
    const at = deps.clock();
    await enqueue(tx, [
      {
        id,
        kind: 'digest',
        personId,
        gameId: null,
        seat: null,
        number: null,
        subjectId: null,
        dedupe: `d${id}.digest`,
        at,
        sendAt: at,
      },
    ]);
  });

/**
 * What a digest or a mail about several games tells: all that was held for it and still holds. The rest is marked as passed;
 * what cannot be said, since something is wrong with its game, goes its own way and keeps nothing else back.
 * @param gather says what a mail would say now, or null
 */
export const gatherHeld = async <T>(
  deps: Deps,
  digest: DeliveryRow,
  gather: (row: DeliveryRow) => Promise<T | null>,
): Promise<readonly T[]> => {
  const tx = direct(deps.db);
  const told: T[] = [];
  for (const row of await heldFor(tx, digest.id)) {
    try {
      const one = await gather(row);
      if (one === null) await setAside(tx, row.id, 'superseded', 'passed');
      else told.push(one);
    } catch (error) {
      deps.log.error(
        { err: error, delivery: row.id, game: row.game_id },
        'left out of a mail about several games',
      );
      await deps.db.transaction(inner => releaseFromDigest(deps, inner, row));
    }
  }
  return told;
};

/** What was to go with other mails goes by itself, as far as it still goes: its own job decides. */
export const releaseFromDigest = async (deps: Deps, tx: Tx, { id }: DeliveryRow): Promise<void> => {
  await leaveBundle(tx, id);
  await postpone(tx, id, deps.clock());
};
