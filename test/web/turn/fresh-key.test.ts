import { expect, test } from '@jest/globals';
import { freshKey } from '../../../src/web/turn/fresh-key.js';

test('every form has its own key, as long as the service’s', () => {
  const keys = Array.from({ length: 50 }, freshKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.every(key => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
