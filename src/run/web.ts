import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { createBackOff } from '../back-off.js';
import { direct, GAME_CHANGED, listen, mailboxRows, misfit, readFit, serviceLag } from '../db/index.js';
import { recordImport } from '../record-import.js';
import { buildApp } from '../http/app.js';
import type { Assets } from '../http/assets.js';
import { databaseLimits } from '../http/limits.js';
import { createLive, type Live } from '../http/live/live.js';
import type { Metrics } from '../http/metrics.js';
import { startServer } from '../http/server.js';
import { buildViews } from '../http/views.js';
import { startListener, type Certificate } from '../mail/inbound/listener.js';
import { renewInTime } from './certificate.js';
import { askDns, verifySender } from '../mail/inbound/verify.js';
import { presenters } from '../present/registry.js';
import type { Deps } from '../service/deps.js';
import { checkerName, recipientOf, takeMail } from '../service/inbound/index.js';
import { watchVitals, type Vitals } from '../service/operator/vitals.js';
import { readChangelog } from '../release/changelog.js';
import { VERSION } from '../version.js';
import { wordsFor } from '../words/index.js';
import { ROOT } from './root.js';
import type { Stops } from './stops.js';

/** Jobs that wait longer than this, in seconds, mean that no worker runs. */
const MOST_LAG = 60;

const readiness = async (deps: Deps, vitals: Vitals): Promise<{ readonly [part: string]: boolean }> => {
  const tx = direct(deps.db);
  const [fit, lag] = await Promise.all([readFit(tx), serviceLag(tx, new Date())]);
  return { database: true, migrations: misfit(fit) === null, queue: lag < MOST_LAG, ...vitals };
};

interface Web {
  readonly deps: Deps;
  readonly log: Logger;
  readonly assets: Assets;
  readonly metrics: Metrics;
  /** Games shown to everybody; filled once they are made. */
  readonly showcase: readonly string[];
}

/** Answers requests, and takes mail that comes in. */
export const startWeb = async (config: Config, web: Web, stops: Stops): Promise<void> => {
  const { deps, log, assets, metrics, showcase } = web;
  const vitals = watchVitals(deps);
  stops.workers.push(vitals.stop);
  const live = createLive(deps, metrics, { factor: config.rateFactor });
  const app = buildApp({
    service: deps,
    baseUrl: config.baseUrl,
    log,
    limits: databaseLimits(deps.db.pool, config.rateFactor),
    metrics,
    live,
    render: buildViews(join(ROOT, 'templates')),
    assets,
    presenters,
    wordsFor,
    mailbox: config.mailbox ? mailboxRows(deps.db) : null,
    recordImport,
    ready: () => readiness(deps, vitals.state()),
    clockIsRight: () => vitals.state().clock,
    proxies: config.proxies,
    showcase,
    release: {
      version: VERSION,
      changelog: readChangelog(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8')),
    },
    inboundSecret: config.inboundSecret,
  });
  const server = await startServer({
    app,
    port: config.port,
    host: config.host,
    metrics: { registry: metrics.registry, port: config.metricsPort, host: config.metricsHost },
  });
  stops.workers.push(async () => {
    // Streams are answers that end only when they are told to.
    live.stop();
    await server.stop();
  });
  stops.workers.push(startListening(deps, live));
  log.info({ port: server.port, url: config.baseUrl.href, metricsPort: server.metricsPort }, 'listening');
  await startInbound(config, deps, stops, () => vitals.state().clock);
};

/** Hears what changes in games, whichever process changed it. @returns how to stop it */
const startListening = (deps: Deps, live: Live): (() => Promise<void>) => {
  const backOff = createBackOff();
  return listen(deps.db, GAME_CHANGED, {
    heard: live.changed,
    listening: live.changedAll,
    warn: error => deps.log.warn({ err: error }, 'what changes in games is not heard of just now'),
    pauses: () => backOff.next(),
  });
};

/** Where they lie. */
type Files = Readonly<Record<keyof Certificate, string>>;

const readCertificate = async ({ cert, key }: Files): Promise<Certificate> => ({
  cert: await readFile(cert, 'utf8'),
  key: await readFile(key, 'utf8'),
});

/** Takes replies and bounces by SMTP, where that is configured. */
const startInbound = async (
  config: Config,
  deps: Deps,
  stops: Stops,
  clockIsRight: () => boolean,
): Promise<void> => {
  if (!config.listener) return;
  const { port, host, lmtp, files, verifies } = config.listener;
  const resolver = askDns();
  const tls = files && (await readCertificate(files));
  const listener = await startListener({
    port,
    host,
    lmtp,
    name: config.baseUrl.hostname,
    tls,
    isOurs: address => recipientOf(deps, address) !== null,
    // Dated by a wrong clock it would be dealt with hours later, or count as one of another hour: it is sent again.
    take: mail => (clockIsRight() ? takeMail(deps, mail) : Promise.resolve('busy')),
    ...(verifies && { verify: mail => verifySender(mail, checkerName(deps), resolver) }),
    onError: error => deps.log.error({ err: error }, 'a mail that came in could not be stored'),
  });
  stops.workers.push(() => listener.close());
  if (files && tls)
    stops.workers.push(renewInTime({ read: () => readCertificate(files), tls, listener, log: deps.log }));
  deps.log.info({ port: listener.port, host, lmtp }, 'taking mail');
};
