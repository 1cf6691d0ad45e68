import type { Action } from '../../engine/core/index.js';
import { enqueue, type Tx } from '../../db/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Tells a player that the time was over and what was done. */
export const tellTimeOver = async (
  deps: Deps,
  tx: Tx,
  { game, seats }: Locked,
  action: Action,
): Promise<void> => {
  const personId = seats.find(one => one.seat === action.seat)?.person_id;
  if (!personId) return;
  const at = deps.clock();
  await enqueue(tx, [
    {
      id: newId(deps, 16),
      kind: 'time-over',
      personId,
      gameId: game.id,
      seat: action.seat,
      number: game.number + 1,
      subjectId: null,
      data: { number: game.number + 1 },
      dedupe: `g${game.id}.a${game.number + 1}.u${personId}.s${action.seat}.time-over`,
      at,
      sendAt: at,
    },
  ]);
};
