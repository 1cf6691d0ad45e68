import { seatName } from '../../engine/core/index.js';
import type { TriedMove } from '../../present/what-if.js';

/** What a form for a plan sends: after which row, and the moves, each behind its seat. */
export interface PlanForm {
  readonly number: number;
  readonly moves: string;
}

/** The moves that were tried as a plan of the reader's own; a spectator has none. */
export const planOf = (
  from: { readonly seat: number | null; readonly number: number },
  tried: readonly Pick<TriedMove, 'seat' | 'line'>[],
): PlanForm | undefined =>
  from.seat === null || tried.length === 0
    ? undefined
    : {
        number: from.number,
        moves: tried.map(({ seat, line }) => `${seatName(seat)}: ${line}`).join('\n'),
      };
