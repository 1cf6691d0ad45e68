import type { Tried } from '../../present/what-if.js';

/** What a form for a plan sends: after which row, and the moves, each behind its seat's letter. */
export interface Plan {
  readonly number: number;
  readonly moves: string;
}

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** The moves that were tried as a plan of the reader's own; a spectator has none. */
export const planOf = (
  from: { readonly seat: number | null; readonly number: number },
  tried: readonly Pick<Tried, 'seat' | 'line'>[],
): Plan | undefined =>
  from.seat === null || tried.length === 0
    ? undefined
    : {
        number: from.number,
        moves: tried.map(({ seat, line }) => `${letterOf(seat)}: ${line}`).join('\n'),
      };
