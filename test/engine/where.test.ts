import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testedIn } from './where.js';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Not those that only say what something looks like, or pass on what others have. */
const hasCode = (path: string): boolean => /^(?:export )?(?:const|function\*?|class) /m.test(read(path));

const files = ['core', 'rail'].flatMap(folder =>
  readdirSync(join(root, 'src/engine', folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && hasCode(`src/engine/${folder}/${file}`))
    .map(file => `${folder}/${file}`),
);

const testBeside = (file: string): string => `test/engine/${file.replace(/\.ts$/, '.test.ts')}`;

/** What a file imports that is there when it runs, also what it loads later. */
const importsOf = (path: string): readonly string[] => {
  const text = read(path);
  const first = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)\.js'/gms);
  const later = text.matchAll(/import\('(\.[^']+)\.js'\)/g);
  return [...first, ...later].map(([, from]) => `${join(dirname(path), from!)}.ts`);
};

/** All that a test runs, as far as its imports lead. */
const reachedFrom = (path: string): ReadonlySet<string> => {
  const reached = new Set([path]);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
};

describe('a file of the kit has its test beside it by name, or a line says where', () => {
  test('every file has one of both', () => {
    expect(files.filter(file => !existsSync(join(root, testBeside(file)))).sort()).toEqual(
      Object.keys(testedIn).sort(),
    );
  });

  test('the test that a line names is there, and runs the file', () => {
    const tests = [...new Set(Object.values(testedIn))];
    const reached = new Map(tests.map(path => [path, reachedFrom(`test/${path}`)]));
    const lost = Object.entries(testedIn).filter(
      ([file, path]) => !reached.get(path)!.has(`src/engine/${file}`),
    );
    expect(lost).toEqual([]);
  });
});
