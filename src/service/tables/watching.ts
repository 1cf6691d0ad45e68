import {
  direct,
  dropFollow,
  followedGames,
  isInvited,
  lockGame,
  readFollow,
  readGame,
  readSeats,
  setWatchId,
  writeFollow,
  type GameRow,
  type Tx,
  type FollowedRow,
} from '../../db/index.js';
import { mustBeShared, seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { NotFound, Unauthenticated } from '../errors.js';
import { summaries } from './games.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import { isOurs, linkSecret, newId, secretHash } from '../secrets.js';
import type { Actor, GameSummary, PersonActor } from '../types.js';
import { mustBeCreator } from './options.js';

/** Is it the secret of the game's link for spectators? */
const fits = (deps: Deps, game: GameRow, key: string | null): boolean =>
  key !== null &&
  game.spectators === 'link' &&
  game.watch_id !== null &&
  isOurs(deps, secretHash(key), one => secretHash(linkSecret(one, 'watch', game.watch_id!)));

/**
 * May somebody look at a game? Its players, its creator and those who are invited always may; a game that
 * has not begun shows nothing but its seats, and whoever has its address may take one.
 * @param key the secret of its link for spectators, where the reader brings one
 */
export const mayLook = async (
  deps: Deps,
  actor: Actor | null,
  gameId: string,
  key: string | null,
): Promise<boolean> => {
  const tx = direct(deps.db);
  const [game, seats] = await Promise.all([readGame(tx, gameId), readSeats(tx, [gameId])]);
  if (!game) return false;
  if (game.started_at === null || game.spectators === 'everyone' || fits(deps, game, key)) return true;
  if (seatsOf(actor, gameId, seats).length > 0) return true;
  return actor?.kind === 'person' && isLetIn(tx, actor, game);
};

const isLetIn = async (tx: Tx, actor: PersonActor, game: GameRow): Promise<boolean> => {
  if (game.created_by === actor.personId) return true;
  const [follow, invited] = await Promise.all([
    readFollow(tx, actor.personId, game.id),
    isInvited(tx, game.id, actor.personId),
  ]);
  return (
    invited || (game.spectators === 'link' && game.watch_id !== null && follow?.watch_id === game.watch_id)
  );
};

/** Does the secret of a link for spectators open the game? @throws Unauthenticated `bad-link` */
export const checkWatchKey = async (deps: Deps, gameId: string, key: string): Promise<void> => {
  const game = await readGame(direct(deps.db), gameId);
  if (!game || !fits(deps, game, key)) throw new Unauthenticated('bad-link');
};

const creatorsGame = async (tx: Tx, actor: PersonActor, gameId: string): Promise<GameRow> => {
  const game = await lockGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  mustBeCreator(game, actor);
  return game;
};

/** The secret of the link for spectators; null where none has been made. Throws like `renewWatchLink`. */
export const showWatchKey = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
): Promise<string | null> => {
  const game = await readGame(direct(deps.db), gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  mustBeCreator(game, actor);
  return game.watch_id === null ? null : linkSecret(deps, 'watch', game.watch_id);
};

/**
 * Makes a link for spectators; one that was there before stops working, also for those who follow by it.
 * @returns its secret
 * @throws NotFound `no-such-game`; Forbidden `creator-only`; Conflict `in-sandbox`
 */
export const renewWatchLink = (deps: Deps, actor: PersonActor, gameId: string): Promise<string> =>
  deps.db.transaction(async tx => {
    mustBeShared(await creatorsGame(tx, actor, gameId));
    const id = newId(deps, 26);
    await setWatchId(tx, gameId, id);
    return linkSecret(deps, 'watch', id);
  });

/** Takes the link for spectators back. Throws like `renewWatchLink`. */
export const revokeWatchLink = (deps: Deps, actor: PersonActor, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    await creatorsGame(tx, actor, gameId);
    await setWatchId(tx, gameId, null);
  });

/** How the actor follows a game; null where not at all. */
export const showFollow = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
): Promise<{ readonly mail: boolean } | null> => {
  const follow = await readFollow(direct(deps.db), actor.personId, gameId);
  return follow ? { mail: follow.mail } : null;
};

/**
 * Puts a game on the actor's list of games watched. The caller has made sure that the actor may look.
 * @param wish whether a mail should tell of its end, and the secret of the link by which the actor came
 * @throws NotFound `no-such-game`
 */
export const followGame = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
  wish: { readonly mail: boolean; readonly key: string | null },
): Promise<void> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const before = await readFollow(tx, actor.personId, gameId);
  await writeFollow(tx, {
    personId: actor.personId,
    game_id: gameId,
    watch_id: fits(deps, game, wish.key) ? game.watch_id : (before?.watch_id ?? null),
    mail: wish.mail,
    at: deps.clock(),
  });
};

/** Ends following a game; does nothing where the actor does not. */
export const unfollow = (deps: Deps, actor: PersonActor, gameId: string): Promise<void> =>
  dropFollow(direct(deps.db), actor.personId, gameId);

/**
 * Games the actor follows without playing, as far as they may still be looked at.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listWatched = async (
  deps: Deps,
  actor: PersonActor,
  page: Page = {},
): Promise<Paged<GameSummary>> => {
  const tx = direct(deps.db);
  const list = `watched:${actor.personId}`;
  const size = sizeOf(page);
  const [since, over, at, id] = placeAfter(deps, list, page) ?? [];
  const now = since === undefined ? deps.clock() : new Date(since);
  const after = id === undefined ? null : { over: over === 'over', at: new Date(at!), id };
  const rows = await followedGames(tx, actor.personId, { most: size + 1, now, after });
  const placeOf = (row: FollowedRow): readonly string[] => [
    now.toISOString(),
    row.over ? 'over' : 'on',
    row.followed_at.toISOString(),
    row.id,
  ];
  const { items, next } = cut(deps, list, rows, { size, placeOf });
  return { items: await summaries(deps, tx, actor, items), next };
};
