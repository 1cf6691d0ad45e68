import type { Response } from 'express';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { keepsFromWriting } from '../service/errors.js';
import { HttpProblem } from './problem.js';

/** Kinds of requests that are counted, with how many are allowed in how many seconds. */
export const allowances = {
  // What makes us connect to an address that somebody gave.
  outside: { points: 30, seconds: 3_600 },
  read: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60 },
  chat: { points: 30, seconds: 60 },
  newGame: { points: 10, seconds: 86_400 },
  // Nobody else is concerned, and they are deleted.
  sandbox: { points: 100, seconds: 86_400 },
  try: { points: 60, seconds: 60 },
  // Each makes the processor think for up to two seconds.
  advice: { points: 60, seconds: 3_600 },
  heavy: { points: 30, seconds: 3_600 },
  // Mails to an address that somebody named: from one network, and from all of them.
  signInAddress: { points: 3, seconds: 3_600 },
  mailedAddress: { points: 5, seconds: 3_600 },
  // When these are used up: one every twelve minutes, and to each network one a day, so that whoever fills a mailbox keeps its
  // owner's new device out for minutes, not for an hour.
  mailedLater: { points: 1, seconds: 720 },
  mailedLaterIp: { points: 1, seconds: 86_400 },
  signInIp: { points: 5, seconds: 3_600 },
  // Who has signed in with it before is held up by nobody's requests but their own.
  signInDevice: { points: 5, seconds: 3_600 },
  // Nobody guesses 256 bits; somebody who plays several seats follows many links.
  secret: { points: 120, seconds: 900 },
  // Somebody does guess six digits; each code allows five tries besides.
  signInCode: { points: 20, seconds: 3_600 },
  // All networks of one IPv6 /48 together, which one customer of a provider may have.
  mailSite: { points: 20, seconds: 3_600 },
  newAddress: { points: 5, seconds: 86_400 },
  newAddressIp: { points: 10, seconds: 86_400 },
  passkey: { points: 60, seconds: 3_600 },
  badToken: { points: 30, seconds: 900 },
} as const;

export type Allowance = keyof typeof allowances;

/** Used up by what came of a request alone: one that is refused counts as any other write. */
const givenBack: ReadonlySet<Allowance> = new Set(['newGame', 'sandbox', 'mailedLater', 'mailedLaterIp']);

/** Counted in each process for itself: refusing these must not cost the database anything. */
export type LocalAllowance = 'badToken';

export interface TakenAllowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the allowance is full again. */
  readonly reset: number;
}

export interface Limits {
  /** Counts one request of `who`. */
  take(kind: Allowance, who: string): Promise<TakenAllowance>;
  /** Takes back one that was counted: what was asked for was not given. */
  giveBack(kind: Allowance, who: string): Promise<void>;
  /** What `take` would say, without counting. */
  peek(kind: LocalAllowance, who: string): Promise<TakenAllowance>;
}

/**
 * Counters kept in the database's table `rate_limits`, so that several processes share them. A process remembers
 * whose allowance is used up: refusing them costs the database nothing.
 * @param factor allows that many times more (tests, load measurements)
 */
export const databaseLimits = (pool: Pool, factor = 1): Limits => {
  const shared = (kind: Allowance): RateLimiterAbstract => {
    const points = allowances[kind].points * factor;
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration: allowances[kind].seconds,
      // What may be given back is not remembered as used up.
      ...(!givenBack.has(kind) && { inMemoryBlockOnConsumed: points }),
    });
  };
  const local = (kind: LocalAllowance): RateLimiterAbstract =>
    new RateLimiterMemory({
      keyPrefix: kind,
      points: allowances[kind].points * factor,
      duration: allowances[kind].seconds,
    });
  const limiters = Object.fromEntries(
    (Object.keys(allowances) as Allowance[]).map(kind => [
      kind,
      kind === 'badToken' ? local(kind) : shared(kind),
    ]),
  ) as Record<Allowance, RateLimiterAbstract>;
  const taken = (kind: Allowance, allowed: boolean, left: RateLimiterRes | null): TakenAllowance => ({
    allowed,
    limit: allowances[kind].points * factor,
    remaining: Math.max(0, left?.remainingPoints ?? allowances[kind].points * factor),
    reset: Math.max(1, Math.ceil((left?.msBeforeNext ?? 0) / 1000)),
  });
  return {
    take: async (kind, who) => {
      try {
        return taken(kind, true, await limiters[kind].consume(who));
      } catch (error) {
        if (error instanceof RateLimiterRes) return taken(kind, false, error);
        // What only reads goes on; what writes is refused when it does.
        if (keepsFromWriting(error)) return taken(kind, true, null);
        throw error;
      }
    },
    giveBack: async (kind, who) => {
      await limiters[kind].reward(who);
    },
    peek: async (kind, who) => {
      const left = await limiters[kind].get(who);
      return taken(kind, !left || left.remainingPoints > 0, left);
    },
  };
};

/** The refusal of one request too many, with when to try again. */
export const tooMany = ({ reset }: TakenAllowance): HttpProblem =>
  new HttpProblem(
    429,
    'too-many-requests',
    { seconds: reset },
    { headers: { 'Retry-After': String(reset) } },
  );

/**
 * Counts the request and says in the headers what is left. One for a game that is refused takes none of the day's.
 * @throws HttpProblem 429 with Retry-After
 */
export const mustBeWithin = async (
  limits: Limits,
  kind: Allowance,
  who: string,
  res: Response,
): Promise<void> => {
  const isGivenBack = givenBack.has(kind);
  if (isGivenBack) await mustBeWithin(limits, 'write', who, res);
  const taken = await limits.take(kind, who);
  const { seconds } = allowances[kind];
  res.setHeader('RateLimit-Policy', `"${kind}";q=${taken.limit};w=${seconds}`);
  res.setHeader('RateLimit', `"${kind}";r=${taken.remaining};t=${taken.reset}`);
  if (!taken.allowed) throw tooMany(taken);
  if (isGivenBack)
    res.once('finish', () => {
      if (res.statusCode >= 400) limits.giveBack(kind, who).catch(() => undefined);
    });
};

/** The first four groups of an IPv6 address, whose zeros may be left out as `::`. */
const network = (ip: string): string => {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

/** The IPv6 /48 of a network as `ipKey` gives it; null for IPv4. */
export const siteKey = (ip: string): string | null =>
  ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : null;

/** What counts as one visitor when nobody is signed in: an IPv4 address, or an IPv6 network. */
export const ipKey = (ip: string | undefined): string => {
  const plain = (ip ?? '').replace(/^::ffff:(?=[\d.]+$)/, '');
  return plain.includes(':') ? network(plain) : plain;
};
