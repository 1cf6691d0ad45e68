import { forcedMove, mostInARow, type GameState, type Seat, type Title } from '../../engine/core/index.js';
import { openVotes, type GameRow, type SeatRow, type Tx } from '../../db/index.js';
import { isPaused } from '../../pace/index.js';
import { pausesOf } from '../clocks/calendars.js';
import type { Deps } from '../deps.js';
import { actionStep, chain } from '../log/chain.js';
import type { Chained } from '../written.js';

/**
 * Seats whose moves with one possibility are made for them, as their players wish. None during a pause or a vote: the
 * players may be about to decide otherwise. Not those of somebody who plays several seats, and is there anyway.
 */
export const forcedSeats = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: GameRow,
  seats: readonly SeatRow[],
): Promise<readonly Seat[]> => {
  const alone = ({ person_id: id }: SeatRow): boolean =>
    seats.filter(one => one.person_id === id).length === 1;
  const wishing = seats.filter(one => one.forced_moves && alone(one)).map(({ seat }) => seat);
  if (wishing.length === 0 || isPaused(pausesOf(game), deps.clock().getTime())) return [];
  return (await openVotes(tx, game.id)).length > 0 ? [] : wishing;
};

/** A position under the game's lock, and the seats whose moves are made where nothing else is possible. */
export interface Forcing {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly state: GameState;
  readonly forced: readonly Seat[];
}

/**
 * The move with which the game goes on by itself, as its next row; null where people are waited for. One that fails
 * stands in nobody's way: its player is asked.
 * @param made moves made in a row without a person
 */
export const forcedRow = (
  deps: Deps,
  title: Title,
  { game, seats, state, forced }: Forcing,
  made: number,
): Chained | null => {
  if (forced.length === 0 || made >= mostInARow) return null;
  try {
    const action = forcedMove(title, state, forced);
    if (!action) return null;
    const personId = seats.find(({ seat }) => seat === action.seat)?.person_id ?? null;
    const by = { personId, cause: 'forced' } as const;
    return chain(deps, title, { game, seats }, actionStep(deps, title, { game, state }, action, by));
  } catch (error) {
    deps.log.error({ err: error, game: game.id }, 'a forced move fails');
    return null;
  }
};
