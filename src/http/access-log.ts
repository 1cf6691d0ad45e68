import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { contextOf } from './context.js';
import { routeOf } from './metrics.js';

/**
 * One line for each answer: which route, who by id, how long. No address, cookie, header, query or
 * path is ever written: they can hold secrets.
 */
export const accessLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    quietReqLogger: true,
    genReqId: (_req, res) => contextOf(res).requestId,
    wrapSerializers: false,
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error) => ({ name: error.name }),
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessObject: (req, res, { responseTime }: { responseTime: number }) =>
      line(req, res, responseTime),
    customErrorObject: (req, res, _error, { responseTime }: { responseTime: number }) =>
      line(req, res, responseTime),
    customAttributeKeys: { reqId: 'requestId' },
  });

const line = (req: IncomingMessage, res: ServerResponse, milliseconds: number): object => {
  const { viewer, seatViewer } = contextOf(res);
  return {
    method: req.method,
    route: routeOf(req),
    status: res.statusCode,
    milliseconds,
    person: viewer?.personId ?? seatViewer?.personId ?? null,
  };
};
