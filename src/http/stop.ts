import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** A connection that has been quiet for so long, in milliseconds, is closed: its client is not just about to ask. */
const MOMENT = 1_000;

/** What is left after so long, in milliseconds, is cut. */
const PATIENCE = 8_000;

/**
 * Makes a server that can stop without cutting off an answer or losing a request. From then on it takes no new connections
 * and says with each answer that it is the last one on its connection. Whoever keeps one open hears of it so before it is closed;
 * only those that stay quiet are closed without a word, a moment later.
 * @returns how to stop it
 */
export const stoppable = (
  server: Server,
  { moment = MOMENT, patience = PATIENCE } = {},
): (() => Promise<void>) => {
  const answering = new Set<ServerResponse>();
  let stopping = false;
  // Before the application, which may have sent the head when it returns.
  server.prependListener('request', (_req, res: ServerResponse) => {
    if (stopping) return isLast(res);
    answering.add(res);
    res.once('close', () => answering.delete(res));
  });
  return () =>
    new Promise(resolve => {
      stopping = true;
      answering.forEach(isLast);
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      let sweeping: NodeJS.Timeout | undefined;
      const sweep = setTimeout(() => {
        server.closeIdleConnections();
        sweeping = setInterval(() => server.closeIdleConnections(), 100);
      }, moment);
      // That of an HTTP server would close quiet connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        clearTimeout(sweep);
        clearInterval(sweeping);
        resolve();
      });
    });
};

const isLast = (res: ServerResponse): void => {
  if (!res.headersSent) res.setHeader('Connection', 'close');
};
