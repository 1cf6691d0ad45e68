import { build, stop } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What titles tell beside their modules: copied into `dist`, since what is built runs without the sources. */
const RESOURCES = ['rules.md', 'shapes.json'];

/** The module that reads it. */
const READER = /\/src\/titles\/registry\.ts$/;

/**
 * A module finds its resources (migrations, fonts, templates) beside its source, and those of titles beside a copy of it; so it does
 * when it is bundled into a file that stands elsewhere.
 */
const fromTheSource = outfile => ({
  name: 'from-the-source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(src|bench|test)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const source = READER.test(path) ? join(root, 'dist', relative(root, path)) : path;
      const place = JSON.stringify(relative(dirname(outfile), source).replaceAll('\\', '/'));
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        loader: 'ts',
      };
    }),
});

const readIfThere = path => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/** Several processes may build at once, and none may run half a file. */
export const writeWhole = ({ path, contents }) => {
  if (readIfThere(path)?.equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, contents);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** What goes wrong when somebody runs the service who may not write where it was installed. */
const notOurs = ['EACCES', 'EPERM', 'EROFS'];

/** @throws Error that says what is missing, in place of the name of a file that nobody wrote */
const mustBePrepared = () => {
  if (!existsSync(join(root, 'src/db/generated/client.ts')))
    throw new Error('The Prisma client has not been generated: run `node scripts/prepare.mjs`.');
};

const copyResources = () => {
  const folder = join(root, 'src/titles');
  for (const title of readdirSync(folder))
    for (const name of RESOURCES) {
      const contents = readIfThere(join(folder, title, name));
      if (contents) writeWhole({ path: join(root, 'dist/src/titles', title, name), contents });
    }
};

const outfileOf = entry => join(root, 'dist', entry.replace(/\.ts$/, '.js'));

/**
 * Bundles a program with all of its own modules into one file; packages stay outside.
 * @param {string} entry such as `src/main.ts`
 * @returns {Promise<string>} the file to run: `dist/src/main.js`
 */
export const bundle = async entry => {
  mustBePrepared();
  const outfile = outfileOf(entry);
  try {
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
      logLevel: 'silent',
      plugins: [fromTheSource(outfile)],
    });
    outputFiles.forEach(writeWhole);
    copyResources();
  } finally {
    // Its process would stay beside the program for as long as that runs.
    await stop();
  }
  return outfile;
};

/**
 * The file to run for a program: bundled anew where its sources have changed. Where there are no sources, or the
 * folder is somebody else's, it is the one that `npm run build` has made.
 * @param {string} entry such as `src/main.ts`
 * @returns {Promise<string>} `dist/src/main.js`
 */
const upToDate = async entry => {
  const built = outfileOf(entry);
  if (!existsSync(join(root, entry)) && existsSync(built)) return built;
  try {
    return await bundle(entry);
  } catch (error) {
    if (!notOurs.includes(error.code)) throw error;
    const why = `${entry} cannot be bundled into ${dirname(built)} (${error.code})`;
    if (!existsSync(built)) throw new Error(`${why}: run \`npm run build\` as the owner of that folder.`);
    process.stderr.write(
      `${why}: running what was built there before. \`npm run build\` brings it up to date.\n`,
    );
    return built;
  }
};

/**
 * Runs a program in this process.
 * @param {string} entry such as `src/main.ts`
 */
export const runProgram = async entry => {
  const file = await upToDate(entry).catch(error => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  process.setSourceMapsEnabled(true);
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
};
