/**
 * Makes a version of what is committed, and says what to tag:
 *
 *     npm run release -- 1.0.0            a release
 *     npm run release -- rc               the next release candidate
 *     npm run release -- rc --checked     `.ci/run` has passed already
 */
import { Command } from 'commander';
import { release } from './release.js';

const program = new Command('release')
  .description('Commits a version: CHANGELOG.md, package.json and package-lock.json')
  .argument('<version>', 'such as 1.0.0 or 1.1.0-rc.1; rc for the next release candidate')
  .option('--checked', '.ci/run has passed for what is committed: it is not run again')
  .parse();
const { checked = false } = program.opts<{ checked?: true }>();

try {
  // npm runs scripts in the project's folder.
  const folder = process.cwd();
  const date = new Date().toISOString().slice(0, 10);
  const left = release({ folder, version: program.args[0]!, checked, date });
  process.stdout.write(`Committed. What is left to do:\n\n${left.map(line => `  ${line}\n`).join('')}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
