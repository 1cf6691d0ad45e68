import { afterAll, afterEach, beforeAll, describe, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { requestSignIn } from '../../src/service/account/signin.js';
import { TEST_SECRET } from '../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, type TestDeps } from '../support/service.js';

/** A process that does jobs, whose mails are answered by hand. */
const child = new URL('../support/crash-child.ts', import.meta.url).pathname;

let database: TestDatabase;
let deps: TestDeps;
let inbox: Server;
let service: ChildProcess;
let printed = '';
const waiting: ServerResponse[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { clock: () => new Date(), settleSeconds: 0 });
  inbox = createServer((_req, res) => waiting.push(res)).listen(0, '127.0.0.1');
  await once(inbox, 'listening');
  const task = {
    url: database.appUrl,
    secret: TEST_SECRET,
    mailTo: `http://127.0.0.1:${String((inbox.address() as AddressInfo).port)}/`,
    games: [],
    draws: 'child',
    heartbeat: 30_000,
    calm: 0,
  };
  service = spawn(process.execPath, ['--import', 'tsx', child, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [service.stdout!, service.stderr!])
    output.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(() => printed.includes('ready'));
});

afterEach(() => {
  printed = '';
});

afterAll(async () => {
  service.kill('SIGKILL');
  inbox.closeAllConnections();
  inbox.close();
  await database.drop();
});

const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await done())) {
    if (service.exitCode !== null) throw new Error(`the process ended:\n${printed}`);
    await pause(20);
  }
};

const unsent = async (email: string): Promise<number> =>
  (
    await database.asOwner(
      `SELECT FROM delivery d JOIN login_link l ON l.id = d.subject_id WHERE l.email = $1 AND d.status <> 'sent'`,
      [email],
    )
  ).rowCount ?? 0;

/** Asks for a mail, and waits until it is being handed over. */
const beginMail = async (email: string): Promise<void> => {
  await requestSignIn(deps, { email });
  await until(() => waiting.length > 0);
};

/** Says that the mails which are being handed over are taken. */
const take = (): void => {
  for (const res of waiting.splice(0)) res.end('250 taken');
};

/** From now on all mails are taken, until the one to this address is. */
const goesOut = (email: string): Promise<void> =>
  until(async () => {
    take();
    return (await unsent(email)) === 0;
  });

/** From now on nobody can write down what became of a job, or what else is in a table. */
const nothingCanBeWritten = (code: string, table = 'graphile_worker._private_jobs') =>
  database.asOwner(`
    CREATE OR REPLACE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER fails BEFORE DELETE OR UPDATE ON ${table} EXECUTE FUNCTION fails()`);

const allCanBeWritten = () => database.asOwner('DROP FUNCTION fails CASCADE');

describe('a job that ends', () => {
  test('while the database is away does not end the process, and is done when it is back', async () => {
    await beginMail('away@example.org');
    const { pathname } = new URL(database.ownerUrl);
    const name = pathname.slice(1);
    const server = new pg.Client({ connectionString: process.env['BAHNPOST_TEST_DATABASE']! });
    await server.connect();
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [name]);
    take();
    // It says that it could not write down what became of the job.
    await until(() => printed.includes('Failed to fail jobs'));
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await server.end();
    await goesOut('away@example.org');
  });

  test('does not hold up the queue for ever, when nothing can be written down of others either', async () => {
    for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
      await requestSignIn(deps, { email });
    await until(() => waiting.length === 3);
    await nothingCanBeWritten('53100');
    for (const done of [1, 2]) {
      waiting.shift()!.end('250 taken');
      await until(() => printed.split('Failed to complete jobs').length > done);
    }
    await nothingCanBeWritten('53100', 'delivery');
    take();
    await until(() => printed.includes('Failed to fail jobs'));
    await allCanBeWritten();
    await requestSignIn(deps, { email: 'four@example.org' });
    await goesOut('four@example.org');
  });

  test.each(['53100', '57P01'])('and cannot be written down (%s) does not end it either', async code => {
    await beginMail(`full-${code}@example.org`);
    await nothingCanBeWritten(code);
    take();
    await until(() => printed.includes('Failed to complete jobs'));
    await allCanBeWritten();
    await requestSignIn(deps, { email: `next-${code}@example.org` });
    await goesOut(`next-${code}@example.org`);
    // Nothing is left of the job that was done.
    await until(
      async () =>
        (await database.asOwner('SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).rowCount ===
        0,
    );
  });
});
