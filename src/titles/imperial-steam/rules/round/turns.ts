import type { Seat } from '../../../../engine/core/index.js';
import type { Draft } from '../position/draft.js';
import type { TurnState } from '../position/state.js';

const turnOf = (seat: Seat): TurnState => ({ seat, main: null, delivered: false, second: null, token: null });

/** Phase 7 begins with the first in turn order. */
export const firstTurn = (d: Draft): void => {
  d.turn = turnOf(d.order[0]!);
};

/**
 * The turn of the next in turn order who has a hand marker left.
 * @returns false where nobody has
 */
export const nextTurn = (d: Draft): boolean => {
  const at = d.order.indexOf(d.turn!.seat);
  const next = [...d.order.slice(at + 1), ...d.order.slice(0, at + 1)].find(
    seat => d.players[seat]!.hand > 0,
  );
  if (next === undefined) return false;
  d.turn = turnOf(next);
  return true;
};
