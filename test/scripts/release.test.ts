import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionToMake } from '../../scripts/release/plan.js';
import { release, type Asked } from '../../scripts/release/release.js';

test('the next version is above the current one, in the form of a version', () => {
  expect(versionToMake('rc', '1.0.0-rc.1')).toBe('1.0.0-rc.2');
  expect(versionToMake('1.0.0', '1.0.0-rc.2')).toBe('1.0.0');
  expect(() => versionToMake('rc', '1.0.0')).toThrow('name the version');
  expect(() => versionToMake('1.0.0-rc.9', '1.0.0')).toThrow('1.0.0-rc.9 is not above 1.0.0');
  expect(() => versionToMake('v1.1.0', '1.0.0')).toThrow('not a version: v1.1.0');
});

describe('a release', () => {
  let folder: string;
  const file = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (): void => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'before');
  };
  const make = (asked: Partial<Asked> = {}): readonly string[] =>
    release({ folder, version: '1.0.0', checked: false, date: '2027-01-31', ...asked });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bahnpost-release-'));
    git('init', '--quiet');
    git('config', 'user.name', 'Anna');
    git('config', 'user.email', 'anna@example.org');
    git('config', 'commit.gpgsign', 'false');
    const version = '1.0.0-rc.1';
    const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
    writeFileSync(join(folder, 'package.json'), json({ name: 'x', version, private: true }));
    writeFileSync(
      join(folder, 'package-lock.json'),
      json({ name: 'x', version, packages: { '': { name: 'x', version }, 'node_modules/y': { version } } }),
    );
    writeFileSync(
      join(folder, 'CHANGELOG.md'),
      `# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A fault.\n\n## [${version}] - 2026-11-28\n\n### Added\n\n- All.\n`,
    );
    mkdirSync(join(folder, '.ci'));
    writeFileSync(join(folder, '.ci/run'), '#!/bin/sh\nexec test ! -e broken\n', { mode: 0o755 });
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is checked, written, committed, and says what to tag', () => {
    expect(make()).toEqual(["git tag -a v1.0.0 -m 'Bahnpost 1.0.0'", 'git push origin HEAD v1.0.0']);
    expect(git('log', '-1', '--format=%s')).toBe('release: 1.0.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(file('CHANGELOG.md')).toContain(
      '## [Unreleased]\n\n## [1.0.0] - 2027-01-31\n\n### Fixed\n\n- A fault.\n',
    );
    expect(JSON.parse(file('package.json'))).toEqual({ name: 'x', version: '1.0.0', private: true });
    const own = { name: 'x', version: '1.0.0' };
    expect(JSON.parse(file('package-lock.json'))).toEqual({
      ...own,
      // Other packages keep their versions.
      packages: { '': own, 'node_modules/y': { version: '1.0.0-rc.1' } },
    });
    // Nothing new since.
    expect(() => make({ version: '1.0.1' })).toThrow('says nothing under [Unreleased]');
  });

  test('is not made of what is not committed, fails its checks or is not above, and then nothing changes', () => {
    writeFileSync(join(folder, 'loose'), '');
    expect(() => make()).toThrow('?? loose');
    writeFileSync(join(folder, 'broken'), '');
    commit();
    const before = git('rev-parse', 'HEAD');
    expect(() => make()).toThrow('.ci/run failed');
    expect(() => make({ version: '1.0.0-rc.1' })).toThrow('not above');
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(['', before]);
    // Who says that it was checked is believed.
    make({ checked: true });
    expect(git('rev-parse', 'HEAD~1')).toBe(before);
  });
});
