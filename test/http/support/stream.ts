import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface Event {
  readonly id: string;
  readonly data: { readonly [part: string]: unknown };
}

/** A stream of server-sent events as a program reads it. */
export interface Reading {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The next event; fails where the stream ends before. */
  next(): Promise<Event>;
  /** Everything that has come so far, as it came. */
  text(): string;
  /** Until something like this has come. */
  until(pattern: RegExp): Promise<void>;
  /** Until the service has ended it. */
  ended(): Promise<void>;
  close(): void;
}

const eventsIn = (text: string): readonly Event[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap(block => {
      const fields = Object.fromEntries(
        block.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ) as { readonly [field: string]: string | undefined };
      if (fields['event']?.trim() !== 'game') return [];
      return [{ id: fields['id']!.trim(), data: JSON.parse(fields['data']!) as Event['data'] }];
    });

/** Opens a stream. */
export const read = async (url: string, headers: OutgoingHttpHeaders = {}): Promise<Reading> => {
  const request = get(url, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let taken = 0;
  let over = false;
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach(one => one());
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  answer.on('close', () => {
    over = true;
    wake();
  });
  answer.on('error', () => undefined);
  const until = async (is: () => boolean, what: string): Promise<void> => {
    while (!is()) {
      if (over) throw new Error(`the stream has ended before ${what}: ${text}`);
      await new Promise<void>(resolve => {
        const one = (): void => {
          waiting.delete(one);
          resolve();
        };
        waiting.add(one);
      });
    }
  };
  return {
    status: answer.statusCode!,
    headers: answer.headers,
    next: async () => {
      await until(() => eventsIn(text).length > taken, 'an event');
      return eventsIn(text)[taken++]!;
    },
    text: () => text,
    until: pattern => until(() => pattern.test(text), String(pattern)),
    ended: async () => {
      while (!over)
        await new Promise<void>(resolve => {
          waiting.add(resolve);
        });
    },
    close: () => request.destroy(),
  };
};
