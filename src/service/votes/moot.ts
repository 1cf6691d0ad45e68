import { closeMoot, type MovedOn, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import type { Chained, WrittenRows } from '../written.js';

/** Closes the votes that rows have decided or made pointless. */
export const closeMootVotes = (_deps: Deps, tx: Tx, { rows }: WrittenRows): Promise<unknown> =>
  Promise.all(rows.map(row => closeMoot(tx, movedOn(row))));

/** What a row may have made pointless to vote on. */
const movedOn = ({ row, game }: Chained): MovedOn => ({
  gameId: game.id,
  seat: row.seat,
  asked: game.turn!.asked,
  ended: game.phase === 'ended',
  at: row.at,
});
