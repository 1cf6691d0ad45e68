import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { resolveOutside, type Target } from '../../service/channels/outside.js';
import type { Outside } from '../../service/deps.js';

/** What the other side answered. */
export interface Answered {
  readonly status: number;
  /** The first part of the answer. */
  readonly text: string;
  /** Seconds for which it wants to be left alone. */
  readonly retryAfter?: number;
}

export interface Sending {
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Buffer;
}

/** What is not as usual. */
export interface Manner {
  /** Certificates to believe instead of the usual ones. */
  readonly ca?: string;
  /** For all of it (finding the host, connecting, sending, reading), in milliseconds; 5 seconds. */
  readonly patience?: number;
}

const PATIENCE = 5_000;

/** More of an answer is not read, in bytes. */
const MOST_READ = 64 * 1024;

/** Connects to the addresses that were checked, and asks for no others. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map(address => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

const headerOf = (answer: IncomingMessage, name: string): string | undefined => {
  const value = answer.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const secondsOf = (text: string | undefined): { readonly retryAfter?: number } =>
  text !== undefined && /^\d{1,6}(\.\d+)?$/.test(text) ? { retryAfter: Math.ceil(Number(text)) } : {};

const read = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= MOST_READ) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_READ).toString('utf8');
};

const open = (
  { url, addresses }: Target,
  { headers, body }: Sending,
  signal: AbortSignal,
  ca: string | undefined,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      // No proxy of the environment, no connection that somebody else's request has opened.
      agent: false,
      lookup: pinned(addresses),
      signal,
      headers: { 'Accept-Encoding': 'identity', ...headers, 'Content-Length': Buffer.byteLength(body) },
    };
    const sent =
      url.protocol === 'https:'
        ? httpsRequest(
            url,
            { ...options, agent: new Agent({ keepAlive: false }), ...(ca && { ca }) },
            resolve,
          )
        : httpRequest(url, options, resolve);
    sent.once('error', reject);
    sent.end(body);
  });

/** Rejects when the time is over. */
const over = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Posts to an address that somebody gave. Where it leads is checked now, whatever was found before; a redirect
 * is an answer like any other and is not followed.
 * @throws Invalid as `resolveOutside`; `TimeoutError` when nobody answers in time
 */
export const postOutside = async (
  outside: Outside,
  address: string,
  sending: Sending,
  { ca, patience = PATIENCE }: Manner = {},
): Promise<Answered> => {
  const signal = AbortSignal.timeout(patience);
  const late = over(signal);
  late.catch(() => undefined);
  const target = await Promise.race([resolveOutside(outside, address), late]);
  const answer = await Promise.race([open(target, sending, signal, ca), late]);
  const text = await Promise.race([read(answer), late]);
  answer.destroy();
  return { status: answer.statusCode ?? 0, text, ...secondsOf(headerOf(answer, 'retry-after')) };
};
