/**
 * Runs the tests that a change may break:
 *
 *     npm run test:changed [-- --since REV] [--list] [FILE...]
 *
 * Without files, that is whatever differs from where the branch left `main`, with the working tree. Who uses what is
 * followed from name to name (`graph.ts`), files that nothing imports have a table (`rules.ts`), and of the many tests
 * that come past a rule of the engine those are named which are most like the change (`choose.ts`).
 * `--try 40` tells how well that would have done for the last 40 commits.
 */
import { Command } from 'commander';
import { spawnSync } from 'node:child_process';
import { createChooser, type Choice } from './choose.js';
import { readProject } from './project.js';
import { changesSince, workingTree, type Change } from './tree.js';
import { tryCommits } from './try.js';

interface Options {
  readonly since: string;
  readonly list?: true;
  readonly try?: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @throws Error for what is no file of the project and no folder of such */
const filesOf = (paths: readonly string[], asked: readonly string[]): readonly Change[] =>
  asked.flatMap(one => {
    const name = one.replace(/^\.\//, '').replace(/\/$/, '');
    const found = paths.filter(path => path === name || path.startsWith(`${name}/`));
    if (found.length === 0) throw new Error(`${one} is no file of the project`);
    return found.map(path => ({ path }));
  });

const tell = ({ named, left, untested }: Choice, all: number, list: boolean): void => {
  const rows = [...named].sort(([a], [b]) => (a < b ? -1 : 1));
  if (list) for (const [test, reason] of rows) say(`${test}\n    ${reason}`);
  for (const [path, why] of untested) say(`No test for ${path}${why === undefined ? '' : `: ${why}`}`);
  say(`${named.size} of ${all} test files are named.`);
  if (left.size > 0)
    say(`${left.size} more reach the change from further away or are less like it: \`npm test\` runs them.`);
};

const run = (tests: readonly string[]): number =>
  tests.length === 0
    ? 0
    : (spawnSync('npm', ['test', '--', '--runTestsByPath', ...tests], { stdio: 'inherit' }).status ?? 1);

const main = (files: readonly string[], options: Options): void => {
  if (options.try !== undefined) return tryCommits(Number(options.try), say);
  const project = readProject(workingTree(), true);
  const changes = files.length > 0 ? filesOf(project.tree.paths, files) : changesSince(options.since);
  const choice = createChooser(project)(changes);
  tell(choice, project.tests.length, options.list === true);
  if (!options.list) process.exitCode = run([...choice.named.keys()]);
};

new Command('test:changed')
  .argument('[file...]', 'files or folders to take for changed')
  .option('--since <revision>', 'what differs from where the branch left it', 'main')
  .option('--list', 'says which tests and why, and runs none')
  .option('--try <count>', 'tries it with the last commits')
  .action((files: string[], options: Options) => {
    try {
      main(files, options);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 1;
    }
  })
  .parse();
