import type { NextFunction, Request, Response } from 'express';
import { countWaiting, waitedOf } from '../../service/waiting.js';
import { contextOf } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { TurnsWaiting } from '../views.js';

/** Looks up how many games wait for whoever asks for a page, before anything of it can be refused. */
export const knowWaiting =
  ({ service }: HttpDeps) =>
  async (_req: Request, res: Response, next: NextFunction): Promise<void> => {
    const { viewer, seatViewer } = contextOf(res);
    const actor = viewer ?? seatViewer;
    if (actor) {
      const { personId, only } = waitedOf(actor);
      const whose = [personId, only].filter(Boolean).join(' ');
      res.locals['waiting'] = { games: await countWaiting(service, actor), whose } satisfies TurnsWaiting;
    }
    next();
  };

/** What the frame of the page says of it. */
export const waitingIn = (res: Response): { readonly waiting?: TurnsWaiting } => {
  const waiting = res.locals['waiting'] as TurnsWaiting | undefined;
  return waiting ? { waiting } : {};
};
