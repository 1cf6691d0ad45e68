import { begin, mostSeats, settingsFor, type JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { withDraws } from '../log/draws.js';
import { titleOf } from '../log/load.js';

/**
 * What everybody sees of a title before the first move, by its usual settings and with as many players as they allow:
 * for those who have no game of it yet.
 * @throws NotFound `unknown-title`
 */
export const openingView = (deps: Deps, titleId: string): JsonObject => {
  const title = titleOf(deps, { title: titleId });
  const seats = mostSeats(title);
  const start = { rules: title.rules, seats, settings: settingsFor(title, seats) };
  const { result } = withDraws(deps.random, draws => begin(title, start, draws));
  return title.view(result, null);
};
