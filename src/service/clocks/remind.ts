import { enqueue, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Mails a reminder of its turn to a seat. `which` tells it from the others of the same turn. */
export const remind = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { seat, person_id: personId }: Pick<SeatRow, 'seat' | 'person_id'>,
  which: number | string,
): Promise<void> => {
  if (personId === null) return;
  const at = deps.clock();
  await enqueue(tx, [
    {
      id: newId(deps, 16),
      kind: 'reminder',
      personId,
      gameId: game.id,
      seat,
      number: game.number,
      subjectId: null,
      dedupe: `g${game.id}.a${game.number}.u${personId}.s${seat}.reminder.${which}`,
      at,
      sendAt: at,
    },
  ]);
};
