import type { Request, RequestHandler } from 'express';
import { mayLook } from '../service/tables/watching.js';
import { actorIn, contextOf } from './context.js';
import { readCookies, setSession } from './cookies.js';
import type { HttpDeps } from './deps.js';
import { mustBeWithin } from './limits.js';
import { HttpProblem } from './problem.js';
import type { Served } from './routes.js';

/** The secrets of links for spectators that this browser has opened: `GAME.SECRET`, the newest first. */
const watchCookie = '__Host-bahnpost-watch';
const MOST_KEPT = 8;
const DAYS = 180;

/** The address of a link for spectators; its secret stands where no server, proxy or log sees it. */
export const watchLink = ({ baseUrl }: HttpDeps, gameId: string, key: string): string =>
  `${new URL(`/g/${gameId}/watch`, baseUrl).href}#t=${key}`;

const kept = (req: Request): readonly string[] =>
  (readCookies(req.headers.cookie)[watchCookie] ?? '')
    .split('~')
    .filter(entry => /^[\w-]{1,64}\.[\w-]{16,100}$/.test(entry))
    .slice(0, MOST_KEPT);

/** The secret of a game's link for spectators, as the reader's browser or program brings it. */
export const watchKeyIn = (req: Request, gameId: string): string | null => {
  const header = req.headers['x-watch-key'];
  if (typeof header === 'string' && header.length <= 200) return header;
  const entry = kept(req).find(one => one.startsWith(`${gameId}.`));
  return entry?.slice(gameId.length + 1) ?? null;
};

/** Lets this browser look at the game from now on. */
export const keepWatchKey = (
  req: Request,
  res: Parameters<typeof setSession>[0],
  gameId: string,
  key: string,
  now: Date,
): void => {
  const others = kept(req).filter(entry => !entry.startsWith(`${gameId}.`));
  const entries = [`${gameId}.${key}`, ...others].slice(0, MOST_KEPT);
  setSession(res, watchCookie, entries.join('~'), new Date(now.getTime() + DAYS * 86_400_000));
};

/** What brings a secret of its own: a link from a mail, and the one for spectators. */
const open: readonly string[] = ['/g/:id/seat', '/g/:id/seat/peek', '/g/:id/watch'];

const ofGame = (path: string): boolean => /^\/(g|games)\/:id(\/|$)/.test(path) && !open.includes(path);

/** Whoever may not look at a game is told what is told of one that does not exist. */
const mustMayLook =
  (deps: HttpDeps): RequestHandler =>
  async (req, res, next) => {
    const context = contextOf(res);
    const id = String(req.params['id']);
    // What is no id is told so where it is read.
    if (!/^[\w-]{1,64}$/.test(id) || deps.showcase.includes(id)) return next();
    if (await mayLook(deps.service, actorIn(context, id), id, watchKeyIn(req, id))) return next();
    await mustBeWithin(deps.limits, 'read', context.who, res);
    throw new HttpProblem(404, 'no-such-game', { game: id });
  };

/** Puts the question who may look at a game before everything that is under its address. */
export const guarded = (deps: HttpDeps, routes: readonly Served[]): readonly Served[] => {
  const guard = mustMayLook(deps);
  return routes.map(route =>
    ofGame(route.path) ? { ...route, handlers: [guard, ...route.handlers] } : route,
  );
};
