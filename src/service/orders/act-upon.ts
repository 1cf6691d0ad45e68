import type { Title } from '../../engine/core/index.js';
import type { Tx } from '../../db/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import type { Acted, Chained } from '../written.js';
import { follow } from './run.js';
import { actedOf, standingUpon } from './standing.js';

/** Lets the standing orders of a game hear of a row that is about to be written, and act after it. */
export const actUpon = async (
  deps: Deps,
  tx: Tx,
  title: Title,
  { game, seats, orders }: Locked,
  row: Chained,
): Promise<Acted> => {
  if (!title.orders) return { rows: [], ended: [], changes: [] };
  const upon = await standingUpon(deps, tx, game, row, orders);
  const from = { game: row.game, seats, state: row.step.state };
  return actedOf(follow(deps, title, from, upon.kept), upon.ended);
};
