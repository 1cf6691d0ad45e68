import {
  noteTryOfHeld,
  postpone,
  readGame,
  recordTry,
  settleHeld,
  waitAway,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import type { Deps } from '../deps.js';
import { noteSmtpRefusal } from '../inbound/bounces.js';
import { remindAfterMail } from '../post/reminders.js';
import { planRetry } from '../prefs/retry.js';
import { noteTold } from '../chat/tell.js';
import { tellUndelivered } from '../tables/undelivered.js';

export interface Try {
  readonly sent: boolean;
  /** What the mail server said, or why it was not reached. */
  readonly answer: string;
  /** Another try is pointless. */
  readonly final: boolean;
}

/**
 * Records a try. One that may be repeated goes back to those that wait, where a move can still withdraw it, and
 * comes again after a while.
 * @returns whether it was given up
 */
export const endDelivery = (deps: Deps, id: string, done: Try): Promise<boolean> =>
  deps.db.transaction(async tx => {
    const again = done.sent || done.final ? null : await planRetry(deps, tx, id);
    const status = done.sent ? 'sent' : again ? 'queued' : 'failed';
    const at = deps.clock();
    const row = await recordTry(tx, { id, status, at, sent: done.sent, answer: done.answer });
    if (row?.kind === 'turns') await noteTryOfHeld(tx, id, { at, sent: done.sent, answer: done.answer });
    if (!row || again) return false;
    if (!done.sent) {
      await noteSmtpRefusal(tx, id, done.answer, at);
      await tellUndelivered(deps, tx, id);
    }
    const tells = row.kind === 'digest' || row.kind === 'turns';
    const held = tells ? await settleHeld(tx, row, status, done.sent ? at : null) : [];
    if (done.sent) for (const one of [row, ...held]) await wasTold(deps, tx, one);
    return !done.sent;
  });

/** Lets a mail wait until the mail server may be back, where a move can still withdraw it. */
export const waitForServer = (deps: Deps, id: string, until: Date): Promise<void> =>
  deps.db.transaction(async tx => {
    if (await waitAway(tx, id)) await postpone(tx, id, until);
  });

/** What follows when something was told, by a mail of its own or in one with others. */
const wasTold = async (deps: Deps, tx: Tx, row: DeliveryRow): Promise<void> => {
  await noteTold(tx, row);
  if ((row.kind !== 'turn' && row.kind !== 'offer') || deps.reminderHours === 0) return;
  // A game with a pace reminds by its clocks.
  const game = row.game_id === null ? undefined : await readGame(tx, row.game_id);
  if (!game || timedGameOf(game)) return;
  await remindAfterMail(deps, tx, row);
};
