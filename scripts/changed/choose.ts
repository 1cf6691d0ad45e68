import { posix } from 'node:path';
import type { Way } from './graph.js';
import { isTest, type Project } from './project.js';
import { meant, rulesFor } from './rules.js';
import type { Change } from './tree.js';
import { createLikeness, wordsOf } from './words.js';

/** How many of the tests that come past a change are taken: those most like it. */
const MOST_ALIKE = 35;

/** Where no more tests use a file themselves, all of them are named. */
const FEW = 12;

export interface Choice {
  /** Tests to run, each with the reason. */
  readonly named: ReadonlyMap<string, string>;
  /** Tests that a change may reach, and that are left to a run of all. */
  readonly left: ReadonlySet<string>;
  /** Changed files without any test, with the reason where the table has one. */
  readonly untested: ReadonlyMap<string, string | undefined>;
}

type Reasons = readonly (readonly [test: string, reason: string])[];

const shown = ({ far, through }: Way): string => {
  const names = through.map(file => posix.basename(file));
  const few = names.length > 4 ? [...names.slice(0, 2), '...', ...names.slice(-1)] : names;
  return far === 0 ? 'changed' : `uses it${far > 1 ? ` through ${few.slice(1).reverse().join(', ')}` : ''}`;
};

/** Whether a test lies where the tests of a source lie: `src/board/text.ts`, `test/board/text.test.ts`. */
const lieBeside = (path: string, test: string): boolean =>
  test.startsWith(`${posix.dirname(path).replace(/^src/, 'test')}/`);

const isNamesake = (path: string, test: string): boolean =>
  test === path.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');

export const createChooser = (project: Project) => {
  const { tree, graph, tests } = project;
  const emphasized = (path: string, text: string) => wordsOf(`${text}${` ${path}`.repeat(3)}`);
  const likeness = createLikeness(new Map(tests.map(test => [test, emphasized(test, tree.read(test))])));

  /** The whole file tells what it is about, the changed lines what of it is meant. */
  const likenessTo = ({ path, text }: Change) => {
    const there = tree.paths.includes(path) && !/\.(png|ttf)$/.test(path) ? tree.read(path) : '';
    const whole = likeness(emphasized(path, there.slice(0, 200_000)));
    const changed = likeness(emphasized(path, text ?? there));
    return (test: string): number =>
      whole.get(test)! + changed.get(test)! + (lieBeside(path, test) ? 0.1 : 0);
  };

  /** What was changed; where that is nothing which runs, such as an import or a type, the whole file. */
  const placesOf = ({ path, lines }: Change): readonly number[] => {
    const changed = graph.places(path, lines);
    return changed.length > 0 ? changed : graph.places(path);
  };

  const choose = (change: Change): { named: Reasons; left: readonly string[] } => {
    const { path } = change;
    if (isTest(path)) return { named: change.gone ? [] : [[path, 'changed']], left: [] };
    const ways = graph.reachedFrom(placesOf(change));
    const reached = tests.filter(test => ways.has(test));
    const direct = reached.filter(test => ways.get(test)!.far <= 1);
    const byRule = rulesFor(path).flatMap(rule =>
      meant(rule, rule.always, path, tests).map(test => [test, rule.why] as const),
    );
    const among = rulesFor(path).flatMap(rule => meant(rule, rule.among, path, tests));
    const others = [...new Set([...reached, ...among])];
    const like = likenessTo(change);
    const ranked = others.sort((a, b) => like(b) - like(a)).slice(0, MOST_ALIKE);
    const because = (test: string): string =>
      ways.has(test) ? `${shown(ways.get(test)!)}; much like the change` : 'much like the change';
    return {
      named: [
        ...tests.filter(test => isNamesake(path, test)).map(test => [test, 'has its name'] as const),
        ...(direct.length <= FEW ? direct.map(test => [test, shown(ways.get(test)!)] as const) : []),
        ...byRule,
        ...ranked.map(test => [test, because(test)] as const),
      ],
      left: others,
    };
  };

  const whyNone = (path: string): string | undefined =>
    graph.places(path).length === 0 && !isTest(path)
      ? 'types, which the compiler checks'
      : rulesFor(path)[0]?.why;

  return (changes: readonly Change[]): Choice => {
    const named = new Map<string, string>();
    const left = new Set<string>();
    const untested = new Map<string, string | undefined>();
    for (const change of changes) {
      const choice = choose(change);
      for (const [test, reason] of choice.named)
        if (!named.has(test)) named.set(test, isTest(change.path) ? reason : `${change.path}: ${reason}`);
      for (const test of choice.left) left.add(test);
      if (choice.named.length === 0 && !change.gone) untested.set(change.path, whyNone(change.path));
    }
    for (const test of named.keys()) left.delete(test);
    return { named, left, untested };
  };
};
