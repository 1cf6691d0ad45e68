import type { Title } from '../../engine/core/index.js';
import type { Tx } from '../../db/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import type { Acted, Chained } from '../written.js';
import { forcedSeats } from './forced.js';
import { areHeld, undecidedAfterMove } from './held.js';
import { playOrders } from './run.js';
import { actedOf, standingUpon } from './standing.js';

/**
 * Lets the standing orders of a game hear of a row that is about to be written, and act after it unless they are held
 * back; then what has one possibility is done. Whoever takes back or plays again wants to think: nothing is forced on them.
 */
export const actUpon = async (
  deps: Deps,
  tx: Tx,
  title: Title,
  { game, seats, orders }: Locked,
  row: Chained,
): Promise<Acted> => {
  const moved = row.step.kind === 'action';
  const upon = title.orders ? await standingUpon(deps, tx, game, row, orders) : { kept: [], ended: [] };
  const held = upon.kept.length > 0 && (await areHeld(deps, tx, game, undecidedAfterMove));
  const forced = moved ? await forcedSeats(deps, tx, game, seats) : [];
  const from = { game: row.game, seats, state: row.step.state, forced, moved };
  return actedOf(playOrders(deps, title, from, held ? [] : upon.kept), upon.ended);
};
