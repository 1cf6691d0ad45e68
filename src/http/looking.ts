import type { RequestHandler } from 'express';
import { noteLook } from '../service/prefs/looking.js';
import { actorIn, contextOf } from './context.js';
import type { HttpDeps } from './deps.js';
import type { Served } from './routes.js';

/** Pages and answers that show a game as it stands or how it came about: whoever asks for one looks at it. */
const shows: readonly string[] = [
  '/g/:id',
  '/g/:id/history',
  '/g/:id/p/:hash',
  '/g/:id/compare',
  '/g/:id/charts',
  '/g/:id/what-if',
  '/games/:id',
  '/games/:id/position',
  '/games/:id/positions/:hash',
  '/games/:id/menu',
  '/games/:id/log',
  '/games/:id/since',
];

export const isLook = ({ method, path }: Served): boolean => method === 'get' && shows.includes(path);

/**
 * Notes that the reader looks at the game, for the mail of their own turn. Like the time a session was last used it is
 * nothing of the game's, and costs a write a minute at most.
 */
export const notesLook =
  (deps: HttpDeps): RequestHandler =>
  async (req, res, next) => {
    const id = String(req.params['id']);
    const actor = actorIn(contextOf(res), id);
    if (req.method === 'GET' && actor) await noteLook(deps.service, actor, id);
    next();
  };
