import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isInterface } from './interface.js';
import { HttpProblem } from './problem.js';

/** Headers of every answer: nothing from other hosts, no inline script or style, no framing. */
export const securityHeaders = (baseUrl: URL): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'"],
        'connect-src': ["'self'"],
        // The mailbox page shows mails in a frame without scripts.
        'frame-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Only where the service itself is reached by https; a development host must stay reachable.
    strictTransportSecurity:
      baseUrl.protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    originAgentCluster: false,
    // As `frame-ancestors` says, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });

/** For pages that are reached from a mail's secret, and for their answers. */
export const secretPage: RequestHandler = (_req, res, next) => {
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Lets the form of this page lead to a program that its reader lets in, and to nowhere else. */
export const formLeadsTo = (res: Response, address: string): void => {
  const { protocol, origin } = new URL(address);
  const target = origin === 'null' ? protocol : origin;
  const policy = String(res.getHeader('Content-Security-Policy'));
  res.setHeader(
    'Content-Security-Policy',
    policy.replace("form-action 'self'", `form-action 'self' ${target}`),
  );
};

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const known: ReadonlySet<string> = new Set([...safe, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** No browser sends a token by itself, and where there is one no cookie counts: whoever sent it was given it. */
const bringsToken = (req: Request): boolean => isInterface(req) && req.headers.authorization !== undefined;

/**
 * Refuses what another site made a browser send. A browser says where a request came from; a program
 * without cookies says nothing and needs no protection, since it sends no cookie by itself.
 * `openPaths` are reached by mail programs, without cookies (one-click unsubscribe).
 */
export const refuseCrossSite =
  (baseUrl: URL, openPaths: readonly RegExp[]): RequestHandler =>
  (req, _res, next) => {
    if (!known.has(req.method)) throw new HttpProblem(405, 'method-not-allowed', { method: req.method });
    if (safe.has(req.method) || openPaths.some(path => path.test(req.path))) return next();
    if (bringsToken(req)) return next();
    const site = req.headers['sec-fetch-site'];
    if (typeof site === 'string') {
      if (site !== 'same-origin' && site !== 'none') throw new HttpProblem(403, 'cross-site', { from: site });
      return next();
    }
    const { origin } = req.headers;
    if (origin !== undefined) {
      if (origin !== baseUrl.origin) throw new HttpProblem(403, 'cross-site', { from: origin.slice(0, 200) });
      return next();
    }
    // No other site can make a browser send this header.
    if (req.headers.authorization !== undefined) return next();
    const couldBeForm = !req.is('application/json') && req.headers['content-type'] !== undefined;
    if (req.headers.cookie !== undefined || couldBeForm) throw new HttpProblem(403, 'origin-missing', {});
    next();
  };
