import { play, type Fact, type JsonObject, type Seat } from '../../engine/core/index.js';
import {
  alwaysOpen,
  direct,
  readGame,
  readKinds,
  readActionsTo,
  readRows,
  readSeats,
  type Database,
} from '../../db/index.js';
import { keepRecent, type Recent } from '../../recent.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { inForce } from './entries.js';
import { NotFound } from '../errors.js';
import { NO_SNAPSHOT, setUp, titleOf } from './load.js';
import type { Actor } from '../types.js';

/** An action that stands, and what it made happen. */
export interface StandingAction {
  readonly number: number;
  readonly seat: Seat;
  readonly facts: readonly Fact[];
}

/** What was made of whole logs, per database. */
const KEPT = 200;
const made = new WeakMap<Database, Recent<Promise<unknown>>>();

/** Makes something of a log once. The hash of the newest row names the whole log; `what` tells what is made of it. */
const onceFor = <T>(deps: Deps, hash: string, what: string, make: () => Promise<T>): Promise<T> => {
  let results = made.get(deps.db);
  if (!results) made.set(deps.db, (results = keepRecent(KEPT)));
  const all = results;
  const key = `${hash}:${what}`;
  const result = all.of(key, make) as Promise<T>;
  result.catch(() => all.delete(key));
  return result;
};

/** After how many actions others get a turn, too. */
const BREATH = 25;

export interface Retraced {
  readonly facts: readonly Fact[];
  /** Is it the newest? */
  readonly newest: boolean;
  /** What the viewer may see after it. */
  readonly view: () => JsonObject;
}

/**
 * Plays once more all actions that stand and keeps what `look` sees in each; made once for each state of
 * the log and each viewer who may see something else.
 * @param what names what `look` sees, among everything made of logs
 * @throws NotFound `no-such-game`; Conflict `game-not-started`
 */
export const retrace = async <T>(
  deps: Deps,
  actor: Actor | null,
  gameId: string,
  what: string,
  look: (step: Retraced) => T | undefined,
): Promise<readonly T[]> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const title = titleOf(deps, game);
  // Where nothing was ever hidden, all see the same.
  const shared = await alwaysOpen(tx, gameId);
  const seat = shared ? null : (seatsOf(actor, gameId, await readSeats(tx, [gameId]))[0] ?? null);
  return onceFor(deps, game.hash, `${what}:${String(seat)}`, async () => {
    const path = game.top === 0 ? [] : await readActionsTo(tx, gameId, game.top, NO_SNAPSHOT);
    const seen: T[] = [];
    let state = setUp(title, game);
    for (const [at, { action, draws }] of path.entries()) {
      const played = play(title, state, action, draws);
      state = played.state;
      const now = state;
      const newest = at === path.length - 1;
      const found = look({ facts: played.facts, newest, view: () => title.view(now, seat) });
      if (found !== undefined) seen.push(found);
      if (at % BREATH === 0) await new Promise(next => setImmediate(next));
    }
    return seen;
  });
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
  read: (told: readonly StandingAction[]) => T,
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
