import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/*
 * PostgreSQL refuses to be root, so root runs it as another user; and that user cannot get at what lies
 * below root's own home. Then programs and data are kept here instead.
 */
const OUTSIDE = '/var/lib/bahnpost';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const execute = promisify(execFile);

/** Can the user get at the file or folder? */
const canReach = (path: string, user: SystemUser): Promise<boolean> =>
  execute('test', ['-x', path], { ...user }).then(
    () => true,
    () => false,
  );

/** Where data lie that the user could not get at in the folder wanted. */
export const outsideFor = (wanted: string): string =>
  join(OUTSIDE, `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);

/** A folder for the user's data: the one wanted if the user can reach it, else a separate one outside. */
export const folderWithinReach = async (wanted: string, user: SystemUser | null): Promise<string> => {
  await mkdir(wanted, { recursive: true });
  if (!user) return wanted;
  await chown(wanted, user.uid, user.gid);
  if (await canReach(wanted, user)) return wanted;
  const outside = outsideFor(wanted);
  await mkdir(outside, { recursive: true });
  await chown(outside, user.uid, user.gid);
  return outside;
};

/** The program where the user can run it: in its place, or in a copy of its whole installation outside. */
export const programWithinReach = async (program: string, user: SystemUser | null): Promise<string> => {
  if (!user || (await canReach(program, user))) return program;
  // .../native/bin/initdb: libraries and data files lie beside `bin`.
  const installation = dirname(dirname(program));
  const name = createHash('sha256').update(installation).digest('hex').slice(0, 12);
  const copy = join(OUTSIDE, `programs-${name}`);
  const there = join(copy, 'bin', basename(program));
  if (await canReach(there, user)) return there;
  const half = `${copy}.${String(process.pid)}`;
  await mkdir(OUTSIDE, { recursive: true });
  await cp(installation, half, { recursive: true, verbatimSymlinks: true });
  // Another process may have been quicker: its copy is as good.
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return there;
};
