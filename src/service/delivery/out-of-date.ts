import { aboutToTell, direct, isOvertaken, toldSince, type DeliveryRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { judgeMail } from '../prefs/may-send.js';
import { isTurn } from '../prefs/presence.js';

/** A mail that went or comes within so short a time says what a reminder would say now, in milliseconds. */
const SOON = 10 * 60_000;

/** What would this mail do now? What is held goes with another mail that is about to go. */
const tellsSoon = async (deps: Deps, tx: Tx, row: DeliveryRow): Promise<boolean> => {
  if (row.status === 'held') return true;
  const { verdict } = await judgeMail(deps, tx, row);
  return verdict.do === 'send' || (verdict.do === 'wait' && verdict.reason === 'looking');
};

/**
 * Has what a mail asks for passed, or has its receiver been told otherwise? What waited together (for the end of the
 * night, for the operator, for the service itself) is told once: a reminder does not come beside the mail of its turn, nor
 * beside another reminder.
 */
export const isOutOfDate = async (deps: Deps, row: DeliveryRow): Promise<boolean> => {
  const tx = direct(deps.db);
  if (!isTurn(row.kind) && row.kind !== 'reminder') return false;
  if (await isOvertaken(tx, row)) return true;
  if (row.kind !== 'reminder') return false;
  const now = deps.clock().getTime();
  const after = Math.min(row.created_at.getTime(), now - SOON);
  if (await toldSince(tx, row, new Date(after))) return true;
  const others = await aboutToTell(tx, row, new Date(now + SOON));
  for (const other of others) if (await tellsSoon(deps, tx, other)) return true;
  return false;
};
