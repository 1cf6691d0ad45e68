import {
  deleteFeed,
  direct,
  feedsOf,
  findFeed,
  putFeed,
  readPerson,
  type FeedKind,
  type FeedRow,
} from '../../db/index.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { Invalid, NotFound } from '../errors.js';
import { linkSecret, newId, secretHash } from '../secrets.js';
import { mayLook } from '../tables/watching.js';
import type { PersonActor } from '../types.js';

/** An address at which programs read somebody's news. */
export interface FeedAddress {
  readonly id: string;
  readonly kind: FeedKind;
  readonly gameId: string | null;
  /** What in the address nobody can guess. */
  readonly key: string;
  readonly createdAt: Date;
}

const asAddress = (deps: Deps, row: FeedRow): FeedAddress => ({
  id: row.id,
  kind: row.kind,
  gameId: row.game_id,
  key: linkSecret(deps, 'feed', row.id),
  createdAt: row.created_at,
});

/** The addresses the actor has asked for. */
export const listFeeds = async (deps: Deps, actor: PersonActor): Promise<readonly FeedAddress[]> =>
  (await feedsOf(direct(deps.db), actor.personId)).map(row => asAddress(deps, row));

/**
 * Gives a feed an address, or a new one: the one before stops working at once.
 * @throws Invalid `bad-feed`; NotFound `no-such-game` for one the actor may not look at
 */
export const renewFeed = async (
  deps: Deps,
  actor: PersonActor,
  { kind, gameId }: { readonly kind: FeedKind; readonly gameId?: string },
): Promise<FeedAddress> => {
  if ((kind === 'game') !== (gameId !== undefined)) throw new Invalid('bad-feed');
  if (gameId !== undefined && !(await mayLook(deps, actor, gameId, null)))
    throw new NotFound('no-such-game', { game: gameId });
  const id = newId(deps, 26);
  const row: FeedRow = {
    id,
    person_id: actor.personId,
    kind,
    game_id: gameId ?? null,
    created_at: deps.clock(),
  };
  await putFeed(direct(deps.db), { ...row, hash: secretHash(linkSecret(deps, 'feed', id)) });
  return asAddress(deps, row);
};

/** The address stops working. @throws NotFound `no-such-feed` */
export const dropFeed = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  if (!(await deleteFeed(direct(deps.db), actor.personId, id))) throw new NotFound('no-such-feed');
};

export interface OpenFeed {
  readonly kind: FeedKind;
  readonly gameId: string | null;
  /** Whose news it is. */
  readonly reader: PersonActor;
}

/**
 * What an address leads to.
 * @throws NotFound `no-such-feed` for one that was never given, has been renewed or dropped, for that of a
 *   game its reader may not look at any more, and for those of somebody whom an operator keeps out
 */
export const openFeed = async (deps: Deps, key: string, kind: FeedKind): Promise<OpenFeed> => {
  const row = await findFeed(direct(deps.db), secretHash(key));
  const person = row?.kind === kind ? await readPerson(direct(deps.db), row.person_id) : undefined;
  if (!row || !person) throw new NotFound('no-such-feed');
  const reader = withoutSession(person);
  if (row.game_id !== null && !(await mayLook(deps, reader, row.game_id, null)))
    throw new NotFound('no-such-feed');
  return { kind: row.kind, gameId: row.game_id, reader };
};
