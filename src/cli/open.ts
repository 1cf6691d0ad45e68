import { randomBytes, randomInt } from 'node:crypto';
import { readConfig } from '../config.js';
import type { Deps } from '../service/index.js';
import { keptSecret, openStore } from '../store.js';
import { titles } from '../titles/registry.js';

/** Runs a command on the service's database, whether or not the service itself is running. */
export const withDatabase = async <T>(work: (deps: Deps) => Promise<T>): Promise<T> => {
  const config = readConfig(process.env);
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const say = (fields: object, message: string): void => {
    process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);
  };
  const { databaseUrl, databaseConnections, dataDir } = config;
  const store = await openStore({ databaseUrl, databaseConnections, dataDir, secret, warn: say });
  try {
    return await work({
      db: store.db,
      titles,
      clock: () => new Date(),
      random: { bytes: randomBytes, int: below => randomInt(below) },
      log: { info: () => undefined, warn: say, error: say },
      secret,
      settleSeconds: config.settleSeconds,
      reminderHours: config.reminderHours,
      operators: config.operators,
    });
  } finally {
    await store.close();
  }
};
