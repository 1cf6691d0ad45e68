import { compareVersions, isVersion } from './version.js';

/*
 * CHANGELOG.md, in the form of keepachangelog.com: a section for each version, the newest first, with what was
 * added, changed, fixed ..., each as a list, or as lists by subject.
 */

/** The kinds of change that a section may tell. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;

/** Notes about one subject; null where they stand under the kind itself. */
interface Notes {
  readonly subject: string | null;
  readonly items: readonly string[];
}

export interface ChangelogSection {
  readonly kind: string;
  readonly notes: readonly Notes[];
}

/** A section of the changelog. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly ChangelogSection[];
}

export interface Changelog {
  /** What the next version will bring. */
  readonly unreleased: readonly ChangelogSection[];
  /** The newest first. */
  readonly releases: readonly Release[];
}

const HEADING = /^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/;

/** Parts of a text that begin with such a heading, without the marks. */
const parts = (text: string, mark: string): readonly string[] => text.split(`\n${mark} `).slice(1);

const firstLine = (text: string): string => text.split('\n', 1)[0]!.trim();

/** Items of a list, whose lines may go on indented. @throws Error for what is no list */
const itemsOf = (text: string): readonly string[] => {
  const items: string[] = [];
  for (const line of text.split('\n').filter(one => one.trim() !== '')) {
    if (line.startsWith('- ')) items.push(line.slice(2).trim());
    else if (line.startsWith('  ') && items.length > 0) items.push(`${items.pop()!} ${line.trim()}`);
    else throw new Error(`CHANGELOG.md: not an item of a list: ${line}`);
  }
  return items;
};

const notesOf = (text: string): readonly Notes[] => {
  const [own, ...subjects] = text.split('\n#### ');
  const rest = (part: string): string => part.slice(firstLine(part).length);
  return [
    { subject: null, items: itemsOf(rest(own!)) },
    ...subjects.map(part => ({ subject: firstLine(part), items: itemsOf(rest(part)) })),
  ].filter(({ items }) => items.length > 0);
};

const changesOf = (section: string): readonly ChangelogSection[] =>
  parts(section, '###')
    .map(part => ({ kind: firstLine(part), notes: notesOf(part) }))
    .filter(({ kind, notes }) => {
      if (!(KINDS as readonly string[]).includes(kind))
        throw new Error(`CHANGELOG.md: no such kind: ${kind}`);
      return notes.length > 0;
    });

const releaseOf = (section: string): Release => {
  const heading = `## ${firstLine(section)}`;
  const [, version, date] = HEADING.exec(heading) ?? [];
  if (version === undefined || date === undefined || !isVersion(version))
    throw new Error(`CHANGELOG.md: a version's heading is like "## [1.0.0] - 2026-01-31", not: ${heading}`);
  return { version, date, changes: changesOf(section) };
};

/** @throws Error where it is not of that form, or its versions do not fall */
export const readChangelog = (text: string): Changelog => {
  const sections = parts(text, '##');
  const [first, ...others] = sections;
  if (first === undefined || firstLine(first) !== '[Unreleased]')
    throw new Error('CHANGELOG.md: the first section is "## [Unreleased]"');
  const releases = others.map(releaseOf);
  for (const [i, { version }] of releases.slice(1).entries())
    if (compareVersions(version, releases[i]!.version) >= 0)
      throw new Error(`CHANGELOG.md: ${version} stands below ${releases[i]!.version}`);
  return { unreleased: changesOf(first), releases };
};

/** What came after one version, up to another one. */
export const releasesBetween = ({ releases }: Changelog, after: string, upTo: string): readonly Release[] =>
  releases.filter(
    ({ version }) => compareVersions(version, after) > 0 && compareVersions(version, upTo) <= 0,
  );

/**
 * The text with what was not released yet as a version of its own.
 * @throws Error where there is nothing to release, or the version is not above all others
 */
export const releaseIn = (text: string, version: string, date: string): string => {
  const { unreleased, releases } = readChangelog(text);
  if (unreleased.length === 0) throw new Error('CHANGELOG.md says nothing under [Unreleased]');
  const newest = releases[0]?.version;
  if (newest !== undefined && compareVersions(version, newest) <= 0)
    throw new Error(`${version} is not above ${newest}, the newest version in CHANGELOG.md`);
  return text.replace('\n## [Unreleased]\n', `\n## [Unreleased]\n\n## [${version}] - ${date}\n`);
};
