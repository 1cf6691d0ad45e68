import { direct, gamesWaitingFor, peopleSeatedIn, type Waited } from '../db/index.js';
import type { Deps } from './deps.js';
import type { Actor } from './types.js';

export type { Waited };

/** Whose turns are counted: a session that was opened from a mail knows of its one game. */
export const waitedOf = (actor: Actor): Waited => ({
  personId: actor.personId,
  only: actor.kind === 'seat' ? actor.gameId : null,
});

/** The games that wait for each of these people, in their order. */
export const gamesWaiting = (
  deps: Deps,
  people: readonly Waited[],
): Promise<readonly (readonly string[])[]> => gamesWaitingFor(direct(deps.db), people);

/** How many games wait for somebody. */
export const countWaiting = async (deps: Deps, actor: Actor): Promise<number> =>
  (await gamesWaiting(deps, [waitedOf(actor)]))[0]!.length;

/** Those of these people who sit in one of these games. */
export const seatedIn = async (
  deps: Deps,
  gameIds: readonly string[],
  people: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await peopleSeatedIn(direct(deps.db), gameIds, people));
