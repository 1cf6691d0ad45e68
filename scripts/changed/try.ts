import { createChooser } from './choose.js';
import { isTest, readProject } from './project.js';
import { lastCommits, treeAt } from './tree.js';

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * For each of the last commits: how many tests are named from its other files alone, and which of the tests that it
 * touched itself are not among these. Each is tried in the project as the commit left it.
 */
export const tryCommits = (count: number, say: (line: string) => void): void => {
  const sizes: number[] = [];
  let touched = 0;
  let missed = 0;
  let testsAlone = 0;
  say('commit    files  named  touched  missed');
  for (const { id, subject, changes } of lastCommits(count)) {
    const others = changes.filter(({ path }) => !isTest(path));
    if (others.length === 0) {
      testsAlone += 1;
      continue;
    }
    const project = readProject(treeAt(id));
    const { named, left } = createChooser(project)(others);
    const own = changes.filter(({ path, gone }) => isTest(path) && !gone).map(({ path }) => path);
    const lost = own.filter(path => !named.has(path));
    sizes.push(named.size);
    touched += own.length;
    missed += lost.length;
    const numbers = [others.length, named.size, own.length, lost.length].map(one => String(one).padStart(5));
    say(`${id}  ${numbers.join('  ')}   ${subject.slice(0, 72)}`);
    for (const path of lost)
      say(`    missed ${path}: ${left.has(path) ? 'less like it than others' : 'nothing leads there'}`);
  }
  say(
    `${sizes.length} commits: ${middle(sizes)} test files named in the median, ${missed} of ${touched} touched tests missed.`,
  );
  if (testsAlone > 0) say(`${testsAlone} more changed tests alone, which are named themselves.`);
};
