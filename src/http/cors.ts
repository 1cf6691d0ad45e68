import type { Request, RequestHandler, Response } from 'express';

/** What a program in a browser may send and ask, besides what any page may. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Mcp-Protocol-Version',
  'X-Watch-Key',
].join(', ');

/** What it may read besides the body and the few headers that any page may read. */
const ANSWER_HEADERS = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
].join(', ');

/** In seconds; browsers keep it no longer. */
const PREFLIGHT_LASTS = '7200';

const show = (res: Response): void => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', ANSWER_HEADERS);
};

const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Says to a browser what the page may send. */
const answer = (res: Response, allowed: boolean): void => {
  // Of which other answers to OPTIONS say what the path knows.
  res.vary('Access-Control-Request-Headers');
  if (allowed) {
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Allow-Methods', METHODS);
    res.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
    res.setHeader('Access-Control-Max-Age', PREFLIGHT_LASTS);
  }
  res.status(204).end();
};

const asksForToken = (wanted: string | undefined): boolean =>
  (wanted ?? '').split(',').some(name => name.trim().toLowerCase() === 'authorization');

/**
 * Lets pages of other sites use the interface with a token that they were given. `*` without
 * `Access-Control-Allow-Credentials`: a browser then neither sends a cookie along nor shows an answer to which it had
 * sent one. Without a token another site may do nothing (`refuseCrossSite`), so it is not told that it may.
 */
export const allowTokensFromAnywhere: RequestHandler = (req, res, next) => {
  if (isPreflight(req)) return answer(res, asksForToken(req.headers['access-control-request-headers']));
  res.vary('Origin');
  if (req.headers.origin !== undefined && req.headers.authorization !== undefined) show(res);
  next();
};

/** Where no cookie counts: programs first ask there without a token, and are told how to get one. */
export const allowAnybody: RequestHandler = (req, res, next) => {
  if (isPreflight(req)) return answer(res, true);
  show(res);
  next();
};
