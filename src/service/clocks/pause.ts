import { recheckWaitingMail, lockGame, readSeats, setPauses, type GameRow, type Tx } from '../../db/index.js';
import { isPaused, pause, resume, type Instant, type Pause } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { schedule } from './schedule.js';
import { wakeOrders } from './wake-orders.js';

const change = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  of: (pauses: readonly Pause[], now: Instant) => readonly Pause[],
): Promise<void> => {
  const game = await lockGame(tx, gameId);
  if (game?.phase !== 'running') return;
  const pauses = of(game.pauses as unknown as readonly Pause[], deps.clock().getTime());
  await setPauses(
    tx,
    gameId,
    pauses.map(({ from, until }) => ({ from, until })),
  );
  await schedule(
    deps,
    tx,
    { ...game, pauses: pauses.map(one => ({ ...one })) },
    await readSeats(tx, [gameId]),
  );
  await wakeOrders(tx, gameId, deps.clock());
  // Its deadlines are not what they were.
  await recheckWaitingMail(tx, { gameId }, deps.clock());
};

/**
 * All clocks of a running game stand still from now on, until then or, for null, until they are let go on. In a
 * pause: it goes on to the new end. Locks the game.
 */
export const pauseGame = (deps: Deps, tx: Tx, gameId: string, until: Date | null): Promise<void> =>
  change(deps, tx, gameId, (pauses, now) => pause(pauses, now, until?.getTime() ?? null));

/** The clocks of a paused game go on. Locks the game. */
export const resumeGame = (deps: Deps, tx: Tx, gameId: string): Promise<void> =>
  change(deps, tx, gameId, resume);

/** All clocks of a running game stood still from then to now, such as while the operator had frozen it. Locks it. */
export const stoodSince = (deps: Deps, tx: Tx, gameId: string, from: Date): Promise<void> =>
  change(deps, tx, gameId, (pauses, now) => [...pauses, { from: from.getTime(), until: now }]);

/** Is the game paused now, and until when? Null where it is not. */
export const pausedNow = (
  game: Pick<GameRow, 'pauses'>,
  now: Date,
): { readonly until: Date | null } | null => {
  const pauses = game.pauses as unknown as readonly Pause[];
  const on = pauses.filter(one => isPaused([one], now.getTime()));
  if (on.length === 0) return null;
  const ends = on.map(one => one.until);
  return { until: ends.includes(null) ? null : new Date(Math.max(...ends.map(Number))) };
};
