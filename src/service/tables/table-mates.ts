import { readSeats, type SeatRow, type Tx } from '../../db/index.js';
import { programName, serviceAt } from '../../words/index.js';
import type { Seat } from '../../engine/core/index.js';

/** The name of who sits there, not yet worded: a program's is told from a player's, and the service's says how it plays. */
export const nameAt = ({
  name,
  by_program: byProgram,
  by_service: byService,
  level,
}: Pick<SeatRow, 'name' | 'by_program' | 'by_service' | 'level'>): string => {
  if (byService) return serviceAt(name, level);
  return byProgram && name !== '' ? programName(name) : name;
};

/** With whom somebody who is invited will play. */
export interface TableMates {
  /** The others, by the names they have or were given. */
  readonly others: readonly string[];
  /** How many more are invited. */
  readonly invited: number;
}

/** Who sits at a table besides this seat, or is invited: whoever is by address alone is not told of to the others. */
export const tableMatesOf = async (tx: Tx, gameId: string, own: Seat): Promise<TableMates> => {
  const others = (await readSeats(tx, [gameId])).filter(({ seat }) => seat !== own);
  return {
    others: others.flatMap(one => nameAt(one) || one.invited_name || []),
    invited: others.filter(one => one.invited && !one.name && !one.invited_name).length,
  };
};
