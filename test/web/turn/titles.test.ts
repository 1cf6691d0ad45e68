import { expect, test } from '@jest/globals';
import { titles } from '../../../src/titles/registry.js';
import { playables } from '../../../src/web/turn/titles.js';

test('a browser can play every title there is', () => {
  expect(Object.keys(playables).sort()).toEqual([...titles.keys()].sort());
});

test.each([...titles.keys()])(
  '%s comes with its rules, its words, and what a plain player does',
  async id => {
    const { title, words, withHabits } = await playables[id]!();
    expect(title.id).toBe(id);
    expect(words.option('en', 'pass')).not.toBe('');
    expect((await withHabits!()).sensible).toBeDefined();
  },
);
