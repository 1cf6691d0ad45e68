import { expect, test } from '@jest/globals';
import { withFigures } from '../../bench/document.js';
import { figure, timesOf, verdictOf, worst } from '../../bench/figures.js';
import { measure } from '../../bench/measure.js';
import type { Part } from '../../bench/part.js';
import { markdown, printed } from '../../bench/table.js';

const part = (name: string, results: Part['measure']): Part => ({
  name,
  needs: 'processor',
  measure: results,
});

const fast = part('fast', () => [
  figure('a move', 'ms', [3, 1, 2], { atMost: 2 }),
  figure('moves', 'moves/s', 90, { atLeast: 100 }),
  figure('memory', 'MiB', 1234.5),
  { name: 'pages', skipped: 'no browser' },
]);

const broken = part('broken', () => {
  throw new Error('the first line\nthe game ended before');
});

test('a figure is the median of its rounds or the worst of them, with their spread', () => {
  expect(figure('a', 'ms', [3, 1, 2])).toMatchObject({ value: 2, low: 1, high: 3 });
  expect(worst('a', 'ms', [3, 1, 2])).toMatchObject({ value: 3, low: 1, high: 3 });
  const rounds = [[1, 2, 3], [10, 20, 30], []];
  expect(timesOf('a', rounds, { median: null, worst: { atMost: 5 } })).toEqual([
    { name: 'a, median', unit: 'ms', goal: null, value: 10, low: 2, high: 20 },
    { name: 'a, worst', unit: 'ms', goal: { atMost: 5 }, value: 30, low: 3, high: 30 },
  ]);
});

test('a figure that is no number misses its goal', () => {
  expect(verdictOf(figure('a', 'ms', [], { atMost: 5 }))).toBe('missed');
  expect(verdictOf({ value: NaN, goal: { atLeast: 0 } })).toBe('missed');
});

test('one table shows what was reached, missed, skipped and broken, and no part stops the others', async () => {
  const measured = await measure([broken, fast], 'normal');
  expect(printed(measured, false).replaceAll(/ {2,}/g, ' | ').split('\n')).toEqual([
    'broken | BROKE: the first line',
    'fast | a move | ≤ 2 | 2 ms | 1 to 3 | reached',
    'fast | moves | ≥ 100 | 90 moves/s | missed',
    'fast | memory | 1,235 MiB | no goal',
    'fast | pages | SKIPPED: no browser',
  ]);
  expect(markdown(measured)).toContain('| fast | a move | ≤ 2 | 2 ms | 1 to 3 | reached |');
});

test('the figures of a run take the place of those before, and of nothing else', async () => {
  const measured = await measure([fast], 'normal');
  const marks = ['<!-- figures of one run: `npm run bench -- --write` -->', '<!-- end of the figures -->'];
  const text = `before\n\n${marks[0]!}\n\nold\n\n${marks[1]!}\n\nafter\n`;
  const once = withFigures(text, 'today', measured);
  expect(once).toMatch(/^before\n\n<!--.*-->\n\ntoday\n\n\| part[^]*\n\n<!-- end.*-->\n\nafter\n$/);
  expect(once).not.toContain('old');
  expect(withFigures(once, 'today', measured)).toBe(once);
  expect(() => withFigures('no marks', 'today', measured)).toThrow('no place for the figures');
});
