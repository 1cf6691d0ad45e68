import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../src/service/index.js';
import { keptSecret, openOwner, openStore } from '../src/store.js';
import { depsOn } from './tables.js';

/** Gives the work a folder for a service and its database, and throws it away. */
export const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bahnpost-bench-'));
  // PostgreSQL may run as another user.
  await chmod(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** The database that the service in the folder has started, beside the service. */
export interface Beside {
  readonly deps: Deps;
  readonly databaseUrl: string;
}

export const besideService = async <T>(dataDir: string, work: (beside: Beside) => Promise<T>): Promise<T> => {
  const secret = await keptSecret(dataDir);
  const { url: databaseUrl, stop } = await openOwner({ databaseUrl: null, dataDir });
  try {
    const warn = (): void => undefined;
    const store = await openStore({ databaseUrl, databaseConnections: 4, dataDir, secret, warn });
    try {
      return await work({ deps: depsOn(store.db, secret), databaseUrl });
    } finally {
      await store.close();
    }
  } finally {
    await stop();
  }
};
