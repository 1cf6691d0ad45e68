import type { RequestHandler } from 'express';
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
    wrapSerializers: false,
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error) => ({ name: error.name }),
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customProps: (req, res) => {
      const context = contextOf(res as Parameters<RequestHandler>[1]);
      return {
        requestId: context.requestId,
        method: req.method,
        route: routeOf(req as Parameters<RequestHandler>[0]),
        status: res.statusCode,
        person: context.viewer?.personId ?? context.seatViewer?.personId ?? null,
      };
    },
  }) as RequestHandler;
