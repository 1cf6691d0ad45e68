import { enqueue, type GameRow, type NewDelivery, type SeatRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import type { Notice } from './notices.js';
import { newId } from '../secrets.js';

/** Writes a game's notices as mails, in the transaction of what they tell. */
export const post = async (
  deps: Deps,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
  seats: readonly SeatRow[],
  notices: readonly Notice[],
): Promise<void> => {
  if (notices.length === 0) return;
  const at = deps.clock();
  const mails: NewDelivery[] = [];
  for (const { seat, kind } of notices) {
    const player = seats.find(s => s.seat === seat);
    const personId = player?.person_id;
    if (!personId) continue;
    const hold = player.person_hold ?? deps.settleSeconds;
    mails.push({
      id: newId(deps, 16),
      kind,
      personId,
      gameId: game.id,
      seat,
      number: game.number,
      subjectId: null,
      dedupe: `g${game.id}.a${game.number}.u${personId}.s${seat}.${kind}`,
      at,
      sendAt: kind === 'turn' || kind === 'offer' ? new Date(at.getTime() + hold * 1000) : at,
    });
  }
  await enqueue(tx, mails);
};

/**
 * Has some seats reminded of their turn later, unless they act until then: what a mail that was sent does for those it asks.
 * Only in games without a pace; the clocks of all others remind.
 */
export const remindLater = async (
  deps: Deps,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'number'>,
  seats: readonly SeatRow[],
  asked: readonly Seat[],
): Promise<void> => {
  const at = deps.clock();
  const reminders = asked.flatMap((seat): readonly NewDelivery[] => {
    const personId = seats.find(s => s.seat === seat)?.person_id;
    if (!personId) return [];
    return [
      {
        id: newId(deps, 16),
        kind: 'reminder',
        personId,
        gameId: game.id,
        seat,
        number: game.number,
        subjectId: null,
        dedupe: `g${game.id}.a${game.number}.u${personId}.s${seat}.reminder`,
        at,
        sendAt: new Date(at.getTime() + deps.reminderHours * 3_600_000),
      },
    ];
  });
  await enqueue(tx, reminders);
};
