import type { Response } from 'express';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { cleanEmail } from '../service/text.js';
import { HttpProblem } from './problem.js';

/** Kinds of requests that are counted, with how many are allowed in how many seconds. */
export const allowances = {
  // What makes us connect to an address that somebody gave.
  outside: { points: 30, seconds: 3_600 },
  read: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60 },
  talk: { points: 30, seconds: 60 },
  newGame: { points: 10, seconds: 86_400 },
  heavy: { points: 30, seconds: 3_600 },
  signInAddress: { points: 3, seconds: 3_600 },
  signInIp: { points: 5, seconds: 3_600 },
  // Nobody guesses 256 bits; somebody who plays several seats follows many links.
  secret: { points: 120, seconds: 900 },
  // Somebody does guess six digits; each code allows five tries besides.
  signInCode: { points: 20, seconds: 3_600 },
  newAddress: { points: 5, seconds: 86_400 },
  newAddressIp: { points: 10, seconds: 86_400 },
  passkey: { points: 60, seconds: 3_600 },
} as const;

export type Allowance = keyof typeof allowances;

export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the allowance is full again. */
  readonly reset: number;
}

export interface Limits {
  /** Counts one request of `who`. */
  take(kind: Allowance, who: string): Promise<Taken>;
}

/**
 * Counters kept in the database's table `rate_limits`, so that several processes share them.
 * @param factor allows that many times more (tests, load measurements)
 */
export const databaseLimits = (pool: Pool, factor = 1): Limits => {
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(([kind, { points, seconds }]) => [
      kind,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: kind,
        points: points * factor,
        duration: seconds,
      }),
    ]),
  ) as Record<Allowance, RateLimiterPostgres>;
  return {
    take: async (kind, who) => {
      const limit = allowances[kind].points * factor;
      const taken = (allowed: boolean, result: RateLimiterRes): Taken => ({
        allowed,
        limit,
        remaining: Math.max(0, result.remainingPoints),
        reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      });
      try {
        return taken(true, await limiters[kind].consume(who));
      } catch (error) {
        if (error instanceof RateLimiterRes) return taken(false, error);
        throw error;
      }
    },
  };
};

const tooMany = ({ reset }: Taken): HttpProblem =>
  new HttpProblem(
    429,
    'too-many-requests',
    { seconds: reset },
    { headers: { 'Retry-After': String(reset) } },
  );

/**
 * Counts the request and says in the headers what is left.
 * @throws HttpProblem 429 with Retry-After
 */
export const mustBeWithin = async (
  limits: Limits,
  kind: Allowance,
  who: string,
  res: Response,
): Promise<void> => {
  const taken = await limits.take(kind, who);
  const { seconds } = allowances[kind];
  res.setHeader('RateLimit-Policy', `"${kind}";q=${taken.limit};w=${seconds}`);
  res.setHeader('RateLimit', `"${kind}";r=${taken.remaining};t=${taken.reset}`);
  if (!taken.allowed) throw tooMany(taken);
};

/** An address as it is counted: however it is written, it is one mailbox. What is none is refused later. */
const addressKey = (email: string): string => {
  try {
    return hidden(cleanEmail(email).canonical);
  } catch {
    return hidden(email);
  }
};

const hidden = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The first four groups of an IPv6 address, whose zeros may be left out as `::`. */
const network = (ip: string): string => {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

/** Who counts as one when nobody is signed in: IPv4 addresses, and IPv6 networks. */
export const ipKey = (ip: string | undefined): string => {
  const plain = (ip ?? '').replace(/^::ffff:(?=[\d.]+$)/, '');
  return plain.includes(':') ? network(plain) : plain;
};

/**
 * Counts a wish for a sign-in link, by address and by network. Known and unknown addresses alike.
 * @throws HttpProblem 429
 */
export const limitSignIn = async (limits: Limits, email: string, ip: string): Promise<void> => {
  await takeAll(limits, [
    ['signInIp', ip],
    ['signInAddress', addressKey(email)],
  ]);
};

const takeAll = async (
  limits: Limits,
  counted: readonly (readonly [kind: Allowance, who: string])[],
): Promise<void> => {
  for (const [kind, who] of counted) {
    const taken = await limits.take(kind, who);
    if (!taken.allowed) throw tooMany(taken);
  }
};

/**
 * Counts an address added to an account, which gets a mail: by person, by network, and by address together
 * with sign-in links, so that nobody's mailbox is filled by way of many accounts.
 * @throws HttpProblem 429
 */
export const limitNewAddress = (limits: Limits, personId: string, email: string, ip: string): Promise<void> =>
  takeAll(limits, [
    ['newAddress', personId],
    ['newAddressIp', ip],
    ['signInAddress', addressKey(email)],
  ]);
