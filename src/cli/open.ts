import { randomBytes, randomInt } from 'node:crypto';
import { readCommandConfig, type Config } from '../config.js';
import type { Deps } from '../service/index.js';
import { listeners } from '../service/listeners.js';
import { learnKept } from '../service/sets.js';
import {
  findOwner,
  keptSecret,
  openOwner,
  openToChange,
  openToRead,
  type OpenDatabase,
} from '../open-database.js';
import { titles } from '../titles/registry.js';

/** Does something with the service's database. */
export type WithDatabase = <T>(work: (deps: Deps) => Promise<T>) => Promise<T>;

const say = (fields: object, message: string): void => {
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);
};

const depsFor = (config: Config, secret: string): Omit<Deps, 'db'> => ({
  titles,
  clock: () => new Date(),
  random: { bytes: randomBytes, int: below => randomInt(below) },
  log: { info: () => undefined, warn: say, error: say },
  listeners,
  secret,
  ...(config.formerSecret !== null && { formerSecret: config.formerSecret }),
  settleSeconds: config.settleSeconds,
  reminderHours: config.reminderHours,
  operators: config.operators,
});

/** What commands need that bring their own database. */
export const withoutDatabase = (): Omit<Deps, 'db'> => {
  const config = readCommandConfig(process.env);
  return depsFor(config, config.secret ?? '');
};

const during = async <T>(store: OpenDatabase, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } finally {
    await store.close();
  }
};

/** With the data sets that games may be played by. A database of an older version has none. */
const knowingSets = async <T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> => {
  await learnKept(deps).catch((error: unknown) => say({ error: String(error) }, 'no data sets are known:'));
  return work(deps);
};

/** For commands that change something: whether or not the service itself is running, on a database that fits them. */
export const withDatabase: WithDatabase = async work => {
  const config = readCommandConfig(process.env);
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const { databaseUrl, databaseConnections, dataDir } = config;
  const store = await openToChange({ databaseUrl, databaseConnections, dataDir, secret, warn: say });
  return during(store, () => knowingSets({ ...depsFor(config, secret), db: store.db }, work));
};

/** For commands that only look: nothing is started, stopped or changed by them. */
export const lookingAtDatabase: WithDatabase = async work => {
  const config = readCommandConfig(process.env);
  const store = await openToRead({ ...config, warn: say });
  // Programs that only look sign nothing.
  return during(store, () => knowingSets({ ...depsFor(config, config.secret ?? ''), db: store.db }, work));
};

/** The database as its owner, for as long as `work` takes. */
export const withOwnerAddress = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const { url, stop } = await openOwner(readCommandConfig(process.env));
  try {
    return await work(url);
  } finally {
    await stop();
  }
};

/** The same for programs that only look. */
export const lookingAsOwner = async <T>(work: (url: string) => Promise<T>): Promise<T> =>
  work(await findOwner(readCommandConfig(process.env)));
