import { beatHeart, pauseAllGames } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** Longer without a sign of life, in milliseconds, and the service was down. */
const DOWN = 5 * 60_000;

/** A sign of life is given this often at most, in milliseconds. */
const OFTEN = 30_000;

/**
 * Says that the service lives. Where it has not said so for minutes it was down, and nobody's time has run:
 * all clocks stood still from the last sign of life to this one. To be called before any clock is looked at.
 */
export const noticeDowntime = (deps: Deps): Promise<void> =>
  deps.db.transaction(async tx => {
    const now = deps.clock();
    const before = await beatHeart(tx, 'clocks', now);
    if (!before || now.getTime() - before.getTime() <= DOWN) return;
    const games = await pauseAllGames(tx, { from: before.getTime(), until: now.getTime() });
    deps.log.warn(
      { from: before, until: now, games },
      'the service was down; all clocks stood still meanwhile',
    );
  });

/** Calls `noticeDowntime` as often as needed, however often it is called itself. */
export const createPulse = (deps: Deps): (() => Promise<void>) => {
  let last = -Infinity;
  return async () => {
    const now = deps.clock().getTime();
    if (now - last < OFTEN) return;
    await noticeDowntime(deps);
    last = now;
  };
};
