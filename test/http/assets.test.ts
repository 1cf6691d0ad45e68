import { beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { type Assets, buildAssets, serveAssets } from '../../src/http/assets.js';
import { languages, plainNames, wordsFor, type Language } from '../../src/words/index.js';

let assets: Assets;

beforeAll(async () => {
  assets = await buildAssets(new URL('../../', import.meta.url).pathname);
});

const app = (): express.Express => express().get('/assets/:file', serveAssets(assets));

const named = (script: string, pattern: RegExp): readonly string[] =>
  [...assets.get(script)!.content.toString().matchAll(pattern)].map(found => found[1]!);

/** Everything that comes with a script at once, and with `later` what it may ask for. */
const loadedBy = (script: string, later = false, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(script)) return known;
  known.add(script);
  const more = [
    ...named(script, /(?:from|import)"\.\/([^"]+)"/g),
    ...(later ? named(script, /import\("\.\/([^"]+)"\)/g) : []),
  ];
  for (const one of more) loadedBy(one, later, known);
  return known;
};

const sizeOf = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + assets.get(name)!.gzip.length, 0);

/** What a page loads that needs one of the scripts beside the one of all pages, and the title that is largest. */
const largest = (main: string, page: string): number => {
  const chunk = named(main, /import\("\.\/([^"]+)"\)/g).find(name => name.startsWith(`${page}-`))!;
  const titles = [...loadedBy(main, true)].filter(name => name.startsWith('title-'));
  const habits =
    page === 'first-game' ? [...loadedBy(chunk, true)].filter(name => name.startsWith('habits-')) : [];
  const sizes = titles.map(title =>
    sizeOf(new Set([main, chunk, title, ...habits, 'app.css'].flatMap(name => [...loadedBy(name)]))),
  );
  expect(sizes).toHaveLength(2);
  return Math.max(...sizes);
};

describe('what a browser loads', () => {
  const pages = ['turn', 'what-if', 'first-game'];

  test.each(languages.flatMap(language => pages.map(page => [language, page] as const)))(
    'in %s: with the largest title the scripts of a page with %s, and the style sheet, are 150 kB compressed',
    (language, page) => {
      const size = largest(`main-${language}.js`, page);
      expect(size).toBeGreaterThan(100_000);
      expect(size).toBeLessThanOrEqual(150_000);
    },
  );

  test.each(languages)("a reader of %s loads the words of that language and of no other's", language => {
    const text = [...loadedBy(`main-${language}.js`, true)].map(name => assets.get(name)!.content).join('');
    const isIn = (words: Language): boolean =>
      text.includes(wordsFor('1830').refusal(words, 'not-your-turn', {}, plainNames(words, []))!);
    expect(languages.filter(isIn)).toEqual([language]);
  });

  test('the script of every page is small: the rules come by themselves, a title in a file of its own', () => {
    for (const language of languages)
      expect(assets.get(`main-${language}.js`)!.gzip.length).toBeLessThan(10_000);
    expect([...assets.keys()].filter(name => name.startsWith('title-'))).toHaveLength(2);
  });

  test('it is sent compressed to whoever understands that, and as it is to others', async () => {
    const packed = await supertest(app()).get('/assets/main-en.js').set('Accept-Encoding', 'br, gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
    const plain = await supertest(app()).get('/assets/main-en.js').set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(packed.text);
    expect(plain.headers['vary']).toContain('Accept-Encoding');
  });
});
