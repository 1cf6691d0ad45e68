import { enqueue, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import type { Instant } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Mails a reminder of its turn to a seat, once for the instant `due` at which it was to come. */
export const remind = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { seat, person_id: personId }: Pick<SeatRow, 'seat' | 'person_id'>,
  due: Instant,
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
      dedupe: `g${game.id}.u${personId}.s${seat}.reminder.${due}`,
      at,
      sendAt: at,
    },
  ]);
};
