import { build } from 'esbuild';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * A module finds its resources (migrations, fonts, templates) beside its source; so it does when it is
 * bundled into a file that stands elsewhere.
 */
const fromTheSource = outfile => ({
  name: 'from-the-source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(src|bench|test)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const place = JSON.stringify(relative(dirname(outfile), path).replaceAll('\\', '/'));
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        loader: 'ts',
      };
    }),
});

/** Several processes may build at once, and none may run half a file. */
const writeWhole = ({ path, contents }) => {
  const old = (() => {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  })();
  if (old?.equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
};

/**
 * Bundles a program with all of its own modules into one file; packages stay outside.
 * @param {string} entry such as `src/main.ts`
 * @returns {Promise<string>} the file to run: `dist/src/main.js`
 */
export const bundle = async entry => {
  const outfile = join(root, 'dist', entry.replace(/\.ts$/, '.js'));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'error',
    plugins: [fromTheSource(outfile)],
  });
  outputFiles.forEach(writeWhole);
  return outfile;
};
