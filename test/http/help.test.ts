import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { presenters } from '../../src/present/registry.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { titles } from '../../src/titles/registry.js';
import { languages, plainNames, wordsFor } from '../../src/words/index.js';
import { rulesOf } from '../../src/words/rules.js';
import { playLine } from '../../src/present/example.js';
import { createGame } from '../../src/service/tables/games.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values()], presenters });
});
afterAll(() => world.stop());

interface Seen {
  readonly status: number;
  readonly text: string;
}

const seen = new Map<string, Promise<Seen>>();

/** A page as everybody sees it, who is not signed in: fetched once. */
const get = (path: string, language: string): Promise<Seen> => {
  const key = `${language} ${path}`;
  const page =
    seen.get(key) ??
    request(world.app)
      .get(path)
      .set('Accept-Language', language)
      .then(({ status, text }) => ({ status, text }));
  seen.set(key, page);
  return page;
};

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='),
  );

/** The part of a page that is its own, without what stands on every page. */
const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!;

/** Every page that is reached from the index within the help. */
const pagesOf = async (language: string): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const open = ['/help'];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const { status, text } = await get(path, language);
    expect([path, status]).toEqual([path, 200]);
    found.set(path, text);
    open.push(
      ...hrefsIn(mainOf(text))
        .map(href => href.split('#')[0]!)
        .filter(href => href.startsWith('/help')),
    );
  }
  return found;
};

describe.each(languages)('help in %s', language => {
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    pages = await pagesOf(language);
  });

  test('how it works, about, privacy and the pages of each title are found from the index', () => {
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/help', '/help/how', '/help/about', '/help/privacy']),
    );
    for (const id of titles.keys())
      expect([...pages.keys()]).toEqual(
        expect.arrayContaining([`/help/rules/${id}`, `/help/notation/${id}`]),
      );
    for (const html of pages.values()) {
      expect(html).toContain(`<html lang="${language}"`);
      expect(textOf(mainOf(html)).length).toBeGreaterThan(100);
    }
  });

  test('no link leads nowhere, and no anchor', async () => {
    for (const [path, html] of pages) {
      const hrefs = hrefsIn(html);
      expect(hrefs.length).toBeGreaterThan(5);
      for (const href of hrefs) {
        const [to, anchor] = href.startsWith('#') ? [path, href.slice(1)] : href.split('#');
        const { status, text } = await get(to!, language);
        expect([path, href, status < 400]).toEqual([path, href, true]);
        // Behind a sign-in there is nothing to be seen here.
        if (anchor && status === 200)
          expect([path, href, text.includes(`id="${anchor}"`)]).toEqual([path, href, true]);
      }
    }
  });

  test('no mark-up is left in the texts', () => {
    for (const [path, html] of pages)
      expect([path, textOf(mainOf(html)).match(/\]\(|`|undefined|\{\w+\}/)]).toEqual([path, null]);
  });
});

test('the pages are the same in every language', async () => {
  const [first, ...others] = await Promise.all(
    languages.map(async language =>
      [...(await pagesOf(language))].map(([path, html]) => [
        path,
        [...mainOf(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
        hrefsIn(mainOf(html)),
      ]),
    ),
  );
  for (const other of others) expect(other).toEqual(first);
});

/** A text as it stands on a page: without what marks links and code, and with plain spaces. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^[\]]+)\]\([^()\s]+\)/g, ' $1 ')
    .replaceAll('`', ' ')
    .replaceAll(/\s+/g, ' ');

describe.each([...titles.keys()])('the pages of %s', id => {
  const title = titles.get(id)!;
  const { text, example } = rulesOf(id)!;

  test.each(languages)('tell all its rules, every private company and every train (%s)', async language => {
    const page = textOf((await get(`/help/rules/${id}`, language)).text);
    for (const section of text[language].sections)
      for (const line of [section.heading, ...section.text, ...(section.decided ?? [])])
        expect(page).toContain(plain(line));
    const words = wordsFor(id);
    const { privates, trains } =
      'game' in title ? (title as unknown as RailTitle).game({}).data : { privates: [], trains: [] };
    for (const { id: name, income } of privates) {
      expect(page).toContain(plain(words.thing(language, 'private', name)!));
      expect(page).toContain(plain(words.money(language, income)));
    }
    for (const { name, price } of trains)
      expect(page).toContain(` ${name} ${plain(words.money(language, price))} `);
    for (const setting of title.settings)
      expect(page.includes(words.setting(language, setting.id).name)).toBe(setting.hidden !== true);
  });

  test.each(languages)('show how its moves are written, and what they do (%s)', async language => {
    const page = textOf((await get(`/help/notation/${id}`, language)).text);
    const words = wordsFor(id);
    const names = plainNames(language, [], words);
    for (const { seat, notation, facts } of playLine(title, example)) {
      const said = words.told(facts).map(fact => plain(`${words.sentence(language, fact, names)}.`));
      expect(page).toContain([`${names.seat(seat)}:`, notation, ...said].join(' '));
    }
    for (const { type, ...fields } of example.others)
      expect(page).toContain(` ${title.notation.print({ seat: 0, type: String(type), ...fields })} `);
  });
});

test('each private company is told of, and a refused move leads to its rule', async () => {
  const anna = await world.player('Anna');
  const game = await world.game([anna, await world.player('Bert')], {}, '1830');
  const reader = await signedInBrowser(world, anna);
  const { text: page } = await reader.get(`/g/${game}`);
  expect(page).toContain('<a href="/help/rules/1830#4.0">');
  const typed = formsIn(page).find(form => form.html.includes('id="notation"'))!;
  for (const [notation, paragraph, section] of [
    ['bid BO 221', 'C-2.2.1', 'C-2.2'],
    // Not now, and why that is depends on the kind of move.
    ['par PRR 67', '6.2', '6.2'],
  ] as const) {
    const refused = await reader.submit(typed, { notation });
    expect(refused.status).toBe(422);
    const href = `/help/rules/1830#${section}`;
    expect(refused.text).toContain(`<a href="${href}">Why? Rules, § ${paragraph}</a>`);
    expect((await get(href.split('#')[0]!, 'en')).text).toContain(`id="${section}"`);
  }
});

test('whoever creates, joins or plans finds the help of the title', async () => {
  const [carl, dora] = [await world.player('Carl'), await world.player('Dora')];
  const reader = await signedInBrowser(world, carl);
  expect((await reader.get('/games/new?title=1849')).text).toContain('<a href="/help/rules/1849">');
  const { id } = await createGame(world.deps, carl.actor, {
    title: '1849',
    name: 'Sicily',
    settings: {},
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  expect((await reader.get(`/g/${id}`)).text).toContain('<a href="/help/rules/1849">');
  const running = await world.game([carl, dora], {}, '1830');
  expect((await reader.get(`/g/${running}/plans`)).text).toContain('<a href="/help/notation/1830">');
});

test('a title that is not played here has no pages', async () => {
  for (const path of ['/help/rules/1899', '/help/notation/1899', '/help/rules/toString'])
    expect((await get(path, 'en')).status).toBe(404);
});

test('every page leads to the help', async () => {
  for (const path of ['/', '/in', '/tables', '/g/nothing']) {
    const hrefs = hrefsIn((await get(path, 'en')).text);
    expect(hrefs).toEqual(expect.arrayContaining(['/help', '/help/about', '/help/privacy']));
  }
});
