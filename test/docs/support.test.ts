import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');

/** Each line of the index: the file, and the names in code behind it. */
const lines = [
  ...readFileSync(join(folder, 'support/README.md'), 'utf8').matchAll(/^- `([^`]+)` – (.+)$/gm),
].map(([, file, text]) => ({
  file: file!,
  names: [...text!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
}));

const isHelper = (file: string): boolean =>
  /\.m?[jt]s$/.test(file) && !/\.test\.ts$|\/where\.ts$|^fixtures\//.test(file);

const helpers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHelper);

test('every file that helps tests has its line in the index, and no other', () => {
  expect(lines.map(({ file }) => file).sort()).toEqual([...helpers].sort());
});

test('what the index says of a file is exported there', () => {
  const lost = lines.flatMap(({ file, names }) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const isExported = (name: string): boolean =>
      new RegExp(`export (?:const|function|async function) (?:${name}\\b|{[^}]*\\b${name}\\b)`).test(text);
    return names.filter(name => !isExported(name)).map(name => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});
