import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemText } from '../../src/words/pages.js';

const root = new URL('../../', import.meta.url).pathname;

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending) && !name.includes('generated'))
    .map(name => readFileSync(join(root, folder, name), 'utf8'));

const found = (texts: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1]!))),
];

describe('every refusal has words in both languages', () => {
  const code = filesIn('src/http', '.ts');

  const thrown =
    /new (?:HttpProblem\(\s*\d+,\s*|NotFound\(|Forbidden\(|Invalid\(|Conflict\(|Unauthenticated\(|TooMany\()'([\w-]+)'/g;
  test.each(found([...code, ...filesIn('src/service', '.ts')], thrown))('refusal: %s', key => {
    const [de, en] = (['de', 'en'] as const).map(language => problemText(language, key, {}));
    expect(de).toBeDefined();
    expect(de).not.toBe(en);
  });
});
