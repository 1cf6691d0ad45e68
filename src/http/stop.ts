import type { Server } from 'node:http';

/**
 * Stops a server without cutting off an answer: no new connections, idle ones closed at once, busy
 * ones after their answer, whatever is left after `patience` milliseconds cut.
 */
export const stopGracefully = (server: Server, patience = 8_000): Promise<void> =>
  new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
