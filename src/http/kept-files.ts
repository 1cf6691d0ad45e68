import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Assets, assetsOf, bundleFiles, type PublicFile } from './assets.js';

/*
 * To bundle the public files takes seconds of processor time, and each start of the service needs them. So they are kept beside the
 * bundled program, under a name that follows from all that they are made of.
 */

/** Nearly everything has a part in some script. */
const FOLDERS = ['src', 'templates', 'assets'];

/** Which packages there are, and how sources are read. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Made from the database's model, and no part of any script. */
const LEFT_OUT = join('src', 'db', 'generated');

const sourcesIn = (root: string): readonly string[] =>
  FOLDERS.flatMap(folder => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(path => !path.startsWith(LEFT_OUT))
    .sort();

const readIfThere = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
};

/** Names all that the public files of a project are made of. */
export const sourcesKey = (root: string): string => {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...sourcesIn(root), ...FILES]) {
    const content = readIfThere(join(root, path));
    hash.update(`\n${path} ${String(content.length)}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
};

/** Undefined where there are none, or what is there cannot be read. */
const read = (file: string): readonly PublicFile[] | undefined => {
  try {
    const files = deserialize(readFileSync(file)) as readonly PublicFile[];
    return files.map(({ name, content }) => ({ name, content: Buffer.from(content) }));
  } catch {
    return undefined;
  }
};

/** Keeps them in place of all others. Whoever may not write there bundles them again at the next start. */
const keep = (folder: string, name: string, files: readonly PublicFile[]): void => {
  const unfinished = join(folder, `${name}.${String(process.pid)}`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder)) rmSync(join(folder, other), { force: true });
    writeFileSync(unfinished, serialize(files));
    renameSync(unfinished, join(folder, name));
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished);
  }
};

/**
 * The project's public files: those that were bundled from the same sources before, else bundled now and kept.
 * @param root the project's folder
 * @param make bundles them
 */
export const keptFiles = async (
  root: string,
  make: (root: string) => Promise<readonly PublicFile[]> = bundleFiles,
): Promise<readonly PublicFile[]> => {
  const folder = join(root, 'dist', 'public');
  const name = sourcesKey(root);
  const known = read(join(folder, name));
  if (known) return known;
  const files = await make(root);
  keep(folder, name, files);
  return files;
};

/** The same as they are served. */
export const keptAssets = async (root: string): Promise<Assets> => assetsOf(await keptFiles(root));
