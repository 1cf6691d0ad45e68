import { enqueue, type GameRow, type NewDelivery, type SeatRow, type Tx } from '../../db/index.js';
import { deadlineOf } from '../../pace/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import { runningOf } from '../clocks/schedule.js';
import type { Deps } from '../deps.js';
import type { Notice } from './notices.js';
import { newId } from '../secrets.js';

/** A game as far as its mails go by it, with the clocks as they are after what is told. */
type Told = Pick<GameRow, 'id' | 'number' | 'time' | 'clocks' | 'pauses' | 'frozen_at'>;

/** For what part of the time that is left the mail of a turn may be held back at most. */
const HOLD_SHARE = 0.1;

/** How long the mail of a turn waits for more to happen, in milliseconds. */
const holdOf = (
  deps: Deps,
  game: Told,
  seats: readonly SeatRow[],
  { seat, person_hold }: SeatRow,
): number => {
  const hold = (person_hold ?? deps.settleSeconds) * 1000;
  const time = timedGameOf(game);
  const running = time && runningOf(game, time, seats).find(one => one.seat === seat);
  const zero = running ? deadlineOf(running.clock, running.calendar) : null;
  return zero === null ? hold : Math.min(hold, Math.max(0, HOLD_SHARE * (zero - deps.clock().getTime())));
};

/** Writes a game's notices as mails, in the transaction of what they tell. */
export const post = async (
  deps: Deps,
  tx: Tx,
  game: Told,
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
      sendAt:
        kind === 'turn' || kind === 'offer' ? new Date(at.getTime() + holdOf(deps, game, seats, player)) : at,
    });
  }
  await enqueue(tx, mails);
};
