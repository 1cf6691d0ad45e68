import type { NextFunction, Request, Response } from 'express';
import { Illegal } from '../engine/core/index.js';
import {
  Changed,
  Conflict,
  type DatabaseFault,
  databaseFaultOf,
  Forbidden,
  Invalid,
  NotFound,
  Refusal,
  TooMany,
  Unauthenticated,
} from '../service/errors.js';
import { Stale } from '../service/log/play.js';
import type { ProblemCode } from '../words/pages.js';
import { contextOf } from './context.js';
import type { HttpDeps } from './deps.js';
import { isInterface } from './interface.js';
import { resourceMetadata } from './oauth.js';
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

const unusable: ReadonlySet<ProblemCode> = new Set([
  'idempotency-key-reused',
  'damaged-record',
  'unknown-title',
  'two-seats-for-one',
  'nobody-plays',
]);

/** What the database's troubles are to whoever asks: all of them pass, and what was asked may be asked again. */
const troubles: {
  readonly [fault in DatabaseFault]: {
    readonly status: number;
    readonly code: ProblemCode;
    readonly seconds: number;
  };
} = {
  away: { status: 503, code: 'not-ready', seconds: 5 },
  'in-the-way': { status: 503, code: 'not-ready', seconds: 1 },
  'other-version': { status: 503, code: 'not-ready', seconds: 30 },
  'read-only': { status: 503, code: 'read-only', seconds: 30 },
  full: { status: 507, code: 'disk-full', seconds: 60 },
};

/** Any error as an answer; null when it is a fault of ours. */
export const asProblem = (error: unknown): HttpProblem | null => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof Refusal) return new HttpProblem(statusOf(error), error.code, error.params);
  if (error instanceof Illegal) return new HttpProblem(422, error, error.params);
  if (error instanceof URIError) return new HttpProblem(400, 'bad-body', {});
  const fault = databaseFaultOf(error);
  if (!fault) return null;
  const { status, code, seconds } = troubles[fault];
  return new HttpProblem(status, code, {}, { headers: { 'Retry-After': String(seconds) } });
};

export interface ProblemReport {
  readonly problem: HttpProblem;
  readonly requestId: string;
}

/** Where a program finds its way; of a token that is no good, that it needs another (RFC 6750, 3). */
const challengeOf = (deps: HttpDeps, { code }: HttpProblem): string =>
  [
    `Bearer resource_metadata="${resourceMetadata(deps)}"`,
    ...(code === 'bad-token' ? ['error="invalid_token"'] : []),
  ].join(', ');

/** The one place where an error becomes a status and words, as a page or as a problem document. */
export const tellErrors =
  (deps: HttpDeps, tell: (told: ProblemReport, req: Request, res: Response) => void) =>
  (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) return next(error);
    const { requestId } = contextOf(res);
    const known = asProblem(error);
    if (!known) deps.log.error({ err: error, requestId }, 'request failed');
    // It passes when somebody does something about it, and only the log tells what is not there.
    else if (databaseFaultOf(error) === 'other-version')
      deps.log.error({ err: error, requestId }, 'the database is not as this version needs it');
    const problem = known ?? new HttpProblem(500, 'internal', {});
    for (const [name, value] of Object.entries(problem.extras.headers ?? {})) res.setHeader(name, value);
    // A program that has no token yet reads there how its person can let it in.
    if (res.hasHeader('WWW-Authenticate') && isInterface(req))
      res.setHeader('WWW-Authenticate', challengeOf(deps, problem));
    res.status(problem.status).setHeader('Cache-Control', 'no-store');
    tell({ problem, requestId }, req, res);
  };
