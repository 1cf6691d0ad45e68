import type { RequestHandler, Router } from 'express';
import { HttpProblem } from './problem.js';

export interface Served {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In Express' words. */
  readonly path: string;
  readonly handlers: readonly RequestHandler[];
}

/** Registers routes; a known path asked with another method gets 405 and the methods it has. */
export const serve = (router: Router, routes: readonly Served[]): void => {
  for (const { method, path, handlers } of routes) router[method](path, ...handlers);
  for (const path of new Set(routes.map(route => route.path))) {
    const methods = routes.filter(route => route.path === path).map(({ method }) => method.toUpperCase());
    const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
      ', ',
    );
    router.all(path, (req, res) => {
      res.setHeader('Allow', allow);
      if (req.method === 'OPTIONS') return void res.status(204).end();
      throw new HttpProblem(405, 'method-not-allowed', { method: req.method, allowed: allow });
    });
  }
};
