import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** All files of the project, as they are or as they were at a commit. */
export interface Tree {
  readonly paths: readonly string[];
  read(path: string): string;
}

/** A file that differs, with what differs; all of it where nothing is said of lines. */
export interface Change {
  readonly path: string;
  /** Numbers of lines in the new file. */
  readonly lines?: readonly number[];
  /** What was added and what was taken away. */
  readonly text?: string;
  readonly gone?: boolean;
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });

const listed = (text: string): readonly string[] => text.split('\0').filter(Boolean);

/** What `.gitignore` leaves out, as far as its patterns go here: names, paths and endings. */
const readIgnored = (): ((path: string) => boolean) => {
  const rows = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const ignored = new Set(['.git', ...rows.map(row => row.replace(/\/$/, ''))]);
  return path => [path, posix.basename(path), `*${posix.extname(path)}`].some(one => ignored.has(one));
};

/** The files as they lie in the project's folder; that needs no git. */
export const workingTree = (): Tree => {
  const isIgnored = readIgnored();
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      const path = posix.join(folder, entry.name);
      if (isIgnored(path)) return [];
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });
  return { paths: filesIn('.'), read: path => readFileSync(path, 'utf8') };
};

/** Contents by the name that git gives them: what did not change between two commits is read once. */
const blobs = new Map<string, string>();

const fetchBlobs = (ids: readonly string[]): void => {
  const missing = ids.filter(id => !blobs.has(id));
  if (missing.length === 0) return;
  const out = execFileSync('git', ['cat-file', '--batch'], { input: missing.join('\n'), maxBuffer: 1 << 30 });
  let at = 0;
  for (const id of missing) {
    const start = out.indexOf('\n', at) + 1;
    const size = Number(out.toString('utf8', at, start - 1).split(' ')[2]);
    blobs.set(id, out.toString('utf8', start, start + size));
    at = start + size + 1;
  }
};

export const treeAt = (commit: string): Tree => {
  const ids = new Map(
    listed(git('ls-tree', '-r', '-z', commit)).map(row => {
      const [about, path] = row.split('\t');
      return [path!, about!.split(' ')[2]!];
    }),
  );
  fetchBlobs([...ids].filter(([path]) => !/\.(png|ttf)$/.test(path)).map(([, id]) => id));
  return { paths: [...ids.keys()], read: path => blobs.get(ids.get(path)!) ?? '' };
};

/** The lines that a hunk `@@ -1,2 +3,4 @@` leaves; where it only takes away, those around the gap. */
const linesOf = (hunk: string): readonly number[] => {
  const [, start, count] = /\+(\d+)(?:,(\d+))? @@/.exec(hunk)!;
  const from = Number(start);
  const many = count === undefined ? 1 : Number(count);
  return many === 0 ? [from, from + 1] : Array.from({ length: many }, (_, i) => from + i);
};

/** Reads what `git diff` printed for one file. */
const readDiff = (diff: string): Change => {
  const rows = diff.split('\n');
  const nameAfter = (mark: string): string | undefined =>
    rows
      .find(row => row.startsWith(`${mark} `))
      ?.slice(4)
      .replace(/\t$/, '')
      .replace(/^[ab]\//, '');
  const renamed = rows.find(row => row.startsWith('rename to '))?.slice(10);
  const binary = / b\/(.*)$/.exec(rows[0]!)?.[1];
  const before = nameAfter('---');
  const after = nameAfter('+++');
  const gone = after === '/dev/null';
  const path = (gone ? before : after) ?? renamed ?? binary!;
  if (before === '/dev/null' || after === undefined) return { path };
  return {
    path,
    lines: rows.filter(row => row.startsWith('@@')).flatMap(linesOf),
    text: rows
      .filter(row => /^[+-](?![+-]{2} )/.test(row))
      .map(row => row.slice(1))
      .join('\n'),
    ...(gone && { gone }),
  };
};

const differences = (...args: readonly string[]): readonly Change[] =>
  git('-c', 'core.quotePath=false', 'diff', '-U0', '-M', '--no-color', '--no-ext-diff', ...args)
    .split(/^(?=diff --git )/m)
    .filter(Boolean)
    .map(readDiff);

/** What differs from a commit, in the working tree and in files that git does not know yet. */
export const changesSince = (commit: string): readonly Change[] => {
  const base = git('merge-base', commit, 'HEAD').trim();
  const untracked = listed(git('ls-files', '-z', '--others', '--exclude-standard'));
  return [...differences(base), ...untracked.map(path => ({ path }))];
};

export interface Commit {
  readonly id: string;
  readonly subject: string;
  readonly changes: readonly Change[];
}

/** The last commits that have one parent, the youngest first. */
export const lastCommits = (count: number): readonly Commit[] =>
  git('log', '--no-merges', `-${count}`, '--min-parents=1', '--format=%h %s')
    .trim()
    .split('\n')
    .map(row => {
      const id = row.slice(0, row.indexOf(' '));
      return { id, subject: row.slice(id.length + 1), changes: differences(`${id}~`, id) };
    });
