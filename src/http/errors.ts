import type { NextFunction, Request, Response } from 'express';
import { Illegal } from '../engine/core/index.js';
import {
  Changed,
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  Refusal,
  TooMany,
  Unauthenticated,
} from '../service/errors.js';
import { Stale } from '../service/log/play.js';
import { contextOf } from './context.js';
import type { HttpDeps } from './deps.js';
import { HttpProblem } from './problem.js';

const statusOf = (error: Refusal): number => {
  if (error instanceof Stale || error instanceof Changed) return 412;
  if (error instanceof NotFound) return 404;
  if (error instanceof Forbidden) return 403;
  if (error instanceof Conflict) return 409;
  if (error instanceof Unauthenticated) return 401;
  if (error instanceof TooMany) return 429;
  // The request is well-formed, but what it carries cannot be used.
  return error instanceof Invalid && unusable.has(error.code) ? 422 : 400;
};

const unusable: ReadonlySet<string> = new Set(['idempotency-key-reused', 'damaged-record']);

/** Databases that cannot be reached answer with one of these. */
const away: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
]);

/** What the pool says to who has waited too long for a connection; it gives no code. */
const noConnection: ReadonlySet<unknown> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Any error as an answer; null when it is a fault of ours. */
export const asProblem = (error: unknown): HttpProblem | null => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof Refusal) return new HttpProblem(statusOf(error), error.code, error.params);
  if (error instanceof Illegal) return new HttpProblem(422, error.code, error.params);
  if (error instanceof URIError) return new HttpProblem(400, 'bad-body', {});
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if ((typeof code === 'string' && away.has(code)) || noConnection.has(message))
    return new HttpProblem(503, 'not-ready', {}, { headers: { 'Retry-After': '5' } });
  return null;
};

export interface Told {
  readonly problem: HttpProblem;
  readonly requestId: string;
}

/** The one place where an error becomes a status and words, as a page or as a problem document. */
export const tellErrors =
  (deps: HttpDeps, tell: (told: Told, req: Request, res: Response) => void) =>
  (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) return next(error);
    const { requestId } = contextOf(res);
    const known = asProblem(error);
    if (!known) deps.log.error({ err: error, requestId }, 'request failed');
    const problem = known ?? new HttpProblem(500, 'internal', {});
    for (const [name, value] of Object.entries(problem.extras.headers ?? {})) res.setHeader(name, value);
    res.status(problem.status).setHeader('Cache-Control', 'no-store');
    tell({ problem, requestId }, req, res);
  };
