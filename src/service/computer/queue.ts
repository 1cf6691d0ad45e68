import { addJob, gamesAskingService, direct, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import type { WrittenRows } from '../written.js';

/** Seats that the service plays and the game waits for. */
export const askedOfService = (
  { phase, turn, frozen_at: frozenAt }: Pick<GameRow, 'phase' | 'turn' | 'frozen_at'>,
  seats: readonly SeatRow[],
): readonly Seat[] =>
  phase !== 'running' || frozenAt
    ? []
    : (turn?.asked ?? []).filter(seat => seats.some(one => one.seat === seat && one.by_service));

/** Puts the service's move into the queue, also where it is there already. */
export const callAgain = (deps: Deps, tx: Tx, gameId: string): Promise<void> =>
  addJob(tx, {
    task: 'service-move',
    payload: { game: gameId },
    runAt: deps.clock(),
    key: `service-move:${gameId}`,
  });

/** Puts the service's next move into the queue, with what the game waits for it by. */
export const callService = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<void> => {
  if (askedOfService(game, seats).length > 0) await callAgain(deps, tx, game.id);
};

/** The same after rows that have been written. */
export const callServiceAfter = (deps: Deps, tx: Tx, { after, seats }: WrittenRows): Promise<void> =>
  callService(deps, tx, after, seats);

/** Looks for games that wait for the service, in case a job was lost. One that is there already stays one. */
export const findServiceTurns = async (deps: Deps): Promise<void> => {
  const tx = direct(deps.db);
  for (const gameId of await gamesAskingService(tx)) await callAgain(deps, tx, gameId);
};
