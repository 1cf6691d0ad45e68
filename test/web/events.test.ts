import { expect, test } from '@jest/globals';
import * as events from '../../src/web/events.js';

test('each event of the page has a name that no other has, of the browser or of ours', () => {
  const names = Object.values(events);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(names.length);
  // Those of the browser are one word.
  for (const name of names) expect(name).toMatch(/^[a-z]+-[a-z]+$/);
});
