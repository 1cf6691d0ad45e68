import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Pauses between two looks, and after one that did not help, in milliseconds. */
const PAUSE = 500;
const LONG_PAUSE = 3_000;

export interface ServerWatch {
  /** Ends a look that has begun, too. */
  stop(): Promise<void>;
}

/**
 * Holds a connection to the server, and brings the server up again whenever that ends.
 * @param bringUp does nothing where the server answers
 */
export const keepUp = (
  url: string,
  bringUp: (signal: AbortSignal) => Promise<unknown>,
  warn: (fields: object, message: string) => void,
): ServerWatch => {
  const over = new AbortController();
  const { signal } = over;
  const watching = (async () => {
    while (!signal.aborted) {
      await connectionEnds(url, signal);
      if (signal.aborted) return;
      const failure = await bringUp(signal).then(
        () => null,
        (error: unknown) => ({ err: error }),
      );
      if (signal.aborted) return;
      if (failure) warn(failure, 'the database is down and could not be started again');
      // Also where it answers, and yet takes no connection of ours.
      await setTimeout(failure ? LONG_PAUSE : PAUSE, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      over.abort();
      return watching;
    },
  };
};

/** Until a connection could not be had, was lost, or is not wanted any more. */
const connectionEnds = async (url: string, signal: AbortSignal): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bahnpost watch',
    keepAlive: true,
  });
  const end = (): void => void client.end().catch(() => undefined);
  const ended = new Promise<void>(resolve => client.once('end', resolve));
  client.on('error', () => undefined);
  try {
    await client.connect();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    await ended;
  } catch {
    // The look that follows says what is wrong.
  } finally {
    signal.removeEventListener('abort', end);
  }
};
