import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { cleanText } from '../../src/mail/clean.js';
import { plainNames } from '../../src/words/index.js';
import { isolated } from '../../src/words/isolated.js';
import { pageText } from '../../src/words/pages.js';

const HEBREW = 'משה (כהן) 1';
const apart = (text: string): string => `\u2068${text}\u2069`;

test('a name that is read from the right is kept apart in a sentence, once; all others stay as they are', () => {
  expect(isolated(HEBREW)).toBe(apart(HEBREW));
  expect(isolated('علي')).toBe(apart('علي'));
  expect(isolated(isolated(HEBREW))).toBe(apart(HEBREW));
  for (const name of ['Anna', '安娜 👩‍🚀', 'क्ष', 'Ö']) expect(isolated(name)).toBe(name);
});

test('sentences of pages and of games keep names apart', () => {
  expect(pageText('en', 'waitingFor', { names: HEBREW })).toBe(`Waiting for ${apart(HEBREW)}`);
  expect(plainNames('en', [HEBREW]).seat(0)).toBe(apart(HEBREW));
});

test('an e-mail lets through what keeps a name apart, and nothing else that turns what stands around it', () => {
  expect(cleanText(`${apart(HEBREW)}: $30`)).toBe(`${apart(HEBREW)}: $30`);
  expect(cleanText('a\u2068b')).toBe('a b');
  expect(cleanText('a\u2069b\u2067c\u202ed')).toBe('a b c d');
});

/** Files whose names of that kind are the service's own words: of titles, settings, fields, steps, languages. */
const ownWords: { readonly [file: string]: true } = Object.fromEntries(
  [
    ...['page/admin-data-sets', 'page/api-docs', 'page/first-game', 'page/help', 'page/help-notation'],
    ...['page/help-rules', 'page/spectators', 'partial/admin-acts', 'partial/desk', 'partial/feed'],
    ...['partial/language-options', 'partial/presets', 'partial/scrubber', 'partial/search-form'],
    ...['partial/setting', 'partial/tiles', 'partial/time-fields', 'partial/ways-on', 'partial/webhook-form'],
  ].map(file => [file, true]),
);

/** The same for some of the names in a file. */
const ownLists = ['titles', 'choices', 'spectators', 'wants', 'facts', 'purse'];

/** Of a template what is shown as text: without tags, partials and what the service itself names. */
const shownIn = (template: string): string =>
  template
    .replaceAll(/\{\{#?>[^}]*\}\}/g, '')
    .replaceAll(new RegExp(`\\{\\{#each (?:${ownLists.join('|')})\\}\\}.*?\\{\\{/each\\}\\}`, 'gs'), '')
    .replaceAll(/\{\{#each \(languages\)\}\}.*?\{\{\/each\}\}/gs, '')
    .replaceAll(/<option[^>]*dir="auto"[^>]*>[^<]*/g, '')
    .replaceAll(/\{\{title\.name\}\}/g, '')
    .replaceAll(/<[a-zA-Z/!][^>]*>/g, '');

test('no template prints a name that somebody typed without keeping it apart', () => {
  const bare = ['page', 'partial'].flatMap(folder =>
    readdirSync(new URL(`../../templates/${folder}`, import.meta.url)).flatMap(file => {
      const name = `${folder}/${file.replace('.hbs', '')}`;
      if (ownWords[name]) return [];
      const template = readFileSync(new URL(`../../templates/${folder}/${file}`, import.meta.url), 'utf8');
      const found = shownIn(template).match(
        /\{\{(?:\.\.\/|@root\.)*(?:\w+\.)*(?:name|who|player|person|game)\}\}/g,
      );
      return (found ?? []).map(what => `${name}: ${what}`);
    }),
  );
  expect(bare).toEqual([]);
});
