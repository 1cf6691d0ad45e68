import type { RequestHandler } from 'express';
import type { HttpDeps } from './deps.js';

/** The process answers. */
export const healthz: RequestHandler = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store');
  res.json({ ok: true });
};

/** Everything a request needs works: each part by name, 503 when one does not. */
export const readyz =
  (deps: HttpDeps): RequestHandler =>
  async (_req, res) => {
    const parts = await deps.ready().catch(() => ({ database: false }));
    res.setHeader('Cache-Control', 'no-store');
    res.status(Object.values(parts).every(Boolean) ? 200 : 503).json(parts);
  };
