import { beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';
import { problemList, problemText } from '../../src/words/pages.js';

/* Codes of refusals as the source has them. That the service throws none without words the compiler says. */

const src = new URL('../../src/', import.meta.url).pathname;

const sourceIn = async (folder: string): Promise<string> => {
  const names = await readdir(join(src, folder), { recursive: true });
  const files = names.filter(name => name.endsWith('.ts') && !name.startsWith('generated'));
  return (await Promise.all(files.map(name => readFile(join(src, folder, name), 'utf8')))).join('\n');
};

let service: string;
let rules: string;
beforeAll(async () => {
  service = (
    await Promise.all(['service', 'http', 'pace', 'jobs', 'sets', 'records', 'db', 'mail'].map(sourceIn))
  ).join('\n');
  rules = (await Promise.all(['engine', 'titles'].map(sourceIn))).join('\n');
});

/** Whatever stands there as a text. */
const saidIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, text]) => text!));

/** The codes of `must(…, 'code')`, `refuse('code')` and `new Illegal('code')`. */
const refusedIn = (source: string): ReadonlySet<string> => {
  const codes = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const place = { must: 1, refuse: 0, Illegal: 0 }[node.expression.getText()];
    const said = place === undefined ? undefined : node.arguments?.[place];
    if (said && ts.isStringLiteral(said)) codes.add(said.text);
  };
  visit(ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true));
  return codes;
};

const listed = (): ReadonlySet<string> =>
  new Set(
    ['', ...titles.keys()].flatMap(id =>
      wordsFor(id)
        .refusals('en')
        .map(({ code }) => code),
    ),
  );

test('none of the service has words that nothing says', () => {
  const said = saidIn(service);
  expect(problemList('en').flatMap(({ code }) => (said.has(code) ? [] : [code]))).toEqual([]);
});

test('every code with which rules refuse has words', () => {
  const refused = refusedIn(rules);
  expect(refused.size).toBeGreaterThan(100);
  const known = listed();
  expect([...refused].filter(code => !known.has(code)).sort()).toEqual([]);
});

test('no code has words with which no rules refuse', () => {
  const said = saidIn(`${rules}\n${service}`);
  expect([...listed()].filter(code => !said.has(code)).sort()).toEqual([]);
});

test('a special case of a code is told in its own words', () => {
  const title = 'imperial-steam@1';
  expect(problemText('en', 'unknown-title', { title, known: ['1830'], case: 'set' })).toContain(
    'the data set imperial-steam@1, which is not there',
  );
  expect(problemText('en', 'unknown-title', { title: 'chess', known: ['1830'] })).toContain(
    'not played here',
  );
});
