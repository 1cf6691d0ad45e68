import { describe, expect, test } from '@jest/globals';
import { fromRecord } from '../../../src/engine/core/index.js';
import { draftOf } from '../../../src/engine/rail/draft.js';
import { moveMarker } from '../../../src/engine/rail/company/price.js';
import { recorder } from '../../../src/engine/rail/out.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { stockTurn, table } from '../../support/rail-1849.js';

type Way = 'up' | 'down' | 'left' | 'right';

/** Where a marker goes from a cell, and what happens there. */
const moved = (
  cell: readonly [number, number],
  way: Way,
  more: { readonly next?: string; readonly left?: number } = {},
): { readonly to: number | null; readonly facts: readonly string[] } => {
  const state = table.position({
    companies: { CTL: { shares: [20], cell } },
    order: [],
    round: stockTurn(3, 0),
    ...more,
  });
  const draft = draftOf(state);
  const { out, facts } = recorder(fromRecord([]).draw);
  moveMarker(title1849.game(state.settings), draft, out, 'CTL', way, 1, 'paid');
  return { to: table.price(draft, 'CTL'), facts: facts.map(fact => fact.kind) };
};

const phase16 = { next: '16H', left: 1 };

describe('3.5.1 the share market', () => {
  test.each([
    ['right within a row', [3, 5], 'right', 111],
    ['right at the end of a row: up', [4, 12], 'right', 208],
    ['right at the blue zone from 240: up', [1, 12], 'right', 276],
    ['right at the blue zone from 218: up', [2, 12], 'right', 240],
    ['right from 276: stays', [0, 12], 'right', 276],
    ['right from 230: stays', [3, 13], 'right', 230],
    ['up from 230: stays', [3, 13], 'up', 230],
    ['up in the top row: stays', [0, 3], 'up', 107],
    ['down at the foot of a column: stays', [7, 9], 'down', 95],
    ['left', [3, 5], 'left', 90],
    ['left at the edge: down', [3, 0], 'left', 52],
  ] as const)('%s', (_what, cell, way, price) => {
    expect(moved(cell, way).to).toBe(price);
  });

  test.each([
    ['right from 240', [1, 12], 'right', 266],
    ['right from 276', [0, 12], 'right', 306],
    ['right from 230: up', [3, 13], 'right', 242],
    ['up from 230', [3, 13], 'up', 242],
  ] as const)('the blue zone is open from phase 16: %s', (_what, cell, way, price) => {
    expect(moved(cell, way, phase16).to).toBe(price);
  });

  test('it is closed in phase 12', () => {
    expect(moved([1, 12], 'right', { next: '12H', left: 0 }).to).toBe(276);
  });

  test.each([
    ['down from 27', [8, 0], 'down'],
    ['left from 24', [9, 1], 'left'],
    ['left from 27 at the edge', [8, 0], 'left'],
  ] as const)('the cell of closed companies: %s', (_what, cell, way) => {
    expect(moved(cell, way)).toEqual({ to: null, facts: ['price-moved', 'company-closed'] });
  });

  test('5 reaching 377 is told', () => {
    expect(moved([0, 14], 'right', phase16)).toEqual({
      to: 377,
      facts: ['price-moved', 'end-price-reached'],
    });
    expect(moved([0, 13], 'right', phase16).facts).toEqual(['price-moved']);
  });
});
