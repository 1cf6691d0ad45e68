import type { TakeBackModel } from '../../present/step.js';
import { readLog } from '../../service/log/history.js';
import type { Actor, Position } from '../../service/types.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';
import { readablePosition } from './readable.js';

/** How many rows back to look for steps that a player may go back to without asking. */
const BACK = 200;

/**
 * What the reader may have taken back now; undefined for somebody who has no seat in it.
 * @param shown a position that is there already; the newest is read where this is another
 */
export const takeBacksOf = async (
  { deps }: PageCall,
  { game }: Scene,
  reader: Actor | null,
  shown?: Position,
): Promise<TakeBackModel | undefined> => {
  if (game.status !== 'running' || game.mine.length === 0 || !reader) return undefined;
  // Nothing is taken back where the game does not replay to its end.
  const newest = shown?.newest ? shown : await readablePosition(deps, reader, { gameId: game.id });
  if (!newest || newest.seat === null || newest.of === 0) return undefined;
  const { seat, of, undo } = newest;
  const after = Math.max(0, of - BACK);
  const { entries } = await readLog(deps.service, reader, { gameId: game.id, after, limit: of - after });
  const standing = entries.filter(({ kind, inForce }) => kind === 'action' && inForce);
  const before = standing.flatMap((entry, at) =>
    entry.seat === seat && (at > 0 || after === 0) ? [standing[at - 1]?.number ?? 0] : [],
  );
  return {
    seat,
    expected: of,
    top: standing.at(-1)?.number ?? after,
    free: before.slice(Math.max(0, before.length - undo)).reverse(),
  };
};
