import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { connect, direct } from '../../src/db/client.js';
import { keepsSession, mustBePoolOf, mustKeepSessions } from '../../src/db/pooler.js';
import { asUserOf } from '../../src/db/role.js';
import { openStore } from '../../src/open-database.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { TEST_SECRET } from '../support/cluster.js';
import { freePort } from '../support/free-port.js';

/** Two clients of a pooler: whoever asks gets a server process for a transaction, the one given back last. */
const inTransactionMode = (servers: readonly number[]): readonly [pg.Client, pg.Client] => {
  const free = [...servers];
  const client = (): pg.Client => {
    let held: number | undefined;
    const query = (text: string): Promise<{ rows: readonly object[] }> => {
      const pid = held ?? free.pop();
      // Nobody gives one back: who asks waits for ever.
      if (pid === undefined) return new Promise(() => undefined);
      held = text === 'BEGIN' || (held !== undefined && text !== 'ROLLBACK') ? pid : undefined;
      if (held === undefined) free.push(pid);
      return Promise.resolve({ rows: [{ pid }] });
    };
    return { query } as unknown as pg.Client;
  };
  return [client(), client()];
};

describe('a pooler between the service and its database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test.each([[[1, 2]], [[1]]])(
    'that gives each transaction another session is found out: %j',
    async servers => {
      expect(await keepsSession(...inTransactionMode(servers))).toBe(false);
    },
  );

  test('is none where sessions are kept', async () => {
    await expect(mustKeepSessions(database.ownerUrl)).resolves.toBeUndefined();
  });

  test('is asked for nothing at the start of a connection that it does not know, and commands that only look still cannot write', async () => {
    const db = connect({ url: database.ownerUrl, readOnly: true, connections: 2 });
    expect((db.pool as unknown as { options: object }).options).not.toHaveProperty('options');
    await expect(
      direct(db).rows(`INSERT INTO switch (name, off_at) VALUES ('mail', now())`),
    ).rejects.toMatchObject({
      code: '25006',
    });
    await db.close();
  });
});

test('the service goes by the pooler as the same user as by the owner’s address', () => {
  const pooled = asUserOf(
    'postgresql://app:s%40cret@db:5432/games',
    'postgresql://x:y@pool:6432/games?sslmode=no-verify',
  );
  expect(pooled).toBe('postgresql://app:s%40cret@pool:6432/games?sslmode=no-verify');
});

/** A running PgBouncer before the server of these addresses. */
const startBouncer = async (
  mode: 'session' | 'transaction',
  urls: readonly string[],
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort } = new URL(urls[0]!);
  const users = urls
    .map(url => new URL(url))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(folder, 'users'), users.join('\n'));
  writeFileSync(
    join(folder, 'ini'),
    [
      ...[
        '[databases]',
        `* = host=${hostname} port=${serverPort}`,
        '[pgbouncer]',
        `listen_port = ${String(port)}`,
      ],
      ...[
        'listen_addr = 127.0.0.1',
        'unix_socket_dir =',
        'auth_type = trust',
        `auth_file = ${join(folder, 'users')}`,
      ],
      ...[`pool_mode = ${mode}`, 'default_pool_size = 5'],
    ].join('\n'),
  );
  chmodSync(folder, 0o755);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const program: ChildProcess = spawn('pgbouncer', [...asNobody, join(folder, 'ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const said of program.stderr!) if (String(said).includes('process up')) break;
  return {
    port,
    stop: async () => {
      program.kill('SIGKILL');
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

(spawnSync('pgbouncer', ['--version']).error ? describe.skip : describe)('a real PgBouncer', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map(stop => stop()));
  });
  afterAll(() => database.drop());

  const opened = async (mode: 'session' | 'transaction') => {
    const store = await openStore({ ...options(), databaseUrl: database.ownerUrl });
    await store.close();
    const bouncer = await startBouncer(mode, [store.url, database.ownerUrl]);
    const pooledUrl = `postgresql://127.0.0.1:${String(bouncer.port)}${new URL(database.ownerUrl).pathname}`;
    stops.push(bouncer.stop);
    return { own: store.url, pooledUrl };
  };
  const options = () => ({
    databaseConnections: 2,
    dataDir: '/nowhere',
    secret: TEST_SECRET,
    warn: () => undefined,
  });

  test('in session mode serves the service, while the owner has an address of their own', async () => {
    const bouncer = await opened('session');
    const store = await openStore({
      ...options(),
      databaseUrl: database.ownerUrl,
      pooledUrl: bouncer.pooledUrl,
    });
    expect(store.url).toBe(asUserOf(bouncer.own, bouncer.pooledUrl));
    expect(await direct(store.db).rows('SELECT current_user AS me', [], 'me')).toEqual([
      { me: new URL(bouncer.own).username },
    ]);
    await store.close();
    const elsewhere = new URL(bouncer.pooledUrl);
    elsewhere.pathname = '/template1';
    await expect(mustBePoolOf(asUserOf(bouncer.own, elsewhere.href), database.ownerUrl)).rejects.toThrow(
      'lead to different databases',
    );
    await stops.pop()!();
    await expect(
      openStore({ ...options(), databaseUrl: database.ownerUrl, pooledUrl: bouncer.pooledUrl }),
    ).rejects.toThrow('cannot connect by DATABASE_URL');
  });

  test('in transaction mode is refused, by whichever of the two addresses', async () => {
    const bouncer = await opened('transaction');
    await expect(
      openStore({ ...options(), databaseUrl: database.ownerUrl, pooledUrl: bouncer.pooledUrl }),
    ).rejects.toThrow(/^DATABASE_URL leads through a pooler in transaction mode/);
    const pooledOwner = asUserOf(database.ownerUrl, bouncer.pooledUrl);
    await expect(
      openStore({ ...options(), databaseUrl: pooledOwner, pooledUrl: bouncer.pooledUrl }),
    ).rejects.toThrow(/^DATABASE_OWNER_URL leads through a pooler in transaction mode/);
  });
});
