import { describe, expect, test } from '@jest/globals';
import { changedTable } from '../../src/present/compare.js';
import { servicePresenter } from '../../src/present/rail/service-presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { companyTurn, position } from '../support/rail.js';

const table = (rows: readonly (readonly string[])[], more: readonly string[] = []) => ({
  caption: 'Players',
  columns: ['Player', 'Cash', 'Shares', ...more].map(heading => ({ heading })),
  rows,
});

describe('a table of what changed', () => {
  test('keeps the rows and columns that changed, whatever their order is now', () => {
    const before = table([
      ['Anna (priority)', '$10', 'PRR 20 %'],
      ['Bert', '$20', '–'],
    ]);
    const after = table([
      ['Bert (priority)', '$25', '–'],
      ['Anna', '$10', 'PRR 20 %'],
    ]);
    expect(changedTable(before, after)).toEqual({
      caption: 'Players',
      columns: [{ heading: 'Player' }, { heading: 'Cash' }],
      rows: [['Bert', '$20 → $25']],
    });
  });

  test('a column that is new or gone counts as empty where it is not', () => {
    const before = table([['Anna', '$10', '–']]);
    const after = table([['Anna', '$10', '–', '2']], ['Loans']);
    expect(changedTable(before, after)?.rows).toEqual([['Anna', '– → 2']]);
    expect(changedTable(after, before)?.rows).toEqual([['Anna', '2 → –']]);
  });

  test('is none where nothing changed', () => {
    expect(changedTable(table([['Anna', '$10', '–']]), table([['Anna', '$10', '–']]))).toBeUndefined();
  });
});

test('tiles and tokens that are new are marked on the map and told in words', () => {
  const setup = { companies: { PRR: { shares: [60], cash: 500 } }, round: companyTurn('PRR') };
  const before = position({ seats: 2, ...setup });
  const after = position({ seats: 2, ...setup, laid: { H10: '57/1' }, tokens: ['PRR H12'] });
  const request = { before, after, names: ['Anna', 'Bert'], language: 'en' as const };
  const sections = servicePresenter(title1830).course!.compare(request as never);
  const map = sections.find(section => section.id === 'map')!;
  expect(map.lines?.join('\n')).toMatch(/H10[\s\S]*57/);
  expect(map.lines?.join('\n')).toMatch(/H12[\s\S]*PRR/);
  const marked = map.svg!.split('<g id="hex-').filter(hex => hex.includes('stroke-dasharray="14 4"'));
  expect(marked.map(hex => hex.split('"')[0])).toEqual(['H12', 'H10']);
});
