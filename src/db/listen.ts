import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './client.js';

/** How often the connection is tried, and how long an answer may take, in milliseconds. */
const EVERY = 30_000;
const PATIENCE = 10_000;

export interface Listening {
  /** Told of every notification. */
  readonly heard: (payload: string) => void;
  /** Told whenever it begins to listen: what was said before it has not heard. */
  readonly listening: () => void;
  readonly warn: (error: unknown) => void;
  /** How long to wait before another connection is opened, in milliseconds. */
  readonly pauses: () => number;
}

/**
 * Listens on one connection of its own until it is stopped. One that breaks, or no longer answers, is replaced.
 * @returns how to stop it
 */
export const listen = (
  db: Database,
  channel: string,
  { heard, listening, warn, pauses }: Listening,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const once = async (): Promise<void> => {
    const client = await db.pool.connect();
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await Promise.race([ended(client, signal), answering(client, channel, listening, signal)]);
    } finally {
      client.release(true);
    }
  };
  const untilStopped = async (): Promise<void> => {
    while (!signal.aborted) {
      await once().catch((error: unknown) => {
        if (!signal.aborted) warn(error);
      });
      if (!signal.aborted) await pause(pauses(), undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const stopped = untilStopped();
  return () => {
    stopping.abort();
    return stopped;
  };
};

/** Until the connection breaks, which is an error, or nobody wants it any more. */
const ended = (client: PoolClient, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('the connection has ended')));
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** A connection may be gone without a word: it is asked for one now and then. */
const answering = async (
  client: PoolClient,
  channel: string,
  listening: () => void,
  signal: AbortSignal,
): Promise<void> => {
  await client.query(`LISTEN ${channel}`);
  listening();
  while (!signal.aborted) {
    await pause(EVERY, undefined, { signal, ref: false });
    const late = new AbortController();
    const answer = client.query('SELECT').finally(() => late.abort());
    const silence = pause(PATIENCE, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new Error('the connection no longer answers');
    });
    // Whoever loses the race has nothing more to say.
    silence.catch(() => undefined);
    answer.catch(() => undefined);
    await Promise.race([answer, silence]);
  }
};
