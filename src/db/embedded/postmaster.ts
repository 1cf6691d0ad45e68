import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What `postmaster.pid` says; the file stays behind when the server is killed. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const execute = promisify(execFile);

const fileOf = (folder: string): string => join(folder, 'postmaster.pid');

/** The server of the folder, if its process lives. */
export const livingPostmaster = async (folder: string): Promise<Postmaster | null> => {
  const written = await readPostmaster(folder);
  return written && isAlive(written.pid) && (await worksIn(written.pid, folder)) ? written : null;
};

/**
 * Lets a server start whose predecessor's number belongs to another process by now, for which PostgreSQL would take it
 * as still running. The rest of the file stays: by it PostgreSQL sees whether anything of the predecessor is left.
 */
export const forgetReusedNumber = async (folder: string): Promise<void> => {
  const written = await readPostmaster(folder);
  if (!written || !isAlive(written.pid)) return;
  const text = await readFile(fileOf(folder), 'utf8');
  // PostgreSQL knows that the process which started `pg_ctl` is no server.
  await writeFile(fileOf(folder), text.replace(/^\d+/, String(process.pid)));
};

/** The first line is its process, the fourth its port; that one is missing in its first moments. */
const readPostmaster = async (folder: string): Promise<Postmaster | null> => {
  const lines = (await readFile(fileOf(folder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port } : null;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Is it a server of the folder? It works in there, where the system tells that; else it is at least a PostgreSQL. */
const worksIn = async (pid: number, folder: string): Promise<boolean> => {
  if (existsSync('/proc/self/cwd'))
    return (await readlink(`/proc/${String(pid)}/cwd`).catch(() => null)) === (await realpath(folder));
  const asked = await execute('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return asked === null || asked.stdout.includes('postgres');
};
