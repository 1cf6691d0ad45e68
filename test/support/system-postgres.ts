import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';

const execute = promisify(execFile);

/** PostgreSQL of the machine, with all its programs; the one that comes with the packages has no pg_dump. */
export interface SystemPostgres {
  readonly bin: string;
  readonly version: number;
  /** A folder of its own, which the server's user may write. */
  readonly folder: string;
  /** Makes an empty cluster. */
  initialise(data: string): Promise<void>;
  /** Starts it. @returns its owner's address of the database `postgres` */
  start(data: string, settings?: readonly string[]): Promise<string>;
  /** `immediate` is how a crash stops it. */
  stop(data: string, mode?: 'fast' | 'immediate'): Promise<void>;
  /** Runs one of the programs as the server's user. */
  run(program: string, args: readonly string[], env?: { readonly [name: string]: string }): Promise<string>;
  clear(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

const OWNER = 'bahnpost';

const newest = (): number | undefined =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter(version => existsSync(join(DEBIAN, String(version), 'bin', 'initdb')))
        .sort((a, b) => b - a)[0]
    : undefined;

/** The tests that need it say so when there is none. */
export const hasSystemPostgres = newest() !== undefined;

if (!hasSystemPostgres)
  process.stderr.write(
    `SKIPPED: no PostgreSQL in ${DEBIAN}: what needs pg_dump or pg_basebackup is not tested\n`,
  );

const userIds = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (which: string): Promise<number> =>
    Number((await execute('id', [which, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
};

export const systemPostgres = async (): Promise<SystemPostgres> => {
  const version = newest()!;
  const bin = join(DEBIAN, String(version), 'bin');
  const user = await userIds();
  const folder = mkdtempSync(join(tmpdir(), 'bahnpost-system-'));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const running = new Set<string>();
  const run: SystemPostgres['run'] = async (program, args, env = {}) =>
    (
      await execute(join(bin, program), [...args], {
        env: { ...process.env, LC_ALL: 'C', ...env },
        cwd: folder,
        ...user,
      })
    ).stdout;
  const stop: SystemPostgres['stop'] = async (data, mode = 'fast') => {
    await run('pg_ctl', ['stop', '-D', data, '-m', mode, '-w']);
    running.delete(data);
  };
  return {
    bin,
    version,
    folder,
    run,
    initialise: async data => {
      const how = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
      await run('initdb', ['-D', data, '-U', OWNER, ...how]);
    },
    start: async (data, settings = []) => {
      const port = await freePort();
      const all = [
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        `port=${String(port)}`,
        ...settings,
      ];
      const flags = all.map(setting => `-c '${setting}'`).join(' ');
      await run('pg_ctl', ['start', '-D', data, '-l', join(folder, 'log'), '-o', flags, '-w', '-t', '60']);
      running.add(data);
      return `postgresql://${OWNER}:trusted@127.0.0.1:${String(port)}/postgres`;
    },
    stop,
    clear: async () => {
      for (const data of running) await stop(data, 'immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
