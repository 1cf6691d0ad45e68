import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { backup, restoreCheck } from '../../src/cli/backup.js';
import { findTool, NoTool, pgEnvironment } from '../../src/cli/pg-tools.js';
import { connect, type Database } from '../../src/db/client.js';
import { migrate } from '../../src/db/migrate.js';
import { prepareRole } from '../../src/db/role.js';
import { submit } from '../../src/service/log/play.js';
import { showOverview } from '../../src/service/operator/overview.js';
import { TEST_SECRET } from '../support/cluster.js';
import { testDeps, toyGame, type TestDeps } from '../support/service.js';
import { hasSystemPostgres, systemPostgres, type SystemPostgres } from '../support/system-postgres.js';

const withPostgres = hasSystemPostgres ? describe : describe.skip;

withPostgres('a backup', () => {
  let system: SystemPostgres;
  let owner: string;
  let db: Database;
  let deps: TestDeps;
  let folder: string;
  const ask = async (text: string, url = owner): Promise<readonly { [name: string]: unknown }[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows as { [name: string]: unknown }[];
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    system = await systemPostgres();
    const data = join(system.folder, 'data');
    await system.initialise(data);
    owner = await system.start(data, ['fsync=off']);
    await migrate(owner);
    const { url, refused } = await prepareRole(owner, TEST_SECRET);
    expect(refused).toBeNull();
    db = connect({ url });
    deps = testDeps(db);
    folder = await mkdtemp(join(tmpdir(), 'bahnpost-backup-'));
    await chmod(folder, 0o755);
    for (let n = 0; n < 3; n++) {
      const { game, players } = await toyGame(deps);
      const action = { seat: 0, type: 'bid', amount: n };
      await submit(deps, players[0]!, { gameId: game.id, expected: 0, action });
    }
  });
  afterAll(async () => {
    await db.close();
    await system.clear();
    await rm(folder, { recursive: true });
  });

  test('is restored, checked and taken away again; the operator sees that', async () => {
    const file = join(folder, 'good.dump');
    expect(await backup(owner, file)).toBe((await stat(file)).size);
    const found = await restoreCheck(deps, owner, file);
    expect(found).toMatchObject({ games: 3, faults: [], replays: 3, notKept: null });
    expect(await ask(`SELECT datname FROM pg_database WHERE datname LIKE 'bahnpost_check%'`)).toEqual([]);
    expect((await showOverview(deps)).backup).toMatchObject({ file, games: 3, faults: 0, replays: 3 });
  });

  test('with a log that is not what it was is called bad', async () => {
    await ask('ALTER TABLE log DISABLE TRIGGER USER');
    const [{ id }] = (await ask(`SELECT game_id AS id FROM log LIMIT 1`)) as [{ id: string }];
    await ask(`UPDATE log SET facts = '[]' WHERE game_id = '${id}'`);
    const file = join(folder, 'bad.dump');
    await backup(owner, file);
    // The overview shows the newest check.
    deps.pass(60);
    expect((await restoreCheck(deps, owner, file)).faults).toEqual([id]);
    expect((await showOverview(deps)).backup).toMatchObject({ faults: 1 });
  });

  test('can be read by nobody else, also where an older file lay open', async () => {
    const mode = async (file: string): Promise<string> => ((await stat(file)).mode & 0o777).toString(8);
    const [fresh, old] = [join(folder, 'fresh.dump'), join(folder, 'old.dump')];
    await backup(owner, fresh);
    await writeFile(old, 'an older one', { mode: 0o644 });
    expect(await backup(owner, old)).toBe((await stat(fresh)).size);
    expect([await mode(fresh), await mode(old)]).toEqual(['600', '600']);
  });

  test("of a version before is looked at; the service's own database is not migrated for that, and it is said", async () => {
    const names = async (): Promise<readonly unknown[]> =>
      (await ask('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).map(({ name }) => name);
    const now = await names();
    const last = now.at(-1) as string;
    // Before the last one, which made a column and what fills it.
    expect(last).toBe('0045_programs_at_start');
    await ask(
      `DROP TRIGGER game_notes_programs ON game;
       DROP TRIGGER seat_notes_program ON seat;
       DROP TRIGGER seat_notes_next_program ON seat;
       DROP FUNCTION note_program_at_seat(), note_programs_at_start();
       ALTER TABLE seat DROP COLUMN program;
       DELETE FROM _prisma_migrations WHERE migration_name = '${last}'`,
    );
    const checks = `SELECT count(*) FROM backup_check`;
    const kept = await ask(checks);
    const file = join(folder, 'before.dump');
    await backup(owner, file);
    const { games, notKept } = await restoreCheck(deps, owner, file);
    expect([games, notKept]).toEqual([3, expect.stringContaining(last)]);
    expect(await names()).toEqual(now.slice(0, -1));
    expect(await ask(checks)).toEqual(kept);
    await migrate(owner);
    expect(await names()).toEqual(now);
  });

  test('that was cut off is called so, wherever that was', async () => {
    const file = join(folder, 'whole.dump');
    await backup(owner, file);
    const whole = await readFile(file);
    const cut = join(folder, 'cut.dump');
    for (const part of [0, 0.001, 0.5, 0.95, 1 - 1 / whole.length]) {
      await writeFile(cut, whole.subarray(0, Math.floor(whole.length * part)));
      await expect(restoreCheck(deps, owner, cut)).rejects.toThrow(
        /cut\.dump is cut off, and no whole backup/,
      );
    }
  });

  test('of something else is called so', async () => {
    await ask('CREATE DATABASE other');
    const other = new URL(owner);
    other.pathname = '/other';
    const file = join(folder, 'other.dump');
    await backup(other.href, file);
    await expect(restoreCheck(deps, owner, file)).rejects.toThrow(/other\.dump is no backup of a Bahnpost/);
  });

  test('that is none is refused, and leaves nothing behind', async () => {
    const file = join(folder, 'none.dump');
    await expect(restoreCheck(deps, owner, file)).rejects.toThrow(/none\.dump/);
    expect(await ask(`SELECT datname FROM pg_database WHERE datname LIKE 'bahnpost_check%'`)).toEqual([]);
  });
});

describe('the programs of PostgreSQL', () => {
  test('that are older than the server are no good; it is said what to install', async () => {
    const wanted = findTool('pg_dump', 99);
    await expect(wanted).rejects.toBeInstanceOf(NoTool);
    await expect(wanted).rejects.toThrow(/pg_dump 99 or newer is needed.*postgresql-client-99/);
  });

  test('get the address by their surroundings, where no other user sees the password', () => {
    expect(pgEnvironment('postgresql://me:s%40cret@db.example:6543/games?sslmode=require')).toEqual({
      PGHOST: 'db.example',
      PGPORT: '6543',
      PGUSER: 'me',
      PGPASSWORD: 's@cret',
      PGDATABASE: 'games',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: expect.any(String),
    });
  });

  test('check the certificate as the service does', () => {
    const ssl = (query: string): object => {
      const all = pgEnvironment(`postgresql://me:x@db.example/games?${query}`);
      return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('PGSSL')));
    };
    expect(ssl('')).toEqual({});
    expect(ssl('sslmode=no-verify')).toEqual({ PGSSLMODE: 'require' });
    expect(ssl('sslmode=disable')).toEqual({ PGSSLMODE: 'disable' });
    expect(ssl('sslmode=verify-full&sslrootcert=/etc/ca.pem')).toEqual({
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.pem',
    });
    expect(ssl('uselibpqcompat=true&sslmode=require')).toEqual({ PGSSLMODE: 'require' });
  });
});
