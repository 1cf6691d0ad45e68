import { expect, test } from '@jest/globals';
import { kept } from '../../../src/engine/core/kept.js';

test('an answer is worked out once for each object', () => {
  const asked: string[] = [];
  const shout = kept(({ word }: { readonly word: string }) => {
    asked.push(word);
    return word.toUpperCase();
  });
  const [one, like] = [{ word: 'a' }, { word: 'a' }];
  expect([shout(one), shout(one), shout(like)]).toEqual(['A', 'A', 'A']);
  expect(asked).toEqual(['a', 'a']);
});
