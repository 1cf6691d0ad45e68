import { standing, type Entry, type Title } from '../../engine/core/index.js';
import { openedUpTo, readKinds, type GameRow, type KindRow, type LogRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Cause, LogEntry } from '../types.js';

/** Which actions stand, of all rows so far. */
export const inForce = (kinds: readonly KindRow[]): ReadonlySet<number> =>
  new Set(
    standing(
      kinds.map((row): Entry =>
        row.kind === 'action'
          ? { kind: 'action', action: { seat: row.seat, type: '' } }
          : { kind: row.kind, seat: row.seat, count: row.count },
      ),
    ).inForce,
  );

/**
 * Rows as the viewer may see them. While others still choose, a choice made together with theirs is
 * its maker's secret; what was drawn comes to light with the game's end
 * where not everything lies open.
 */
export const asEntries = async (
  tx: Tx,
  title: Title,
  game: GameRow,
  mine: readonly Seat[],
  rows: readonly LogRow[],
): Promise<readonly LogEntry[]> => {
  if (rows.length === 0) return [];
  const over = game.phase === 'ended';
  const stand = inForce(await readKinds(tx, game.id));
  const opened = !over && rows.some(row => row.sealed) ? await openedUpTo(tx, game.id) : game.number;
  return rows.map(row => {
    const open = row.number <= opened || mine.includes(row.seat);
    const action = open ? row.action : null;
    return {
      number: row.number,
      kind: row.kind,
      seat: row.seat,
      action,
      notation: action && title.notation.print(action),
      count: row.count,
      cause: row.cause as Cause,
      facts: row.facts,
      draws: over || title.open ? row.draws : [],
      at: row.at,
      hash: row.hash,
      inForce: stand.has(row.number),
    };
  });
};
