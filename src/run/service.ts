import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { connect } from '../db/client.js';
import { direct, freeJobsOf, unsafeSettings } from '../db/index.js';
import { keptAssets } from '../http/kept-files.js';
import type { Metrics } from '../http/metrics.js';
import { LISTENING } from '../jobs/runner.js';
import { presenters } from '../present/registry.js';
import { ensureDemo } from '../service/demo.js';
import type { Deps } from '../service/deps.js';
import { clockMustAgree } from '../service/operator/clock.js';
import { noteStart } from '../service/operator/versions.js';
import { keptSecret, openStore } from '../open-database.js';
import { titles } from '../titles/registry.js';
import { VERSION } from '../version.js';
import { knowSets, watchForSets } from './data-sets.js';
import { buildDeps } from './deps.js';
import { makeDemos } from './demos.js';
import { checkSomeGames, startJobs, type CountMail } from './jobs.js';
import { startJobsProcess, type Parent } from './jobs-process.js';
import { metricsOf, startNumbers } from './numbers.js';
import { ROOT } from './root.js';
import type { Stops } from './stops.js';
import { warmUp } from './warm-up.js';
import { startWeb } from './web.js';

/** A database that forgets on a crash would break the first promise of the service. */
const mustBeDurable = async (config: Config, deps: Deps): Promise<void> => {
  const off = await unsafeSettings(direct(deps.db));
  if (off.length === 0) return;
  if (config.production)
    throw new Error(`PostgreSQL could lose acknowledged moves: ${off.join(', ')} is off`);
  deps.log.warn({ off }, 'PostgreSQL could lose acknowledged moves');
};

/** A process listens on connections of its own besides those it works with: for jobs, or for what changes in games. */
const connectionsOf = ({ databaseConnections, web }: Config): number =>
  databaseConnections + (web ? 1 : LISTENING);

/** Starts what the configuration asks for: pages, jobs, or both, each then in a process of its own. */
export const startService = async (config: Config, log: Logger, stops: Stops): Promise<void> => {
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const opening = openStore({
    databaseUrl: config.databaseUrl,
    pooledUrl: config.pooledUrl,
    databaseConnections: connectionsOf(config),
    dataDir: config.dataDir,
    secret,
    warn: (fields, message) => log.warn(fields, message),
  });
  stops.stores.push(async () => (await opening).close());
  // The browser's files are made while the database starts.
  const [store, assets] = await Promise.all([opening, config.web ? keptAssets(ROOT) : null]);
  const deps = buildDeps(config, store.db, secret, log);
  await mustBeDurable(config, deps);
  await clockMustAgree(deps);
  await noteStart(deps, VERSION);
  await knowSets(deps, config.dataSetsDir);
  const metrics = metricsOf(deps);
  if (!assets) {
    await startNumbers(config, deps, metrics, stops);
    await startJobs(config, deps, { count: countIn(metrics) }, stops);
    return checkSomeGames(deps, stops);
  }
  watchForSets(deps, stops);
  const showcase: string[] = [];
  await startWeb(config, { deps, log, assets, metrics, showcase }, stops);
  warmUpBeside(log, stops);
  if (config.worker)
    stops.workers.push(
      startJobsProcess({
        log,
        given: { databaseUrl: store.url, secret },
        count: countIn(metrics),
        free: ids => freeJobsOf(direct(deps.db), ids),
      }),
    );
  if (config.demo) demosBeside(deps, id => showcase.push(id), stops);
};

/** Is not waited for; a drawing that fails here fails again in front of a reader, who is told. */
const warmUpBeside = (log: Logger, stops: Stops): void => {
  const ending = new AbortController();
  const warmed = warmUp({ titles: titles.values(), presenters, signal: ending.signal }).catch(
    (error: unknown) => log.warn({ err: error }, 'a title could not be drawn'),
  );
  stops.workers.push(async () => {
    ending.abort();
    await warmed;
  });
};

/** Are not waited for: pages are there before them. */
const demosBeside = (deps: Deps, show: (id: string) => void, stops: Stops): void => {
  const ending = new AbortController();
  const made = makeDemos({
    titles: titles.keys(),
    ensure: title => ensureDemo(deps, title),
    show,
    warn: (err, title) => deps.log.warn({ err, title }, 'a demo game could not be made, and is tried again'),
    signal: ending.signal,
  });
  stops.workers.push(async () => {
    ending.abort();
    await made;
  });
};

const countIn =
  (metrics: Metrics): CountMail =>
  (kind, outcome) =>
    metrics.mails.inc({ kind, outcome });

/** Does the jobs for the process that answers requests: with its database, and for as long as it is there. */
export const startJobsFor = async (
  parent: Parent,
  config: Config,
  log: Logger,
  stops: Stops,
): Promise<void> => {
  const { databaseUrl, secret, first } = await parent.given;
  const db = connect({
    url: databaseUrl,
    connections: connectionsOf(config),
    onError: error => log.warn({ err: error }, 'lost a database connection'),
  });
  stops.stores.push(() => db.close());
  const told = {
    count: (...counted: Parameters<CountMail>) => parent.tell({ told: 'mail', counted }),
    onPool: (id: string) => parent.tell({ told: 'pool', id }),
  };
  const deps = buildDeps(config, db, secret, log);
  // The folder has been read by the process that answers requests.
  await knowSets(deps, null);
  await startJobs(config, deps, told, stops);
  // One that was started again has nothing new to find.
  if (first) checkSomeGames(deps, stops);
};
