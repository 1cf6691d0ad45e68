import { canonical, type Json, type Seat } from '../../engine/core/index.js';
import type { ProblemCode } from '../../words/pages.js';
import { lastActed, undoneBetween, type GameRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { stateAt } from '../log/history.js';
import { titleOf } from '../log/load.js';
import type { RefusedCommand } from './outcome.js';

/** What a seat is asked, and what it may do, at a number of the log. */
const askedAt = async (deps: Deps, tx: Tx, game: GameRow, number: number, seat: Seat): Promise<string> => {
  const title = titleOf(deps, game);
  const { state } = await stateAt(deps, tx, game, number);
  const { asked, ask } = title.turn(state);
  return canonical([asked.includes(seat), ask, title.menu(state, seat)] as unknown as Json);
};

/**
 * Why an answer to a mail that told of row `number` does not count any more: its author has acted since, or
 * something was taken back, or what is asked, or may be done, is another. Null while it still counts.
 */
export const outdated = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  number: number,
  seat: Seat,
): Promise<(RefusedCommand & { readonly code: ProblemCode }) | null> => {
  if (number === game.number) return null;
  const params = { expected: number, number: game.number };
  if (number > game.number) return { code: 'reply-outdated', params };
  if ((await lastActed(tx, game.id, seat)) > number) return { code: 'reply-after-own', params };
  if (await undoneBetween(tx, game.id, number, game.number)) return { code: 'reply-after-undo', params };
  const [then, now] = await Promise.all([
    askedAt(deps, tx, game, number, seat),
    askedAt(deps, tx, game, game.number, seat),
  ]);
  return then === now ? null : { code: 'reply-outdated', params };
};
