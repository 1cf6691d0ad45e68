import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { listen } from '../../src/db/index.js';

/** A connection that answers for so many questions, and how it was given back. */
class Connection extends EventEmitter {
  readonly asked: string[] = [];
  thrownAway: unknown;

  constructor(private readonly answers: number) {
    super();
  }

  query(sql: string): Promise<void> {
    this.asked.push(sql);
    return this.asked.length > this.answers ? new Promise(() => undefined) : Promise.resolve();
  }

  release(destroy?: boolean): void {
    this.thrownAway = destroy;
  }
}

interface Heard {
  readonly opened: readonly Connection[];
  readonly payloads: readonly string[];
  readonly warnings: readonly unknown[];
  readonly stop: () => Promise<void>;
}

/** Listens on these connections, one after another, until each of them has been heard. */
const listenOn = async (...connections: readonly Connection[]): Promise<Heard> => {
  const opened: Connection[] = [];
  const [payloads, warnings]: [string[], unknown[]] = [[], []];
  let begun = (): void => undefined;
  const all = new Promise<void>(resolve => {
    begun = () => (opened.length === connections.length ? resolve() : undefined);
  });
  const connect = (): Promise<Connection> => {
    opened.push(connections[opened.length]!);
    return Promise.resolve(opened.at(-1)!);
  };
  const stop = listen({ pool: { connect } } as unknown as Parameters<typeof listen>[0], 'news', {
    heard: payload => payloads.push(payload),
    listening: begun,
    warn: error => warnings.push(error),
    pauses: () => 0,
    every: 1,
    patience: 1,
  });
  await all;
  return { opened, payloads, warnings, stop };
};

test('a connection that no longer answers is thrown away, and another one listens', async () => {
  const [silent, second] = [new Connection(3), new Connection(Infinity)];
  const { payloads, warnings, stop } = await listenOn(silent, second);
  expect(silent.asked).toEqual(['LISTEN news', 'SELECT', 'SELECT', 'SELECT']);
  expect([silent.thrownAway, warnings]).toEqual([true, [new Error('the connection no longer answers')]]);
  second.emit('notification', { payload: 'move' });
  expect(payloads).toEqual(['move']);
  await stop();
  expect([second.thrownAway, warnings.length]).toEqual([true, 1]);
});

test.each([
  ['breaks', (one: Connection) => one.emit('error', new Error('broken'))],
  ['ends', (one: Connection) => one.emit('end')],
])('one that %s is replaced too, and nothing is left on it', async (_, happen) => {
  const [first, second] = [new Connection(Infinity), new Connection(Infinity)];
  const both = listenOn(first, second);
  while (first.asked.length === 0) await new Promise(resolve => setImmediate(resolve));
  happen(first);
  const { stop, warnings } = await both;
  expect([first.thrownAway, warnings.length]).toEqual([true, 1]);
  expect([first.listenerCount('error'), first.listenerCount('end')]).toEqual([0, 0]);
  await stop();
});
