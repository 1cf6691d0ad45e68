import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readConfig, type Config } from './config.js';
import { direct, mailboxRows, missingMigrations, queueLag, unsafeSettings } from './db/index.js';
import { readForeignRecord } from './foreign.js';
import { buildApp } from './http/app.js';
import { buildAssets, type Assets } from './http/assets.js';
import { databaseLimits } from './http/limits.js';
import { addGauges } from './http/gauges.js';
import { buildMetrics, type Metrics } from './http/metrics.js';
import { startMetrics, startServer } from './http/server.js';
import { buildViews } from './http/views.js';
import { createTeller } from './jobs/elsewhere/teller.js';
import { createPost } from './jobs/post.js';
import { startWorker } from './jobs/runner.js';
import { createLog } from './log.js';
import {
  createMailer,
  mailboxTransport,
  relaysTransport,
  smtpTransport,
  type Mailer,
  type Transport,
} from './mail/index.js';
import { startListener } from './mail/inbound/listener.js';
import { boardPng } from './mail/picture.js';
import { presenters } from './present/registry.js';
import { internet } from './service/channels/internet.js';
import { outsideOf } from './service/channels/keep.js';
import { vapidKeys } from './service/channels/push.js';
import { ensureDemo } from './service/demo.js';
import type { Deps } from './service/deps.js';
import { recipientOf, takeMail } from './service/inbound/index.js';
import { verifySome } from './service/log/verify.js';
import { numbers } from './service/operator/numbers.js';
import { keptSecret, openStore, type Store } from './store.js';
import { titles } from './titles/registry.js';
import { wordsFor } from './words/index.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Stops in the reverse order of starting. */
type Stops = (() => Promise<void>)[];

const buildDeps = (config: Config, store: Store, secret: string, log: Logger): Deps => ({
  db: store.db,
  titles,
  clock: () => new Date(),
  random: { bytes: randomBytes, int: below => randomInt(below) },
  log: {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  },
  secret,
  settleSeconds: config.settleSeconds,
  reminderHours: config.reminderHours,
  operators: config.operators,
  // The page /mailbox takes any number.
  mailPace: config.smtpUrls.length > 0 ? config.mailPace : [],
  outside: internet({ http: config.outsideHttp, ports: config.outsidePorts }),
  ...(config.vapid && { vapid: config.vapid }),
  mailIn: {
    replyAddress: config.replyAddress,
    bounceAddress: config.bounceAddress,
    authservId: config.authservId,
  },
});

const transportFor = ({ smtpUrls }: Config, { db, clock, log }: Deps): Transport => {
  const [only, ...more] = smtpUrls;
  if (only === undefined) return mailboxTransport(mailboxRows(db));
  return more.length === 0
    ? smtpTransport(only)
    : relaysTransport(smtpUrls, { clock, warn: (fields, message) => log.warn(fields, message) });
};

const buildMailer = (config: Config, deps: Deps): Mailer =>
  createMailer({
    transport: transportFor(config, deps),
    templates: join(ROOT, 'templates', 'mail'),
    baseUrl: config.baseUrl.href,
    from: { name: 'Bahnpost', address: config.mailFrom },
    bounces: config.bounceAddress,
    domain: config.mailFrom.slice(config.mailFrom.indexOf('@') + 1),
  });

/** A database that forgets on a crash would break the first promise of the service. */
const mustBeDurable = async (config: Config, deps: Deps): Promise<void> => {
  const off = await unsafeSettings(direct(deps.db));
  if (off.length === 0) return;
  if (config.production)
    throw new Error(`PostgreSQL could lose acknowledged moves: ${off.join(', ')} is off`);
  deps.log.warn({ off }, 'PostgreSQL could lose acknowledged moves');
};

const startJobs = async (config: Config, deps: Deps, metrics: Metrics, stops: Stops): Promise<void> => {
  const mailer = buildMailer(config, deps);
  stops.push(() => mailer.close());
  const post = createPost(mailer, {
    titles,
    presenters,
    wordsFor,
    picture: boardPng,
    warn: error => deps.log.warn({ err: error }, 'no picture in a mail'),
  });
  const teller = createTeller({
    wordsFor,
    baseUrl: config.baseUrl,
    outside: outsideOf(deps),
    keys: vapidKeys(deps),
    subject: `mailto:${config.mailFrom}`,
    clock: deps.clock,
  });
  const worker = await startWorker(deps, {
    ...post,
    teller,
    count: (kind, outcome) => metrics.mails.inc({ kind, outcome }),
  });
  stops.push(() => worker.stop());
};

/** Takes replies and bounces by SMTP, where that is configured. */
const startInbound = async (config: Config, deps: Deps, stops: Stops): Promise<void> => {
  if (!config.listener) return;
  const { port, host, lmtp, files } = config.listener;
  const listener = await startListener({
    port,
    host,
    lmtp,
    name: config.baseUrl.hostname,
    tls: files && { cert: await readFile(files.cert, 'utf8'), key: await readFile(files.key, 'utf8') },
    isOurs: address => recipientOf(deps, address) !== null,
    take: mail => takeMail(deps, mail),
    onError: error => deps.log.error({ err: error }, 'a mail that came in could not be stored'),
  });
  stops.push(() => listener.close());
  deps.log.info({ port: listener.port, host, lmtp }, 'taking mail');
};

const metricsOf = (deps: Deps): Metrics => {
  const metrics = buildMetrics();
  addGauges(metrics.registry, {
    read: () => numbers(deps),
    clock: deps.clock,
    warn: error => deps.log.warn({ err: error }, 'no numbers for the metrics'),
  });
  return metrics;
};

/** A process that only does jobs has numbers, too. That somebody else has the port is no reason to send no mails. */
const startNumbers = async (config: Config, deps: Deps, metrics: Metrics, stops: Stops): Promise<void> => {
  const { metricsPort: port, metricsHost: host } = config;
  try {
    const server = await startMetrics({ registry: metrics.registry, port, host });
    stops.push(server.stop);
    deps.log.info({ metricsPort: server.port }, 'serving metrics');
  } catch (error) {
    deps.log.error(
      { err: error, port },
      'the metrics of this process are not served: give it another METRICS_PORT',
    );
  }
};

/** Jobs that wait longer than this, in seconds, mean that no worker runs. */
const MOST_LAG = 60;

const readiness = async (deps: Deps): Promise<{ readonly [part: string]: boolean }> => {
  const tx = direct(deps.db);
  const [missing, lag] = await Promise.all([missingMigrations(tx), queueLag(tx, new Date())]);
  return { database: true, migrations: missing.length === 0, queue: lag < MOST_LAG };
};

/** A new version may play old games otherwise: some are looked at beside the work, once. */
const checkSomeGames = (deps: Deps, stops: Stops): void => {
  const stop = new AbortController();
  const looked = verifySome(deps, { games: 20, seconds: 30, signal: stop.signal }).then(
    ({ games, faults }) => deps.log.info({ games, faults: faults.length }, 'some games were played again'),
    (error: unknown) => deps.log.warn({ err: error }, 'no game could be played again'),
  );
  stops.push(() => {
    stop.abort();
    return looked;
  });
};

interface Web {
  readonly deps: Deps;
  readonly log: Logger;
  readonly assets: Assets;
  readonly metrics: Metrics;
  /** Games shown to everybody; filled once they are made. */
  readonly showcase: readonly string[];
}

const startWeb = async (config: Config, web: Web, stops: Stops): Promise<void> => {
  const { deps, log, assets, metrics, showcase } = web;
  const app = buildApp({
    service: deps,
    baseUrl: config.baseUrl,
    log,
    limits: databaseLimits(deps.db.pool, config.rateFactor),
    metrics,
    render: buildViews(join(ROOT, 'templates')),
    assets,
    presenters,
    mailbox: config.mailbox ? mailboxRows(deps.db) : null,
    readForeignRecord,
    ready: () => readiness(deps),
    proxies: config.proxies,
    showcase,
    inboundSecret: config.inboundSecret,
  });
  const server = await startServer({
    app,
    port: config.port,
    host: config.host,
    metrics: { registry: metrics.registry, port: config.metricsPort, host: config.metricsHost },
  });
  stops.push(server.stop);
  log.info({ port: server.port, url: config.baseUrl.href, metricsPort: server.metricsPort }, 'listening');
};

const start = async (config: Config, log: Logger, stops: Stops): Promise<void> => {
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const opening = openStore({
    databaseUrl: config.databaseUrl,
    databaseConnections: config.databaseConnections,
    dataDir: config.dataDir,
    secret,
    warn: (fields, message) => log.warn(fields, message),
  });
  stops.push(async () => (await opening).close());
  // The browser's files are made while the database starts.
  const [store, assets] = await Promise.all([opening, buildAssets(ROOT)]);
  const deps = buildDeps(config, store, secret, log);
  await mustBeDurable(config, deps);
  const metrics = metricsOf(deps);
  const showcase: string[] = [];
  if (config.web) await startWeb(config, { deps, log, assets, metrics, showcase }, stops);
  else await startNumbers(config, deps, metrics, stops);
  if (config.web) await startInbound(config, deps, stops);
  if (config.worker) await startJobs(config, deps, metrics, stops);
  if (config.worker) checkSomeGames(deps, stops);
  if (config.web && config.demo && config.smtpUrls.length === 0)
    for (const title of titles.keys()) showcase.push(await ensureDemo(deps, title));
};

/** Beyond this, in milliseconds, stopping is cut short. */
const PATIENCE = 10_000;

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const stops: Stops = [];
  let stopping = false;
  const stop = async (why: string, status: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE).unref();
    for (const one of stops.reverse())
      await one().catch((error: unknown) => log.error({ err: error }, 'could not stop cleanly'));
    process.exit(status);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal, 0));
  try {
    await start(config, log, stops);
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    await stop('failed start', 1);
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
