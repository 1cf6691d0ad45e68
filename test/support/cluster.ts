import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../src/db/embedded/cluster.js';
import { migrate } from '../../src/db/migrate.js';
import { prepareRole } from '../../src/db/role.js';

/** Known to all tests, so that each can connect as the service's role. */
export const TEST_SECRET = 'a secret for tests, not used anywhere else';

/** The database every test's own is copied from. */
export const TEMPLATE = 'template_bahnpost';

/** Starts PostgreSQL with a migrated template; without fsync, since no test cuts the power. */
export const startTestCluster = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bahnpost-test-'));
  // PostgreSQL may run as another user.
  await chmod(dataDir, 0o755);
  const settings = [
    ...['fsync=off', 'wal_level=minimal', 'max_wal_senders=0'],
    // Hundreds of small databases that are gone within seconds are not worth looking after.
    'autovacuum=off',
    ...['max_connections=200', 'shared_buffers=64MB'],
  ];
  const cluster = await startCluster({ dataDir, password: 'test', settings });
  await cluster.createDatabase(TEMPLATE);
  await migrate(cluster.url(TEMPLATE));
  const { refused } = await prepareRole(cluster.url(TEMPLATE), TEST_SECRET);
  if (refused) throw new Error(refused);
  return {
    url: cluster.url('postgres'),
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
