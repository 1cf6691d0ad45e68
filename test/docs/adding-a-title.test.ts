import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** Rows that name files of Morvane with how many lines these have. */
const rows = [...read('docs/adding-a-title.md').matchAll(/^\| (`[^|]+`) +\| +(\d+) \|/gm)].map(
  ([, files, lines]) => [[...files!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!), Number(lines)] as const,
);

test('the story of Morvane tells how many lines its files have', () => {
  expect(rows.length).toBeGreaterThan(10);
  const counted = rows.map(([files]) => {
    const texts = files.map(file => read(`test/fixtures/morvane/${file}`));
    return [files, texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)];
  });
  expect(counted).toEqual(rows);
});
