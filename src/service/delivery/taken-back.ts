import { direct, lastActed, postpone, setAside, voidTurnMails, type DeliveryRow } from '../../db/index.js';
import type { Instant } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { isTurn } from '../prefs/presence.js';

/** How many turn mails that a take-back made void have no consequence; after them each waits twice as long. In milliseconds. */
const FREE = 2;
const FIRST = 15 * 60_000;
const LONGEST = 12 * 3_600_000;

/**
 * Whoever moves and takes back again and again does not fill the mailbox of who comes next: a turn that was asked in
 * vain some times is told later. It does not wait past its deadline.
 * @returns true when it waits; what becomes of it is written down
 */
export const backsOffAfterUndo = async (
  deps: Deps,
  row: DeliveryRow,
  { urgent, deadline }: { readonly urgent: boolean; readonly deadline: Instant | null },
): Promise<boolean> => {
  const { id, game_id: gameId, seat, tries } = row;
  if (!isTurn(row.kind) || urgent || tries.length > 0 || gameId === null || seat === null) return false;
  const tx = direct(deps.db);
  const { count, last } = await voidTurnMails(tx, row, await lastActed(tx, gameId, seat));
  if (last === null || count < FREE) return false;
  const until = last.getTime() + Math.min(LONGEST, FIRST * 2 ** (count - FREE));
  if (until <= deps.clock().getTime() || (deadline !== null && deadline <= until)) return false;
  await deps.db.transaction(async inner => {
    await setAside(inner, id, 'queued', 'taken-back');
    await postpone(inner, id, new Date(until));
  });
  return true;
};
