import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { buildGraph, type ByText, type Graph } from './graph.js';
import { readSource, type Source } from './source.js';
import type { Tree } from './tree.js';

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

const KEPT = 'node_modules/.cache/changed.json';

/** Changes whenever a file is read in another way than before. */
const FORM = 2;

/** What was read of sources another time, by their contents. */
const readKept = (): Map<string, Source> => {
  try {
    const { form, sources } = JSON.parse(readFileSync(KEPT, 'utf8')) as { form: number; sources: object };
    return new Map(form === FORM ? (Object.entries(sources) as [string, Source][]) : []);
  } catch {
    return new Map();
  }
};

let kept: Map<string, Source> | undefined;

const withMemory = (text: string, read: () => Source): Source => {
  kept ??= readKept();
  const key = createHash('sha1').update(text).digest('base64');
  const source = kept.get(key) ?? read();
  kept.set(key, source);
  return source;
};

/** Reading them takes seconds; most are the same the next time. */
const keep = (sources: Iterable<Source>): void => {
  const wanted = new Set(sources);
  const entries = [...kept!].filter(([, source]) => wanted.has(source));
  mkdirSync(posix.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ form: FORM, sources: Object.fromEntries(entries) }));
};

/** A file of one piece, with the texts that may name others. */
const piece = (texts: readonly string[]): Source => ({
  units: [{ names: [], uses: [], texts, lines: [1, Infinity] }],
  imports: [],
  exports: [],
});

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const read = (tree: Tree, path: string): Source => {
  if (/\.[cm]?[jt]s$/.test(path)) {
    const text = tree.read(path);
    return withMemory(text, () => readSource(path, text));
  }
  if (path.endsWith('.hbs')) return piece(all(tree.read(path), /\{\{[#~]*>\s*([\w-]+)/g));
  if (path.endsWith('.css')) return piece(all(tree.read(path), /@import\s+'([^']+)'/g));
  return piece([]);
};

/** Folders whose name alone says that a test reads the files in them. */
const READ_WHOLE = ['assets', 'docs', 'prisma', 'templates'];

/** Files and folders that a text names, seen from the project's folder or from the file's own. */
const byPath = (paths: readonly string[]): ByText => {
  const known = new Set(paths);
  const inFolder = new Map<string, string[]>();
  for (const path of paths)
    for (let at = posix.dirname(path); at !== '.' && !/\.[cm]?[jt]s$/.test(path); at = posix.dirname(at))
      inFolder.set(at, [...(inFolder.get(at) ?? []), path]);
  return (file, text) => {
    if (!/^[\w.@/-]+$/.test(text)) return [];
    const besides = text.startsWith('.') || file.startsWith('test/');
    const places = [text, ...(besides ? [posix.join(posix.dirname(file), text)] : [])]
      .map(place => posix.normalize(place).replace(/\/$/, ''))
      .filter(place => place !== file);
    const files = places.filter(place => known.has(place));
    const folders = places.filter(place => place.includes('/') || READ_WHOLE.includes(place));
    return [
      ...files,
      ...(isTest(file) || file.startsWith('test/') ? folders.flatMap(one => inFolder.get(one) ?? []) : []),
    ];
  };
};

/** Templates are asked for by name: by the code of pages and mails, and by each other. */
const byTemplate = (paths: readonly string[]): ByText => {
  const named = new Map<string, string[]>();
  const add = (key: string, path: string) => named.set(key, [...(named.get(key) ?? []), path]);
  for (const path of paths) {
    const [, folder, name, ending] = /^templates\/(.+)\/([^/.]+)(.*)\.hbs$/.exec(path) ?? [];
    if (folder) add(`${folder} ${name}`, path);
    if (folder) add(`${folder} ${name}${ending}`, path);
  }
  const found = (...keys: readonly string[]) => keys.flatMap(key => named.get(key) ?? []);
  return (file, text) => {
    const [, family, ending] = /^templates\/(mail|page|partial)\/.*?(\.html|\.txt|)\.hbs$/.exec(file) ?? [];
    if (family === 'mail') return found(`mail/partial ${text}${ending}`);
    if (family) return found(`partial ${text}`);
    if (file.startsWith('src/http/')) return found(`page ${text}`, `partial ${text}`);
    return /^src\/(jobs|mail)\//.test(file) ? found(`mail ${text}`) : [];
  };
};

export interface Project {
  readonly tree: Tree;
  readonly graph: Graph;
  readonly tests: readonly string[];
}

/** @param keeps whether what was read is written down for the next time */
export const readProject = (tree: Tree, keeps = false): Project => {
  const sources = new Map(tree.paths.map(path => [path, read(tree, path)]));
  if (keeps) keep(sources.values());
  const path = byPath(tree.paths);
  const template = byTemplate(tree.paths);
  const graph = buildGraph(sources, (file, text) => [...path(file, text), ...template(file, text)]);
  return { tree, graph, tests: tree.paths.filter(isTest) };
};
