import { join } from 'node:path';
import type { Config } from '../config.js';
import { mailboxRows } from '../db/index.js';
import type { Post } from '../jobs/deliver.js';
import { createTeller } from '../jobs/channels/teller.js';
import { createPost } from '../jobs/post.js';
import { startWorker } from '../jobs/runner.js';
import {
  createMailer,
  mailboxTransport,
  relaysTransport,
  type Mailer,
  type Transport,
} from '../mail/index.js';
import { drawnOnce } from '../jobs/drawn-once.js';
import { boardPng } from '../mail/picture.js';
import { presenters } from '../present/registry.js';
import { outsideOf } from '../service/channels/keep.js';
import { vapidKeys } from '../service/channels/push.js';
import type { Deps } from '../service/deps.js';
import { verifySome } from '../service/log/verify.js';
import { titles } from '../titles/registry.js';
import { wordsFor } from '../words/index.js';
import { ROOT } from './root.js';
import type { Stops } from './stops.js';

const transportFor = ({ smtpUrls }: Config, { db, clock, log }: Deps): Transport =>
  smtpUrls.length === 0
    ? mailboxTransport(mailboxRows(db))
    : relaysTransport(smtpUrls, { clock, warn: (fields, message) => log.warn(fields, message) });

const buildMailer = (config: Config, deps: Deps): Mailer =>
  createMailer({
    transport: transportFor(config, deps),
    templates: join(ROOT, 'templates', 'mail'),
    baseUrl: config.baseUrl.href,
    from: { name: 'Bahnpost', address: config.mailFrom },
    bounces: config.bounceAddress,
    domain: config.mailFrom.slice(config.mailFrom.indexOf('@') + 1),
    clock: deps.clock,
  });

/** Counts tries for the metrics. */
export type CountMail = NonNullable<Post['count']>;

interface Told {
  readonly count: CountMail;
  readonly onPool?: (poolId: string) => void;
}

/** Does all that is done in the background, in this process. */
export const startJobs = async (
  config: Config,
  deps: Deps,
  { count, onPool }: Told,
  stops: Stops,
): Promise<void> => {
  const mailer = buildMailer(config, deps);
  const post = createPost(mailer, {
    titles,
    presenters,
    wordsFor,
    picture: drawnOnce(svg => boardPng(svg)),
    warn: error => deps.log.warn({ err: error }, 'no picture in a mail'),
  });
  const teller = createTeller({
    wordsFor,
    presenters,
    baseUrl: config.baseUrl,
    outside: outsideOf(deps),
    keys: vapidKeys(deps),
    subject: `mailto:${config.mailFrom}`,
    clock: deps.clock,
  });
  const worker = await startWorker(deps, { ...post, teller, count }, onPool ? { onPool } : {});
  stops.workers.push(async () => {
    await worker.stop();
    await mailer.close();
  });
};

/** A new version may play old games otherwise: some are looked at beside the work, once. */
export const checkSomeGames = (deps: Deps, stops: Stops): void => {
  const stop = new AbortController();
  const looked = verifySome(deps, { games: 20, seconds: 30, signal: stop.signal }).then(
    ({ games, faults }) => deps.log.info({ games, faults: faults.length }, 'some games were played again'),
    (error: unknown) => deps.log.warn({ err: error }, 'no game could be played again'),
  );
  stops.workers.push(() => {
    stop.abort();
    return looked;
  });
};
