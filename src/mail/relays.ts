import { createHash } from 'node:crypto';
import type { SmtpMessage } from './compose.js';
import { NotReached } from './failure.js';
import { smtpTransport, type Transport } from './transport.js';

/** A mail server that was not reached is left aside so long, in milliseconds, while another takes its mails. */
const ASIDE = 5 * 60_000;

/** While none is reached, all mails wait; one of them is tried after so long, then after twice that, in milliseconds. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

interface Relay {
  readonly url: string;
  /** What the log may say of it: no account, no password. */
  readonly name: string;
  readonly transport: Transport;
  /** Until when it is left aside. */
  aside: number;
}

export interface RelayOptions {
  readonly clock: () => Date;
  /** Told of each mail server that is left aside. */
  readonly warn: (fields: object, message: string) => void;
}

/** `mail.example.org:465`, for people to read. */
export const relayName = (url: string): string => {
  const { host, hostname, port } = new URL(url);
  return port === '' ? hostname : host;
};

/** Who a server is, whatever its password. */
const identityOf = (url: string): string => {
  const { username, host } = new URL(url);
  return `${username}@${host}`;
};

const weightOf = (url: string, address: string): string =>
  createHash('sha256')
    .update(`${identityOf(url)}\n${address.toLowerCase()}`)
    .digest('hex');

/**
 * All servers in the order in which they are tried for a receiver: a receiver stays with one, which knows their
 * history, and only those of a server that is taken away go to another.
 */
export const relayOrder = (urls: readonly string[], address: string): readonly string[] =>
  urls
    .map(url => ({ url, weight: weightOf(url, address) }))
    .sort((a, b) => (a.weight < b.weight ? -1 : 1))
    .map(({ url }) => url);

/** A connection that stood open is lost as soon as somebody uses it: then a new one is. */
const sendAnew = async ({ transport }: Relay, message: SmtpMessage): Promise<string> => {
  try {
    return await transport.send(message);
  } catch (error) {
    if (!(error instanceof NotReached) || !error.idle) throw error;
    return transport.send(message);
  }
};

/** While none is reached nothing is sent: each pause is twice as long as the one before. */
const pauseOfAll = (now: () => number) => {
  let last: { readonly until: number; readonly length: number } | null = null;
  const until = (): Date | null => (last && last.until > now() ? new Date(last.until) : null);
  return {
    /** Null when one may be tried. */
    until,
    begin: () => {
      // Those that were on their way together have failed once.
      if (until()) return;
      const length = last ? Math.min(LONGEST_PAUSE, 2 * last.length) : FIRST_PAUSE;
      last = { until: now() + length, length };
    },
    /** A server has answered. */
    end: () => {
      last = null;
    },
  };
};

/**
 * Sends through one or several mail servers. One that cannot be reached is left aside for a while, and its mails go by the
 * next; what a server answers about a mail counts, and so does a connection lost while it read one: it may have it. When none
 * is reached, `away` says so, until it is time to try again.
 */
export const relaysTransport = (urls: readonly string[], { clock, warn }: RelayOptions): Transport => {
  const relays = new Map<string, Relay>(
    urls.map(url => [url, { url, name: relayName(url), transport: smtpTransport(url), aside: 0 }]),
  );
  const now = (): number => clock().getTime();
  const orderFor = (address: string): readonly Relay[] => {
    const all = relayOrder([...relays.keys()], address).map(url => relays.get(url)!);
    const here = all.filter(relay => relay.aside <= now());
    // With none left all are tried: what kept us from them may be over.
    return here.length > 0 ? here : all;
  };
  const sendBy = async (relay: Relay, message: SmtpMessage): Promise<string> => {
    try {
      const answer = await sendAnew(relay, message);
      relay.aside = 0;
      return answer;
    } catch (error) {
      if (error instanceof NotReached && !error.idle) {
        relay.aside = now() + ASIDE;
        warn({ relay: relay.name, said: error.answer }, 'mail server not reached: left aside');
      }
      throw error;
    }
  };
  const pause = pauseOfAll(now);
  return {
    away: pause.until,
    send: async message => {
      let failed: unknown;
      for (const relay of orderFor(message.to.address))
        try {
          const answer = await sendBy(relay, message);
          pause.end();
          return answer;
        } catch (error) {
          failed = error;
          if (error instanceof NotReached) continue;
          pause.end();
          throw error;
        }
      pause.begin();
      throw failed;
    },
    close: async () => {
      await Promise.all([...relays.values()].map(({ transport }) => transport.close()));
    },
  };
};
