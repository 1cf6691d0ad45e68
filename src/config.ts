import { z } from 'zod';
import { PRESET_RATES, readRates } from './service/throttle/rates.js';
import { cleanEmail } from './service/text.js';

const whole = (least: number, most: number) => {
  const why = `is no whole number from ${String(least)} to ${String(most)}`;
  return z.coerce
    .number(why)
    .refine(value => Number.isInteger(value) && value >= least && value <= most, why);
};
const given = z.string().min(1).optional();
const secret = z
  .string()
  .min(32, 'is too short: 32 characters at least, for example of `openssl rand -hex 32`');

/** A text of this form; `like` says how it should look. */
const formed = (pattern: RegExp, like: string) => z.string().regex(pattern, `is not like ${like}`);

/** Each mail's own part comes between the name and the @, and a name has 64 letters at most. */
const addressFor = (pattern: RegExp, like: string) =>
  z.string().refine(text => pattern.test(text) && z.email().safeParse(text).success, `is not like ${like}`);

const relay = z.url({ protocol: /^smtps?$/, hostname: /^[^\s,]+$/ });

/** Addresses of mail servers, with commas or spaces between them. A password may hold commas, so a scheme has to follow. */
const relays = z.string().transform((text, context) => {
  const urls = text.trim().split(/(?<![\s,])[\s,]+(?=[a-z]+:\/\/)/i);
  for (const [i, url] of urls.entries())
    if (!relay.safeParse(url).success)
      context.addIssue({ code: 'custom', message: `address ${String(i + 1)} is not like smtps://host:465` });
  if (new Set(urls).size < urls.length) context.addIssue({ code: 'custom', message: 'names one twice' });
  return urls;
});

const rates = z.string().transform((text, context) => {
  try {
    return readRates(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** Everything the environment decides, read once; docs/operating.md explains each. */
const Environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    /** What this process does. */
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    /** The owner of the database; without it an embedded PostgreSQL is started in DATA_DIR. */
    DATABASE_URL: given,
    /** The owner's own way to the database, besides a pooler in DATABASE_URL. */
    DATABASE_OWNER_URL: given,
    DATABASE_CONNECTIONS: whole(2, 200).default(10),
    DATA_DIR: z.string().min(1).default('.data'),
    /** A folder with data sets of Imperial Steam; those that are not there yet are added at the start. */
    DATA_SETS_DIR: given,
    /** By default all interfaces, but this machine alone where the page /mailbox shows everybody's mails. */
    HOST: given,
    PORT: whole(0, 65_535).default(8030),
    /** Where people reach the service; every link in a mail is made from it. */
    BASE_URL: z.url({ protocol: /^https?$/, error: 'is not like https://games.example.org' }).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** 0: a free one. */
    METRICS_PORT: whole(0, 65_535).default(9030),
    /** Proxies in front whose X-Forwarded-For is believed. */
    PROXIES: whole(0, 10).default(0),
    /** Addresses of those who run this installation, with commas between them: the pages under /admin are theirs. */
    OPERATORS: given,
    /** Signs sessions and derives the secrets of links; outside production made and kept in DATA_DIR. */
    SESSION_SECRET: secret.optional(),
    /** The one before it, which is still accepted, while both are set. */
    FORMER_SESSION_SECRET: secret.optional(),
    /** smtp:// or smtps://, one or several; without it mails land on the page /mailbox (never in production). */
    SMTP_URL: relays.optional(),
    /** How many mails a provider takes in which time. */
    MAIL_PACE: rates.default(readRates(PRESET_RATES)),
    MAIL_FROM: z.email('is not like turns@example.org').optional(),
    /** Bounces go there, each to an address of its own (`b+TOKEN@…`); without it to MAIL_FROM. */
    BOUNCE_ADDRESS: addressFor(
      /^[^@]{1,30}@/,
      'b@bounces.example.org, with 30 characters before the @ at most',
    ).optional(),
    /** Replies go there, each mail's to an address of its own (`r+TOKEN@…`), and are played; none without it. */
    REPLY_ADDRESS: addressFor(
      /^[^@+]{1,14}@/,
      'r@in.example.org, with 14 characters and no + before the @',
    ).optional(),
    /** What the receiving mail server calls itself in Authentication-Results; then it must vouch for senders. */
    AUTHSERV_ID: given,
    /** Signs the mails that a hosted mailbox posts to /inbound/mail. */
    INBOUND_SECRET: secret.optional(),
    /** Takes replies and bounces by SMTP (or LMTP) on this port. */
    SMTP_LISTEN_PORT: whole(1, 65_535).optional(),
    SMTP_LISTEN_HOST: z.string().min(1).default('127.0.0.1'),
    SMTP_LISTEN_LMTP: z.enum(['on', 'off']).default('off'),
    SMTP_LISTEN_VERIFY: z.enum(['on', 'off']).optional(),
    /** Files in PEM; with them STARTTLS is offered. */
    SMTP_LISTEN_CERT: given,
    SMTP_LISTEN_KEY: given,
    /** How long a turn mail waits for further steps. */
    SETTLE_SECONDS: whole(0, 3600).optional(),
    /** A reminder that long after the turn mail, in games without a pace; 0 for none. */
    REMINDER_HOURS: whole(0, 1000).default(72),
    /** How many times more requests than usual are allowed. */
    RATE_FACTOR: whole(1, 1_000_000).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Webhooks may use plain http and lead to this machine, never in production. */
    OUTSIDE_HTTP: z.enum(['on', 'off']).default('off'),
    /** Ports that webhooks may use besides 443 and 8443, with commas between them. */
    OUTSIDE_PORTS: formed(/^\d{1,5}(,\d{1,5}){0,20}$/, '8080,9000').optional(),
    /** The keys that push services know this installation by; without them derived from SESSION_SECRET. */
    VAPID_PUBLIC_KEY: formed(/^[\w-]{87}$/, 'a public key: 87 letters, digits, - and _').optional(),
    VAPID_PRIVATE_KEY: formed(/^[\w-]{43}$/, 'a private key: 43 letters, digits, - and _').optional(),
    /** Makes a demo game of each title, for the home page. */
    DEMO: z.enum(['on', 'off']).optional(),
  })
  .superRefine((env, context) => {
    if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
      context.addIssue({ code: 'custom', path: ['VAPID_PUBLIC_KEY'], message: 'needs VAPID_PRIVATE_KEY' });
    if ((env.SMTP_LISTEN_CERT === undefined) !== (env.SMTP_LISTEN_KEY === undefined))
      context.addIssue({ code: 'custom', path: ['SMTP_LISTEN_CERT'], message: 'needs SMTP_LISTEN_KEY' });
    // A worker reads no mail: it only writes the address into what it sends.
    if (
      env.ROLE !== 'worker' &&
      env.REPLY_ADDRESS !== undefined &&
      env.SMTP_LISTEN_PORT === undefined &&
      env.INBOUND_SECRET === undefined
    )
      context.addIssue({
        code: 'custom',
        path: ['REPLY_ADDRESS'],
        message: 'needs SMTP_LISTEN_PORT or INBOUND_SECRET: else nobody reads the replies',
      });
    if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_OWNER_URL'],
        message: 'needs DATABASE_URL, the address for everything else',
      });
    if (env.NODE_ENV !== 'production') return;
    for (const name of ['SESSION_SECRET', 'BASE_URL', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'] as const)
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is needed in production' });
  });

/** @throws Error for what is no address */
/** Are senders checked here? They are where mail arrives directly, without a mail server in front that checks them. */
const verifies = (env: {
  readonly SMTP_LISTEN_VERIFY?: 'on' | 'off' | undefined;
  readonly SMTP_LISTEN_LMTP: 'on' | 'off';
  readonly SMTP_LISTEN_HOST: string;
  readonly AUTHSERV_ID?: string | undefined;
}): boolean => {
  if (env.SMTP_LISTEN_VERIFY !== undefined) return env.SMTP_LISTEN_VERIFY === 'on';
  const isLocal = /^(?:127\.|::1$|localhost$)/u.test(env.SMTP_LISTEN_HOST);
  return !isLocal && env.SMTP_LISTEN_LMTP === 'off' && env.AUTHSERV_ID === undefined;
};

const operatorsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)
    .map(one => {
      try {
        return cleanEmail(one).canonical;
      } catch {
        throw new Error(`The configuration cannot be used:\n  OPERATORS: ${one} is not an address`);
      }
    });

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment.
 * @throws Error that lists every value that cannot be used
 */
export const readConfig = (environment: { readonly [name: string]: string | undefined }) => {
  // An empty variable is one that is not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(set);
  if (!read.success)
    throw new Error(
      [
        'The configuration cannot be used:',
        ...read.error.issues.map(i => `  ${i.path.join('.')}: ${i.message}`),
      ].join('\n'),
    );
  const env = read.data;
  const mailbox = env.SMTP_URL === undefined && env.NODE_ENV !== 'production';
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`);
  return {
    production: env.NODE_ENV === 'production',
    web: env.ROLE !== 'worker',
    worker: env.ROLE !== 'web',
    /** As its owner. */
    databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? null,
    /** Where the service itself connects, if elsewhere: a pooler. */
    pooledUrl: env.DATABASE_OWNER_URL === undefined ? null : (env.DATABASE_URL ?? null),
    databaseConnections: env.DATABASE_CONNECTIONS,
    dataDir: env.DATA_DIR,
    dataSetsDir: env.DATA_SETS_DIR ?? null,
    /** Do mails land on a page that anybody can read? */
    mailbox,
    host: env.HOST ?? (mailbox ? '127.0.0.1' : '0.0.0.0'),
    port: env.PORT,
    baseUrl,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    proxies: env.PROXIES,
    secret: env.SESSION_SECRET ?? null,
    formerSecret: env.FORMER_SESSION_SECRET ?? null,
    operators: operatorsIn(env.OPERATORS ?? ''),
    smtpUrls: env.SMTP_URL ?? [],
    mailPace: env.MAIL_PACE,
    bounceAddress: env.BOUNCE_ADDRESS ?? null,
    // The mailbox page takes answers, too.
    replyAddress: env.REPLY_ADDRESS ?? (mailbox ? `reply@${baseUrl.hostname}` : null),
    authservId: env.AUTHSERV_ID ?? null,
    inboundSecret: env.INBOUND_SECRET ?? null,
    listener:
      env.SMTP_LISTEN_PORT === undefined
        ? null
        : {
            port: env.SMTP_LISTEN_PORT,
            host: env.SMTP_LISTEN_HOST,
            lmtp: env.SMTP_LISTEN_LMTP === 'on',
            verifies: verifies(env),
            files:
              env.SMTP_LISTEN_CERT !== undefined && env.SMTP_LISTEN_KEY !== undefined
                ? { cert: env.SMTP_LISTEN_CERT, key: env.SMTP_LISTEN_KEY }
                : null,
          },
    mailFrom: env.MAIL_FROM ?? `turns@${baseUrl.hostname}`,
    // A newcomer who looks into the mailbox page should not have to wait.
    settleSeconds: env.SETTLE_SECONDS ?? (env.SMTP_URL ? 60 : 3),
    reminderHours: env.REMINDER_HOURS,
    // A newcomer who plays all four seats signs in often.
    rateFactor: env.RATE_FACTOR ?? (env.NODE_ENV === 'production' ? 1 : 20),
    logLevel: env.LOG_LEVEL,
    outsideHttp: env.OUTSIDE_HTTP === 'on' && env.NODE_ENV !== 'production',
    outsidePorts: (env.OUTSIDE_PORTS ?? '').split(',').filter(Boolean).map(Number),
    vapid:
      env.VAPID_PUBLIC_KEY !== undefined && env.VAPID_PRIVATE_KEY !== undefined
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    demo: (env.DEMO ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
  };
};

/**
 * Reads the environment for a command of the operator, which neither answers requests nor takes mail.
 * @throws Error as `readConfig` does
 */
export const readCommandConfig = (environment: Parameters<typeof readConfig>[0]): Config =>
  readConfig({ ...environment, ROLE: 'worker' });
