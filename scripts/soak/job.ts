import { createHash } from 'node:crypto';
import { variableOf, type Size } from '../../test/support/sizes.js';

/** The size of a usual run, which takes half an hour, and of a long one, which takes hours. */
export type Sizes = readonly [usual: number, long: number];

interface Named {
  readonly name: string;
  /** What it tries, in a sentence. */
  readonly what: string;
}

/** Test files, with more to try than in `npm test`. */
interface TestStage extends Named {
  readonly tests: readonly string[];
  readonly sizes: Readonly<Partial<Record<Size, Sizes>>>;
}

/** A program that plays many games and counts what comes up in them: `npm run PROGRAM -- WORDS GAMES FIRST`. */
interface GamesStage extends Named {
  readonly program: string;
  readonly words?: readonly string[];
  readonly games: Sizes;
}

export type Stage = TestStage | GamesStage;

/** What is to be run of a stage. */
export interface Job extends Named {
  readonly seed: number;
  /** How much of it, in words. */
  readonly size: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Jest runs it, and can say what became of each test. */
  readonly isTests: boolean;
}

/** Each stage has a seed of its own, the same one whichever others are run. */
export const seedOf = (name: string, seed: number): number =>
  1 +
  (createHash('sha256')
    .update(`${name} ${String(seed)}`)
    .digest()
    .readUInt32BE() %
    1_000_000);

const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** @param seed of the whole run */
export const jobOf = (stage: Stage, { seed: all, long }: { seed: number; long: boolean }): Job => {
  const { name, what } = stage;
  const seed = seedOf(name, all);
  const chosen = ([usual, most]: Sizes): string => String(long ? most : usual);
  if ('program' in stage) {
    const { program, words = [] } = stage;
    const games = chosen(stage.games);
    const command = ['npm', 'run', program, '--', ...words, games, String(seed)] as const;
    return { name, what, seed, size: `${games} games`, command, env: {}, isTests: false };
  }
  const sizes = Object.entries(stage.sizes).map(([size, both]) => [size as Size, chosen(both)] as const);
  return {
    ...{ name, what, seed, isTests: true },
    size: sizes.map(([size, number]) => `${number} ${inWords(size)}`).join(', '),
    command: ['npm', 'test', '--', '--runTestsByPath', ...stage.tests],
    env: Object.fromEntries([
      ['BAHNPOST_SEED', String(seed)],
      ...sizes.map(([size, number]) => [variableOf(size), number]),
    ]) as Record<string, string>,
  };
};

/** What a person types to run it alone, with the same draws. */
export const commandOf = ({ command, env }: Job): string =>
  [...Object.entries(env).map(([variable, value]) => `${variable}=${value}`), ...command].join(' ');
