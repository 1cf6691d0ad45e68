import { direct, ordersOfPlayer, ordersTold, type DeliveryRow, type OrderRow } from '../../db/index.js';
import type { Fact, Order } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import type { LogEntry } from '../types.js';

/** What a player's mail says about their own standing orders. */
export interface MailedOrders {
  /** What they did since the mail before. */
  readonly did: readonly LogEntry[];
  /** Those that have ended since, the newest first. */
  readonly ended: readonly { readonly order: Order; readonly why: Fact }[];
  readonly standing: readonly Order[];
}

const nothing: MailedOrders = { did: [], ended: [], standing: [] };

/** More than a mail has room for. */
const MOST = 20;

/** The player ended them, or was never without. */
const byHand: readonly string[] = ['removed', 'replaced', 'taken-back'];

/** @param since the rows that the mail tells of */
export const mailedOrders = async (
  deps: Deps,
  row: DeliveryRow,
  since: readonly LogEntry[],
): Promise<MailedOrders> => {
  const { game_id: gameId, person_id: personId, seat } = row;
  if (gameId === null || personId === null || seat === null) return nothing;
  const tx = direct(deps.db);
  const rows = await ordersOfPlayer(tx, gameId, seat, personId, MOST);
  if (rows.length === 0) return nothing;
  const told = await ordersTold(tx, row);
  return {
    did: since.filter(
      entry =>
        entry.seat === seat && entry.cause === 'programmed' && entry.inForce && entry.number > told.until,
    ),
    ended: rows.flatMap(one => endedSince(one, told)),
    standing: rows.filter(one => !one.ended_at).map(one => one.order),
  };
};

const endedSince = (
  { id, order, why, ended_number: number }: OrderRow,
  { until, alone }: Awaited<ReturnType<typeof ordersTold>>,
): MailedOrders['ended'] =>
  why && number !== null && number > until && !alone.includes(id) && !byHand.includes(why.kind)
    ? [{ order, why }]
    : [];
