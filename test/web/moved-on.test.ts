import { expect, test } from '@jest/globals';
import { longer, titled } from '../../src/web/moved-on.js';

test('the title is marked once, and the mark goes again', () => {
  expect(titled('1830 at six', true)).toBe('(!) 1830 at six');
  expect(titled('(!) 1830 at six', true)).toBe('(!) 1830 at six');
  expect(titled('(!) 1830 at six', false)).toBe('1830 at six');
  expect(titled('1830 at six', false)).toBe('1830 at six');
});

test('pauses double up to ten minutes', () => {
  expect([30_000, 240_000, 400_000, 600_000].map(longer)).toEqual([60_000, 480_000, 600_000, 600_000]);
});
