import type { Fact, Seat } from '../engine/core/index.js';
import { direct, readGame, readKinds, readRows, type Database } from '../db/index.js';
import type { Deps } from './deps.js';
import { inForce } from './entries.js';
import { NotFound } from './errors.js';

/** An action that stands, and what it made happen. */
export interface Told {
  readonly number: number;
  readonly seat: Seat;
  readonly facts: readonly Fact[];
}

/** What was made of whole logs, per database, the longest unused first. */
const KEPT = 200;
const made = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Makes something of a log once. The hash of the newest row names the whole log; `what` tells what is made of it. */
const onceFor = <T>(deps: Deps, hash: string, what: string, make: () => Promise<T>): Promise<T> => {
  let results = made.get(deps.db);
  if (!results) made.set(deps.db, (results = new Map<string, Promise<unknown>>()));
  const all = results;
  const key = `${hash}:${what}`;
  const result = (all.get(key) as Promise<T> | undefined) ?? make();
  all.delete(key);
  all.set(key, result);
  result.catch(() => all.delete(key));
  for (const oldest of all.keys()) {
    if (all.size <= KEPT) break;
    all.delete(oldest);
  }
  return result;
};

/**
 * What `read` makes of all actions that stand, in their order; made once for each state of the log.
 * @param what names what `read` makes, among everything made of logs
 * @throws NotFound `no-such-game`
 */
export const chronicle = async <T>(
  deps: Deps,
  gameId: string,
  what: string,
  read: (told: readonly Told[]) => T,
): Promise<T> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  return onceFor(deps, game.hash, what, async () => {
    const stand = inForce(await readKinds(tx, gameId));
    const rows = await readRows(tx, gameId, 0, game.number);
    return read(rows.filter(row => stand.has(row.number)));
  });
};
