import { describe, expect, test } from '@jest/globals';
import { createChooser } from '../../scripts/changed/choose.js';
import { readProject } from '../../scripts/changed/project.js';
import { meant, rules, rulesFor } from '../../scripts/changed/rules.js';
import { workingTree, type Change } from '../../scripts/changed/tree.js';

const files: { readonly [path: string]: string } = {
  'src/kit/index.ts': `
    export { sell as trade } from './sell.js';
    export * from './lay.js';
    export type { Form } from './form.js';`,
  'src/kit/sell.ts': `
    const fee = 5;
    export const sell = () => fee;
    export const price = () => 1;`,
  'src/kit/lay.ts': `
    import type { Form } from './form.js';
    import { price } from './sell.js';
    export const lay = (form: Form) => price() + form.size;`,
  'src/kit/form.ts': `
    export interface Form { readonly size: number }
    export const form = { size: 1 };`,
  'src/late.ts': `export const late = async () => (await import('./kit/sell.js')).price();`,
  'src/http/pages/hall.ts': `export const hall = () => show('hall');`,
  'templates/page/hall.hbs': `{{#> frame}}{{> seats}}{{/frame}}`,
  'templates/partial/frame.hbs': '',
  'templates/partial/seats.hbs': '',
  'templates/partial/unused.hbs': '',
  'assets/app.css': `@import './style/seats.css';`,
  'assets/style/seats.css': '',
  'docs/selling.md': '',
  'test/trade.test.ts': `
    import { trade as deal } from '../src/kit/index.js';
    test('one', () => deal());`,
  'test/lay.test.ts': `
    import { lay } from '../src/kit/index.js';
    test('one', () => lay({ size: 2 }));`,
  'test/types.test.ts': `
    import { type Form, lay } from '../src/kit/index.js';
    const form: Form = { size: 3 };`,
  'test/whole.test.ts': `
    import * as kit from '../src/kit/index.js';
    test('one', () => kit.trade());`,
  'test/late.test.ts': `
    import { late } from '../src/late.js';
    test('one', () => late());`,
  'test/hall.test.ts': `
    import { hall } from '../src/http/pages/hall.js';
    test('one', () => hall());`,
  'test/look.test.ts': `
    const css = readFileSync('assets/app.css');
    const text = new URL('../docs/selling.md', import.meta.url);`,
};

const small = readProject({ paths: Object.keys(files), read: path => files[path]! });

/** The tests of the small project that use a file, or what stands on a line of it. */
const using = (path: string, line?: number): readonly string[] => {
  const ways = small.graph.reachedFrom(small.graph.places(path, line === undefined ? undefined : [line]));
  return small.tests.filter(one => ways.has(one)).map(one => one.slice(5, -8));
};

describe('who uses what', () => {
  test('a file that passes names on leads to those who take the changed one, also by another name', () => {
    expect(using('src/kit/sell.ts', 3)).toEqual(['trade', 'whole', 'late']);
    expect(using('src/kit/sell.ts', 2)).toEqual(['trade', 'whole', 'late']);
    expect(using('src/kit/lay.ts')).toEqual(['lay', 'whole']);
  });

  test('`export *` and a chain of files are followed, and an import at run time stands for the whole file', () => {
    expect(using('src/kit/sell.ts', 4)).toEqual(['lay', 'whole', 'late']);
  });

  test('what is imported for its type only leads nowhere', () => {
    expect(using('src/kit/form.ts')).toEqual([]);
  });

  test('templates lead to the pages that fill them in, also through each other', () => {
    for (const path of [
      'templates/page/hall.hbs',
      'templates/partial/frame.hbs',
      'templates/partial/seats.hbs',
    ])
      expect(using(path)).toEqual(['hall']);
    expect(using('templates/partial/unused.hbs')).toEqual([]);
  });

  test('a path in quotes is a use, and so is one style sheet in another', () => {
    expect(using('docs/selling.md')).toEqual(['look']);
    expect(using('assets/style/seats.css')).toEqual(['look']);
  });
});

test('what is chosen is told with its reason, and so is what has no test', () => {
  const changes: Change[] = [
    { path: 'src/kit/sell.ts', lines: [3], text: 'sell' },
    { path: 'templates/partial/unused.hbs' },
    { path: 'test/lay.test.ts' },
  ];
  const { named, left, untested } = createChooser(small)(changes);
  expect(named.get('test/trade.test.ts')).toBe('src/kit/sell.ts: uses it');
  expect(named.get('test/lay.test.ts')).toBe('changed');
  expect(named.has('test/hall.test.ts')).toBe(false);
  expect([...left]).toEqual([]);
  expect([...untested.keys()]).toEqual(['templates/partial/unused.hbs']);
});

describe('this project', () => {
  const { graph, tests, tree } = readProject(workingTree());

  test('every file that is not of types alone is used by a test, or stands in the table', () => {
    const used = graph.usedBy(tests);
    const forgotten = tree.paths.filter(
      path => !used.has(path) && graph.places(path).length > 0 && rulesFor(path).length === 0,
    );
    expect(forgotten).toEqual([]);
  });

  test('every line of the table fits files, and each of its patterns tests', () => {
    for (const rule of rules) {
      const fitting = tree.paths.filter(path => rule.files.test(path));
      expect([rule.files, fitting.length > 0]).toEqual([rule.files, true]);
      for (const pattern of [...(rule.always ?? []), ...(rule.among ?? [])]) {
        const found = fitting.some(path => meant(rule, [pattern], path, tests).length > 0);
        expect([pattern, found]).toEqual([pattern, true]);
      }
    }
  });
});
