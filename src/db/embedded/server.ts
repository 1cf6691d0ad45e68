import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { answerOf, isAnswer, OWNER, urlAt } from './asking.js';
import { forgetReusedNumber, livingPostmaster } from './postmaster.js';
import type { RunProgram } from './programs.js';
import type { SystemUser } from './run-as-user.js';

/*
 * What is done to the server of a folder. All of it but looking is for whoever holds the folder's lock.
 */

export interface Server {
  /** PostgreSQL's own folder. */
  readonly folder: string;
  readonly run: RunProgram;
  readonly user: SystemUser | null;
  /** Its owner's. */
  readonly password: string;
  readonly settings: readonly string[];
}

/** `busy`: it starts, stops or hangs. */
export type State = 'up' | 'busy' | 'down';

/** How the server of a folder is, and the port it has. */
export const look = async ({
  folder,
  password,
}: Pick<Server, 'folder' | 'password'>): Promise<{ readonly state: State; readonly port: number }> => {
  const postmaster = await livingPostmaster(folder);
  if (!postmaster) return { state: 'down', port: 0 };
  const { port } = postmaster;
  const answers = port > 0 && isAnswer(await answerOf(urlAt(port, 'postgres', password)));
  return { state: answers ? 'up' : 'busy', port };
};

/** Makes the database's files, all of them or none. @throws Error for a folder that holds something else */
export const initialise = async ({ folder, run, user, password }: Server): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return mustBeWhole(folder);
  await removeUnfinished(folder);
  const work = `${folder}.new-${randomBytes(4).toString('hex')}`;
  const [data, file] = [join(work, 'data'), join(work, 'password')];
  await mkdir(work, { mode: 0o700 });
  await writeFile(file, password, { mode: 0o600 });
  if (user) for (const path of [work, file]) await chown(path, user.uid, user.gid);
  try {
    const how = ['-U', OWNER, `--pwfile=${file}`, '--auth=scram-sha-256'];
    await run('initdb', [
      '-D',
      data,
      ...how,
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
      '--no-sync',
      // What it has written ahead would take a gigabyte by default: more than all games of a small machine together.
      '--set=max_wal_size=256MB',
    ]);
    await rmdir(folder);
    await rename(data, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

const mustBeWhole = (folder: string): void => {
  if (existsSync(join(folder, 'global', 'pg_control'))) return;
  throw new Error(
    `${folder} holds no whole database (global/pg_control is missing): its first start was cut off, or files were ` +
      'lost. If nobody has played there yet, remove that folder and start again; otherwise restore a backup',
  );
};

/** What a killed predecessor left. */
const removeUnfinished = async (folder: string): Promise<void> => {
  const beside = dirname(folder);
  for (const name of await readdir(beside))
    if (name.startsWith(`${basename(folder)}.new-`))
      await rm(join(beside, name), { recursive: true, force: true, maxRetries: 5 });
};

/** Looks that often, in milliseconds, and waits so long for a server to answer. */
const LOOK_EVERY = 100;
const PATIENCE = 120_000;

/**
 * Until the server answers: started when it is down, waited for while it starts, recovers or stops.
 * @returns the port it has
 * @throws Error with what the server said
 */
export const bringUp = async (server: Server, port: () => Promise<number>): Promise<number> => {
  const until = performance.now() + PATIENCE;
  let failure: Error | null = null;
  for (;;) {
    const { state, port: there } = await look(server);
    if (state === 'up') return there;
    const late = performance.now() > until;
    if (failure && state === 'down' && (late || !passes(failure))) throw failure;
    if (late) throw new Error(`a PostgreSQL runs in ${server.folder} and does not answer`);
    if (state === 'down') failure = await start(server, await port());
    if (state === 'busy' || failure) await setTimeout(LOOK_EVERY);
  }
};

/** Somebody starts it by hand, or what is left of a killed one works on until it notices. */
const passes = ({ message }: Error): boolean => /postmaster\.pid" already exists|still in use/.test(message);

const start = async ({ folder, run, settings }: Server, port: number): Promise<Error | null> => {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${String(port)}`, ...settings];
  const flags = all.map(setting => `-c ${setting}`).join(' ');
  const log = join(folder, 'server.log');
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  try {
    await forgetReusedNumber(folder);
    await run('pg_ctl', ['start', '-D', folder, '-l', log, '-o', flags, '-w']);
    return null;
  } catch (error) {
    const said = await text(createReadStream(log, { start: size })).catch(() => '');
    return new Error(`PostgreSQL did not start in ${folder}: ${said.slice(-500)}`, { cause: error });
  }
};

/** At once, whatever connections are open; does nothing where it does not run. */
export const stopServer = async (server: Server): Promise<void> => {
  if ((await look(server)).state === 'down') return;
  await server.run('pg_ctl', ['stop', '-D', server.folder, '-m', 'fast', '-w']);
};
