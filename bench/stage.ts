import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../src/service/index.js';
import { keptSecret, openOwner, openStore, type Store } from '../src/open-database.js';
import { startService, type RunningService } from './running-service.js';
import { depsOn } from './tables.js';

/** A service, with its database beside it. */
export interface Staged {
  readonly service: RunningService;
  readonly deps: Deps;
  readonly store: Pick<Store, 'db' | 'url'>;
  /** As the database's owner. */
  readonly databaseUrl: string;
  /** Starts another process of the service on the same database. */
  readonly another: () => Promise<RunningService>;
}

/** Where the parts of the bench get their services. */
export interface Stage {
  readonly withService: <T>(work: (staged: Staged) => Promise<T>) => Promise<T>;
  /** A database alone. */
  readonly withStore: <T>(work: (store: Pick<Store, 'db' | 'url'>) => Promise<T>) => Promise<T>;
}

/** Gives the work a folder for a service and its database, and throws it away. */
export const inFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bahnpost-bench-'));
  // PostgreSQL may run as another user.
  await chmod(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    // PostgreSQL may still be about to leave.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
};

const withStoreIn = async <T>(
  dataDir: string,
  databaseUrl: string | null,
  work: (store: Store, secret: string) => Promise<T>,
): Promise<T> => {
  const secret = await keptSecret(dataDir);
  const warn = (): void => undefined;
  const store = await openStore({ databaseUrl, databaseConnections: 9, dataDir, secret, warn });
  try {
    return await work(store, secret);
  } finally {
    await store.close();
  }
};

export const withServiceIn = async <T>(dataDir: string, work: (staged: Staged) => Promise<T>): Promise<T> => {
  const service = await startService(dataDir);
  try {
    const owner = await openOwner({ databaseUrl: null, dataDir });
    try {
      return await withStoreIn(dataDir, owner.url, (store, secret) => {
        const deps = depsOn(store.db, secret);
        return work({ service, deps, store, databaseUrl: owner.url, another: () => startService(dataDir) });
      });
    } finally {
      await owner.stop();
    }
  } finally {
    await service.stop();
  }
};

/** To each part its own. */
export const ownStage: Stage = {
  withService: work => inFolder(dataDir => withServiceIn(dataDir, work)),
  withStore: work => inFolder(dataDir => withStoreIn(dataDir, null, work)),
};

/** The same service for all parts: what they find there is not new, but it is soon there. */
export const onOneStage = <T>(work: (stage: Stage) => Promise<T>): Promise<T> =>
  ownStage.withService(staged =>
    work({ withService: use => use(staged), withStore: use => use(staged.store) }),
  );
