import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { allowances, type Allowance } from '../../src/http/limits.js';

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

test('the limits in the text are those that are counted', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (\d+) in (\d+) seconds/gm)];
  const told = Object.fromEntries(
    rows.map(([, kind, points, seconds]) => [kind, { points: Number(points), seconds: Number(seconds) }]),
  );
  const kinds: readonly Allowance[] = [
    'read',
    'write',
    'try',
    'advice',
    'chat',
    'heavy',
    'outside',
    'newGame',
    'sandbox',
  ];
  expect(told).toEqual(Object.fromEntries(kinds.map(kind => [kind, allowances[kind]])));
});
