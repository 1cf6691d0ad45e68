import type { Express } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsServer } from './metrics.js';
import type { Registry } from 'prom-client';
import { stoppable } from './stop.js';

export interface RunningServer {
  /** The port that was taken, also where 0 was asked for. */
  readonly port: number;
  readonly metricsPort: number | null;
  /** Answers what has begun, then stops. */
  readonly stop: () => Promise<void>;
}

interface Numbers {
  readonly registry: Registry;
  readonly port: number;
  readonly host?: string;
}

interface Listen {
  readonly app: Express;
  readonly port: number;
  /** Address to listen on; all of the machine's by default. */
  readonly host?: string;
  readonly metrics?: Numbers;
  /** A client that dawdles over its request, in milliseconds, is cut off. */
  readonly patience?: number;
}

const PATIENCE = 30_000;

/**
 * A connection that is quiet for so long, in milliseconds, is closed. Proxies keep theirs for a minute: they have to let
 * go first, or they ask on a connection that is just being closed.
 */
const KEPT = 75_000;

/** How often slow clients are looked for; by default Node looks every half minute, which would double the time. */
const slowest = (patience: number): object => ({
  keepAliveTimeout: KEPT,
  requestTimeout: patience,
  headersTimeout: patience,
  connectionsCheckingInterval: Math.ceil(patience / 10),
});

/** Most who start a service twice wonder what is wrong. */
const inWords = (error: NodeJS.ErrnoException, port: number, setting: string): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(
        `port ${String(port)} is taken: another Bahnpost, or another program, listens there; ${setting}=${String(port + 1)} chooses another one`,
        { cause: error },
      )
    : error;

/** @param setting the variable that chooses the port */
const open = (
  server: Server,
  port: number,
  host: string | undefined,
  setting: 'PORT' | 'METRICS_PORT',
): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(inWords(error, port, setting));
    server.once('error', fail);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Opens the port for the metrics alone, in a process that answers nothing else. */
export const startMetrics = async ({
  registry,
  port,
  host,
}: Numbers): Promise<Omit<RunningServer, 'metricsPort'>> => {
  const server = metricsServer(registry);
  return { port: await open(server, port, host, 'METRICS_PORT'), stop: stoppable(server) };
};

/** Opens the service's port, and the one for the metrics where it is wanted. */
export const startServer = async ({
  app,
  port,
  host,
  metrics,
  patience = PATIENCE,
}: Listen): Promise<RunningServer> => {
  const server = createServer(slowest(patience), app);
  const stop = stoppable(server);
  const taken = await open(server, port, host, 'PORT');
  const numbers = metrics ? await startMetrics(metrics) : null;
  return {
    port: taken,
    metricsPort: numbers && numbers.port,
    stop: async () => {
      await Promise.all([stop(), numbers?.stop()]);
    },
  };
};
