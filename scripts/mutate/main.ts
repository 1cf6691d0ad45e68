/**
 * Breaks one condition after the other and tells which breaks no test notices:
 *
 *     npm run mutate -- src/engine/rail/train [--sample 60] [--seed 1] [--tests test/titles test/engine]
 *
 * All broken forms are put into a copy of the sources at once and woken one at a time, so that the tests
 * are translated once. Each is run against the tests that came past it, the quickest first. A survivor is
 * either a rule that nobody tests or a break that changes nothing: a person has to look.
 */
import { Command } from 'commander';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument, type Mutant } from './conditions.js';
import { filesIn } from './files.js';
import { createQuickRunner } from './in-thread.js';
import { copyProject, createJestRunner } from './with-jest.js';

/** npm runs scripts in the project's folder. */
const root = process.cwd();

/** Whatever plays at random notices by luck, and takes long. */
const SLOW = 'random|hostile|best-routes|records|month';

interface Options {
  readonly tests: readonly string[];
  readonly without: string;
  readonly sample?: string;
  readonly seed: string;
  readonly again?: string;
  readonly json?: string;
  readonly database: boolean;
}

/** The same for the same seed: what was looked at can be looked at again. */
const sampled = (mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] => {
  let state = seed;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return mutants
    .map(mutant => ({ mutant, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.id - b.id);
};

/** Those that survived another time, as far as the code is still the same there. */
const survivedBefore = (mutants: readonly Mutant[], file: string): readonly Mutant[] => {
  const { survivors, unseen } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Mutant[]>;
  const before = [...survivors!, ...unseen!];
  return mutants.filter(m =>
    before.some(b => b.file === m.file && b.line === m.line && b.was === m.was && b.becomes === m.becomes),
  );
};

const chosenFrom = (all: readonly Mutant[], { again, sample, seed }: Options): readonly Mutant[] => {
  const known = again ? survivedBefore(all, again) : all;
  return sample ? sampled(known, Number(sample), Number(seed)) : known;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const shown = ({ file, line, was, becomes }: Mutant): string =>
  `${file}:${line}\n    was:     ${oneLine(was)}\n    becomes: ${oneLine(becomes)}`;

const mutate = async (paths: readonly string[], options: Options): Promise<void> => {
  const copy = copyProject(root);
  const all: Mutant[] = [];
  for (const file of paths.flatMap(path => filesIn(root, path, '.ts'))) {
    const { text, mutants } = instrument(file, readFileSync(join(root, file), 'utf8'), all.length);
    all.push(...mutants);
    writeFileSync(join(copy.folder, file), text);
  }
  const chosen = chosenFrom(all, options);
  say(`${all.length} ways to break a condition, ${chosen.length} of them tried`);
  const survivors: Mutant[] = [];
  const unseen: Mutant[] = [];
  try {
    const { tests, without, database } = options;
    const runner = database
      ? await createJestRunner(copy.folder, tests, without)
      : await createQuickRunner(copy.folder, tests, { without });
    try {
      for (const [i, mutant] of chosen.entries()) {
        const outcome = await runner.judge(mutant.id);
        if (outcome === 'survived') survivors.push(mutant);
        if (outcome === 'unseen') unseen.push(mutant);
        say(`${i + 1}/${chosen.length} ${outcome}${outcome === 'noticed' ? '' : ` ${shown(mutant)}`}`);
      }
    } finally {
      await runner.end();
    }
  } finally {
    copy.remove();
  }
  const noticed = chosen.length - survivors.length - unseen.length;
  say(`\n${noticed} noticed, ${survivors.length} survived, ${unseen.length} that no test came past`);
  for (const mutant of [...survivors, ...unseen]) say(shown(mutant));
  if (options.json) writeFileSync(options.json, JSON.stringify({ noticed, survivors, unseen }, null, 2));
};

const program = new Command('mutate')
  .argument('<path...>', 'sources or folders of them')
  .option('--tests <path...>', 'test files or folders', ['test/engine', 'test/titles'])
  .option('--without <pattern>', 'leaves out test files whose path matches', SLOW)
  .option('--sample <count>', 'tries so many, drawn by the seed; all without it')
  .option('--seed <number>', 'for the sample', '1')
  .option('--again <file>', 'tries only what survived in a file that --json wrote')
  .option('--json <file>', 'writes what survived to a file')
  .option('--database', 'starts PostgreSQL for the tests', false)
  .action(async (paths: string[], options: Options) => mutate(paths, options));

await program.parseAsync();
