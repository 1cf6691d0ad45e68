import type { Logger } from 'pino';

export type Stop = () => Promise<void>;

/** How to stop what was started: all that works stops at the same time, then what it worked with. */
export interface Stops {
  readonly workers: Stop[];
  readonly stores: Stop[];
}

/** Beyond this, in milliseconds, stopping is cut short. */
const PATIENCE = 10_000;

/**
 * Runs until a signal comes, or what is asked for by `stop`. The process ends then, with what has begun finished where
 * that does not take too long. A second signal does no more: npm passes on what the terminal has sent already.
 */
export const runUntilStopped = async (
  log: Logger,
  start: (stops: Stops, stop: (why: string) => void) => Promise<void>,
  { signals = ['SIGTERM', 'SIGINT'], patience = PATIENCE }: Manner = {},
): Promise<void> => {
  const stops: Stops = { workers: [], stores: [] };
  let stopping = false;
  // What did not start may fail to stop for the same reason, which is logged already.
  const stopAll = (some: readonly Stop[], logged: unknown): Promise<unknown> =>
    Promise.all(
      some.map(stop =>
        stop().catch((error: unknown) => {
          if (error !== logged) log.error({ err: error }, 'could not stop cleanly');
        }),
      ),
    );
  const stop = async (why: string, status: number, logged?: unknown): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    await stopAll(stops.workers, logged);
    await stopAll(stops.stores, logged);
    process.exit(status);
  };
  for (const signal of signals) process.on(signal, () => void stop(signal, 0));
  try {
    await start(stops, why => void stop(why, 0));
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    await stop('failed start', 1, error);
  }
};

interface Manner {
  readonly signals?: readonly NodeJS.Signals[];
  readonly patience?: number;
}
