import { once } from 'node:events';
import { get, type Agent, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from './tables.js';

/** When a page has heard of a row and when it had itself as it stands then, in milliseconds. */
export interface Seen {
  readonly number: number;
  readonly heard: number;
  readonly shown: number;
}

/** A game's page in front of somebody: it hears that something has changed, and asks for itself once more. */
export interface OpenPage {
  readonly seen: Seen[];
  /** @throws Error that has ended its stream or kept it from showing a move */
  readonly check: () => void;
  readonly close: () => void;
}

export const openPage = async (
  agent: Agent,
  server: string,
  table: Table,
  token: string,
): Promise<OpenPage> => {
  const path = `${server}/g/${table.gameId}`;
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' };
  const request = get(`${path}/events?looking`, { headers, agent: false });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`no stream: ${String(stream.statusCode)}`);
  let fault: Error | undefined;
  const fail = (error: Error): void => {
    fault ??= error;
  };
  for (const one of [request, stream]) one.on('error', fail);
  const seen: Seen[] = [];
  let last = table.number;
  const show = async (number: number, heard: number, before: number): Promise<void> => {
    const asking = { headers: { ...headers, 'X-Shown': String(before) }, agent };
    for (;;) {
      const [page] = (await once(get(path, asking), 'response')) as [IncomingMessage];
      await page.resume().toArray();
      if (page.statusCode === 200) break;
      if (page.statusCode !== 503) throw new Error(`no page: ${String(page.statusCode)}`);
      // Busy, and it says for how long.
      await pause(1000 * Number(page.headers['retry-after']));
    }
    seen.push({ number, heard, shown: performance.now() });
  };
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, id] of chunk.matchAll(/^id: (\d+)$/gm)) {
      if (Number(id) <= last) continue;
      const before = last;
      last = Number(id);
      show(last, performance.now(), before).catch(fail);
    }
  });
  const check = (): void => {
    if (fault) throw fault;
  };
  return { seen, check, close: () => request.destroy() };
};
