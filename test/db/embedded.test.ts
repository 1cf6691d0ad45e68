import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findCluster, NotRunning, startCluster, type Cluster } from '../../src/db/embedded/cluster.js';

const PASSWORD = 'p/ä?#';

let folder: string;
let clusters: Cluster[];
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bahnpost-embedded-'));
  await chmod(folder, 0o755);
  [clusters, children] = [[], []];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const cluster of clusters) await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (more: { readonly formerPassword?: string; readonly password?: string } = {}) => {
  const cluster = await startCluster({ dataDir: folder, password: PASSWORD, ...more });
  clusters.push(cluster);
  return cluster;
};

const data = (): string => join(folder, 'pg');
const lines = async (): Promise<readonly string[]> =>
  (await readFile(join(data(), 'postmaster.pid'), 'utf8')).split('\n');
const serverOf = async (): Promise<number> => Number((await lines())[0]);

const ask = async (url: string, text: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as readonly unknown[];
  } finally {
    await client.end();
  }
};

/** Until it answers again. */
const answer = async (url: string, text: string): Promise<readonly unknown[]> => {
  for (;;) {
    const rows = await ask(url, text).catch(() => null);
    if (rows) return rows;
  }
};

/** Another process that uses the folder, until it is killed. */
const anotherProcess = async (): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', new URL('../support/cluster-child.ts', import.meta.url).pathname, folder, PASSWORD],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  await once(child.stdout, 'data');
  return child;
};

describe('a database of our own', () => {
  test('is found by a second one, and stops with the last who leaves it', async () => {
    const first = await start();
    await first.createDatabase('bahnpost');
    await first.createDatabase('bahnpost');
    const pid = await serverOf();

    const second = await start();
    expect(await serverOf()).toBe(pid);
    expect(second.url('bahnpost')).toBe(first.url('bahnpost'));

    // Nobody is connected, and yet one of them uses it.
    await second.stop();
    expect(await ask(first.url('bahnpost'), 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    await first.stop();
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  });

  test('is started once by four who come together, and stopped once', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(new Set(four.map(one => one.url('postgres'))).size).toBe(1);
    await Promise.all(four.map(one => one.stop()));
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  });

  test('that was killed is started again at the same address, by whoever uses it', async () => {
    const cluster = await start();
    const url = cluster.url('postgres');
    const pid = await serverOf();
    process.kill(pid, 'SIGKILL');
    expect(await answer(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await serverOf()).not.toBe(pid);
    expect(cluster.url('postgres')).toBe(url);
  });

  test('has the same address the next time', async () => {
    const first = await start();
    const url = first.url('postgres');
    await first.stop();
    expect((await start()).url('postgres')).toBe(url);
  });

  test('is not held by a process that was killed: the next one leads, and stops it', async () => {
    const other = await anotherProcess();
    const pid = await serverOf();
    const mine = await start();
    expect(await serverOf()).toBe(pid);
    other.kill('SIGKILL');
    await once(other, 'exit');

    process.kill(pid, 'SIGKILL');
    await answer(mine.url('postgres'), 'SELECT 1');
    await mine.stop();
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  });

  test("starts though a killed server's number belongs to another process of its user by now", async () => {
    const cluster = await start();
    const left = await readFile(join(data(), 'postmaster.pid'), 'utf8');
    await cluster.stop();
    const { uid, gid } = await stat(data());
    const other = spawn('sleep', ['600'], { uid, gid, cwd: tmpdir() });
    children.push(other);
    const file = join(data(), 'postmaster.pid');
    await writeFile(file, left.replace(/^\d+/, String(other.pid)));
    await chown(file, uid, gid);
    await start();
    expect(await serverOf()).not.toBe(other.pid);
    expect(other.exitCode).toBeNull();
  });
});

describe('the files of a database of our own', () => {
  const inTheMaking = (): Promise<readonly string[]> =>
    readdir(folder).then(names => names.filter(name => name.startsWith('pg.new-')));

  test('are made whole or not at all: a process killed meanwhile leaves nothing that is in the way', async () => {
    const killed = spawn(
      process.execPath,
      ['--import', 'tsx', new URL('../support/cluster-child.ts', import.meta.url).pathname, folder, PASSWORD],
      { env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'ignore', detached: true },
    );
    const version = async (): Promise<boolean> =>
      (await inTheMaking()).some(name => existsSync(join(folder, name, 'data', 'PG_VERSION')));
    while (!(await version()));
    // With all that it started.
    process.kill(-killed.pid!, 'SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(join(data(), 'PG_VERSION'))).toBe(false);

    expect(await ask((await start()).url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await inTheMaking()).toEqual([]);
  });

  test('that an older version left unfinished are named, and not touched', async () => {
    await mkdir(data());
    await writeFile(join(data(), 'PG_VERSION'), '18\n');
    await expect(start()).rejects.toThrow(/no whole database .*pg_control is missing.*remove that folder/);
    expect(await readdir(data())).toEqual(['PG_VERSION']);
  });

  test('of an older version get the new password; another secret is named', async () => {
    const old = await start({ password: 'the secret itself' });
    await old.stop();
    const now = await start({ formerPassword: 'the secret itself' });
    expect(await ask(now.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await now.stop();
    await expect(start({ password: 'neither', formerPassword: 'nor' })).rejects.toThrow(
      /`secret` in DATA_DIR/,
    );
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  });
});

describe('who only looks', () => {
  const find = (): Promise<string> => findCluster({ dataDir: folder, password: PASSWORD }, 'postgres');

  test('finds a server that runs', async () => {
    const cluster = await start();
    expect(await find()).toBe(cluster.url('postgres'));
  });

  test('is told that there is none, and makes nothing', async () => {
    await expect(find()).rejects.toThrow(/no database in .* yet: start the service/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is told that it does not run, and starts nothing', async () => {
    await (await start()).stop();
    await expect(find()).rejects.toBeInstanceOf(NotRunning);
    await expect(find()).rejects.toThrow(/not running: start the service/);
    expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false);
  });
});
