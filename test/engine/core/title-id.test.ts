import { expect, test } from '@jest/globals';
import { baseTitle, hasOwnSet, titleWithSet } from '../../../src/engine/core/index.js';

test('a title’s id is told from that of its games by another set of values', () => {
  const other = titleWithSet('imperial-steam', '53c1a0');
  expect(other).toBe('imperial-steam@53c1a0');
  expect([other, 'imperial-steam'].map(baseTitle)).toEqual(['imperial-steam', 'imperial-steam']);
  expect([other, 'imperial-steam'].map(hasOwnSet)).toEqual([true, false]);
});
