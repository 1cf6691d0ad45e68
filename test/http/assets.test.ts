import { beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { type Assets, buildAssets, serveAssets } from '../../src/http/assets.js';
import { packFor } from '../../src/http/packed.js';
import { titles } from '../../src/titles/registry.js';
import { firstGame } from '../../src/words/rules.js';
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

/** As browsers of our days take them: they all understand brotli. */
const packedSize = async (name: string): Promise<number> => {
  const { content, shared } = assets.get(name)!;
  return ((await packFor(shared, encoding => encoding === 'br')?.packing) ?? content).length;
};

const sizeOf = async (names: Iterable<string>): Promise<number> =>
  (await Promise.all([...names].map(packedSize))).reduce((sum, size) => sum + size, 0);

/** By title: what it is played with; an imported game with something else, as a rule. */
const playedBy = (main: string): { readonly [title: string]: readonly string[] } =>
  Object.fromEntries(
    [...loadedBy(main, true)]
      .flatMap(name => [
        ...assets
          .get(name)!
          .content.toString()
          .matchAll(
            /id:"([\w-]+)",service:.*?,browser:.*?import\("\.\/(browser-[^"]+)"\)(?:[^"]*import\("\.\/(imported-[^"]+)"\))?/g,
          ),
      ])
      .map(([, title, ...scripts]) => [title!, scripts.filter(one => one !== undefined)]),
  );

/** What scripts may ask for. */
const laterThan = (scripts: Iterable<string>): readonly string[] =>
  [...scripts].flatMap(name => named(name, /import\("\.\/([^"]+)"\)/g));

/**
 * What a page loads that needs one of the scripts beside the one of all pages, and the title that is largest; with a turn to take also
 * that of an imported game.
 */
const largest = async (main: string, { page, beside, inTurn }: PageOf): Promise<number> => {
  const [chunk, ...others] = [page, ...beside].map(script =>
    named(main, /import\("\.\/([^"]+)"\)/g).find(name => name.startsWith(`${script}-`))!,
  );
  const played = playedBy(main);
  expect(Object.keys(played)).toEqual([...titles.keys()]);
  expect(
    Object.values(played)
      .flat()
      .filter(name => name.startsWith('imported-')),
  ).toHaveLength(4);
  const ids = page === 'first-game' ? [firstGame()!.title] : [...titles.keys()];
  const sizes = ids
    .flatMap(id => (page === 'turn' ? played[id]! : played[id]!.slice(0, 1)))
    .map(script => {
      const first = new Set([main, chunk!, ...others, script].flatMap(name => [...loadedBy(name)]));
      const later = laterThan(first)
        .filter(name => inTurn.some(script => name.startsWith(`${script}-`)))
        // Another title's, which is shown by itself.
        .filter(name => !Object.values(played).flat().includes(name));
      return sizeOf(new Set([...first, 'app.css', ...later.flatMap(name => [...loadedBy(name)])]));
    });
  return Math.max(...(await Promise.all(sizes)));
};

/** A script of a page, and what comes to the page besides. */
interface PageOf {
  readonly page: string;
  readonly beside: readonly string[];
  readonly inTurn: readonly string[];
}

describe('what a browser loads', () => {
  const pages: readonly (PageOf & { readonly most: number })[] = [
    {
      page: 'turn',
      beside: ['live', 'keys', 'turns'],
      inTurn: ['runs', 'editing', 'typed-moves'],
      most: 140_000,
    },
    { page: 'what-if', beside: [], inTurn: ['presenter', 'formation'], most: 152_000 },
    { page: 'first-game', beside: [], inTurn: ['presenter', 'habits'], most: 155_000 },
  ];

  test.each(languages.flatMap(language => pages.map(page => [language, page.page, page] as const)))(
    'in %s: with the largest title the scripts of a page with %s, and the style sheet, are few kB compressed',
    async (language, _, page) => {
      const size = await largest(`main-${language}.js`, page);
      expect(size).toBeGreaterThan(100_000);
      expect(size).toBeLessThanOrEqual(page.most);
    },
  );

  test.each(languages)("a reader of %s loads the words of that language and of no other's", language => {
    const text = [...loadedBy(`main-${language}.js`, true)].map(name => assets.get(name)!.content).join('');
    const isIn = (words: Language): boolean =>
      text.includes(wordsFor('1830').refusal(words, 'not-your-turn', {}, plainNames(words, []))!);
    expect(languages.filter(isIn)).toEqual([language]);
  });

  test('what may be typed in German is a file of its own, which waits until it is asked for', () => {
    const all = [...loadedBy('main-de.js', true)];
    const typed = all.filter(name => assets.get(name)!.content.toString().includes('biete bieten'));
    expect(typed.map(name => name.replace(/-[A-Z0-9]+\.js$/, ''))).toEqual(['typed-moves']);
    expect(all.some(name => named(name, /import\("\.\/(typed-moves-[^"]+)"\)/g).length > 0)).toBe(true);
  });

  test('the script of every page is small: the rules come by themselves, a title in a file of its own', async () => {
    for (const language of languages)
      expect(await sizeOf(loadedBy(`main-${language}.js`))).toBeLessThan(10_000);
    expect([...assets.keys()].filter(name => name.startsWith('browser-'))).toHaveLength(
      titles.size * languages.length,
    );
  });

  test('how other sites read the rules comes with imported games alone', () => {
    // In 1856 there, a company may pay its interest later.
    const all = [...loadedBy('main-en.js', true)];
    const holding = all.filter(name => assets.get(name)!.content.toString().includes('late-interest'));
    expect(holding.map(name => name.replace(/-[A-Z0-9]+\.js$/, ''))).toEqual(['imported']);
  });

  test('after an update no page asks for scripts that are gone; what is named by its content is kept for good', async () => {
    const kept = async (name: string): Promise<unknown> =>
      (await supertest(app()).get(`/assets/${name}`)).headers['cache-control'];
    const begin = await supertest(app()).get('/assets/main-de.js');
    expect(begin.headers['cache-control']).toBe('no-cache');
    const again = supertest(app()).get('/assets/main-de.js');
    expect((await again.set('If-None-Match', String(begin.headers['etag']))).status).toBe(304);
    const others = [...loadedBy('main-de.js', true)].filter(name => name !== 'main-de.js');
    expect(others.length).toBeGreaterThan(20);
    for (const name of others) expect(await kept(name)).toBe('public, max-age=31536000, immutable');
    expect(await kept('app.css')).toBe('public, max-age=300');
  });

  test('it is sent compressed to whoever understands that, and as it is to others', async () => {
    const get = (encodings: string) =>
      supertest(app()).get('/assets/main-en.js').set('Accept-Encoding', encodings);
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(assets.get('main-en.js')!.content.toString());
    for (const [encodings, taken] of [
      ['br, gzip', 'br'],
      ['deflate, gzip', 'gzip'],
    ] as const) {
      const packed = await get(encodings);
      expect(packed.headers).toMatchObject({ 'content-encoding': taken, etag: plain.headers['etag'] });
      expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(packed.text).toBe(plain.text);
    }
    expect(plain.headers['vary']).toContain('Accept-Encoding');
  });
});
