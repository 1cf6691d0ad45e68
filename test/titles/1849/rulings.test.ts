import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

/** What stands in italics behind a ruling: `_(stock "one test", "another"; ruin "a third")_`. */
const named = [...read('src/titles/1849/rulings.md').matchAll(/_\((.*?)\)_/gs)].flatMap(([, text]) => {
  let from = '';
  return [...text!.replace(/\s+/g, ' ').matchAll(/(?:([a-z]+) )?"([^"]+)"/g)].map(([, file, name]) => {
    from = file ?? from;
    return [from, name!] as const;
  });
});

test.each(named)('%s tests what a ruling says: %s', (file, name) => {
  expect(read(`test/titles/1849/${file}.test.ts`)).toContain(`'${name}'`);
});
