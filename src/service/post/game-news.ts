import { tellGameHooks, type GameRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import type { WrittenRows } from '../written.js';

/** Tells a game's webhooks, where it has some, of rows that have been written, and of its end. */
export const tellRows = async (deps: Deps, tx: Tx, { before, after, rows }: WrittenRows): Promise<void> => {
  if (rows.length === 0 || !before.hooked) return;
  const news = { gameId: after.id, after: before.number, to: after.number, at: deps.clock() };
  await Promise.all([
    tellGameHooks(tx, { ...news, kind: 'move' }),
    ...(after.phase === 'ended' ? [tellGameHooks(tx, { ...news, kind: 'game-over' })] : []),
  ]);
};

/** Tells a game's webhooks that all have agreed to end it. */
export const tellEnd = (deps: Deps, tx: Tx, { id, number }: Pick<GameRow, 'id' | 'number'>): Promise<void> =>
  tellGameHooks(tx, { gameId: id, kind: 'game-over', after: number, to: number, at: deps.clock() });

/** Tells a game's webhooks that it has begun. */
export const tellStart = (deps: Deps, tx: Tx, gameId: string): Promise<void> =>
  tellGameHooks(tx, { gameId, kind: 'game-started', after: 0, to: 0, at: deps.clock() });
