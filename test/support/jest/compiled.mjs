import { build, stop } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeWhole } from '../../../scripts/bundle.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const way = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 8);

/** Where every module stands by its own path, for Node to load as it is. */
const folder = join(root, 'dist', 'jest', way);

const FOLDERS = ['src', 'test', 'bench', 'scripts'];

const outputOf = source => join(folder, relative(root, source)).replace(/\.ts$/, '.js');

const modulesIn = name =>
  readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map(entry => join(entry.parentPath, entry.name));

/** A module finds its resources beside its source, wherever it is compiled to. */
const whereItsSourceIs = [
  `const source_url = import.meta.url.replace('/dist/jest/${way}/', '/').replace(/\\.js(\\?.*)?$/, '.ts');`,
  "const source_folder = decodeURIComponent(new URL('.', source_url).pathname).slice(0, -1);",
].join(' ');

const writeText = (path, text) => writeWhole({ path, contents: Buffer.from(text) });

/** What Jest offers, under the name by which tests ask for it. */
const offerGlobals = () => {
  const place = join(folder, 'node_modules', '@jest', 'globals');
  const globals = pathToFileURL(join(root, 'test/support/jest/globals.mjs')).href;
  writeText(join(place, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeText(join(place, 'index.js'), `export * from ${JSON.stringify(globals)};`);
};

/** Another way to compile has a folder of its own, so that a run which is under way keeps what it loads. */
const prepareFolder = () => {
  offerGlobals();
  writeText(join(folder, 'package.json'), '{ "type": "module" }');
};

const timeOf = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** File systems keep parts of a millisecond that a copy loses. */
const sameTime = (one, other) => Math.abs(one - other) < 1;

/** No test may find a module whose source is gone. */
const removeOrphans = outputs => {
  const kept = new Set(outputs);
  for (const name of FOLDERS) {
    if (!existsSync(join(folder, name))) continue;
    for (const entry of readdirSync(join(folder, name), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && entry.name.endsWith('.js') && !kept.has(path)) rmSync(path, { force: true });
    }
  }
};

/** Compiles what has changed since the last run. */
export const compile = async () => {
  prepareFolder();
  const sources = FOLDERS.flatMap(modulesIn);
  removeOrphans(sources.map(outputOf));
  const times = new Map(sources.map(source => [outputOf(source), timeOf(source)]));
  const changed = sources.filter(source => {
    const output = outputOf(source);
    return !sameTime(times.get(output), timeOf(output));
  });
  if (changed.length === 0) return;
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: changed,
    outdir: folder,
    outbase: root,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    write: false,
    define: { 'import.meta.url': 'source_url', 'import.meta.dirname': 'source_folder' },
    banner: { js: whereItsSourceIs },
    logLevel: 'silent',
  });
  for (const file of outputFiles) {
    writeWhole(file);
    const time = times.get(file.path);
    if (time !== undefined) utimesSync(file.path, time / 1000, time / 1000);
  }
  await stop();
};

/** @param source such as `test/open-database.test.ts`, from the root or with it; @returns where it stands compiled */
export const compiledFile = source => outputOf(source.startsWith(root + sep) ? source : join(root, source));
