/**
 * Packs the engine for programs that have no service: rules, titles, thinking ahead, and their types.
 *
 *     npm run engine                the package in dist, such as dist/bahnpost-engine-1.0.0.tgz
 *     npm run engine -- FOLDER      the same elsewhere
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const into = resolve(process.argv[2] ?? join(root, 'dist'));
const packed = join(into, 'bahnpost-engine');

/** Ends the script where the program fails; what is wrong stands above. */
const run = (program, args, options = {}) => {
  const { status } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(1);
};

/** What programs import: a file of `src/library`, with its types. */
const entry = name => ({ types: `./library/${name}.d.ts`, default: `./library/${name}.js` });

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const manifest = {
  name: 'bahnpost-engine',
  version,
  description:
    'The rules of railway board games as Bahnpost plays them, for programs: moves, positions, thinking ahead.',
  license,
  type: 'module',
  engines,
  sideEffects: false,
  exports: { '.': entry('index'), './rail': entry('rail'), './package.json': './package.json' },
};

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
run(process.execPath, [
  join(root, 'node_modules/typescript-native/bin/tsc'),
  ...['-p', join(root, 'src/library'), '--outDir', packed],
]);
writeFileSync(join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(root, 'src/library/README.md'), join(packed, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(packed, 'LICENSE'));
run('npm', ['pack', '--silent', '--pack-destination', into], {
  cwd: packed,
  shell: process.platform === 'win32',
});
