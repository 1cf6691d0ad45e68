import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readChangelog, releaseIn, releasesBetween } from '../../src/release/changelog.js';
import { compareVersions, isVersion, nextCandidate } from '../../src/release/version.js';
import { VERSION } from '../../src/version.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const text = `# Changelog

## [Unreleased]

### Fixed

- A fault
  of two lines.

## [1.1.0] - 2026-03-01

### Added

- On its own.

#### Games

- One game.

## [1.0.0] - 2026-02-01

### Added

- Everything.

## [1.0.0-rc.1] - 2026-01-01

### Added

- Most of it.
`;

describe('versions', () => {
  test('fall as they were made: a candidate before its release, and numbers as numbers', () => {
    const falling = ['1.10.0', '1.9.1', '1.9.0', '1.9.0-rc.10', '1.9.0-rc.2', '0.99.99'];
    expect([...falling].sort((a, b) => compareVersions(b, a))).toEqual(falling);
    expect(compareVersions('1.0.0-rc.1', '1.0.0-rc.1')).toBe(0);
  });

  test('are of one form', () => {
    for (const no of ['1.0', 'v1.0.0', '01.0.0', '1.0.0-beta.1', '1.0.0-rc.0', '1.0.0 ', 'rc'])
      expect([no, isVersion(no)]).toEqual([no, false]);
    expect(() => compareVersions('1.0', '1.0.0')).toThrow('not a version: 1.0');
  });

  test('a candidate has a next one, a release has none', () => {
    expect(nextCandidate('1.0.0-rc.9')).toBe('1.0.0-rc.10');
    expect(nextCandidate('1.0.0')).toBeNull();
  });
});

describe('a changelog', () => {
  test('is read: versions, kinds, subjects and items', () => {
    const { unreleased, releases } = readChangelog(text);
    expect(unreleased).toEqual([
      { kind: 'Fixed', notes: [{ subject: null, items: ['A fault of two lines.'] }] },
    ]);
    expect(releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0', '1.0.0-rc.1']);
    expect(releases[0]).toEqual({
      version: '1.1.0',
      date: '2026-03-01',
      changes: [
        {
          kind: 'Added',
          notes: [
            { subject: null, items: ['On its own.'] },
            { subject: 'Games', items: ['One game.'] },
          ],
        },
      ],
    });
  });

  test.each([
    ['no section for what comes', text.replace('[Unreleased]', 'Pending'), 'first section'],
    ['versions that rise', text.replace('[1.1.0]', '[0.9.0]'), '1.0.0 stands below 0.9.0'],
    ['a version without a date', text.replace(' - 2026-03-01', ''), 'is like'],
    ['a kind of its own', text.replace('### Fixed', '### Mended'), 'no such kind: Mended'],
    ['loose text', text.replace('- One game.', 'One game.'), 'not an item of a list: One game.'],
  ])('with %s is refused', (_, wrong, why) => {
    expect(() => readChangelog(wrong)).toThrow(why);
  });

  test('tells what came between two versions: without the first, with the last', () => {
    const between = (after: string, upTo: string): readonly string[] =>
      releasesBetween(readChangelog(text), after, upTo).map(({ version }) => version);
    expect(between('1.0.0-rc.1', '1.1.0')).toEqual(['1.1.0', '1.0.0']);
    expect(between('1.0.0', '1.0.0')).toEqual([]);
    expect(between('1.1.0', '1.0.0')).toEqual([]);
  });

  test('takes what was not released into a version, and nothing else changes', () => {
    const after = readChangelog(releaseIn(text, '1.1.1', '2026-04-01'));
    const before = readChangelog(text);
    expect(after.unreleased).toEqual([]);
    expect(after.releases).toEqual([
      { version: '1.1.1', date: '2026-04-01', changes: before.unreleased },
      ...before.releases,
    ]);
    expect(() => releaseIn(releaseIn(text, '1.1.1', '2026-04-01'), '1.1.2', '2026-04-02')).toThrow('nothing');
    expect(() => releaseIn(text, '1.1.0', '2026-04-01')).toThrow('not above 1.1.0');
  });
});

test('CHANGELOG.md, package.json and its lock name one version, of which players can read', () => {
  const [newest] = readChangelog(read('CHANGELOG.md')).releases;
  const lock = JSON.parse(read('package-lock.json')) as {
    readonly version: string;
    readonly packages: { readonly '': { readonly version: string } };
  };
  expect([newest!.version, lock.version, lock.packages[''].version]).toEqual([VERSION, VERSION, VERSION]);
  expect(newest!.changes.length).toBeGreaterThan(0);
});
