import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from './client.js';

/** In milliseconds. */
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
  /** How often the connection is tried, and how long an answer may take, in milliseconds. */
  readonly every?: number;
  readonly patience?: number;
}

/** What is needed of the database. */
type Pool = { readonly pool: Pick<Database['pool'], 'connect'> };

/**
 * Listens on one connection of its own until it is stopped. One that breaks, or no longer answers, is replaced.
 * @returns how to stop it
 */
export const listen = (db: Pool, channel: string, listening: Listening): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const untilBroken = async (): Promise<void> => {
    const client = await db.pool.connect();
    client.on('notification', ({ payload }) => listening.heard(payload ?? ''));
    try {
      await Promise.race([ended(client, signal), answering(client, channel, listening, signal)]);
    } finally {
      // Nobody else is to have a connection that listens.
      client.release(true);
    }
  };
  const untilStopped = async (): Promise<void> => {
    while (!signal.aborted) {
      await untilBroken().catch((error: unknown) => {
        if (!signal.aborted) listening.warn(error);
      });
      if (!signal.aborted)
        await pause(listening.pauses(), undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const stopped = untilStopped();
  return () => {
    stopping.abort();
    return stopped;
  };
};

/** Until the connection breaks, or nobody wants it any more: both are errors. */
const ended = async (client: PoolClient, signal: AbortSignal): Promise<never> => {
  await once(client, 'end', { signal });
  throw new Error('the connection has ended');
};

/** A connection may be gone without a word: it is asked for one now and then. */
const answering = async (
  client: PoolClient,
  channel: string,
  { listening, every = EVERY, patience = PATIENCE }: Listening,
  signal: AbortSignal,
): Promise<void> => {
  await client.query(`LISTEN ${channel}`);
  listening();
  while (!signal.aborted) {
    await pause(every, undefined, { signal, ref: false });
    const late = new AbortController();
    const answer = client.query('SELECT').finally(() => late.abort());
    const silence = pause(patience, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new Error('the connection no longer answers');
    });
    // Whoever loses the race has nothing more to say.
    silence.catch(() => undefined);
    answer.catch(() => undefined);
    await Promise.race([answer, silence]);
  }
};
