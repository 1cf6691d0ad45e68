import {
  direct,
  enqueue,
  isTurnMailed,
  readOrder,
  type DeliveryRow,
  type GameRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';
import { mailsOf } from '../post/turns.js';
import type { Ended, WrittenRows } from '../written.js';

/**
 * Must the owner hear of the end before being asked again? Not where the order did what it was for, or ended because of
 * what somebody did, as orders are meant to: the mail about the owner's next turn tells of those.
 */
const mustTell = ({ end: { done, why } }: Ended): boolean => !done && why.kind !== 'happened';

/**
 * Mails the owners of orders that can no longer be carried out: not whoever has just moved or ordered on a page, nor who
 * is mailed about the seat anyway.
 */
export const mailOrdersOver = (deps: Deps, tx: Tx, written: WrittenRows): Promise<void> => {
  const { after, ended, mover } = written;
  if (ended.length === 0 || after.phase === 'ended') return Promise.resolve();
  const byHand = mover?.cause === 'player' ? mover.personId : null;
  const { told } = mailsOf(written);
  const untold = ended.filter(
    one => mustTell(one) && one.row.person_id !== byHand && told.every(({ seat }) => seat !== one.row.seat),
  );
  return tellOrdersOver(deps, tx, after, untold);
};

/** Tells owners by mail that their orders have ended, and why. An undo may still make it void. */
const tellOrdersOver = async (
  deps: Deps,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
  ended: readonly Ended[],
): Promise<void> => {
  const at = deps.clock();
  const sendAt = new Date(at.getTime() + deps.settleSeconds * 1000);
  await enqueue(
    tx,
    ended.map(({ row, end }) => ({
      id: newId(deps, 16),
      kind: 'order-over' as const,
      personId: row.person_id,
      gameId: game.id,
      seat: row.seat,
      number: game.number,
      subjectId: row.id,
      data: { order: row.order, why: end.why },
      dedupe: `o${row.id}.e${end.number}`,
      at,
      sendAt,
    })),
  );
};

/** Nothing is said of an order that stands again since an undo, or of which the mail about the turn tells. */
export const orderOverMessage = async (deps: Deps, row: DeliveryRow): Promise<JsonObject | null> => {
  const tx = direct(deps.db);
  const order = await readOrder(tx, row.subject_id ?? '');
  if (!order?.ended_at) return null;
  return (await isTurnMailed(tx, order.game_id, order.seat, row.number ?? 0)) ? null : row.data;
};
