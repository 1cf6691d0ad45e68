import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { measure } from '../../bench/measure.js';
import { replay } from '../../bench/replay.js';
import { routes } from '../../bench/routes.js';
import { testParts } from './smallest.js';

testParts('processor');

const shared = process.env['BAHNPOST_SHARED'];

beforeEach(() => {
  process.env['BAHNPOST_SHARED'] = '/nowhere';
});

afterEach(() => {
  if (shared === undefined) delete process.env['BAHNPOST_SHARED'];
  else process.env['BAHNPOST_SHARED'] = shared;
});

test.each([
  { name: 'replay', part: replay, other: 'random games' },
  { name: 'routes', part: routes, other: '18mag: stored games, operating turns' },
])('$name measures other games without records, and says so', async ({ part, other }) => {
  const [measured] = await measure([part], 'small');
  const { results, broke } = measured!;
  expect(broke).toBeUndefined();
  expect(results.filter(one => 'skipped' in one && one.skipped.includes('/nowhere'))).not.toEqual([]);
  expect(results.filter(one => 'value' in one && one.name.startsWith(other))).not.toEqual([]);
});
