import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseIn } from '../../src/release/changelog.js';
import { versionToMake, whatToTag, withVersion } from './plan.js';

export interface Asked {
  /** The project's folder. */
  readonly folder: string;
  /** A version, or `rc`. */
  readonly version: string;
  /** `.ci/run` has passed for what is committed. */
  readonly checked: boolean;
  /** Such as 2026-01-31. */
  readonly date: string;
}

const git = (folder: string, ...args: readonly string[]): string => {
  const done = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.stderr || String(done.error)}`);
  return done.stdout.trim();
};

const mustBeClean = (folder: string): void => {
  const changed = git(folder, 'status', '--porcelain');
  if (changed !== '') throw new Error(`commit or put aside first:\n${changed}`);
};

const mustPass = (folder: string): void => {
  const { status } = spawnSync(join(folder, '.ci/run'), { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('.ci/run failed: nothing was changed');
};

/**
 * Commits a version: the changelog's section, package.json and its lock.
 * @returns what is left to do by hand, a command each
 * @throws Error where something is not as it should be; then nothing was changed
 */
export const release = ({ folder, version: asked, checked, date }: Asked): readonly string[] => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  mustBeClean(folder);
  const { version: current } = JSON.parse(read('package.json')) as { readonly version: string };
  const version = versionToMake(asked, current);
  const files = {
    'CHANGELOG.md': releaseIn(read('CHANGELOG.md'), version, date),
    'package.json': withVersion(read('package.json'), version),
    'package-lock.json': withVersion(read('package-lock.json'), version),
  };
  if (!checked) mustPass(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  git(folder, 'commit', '--quiet', '--message', `release: ${version}`, '--', ...Object.keys(files));
  return whatToTag(version);
};
