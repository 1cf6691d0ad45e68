import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster } from '../../src/db/embedded.js';

let folder: string;
let cluster: Cluster | null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bahnpost-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = (): Promise<Cluster> => startCluster({ folder: join(folder, 'pg'), password: 'p/ä?#' });

const serverOf = async (): Promise<number> =>
  Number((await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('a database of our own starts, is found by a second process, and starts again after it was killed', async () => {
  cluster = await start();
  await cluster.createDatabase('bahnpost');
  await cluster.createDatabase('bahnpost');
  const pid = await serverOf();

  const again = await start();
  expect(await serverOf()).toBe(pid);
  expect(again.url('bahnpost')).toBe(cluster.url('bahnpost'));

  // One of two that stops leaves the server to the other.
  const client = new pg.Client({ connectionString: cluster.url('bahnpost'), application_name: 'bahnpost' });
  client.on('error', () => undefined);
  await client.connect();
  await again.stop();
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);

  const ended = new Promise<void>(resolve => client.once('end', () => resolve()));
  process.kill(pid, 'SIGKILL');
  await ended;
  cluster = await start();
  const back = new pg.Client({ connectionString: cluster.url('bahnpost') });
  await back.connect();
  expect((await back.query('SHOW data_checksums')).rows).toEqual([{ data_checksums: 'on' }]);
  await back.end();
});

test("a killed server's number may belong to another process by now", async () => {
  cluster = await start();
  const file = join(folder, 'pg', 'postmaster.pid');
  const left = await readFile(file, 'utf8');
  await cluster.stop();
  const other = spawn('sleep', ['60']);
  await writeFile(file, left.replace(/^\d+/, String(other.pid)));
  try {
    cluster = await start();
    expect(await serverOf()).not.toBe(other.pid);
  } finally {
    other.kill();
  }
});
