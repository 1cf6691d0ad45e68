import { expect, test } from '@jest/globals';
import { readingOf } from '../../../src/engine/core/index.js';

test('whose reading a game has is told where it is not the rulebook’s', () => {
  expect(readingOf({ reading: '18xx.games' })).toBe('18xx.games');
  expect(readingOf({ reading: 'rulebook' })).toBeUndefined();
  expect(readingOf({})).toBeUndefined();
});
