import type { RequestHandler } from 'express';
import type { HttpDeps } from './deps.js';
import { HttpProblem } from './problem.js';

/** The process answers. */
export const healthz: RequestHandler = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store');
  res.json({ ok: true });
};

/** Where the clock of this computer is off, only what reads goes on: a move would be dated before those it follows. */
export const refuseWithoutClock =
  ({ clockIsRight = () => true }: Pick<HttpDeps, 'clockIsRight'>): RequestHandler =>
  (req, _res, next) => {
    if (clockIsRight() || req.method === 'GET' || req.method === 'HEAD') next();
    else next(new HttpProblem(503, 'not-ready', {}, { headers: { 'Retry-After': '30' } }));
  };

/** Everything a request needs works: each part by name, 503 when one does not. */
export const readyz =
  (deps: HttpDeps): RequestHandler =>
  async (_req, res) => {
    const parts = await deps.ready().catch(() => ({ database: false }));
    res.setHeader('Cache-Control', 'no-store');
    res.status(Object.values(parts).every(Boolean) ? 200 : 503).json(parts);
  };
