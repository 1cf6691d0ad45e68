import { expect, test } from '@jest/globals';
import { longer, titled } from '../../src/web/moved-on.js';

test('before the title stands how many games wait, once, and it goes again', () => {
  const marked = titled('1830 at six', 2);
  expect(marked).toBe('(2)\u2060 1830 at six');
  expect(titled(marked, 13)).toBe('(13)\u2060 1830 at six');
  expect(titled(marked, 0)).toBe('1830 at six');
  expect(titled('1830 at six', 0)).toBe('1830 at six');
});

test('a game may be called as if games waited', () => {
  expect(titled('(2) at six', 0)).toBe('(2) at six');
  expect(titled(titled('(2) at six', 1), 0)).toBe('(2) at six');
});

test('pauses double up to ten minutes', () => {
  expect([30_000, 240_000, 400_000, 600_000].map(longer)).toEqual([60_000, 480_000, 600_000, 600_000]);
});
