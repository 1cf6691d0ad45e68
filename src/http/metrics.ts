import type { RequestHandler } from 'express';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Counts and times every request under its route's pattern. */
  readonly observe: RequestHandler;
  /** A move was stored or refused, with the outcome's code. */
  readonly moves: Counter<'outcome'>;
  /** A mail was handed to the mail server, or was not taken. */
  readonly mails: Counter<'kind' | 'outcome'>;
  /** Streams that are open, and what was told on all of them. */
  readonly streams: Gauge;
  readonly events: Counter;
}

/** The pattern of the route that answered, never the path itself: paths hold ids and secrets. */
export const routeOf = (request: object): string => {
  const req: { readonly route?: unknown; readonly baseUrl?: string } = request;
  const path = (req.route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${req.baseUrl ?? ''}${path}` : 'none';
};

/** The counters of this process. */
export const buildMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'bahnpost_http_request_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const moves = new Counter({
    name: 'bahnpost_moves_total',
    help: 'Moves by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'bahnpost_mail_tries_total',
    help: 'Tries to send a mail: sent, later (it is tried again) or refused (given up)',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'bahnpost_live_streams',
    help: 'Pages and programs that this process tells at once what changes in a game',
    registers: [registry],
  });
  const events = new Counter({
    name: 'bahnpost_live_events_total',
    help: 'What was told on these streams, each on its own',
    registers: [registry],
  });
  const observe: RequestHandler = (req, res, next) => {
    const stop = seconds.startTimer({ method: req.method });
    res.on('finish', () => {
      // How long somebody reads along says nothing of the service.
      if (res.getHeader('Content-Type') === 'text/event-stream') return;
      stop({ route: routeOf(req), status: String(res.statusCode) });
    });
    next();
  };
  return { registry, observe, moves, mails, streams, events };
};

/** Serves the numbers on a port of their own, which is not open to the public. */
export const metricsServer = (registry: Registry): Server =>
  createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    registry
      .metrics()
      .then(text => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch(() => res.writeHead(500).end());
  });
