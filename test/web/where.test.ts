import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { inBrowser } from './where.js';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, 'src/web', file), 'utf8');

/** Not those that only say what something looks like. */
const hasCode = (file: string): boolean =>
  !file.endsWith('.d.ts') && !/^export \{\};?\s*$/.test(compiled(read(file)));

const compiled = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      removeComments: true,
    },
  }).outputText;

const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && hasCode(file),
);

const hasUnitTest = (file: string): boolean =>
  existsSync(join(root, 'test/web', file.replace(/\.ts$/, '.test.ts')));

/** What there is in a page, or in its worker, and nowhere else. */
const PAGE =
  /\b(?:document|window|location|history|localStorage|navigator|AudioContext|self|fetch|FormData|DOMParser|requestAnimationFrame|(?:HTML|SVG)?\w*Element|Event|Node)\b/;

/** What stands in the code, without its comments. */
const namesPage = (file: string): boolean => PAGE.test(read(file).replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''));

describe('a script of the browser has a unit test of its name, or a line says which test covers it', () => {
  test('every file has one of both', () => {
    const listed = Object.keys(inBrowser);
    expect(files.filter(file => !hasUnitTest(file)).sort()).toEqual(listed.sort());
  });

  test('only what belongs to the page is left to browser tests', () => {
    expect(Object.keys(inBrowser).filter(file => !namesPage(file))).toEqual([]);
  });

  test('the tests are there', () => {
    const named = Object.values(inBrowser);
    expect(named.filter(path => !existsSync(join(root, 'test', path)))).toEqual([]);
  });
});
