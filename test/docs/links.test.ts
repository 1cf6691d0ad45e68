import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const texts = [
  'README.md',
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs', 'src/titles'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`),
  ),
].map(name => join(root, name));

/** A text without its blocks of code. */
const prose = (file: string): string => readFileSync(file, 'utf8').replace(/^```.*?^```$/gms, '');

/** The anchors of a text's headings, as the usual viewers make them. */
const anchorsOf = (file: string): readonly string[] =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (file: string): readonly string[] =>
  [...prose(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute!)
    .filter(link => !/^[a-z]+:/.test(link));

test.each(texts.map(file => [relative(root, file), file]))(
  '%s leads nowhere that is not there',
  (_, file) => {
    const lost = linksOf(file).filter(link => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : resolve(dirname(file), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  },
);

test.each(texts.map(file => [relative(root, file), file]))('%s names no file that is gone', (_, file) => {
  const named = [
    ...readFileSync(file, 'utf8').matchAll(/`((?:src|test|templates|prisma|scripts|bench)\/[\w/.-]+)`/g),
  ];
  // `src/titles/ID/title.ts` stands for the file of any title.
  const paths = named.map(([, path]) => path!).filter(path => !/\bID\b/.test(path));
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
});

test('every text about the project is within reach of the README', () => {
  const reached = new Set([join(root, 'README.md')]);
  for (const file of reached)
    for (const link of linksOf(file)) {
      const target = resolve(dirname(file), link.split('#')[0]!);
      if (target.endsWith('.md')) reached.add(target);
    }
  expect(texts.filter(file => !reached.has(file)).map(file => relative(root, file))).toEqual([]);
});
