import { expect, test } from '@jest/globals';
import { pages as pagesDe } from '../../src/words/de/pages/index.js';
import { pages as pagesEn } from '../../src/words/en/pages/index.js';
import { pageText, pageWords, textByKey } from '../../src/words/pages.js';

const asked = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted();

test('a text of a page asks for the same names in every language', () => {
  const german: { readonly [key: string]: string } = pagesDe;
  for (const [key, text] of Object.entries(pagesEn))
    expect({ key, names: asked(german[key]!) }).toEqual({ key, names: asked(text) });
});

test('a key that is not there, a name too few and a name too many do not compile', () => {
  const t = pageWords('en');
  expect(t('stepOf', { step: 3, of: 9 })).toBe('Step 3 of 9');
  expect(pageText('de', 'stepOf', { step: 3, of: 9 })).toBe('Schritt 3 von 9');
  // @ts-expect-error a name is missing
  expect(t('stepOf', { step: 3 })).toContain('{of}');
  // @ts-expect-error all are missing
  expect(t('stepOf')).toContain('{step}');
  // @ts-expect-error the text asks for no such name
  t('stepOf', { step: 3, of: 9, to: 12 });
  // @ts-expect-error this text asks for nothing
  t('history', { step: 3 });
  // @ts-expect-error there is no such text
  expect(() => t('histroy')).toThrow('no words for histroy');
  // @ts-expect-error not every kind has a text
  expect(() => t(`mail-${'turn' as 'turn' | 'pigeon'}`)).not.toThrow();
  const either = (key: 'history' | 'stepOf'): string =>
    // @ts-expect-error one of the two asks for a name
    t(key);
  expect(either('stepOf')).toContain('{step}');
});

test('a key that comes with data finds its text, and no other', () => {
  expect(textByKey('en', 'history')).toBe('History');
  for (const key of ['histroy', 'constructor', '__proto__'])
    expect(() => textByKey('en', key)).toThrow(`no words for ${key}`);
});
