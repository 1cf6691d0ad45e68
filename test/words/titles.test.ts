import { describe, expect, test } from '@jest/globals';
import { manifests } from '../../src/titles/index.js';
import { titles } from '../../src/titles/registry.js';
import { languages, wordsFor } from '../../src/words/index.js';
import { problemList, problemTitle } from '../../src/words/pages.js';
import { rulesOf } from '../../src/words/rules.js';

/** Of a kind of problem: a few words, without the case at hand and without a full stop. */
const isTitle = (title: string | undefined): boolean =>
  title !== undefined && /^\P{Ll}/u.test(title) && !/[{}]|\.$/.test(title) && title.length <= 62;

const others = ['de', 'en'] as const;

describe('every problem has a title of its own in both languages', () => {
  test('the service’s', () => {
    const codes = problemList('en').map(({ code }) => code);
    for (const language of others)
      expect(codes.filter(code => !isTitle(problemTitle(language, code)))).toEqual([]);
    expect(codes.filter(code => problemTitle('de', code) === problemTitle('en', code))).toEqual([]);
  });

  test.each([...titles.keys()])('those of %s', id => {
    const words = wordsFor(id);
    const codes = words.refusals('en').map(({ code }) => code);
    expect(words.refusals('de').map(({ code }) => code)).toEqual(codes);
    for (const language of others)
      expect(codes.filter(code => !isTitle(words.refusalTitle(language, code)))).toEqual([]);
    expect(codes.filter(code => words.refusalTitle('de', code) === words.refusalTitle('en', code))).toEqual(
      [],
    );
  });
});

test.each(manifests)('$id is released: its name and its rules are there in both languages', async one => {
  const { words } = await one.service();
  const { de, en } = words.words;
  expect([de.title?.about, en.title?.about]).toEqual([expect.any(String), expect.any(String)]);
  expect(de.title).not.toEqual(en.title);
  const { text, document } = rulesOf(one.id)!;
  expect(text.de).not.toBe(text.en);
  expect(document.required).toEqual(languages);
});
