import type { NextFunction, Request, Response } from 'express';
import { operatorOf, type Operator } from '../service/operator/authority.js';
import { contextOf } from './context.js';
import type { HttpDeps } from './deps.js';
import { HttpProblem } from './problem.js';

/**
 * Stands before everything under /admin. To everybody but operators there is nothing there, whatever they ask for; an
 * operator has to have signed in just now.
 */
export const operatorsOnly =
  (deps: HttpDeps) =>
  async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const operator = await operatorOf(deps.service, contextOf(res).viewer);
    if (!operator) throw new HttpProblem(404, 'not-found', { path: req.originalUrl.slice(0, 200) });
    // Neither a browser nor a proxy keeps these pages.
    res.setHeader('Cache-Control', 'no-store');
    res.locals['operator'] = operator;
    next();
  };

/** Whom `operatorsOnly` has let in. */
export const operatorIn = (res: object): Operator => {
  const operator = (res as Response).locals['operator'] as Operator | undefined;
  if (!operator) throw new Error('a page of the operators stands outside /admin');
  return operator;
};
