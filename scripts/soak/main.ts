/**
 * Tries what is rare and long, before a release: large races, crashes, whole games by mail, thousands of random games.
 *
 *     npm run soak [-- --new] [--seed N] [--long] [--only STAGE...] [--part K/N] [--list]
 *
 * A run that was ended goes on where it was. What each stage found out lies in `.soak/`; once all are done, their figures
 * are written to docs/soak.md.
 */
import { Command, InvalidArgumentError } from 'commander';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { figuresOf, withFigures } from './document.js';
import { commandOf, jobOf } from './job.js';
import { soak, type Wanted } from './soak.js';
import { stages } from './stages.js';
import { openStore } from './store.js';

/** npm runs scripts in the project's folder. */
const root = process.cwd();

const DOCUMENT = 'docs/soak.md';

interface Options {
  readonly new: boolean;
  readonly long: boolean;
  readonly seed?: number;
  readonly only: readonly string[];
  readonly part?: NonNullable<Wanted['part']>;
  readonly atOnce: number;
  readonly list: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What is checked out, and whether it has been changed since. */
const commit = (): string => {
  const changed = git('status', '--porcelain', '--', '.', `:!${DOCUMENT}`) !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' with changes' : ''}`;
};

const writeDocument = async (figures: string): Promise<void> => {
  const file = join(root, DOCUMENT);
  const text = withFigures(readFileSync(file, 'utf8'), figures);
  writeFileSync(file, (await format(file, text)).code);
  say(`${DOCUMENT} is written`);
};

const main = async (options: Options): Promise<void> => {
  if (options.list) {
    for (const { name, what } of stages) say(`${name.padEnd(20)} ${what}`);
    return;
  }
  const { long, seed, only, part, atOnce } = options;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const wanted = {
    commit: commit(),
    long,
    fresh: options.new,
    only,
    ...(seed && { seed }),
    ...(part && { part }),
  };
  const store = openStore(join(root, '.soak'));
  const soaked = await soak(run => stages.map(stage => jobOf(stage, run)), wanted, {
    store,
    atOnce,
    signal: stopping.signal,
    say,
  });
  const failed = soaked.results.filter(({ passed }) => !passed);
  say(
    `${String(soaked.results.length)} of ${String(stages.length)} stages done, ${String(failed.length)} failed`,
  );
  for (const { name, log } of failed)
    say(`${name}: ${log}\n  ${commandOf(soaked.jobs.find(job => job.name === name)!)}`);
  if (soaked.run.isWhole) await writeDocument(figuresOf(soaked.run, soaked.jobs, soaked.results));
  else say('`npm run soak` goes on');
  process.exitCode = stopping.signal.aborted ? 130 : failed.length > 0 ? 1 : 0;
};

const natural = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('a whole number from 1 on is needed');
  return Number(text);
};

const partOf = (text: string): NonNullable<Wanted['part']> => {
  const [number = 0, of = 0] = text.split('/').map(natural);
  if (number > of) throw new InvalidArgumentError('1/2 is the first of two parts');
  return { number, of };
};

await new Command('soak')
  .option('--new', 'begins anew, also where a run could be gone on with', false)
  .option('--long', 'takes the large sizes, for hours', false)
  .option('--seed <number>', 'of all draws; drawn without it', natural)
  .option('--only <stage...>', 'runs these stages alone, again where they are done', [])
  .option('--part <K/N>', 'runs the stages of machine K of N; give all of them the same seed', partOf)
  .option('--at-once <count>', 'stages side by side', natural, Math.min(4, availableParallelism()))
  .option('--list', 'lists the stages', false)
  .action(main)
  .parseAsync();
