import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reconstruction } from '../../../src/titles/imperial-steam/data/reconstruction.js';
import { titles } from '../../../src/titles/registry.js';
import { playableOf } from '../../../src/web/turn/titles.js';

/* A title whose values are a set asks the service for it. */
const { fetch: before } = globalThis;
beforeEach(() => {
  globalThis.fetch = address =>
    Promise.resolve(
      address === '/data-sets/imperial-steam.json'
        ? Response.json(reconstruction)
        : new Response(null, { status: 404 }),
    );
});
afterEach(() => {
  globalThis.fetch = before;
});

test('a browser knows no other title', () => {
  expect(playableOf('1899')).toBeUndefined();
});

test.each([...titles.keys()])(
  'a browser can play %s, which comes with its rules, its words, and what a plain player does',
  async id => {
    const { title, words, withHabits } = (await playableOf(id))!;
    expect(title.id).toBe(id);
    expect(words.option('en', 'pass')).not.toBe('');
    expect((await withHabits!()).sensible).toBeDefined();
  },
);
