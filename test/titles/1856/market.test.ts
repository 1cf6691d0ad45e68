import { describe, expect, test } from '@jest/globals';
import { fromRecord } from '../../../src/engine/core/index.js';
import { draftOf } from '../../../src/engine/rail/draft.js';
import { moveMarker } from '../../../src/engine/rail/company/price.js';
import { recorder } from '../../../src/engine/rail/out.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { stockTurn, table } from '../../support/rail-1856.js';

type Way = 'up' | 'down' | 'left' | 'right';

/** The price of a company after its marker moved from a cell; null when it has closed. */
const moved = (cell: readonly [number, number], way: Way, steps = 1): number | null => {
  const state = table.position({
    companies: { GT: { shares: [20], cell } },
    own: { capital: { GT: 'reached' } },
    round: stockTurn(3, 0),
  });
  const draft = draftOf(state);
  const { out } = recorder(fromRecord([]).draw);
  moveMarker(title1856.game(state.settings), draft, out, 'GT', way, steps, 'paid');
  return table.price(draft, 'GT');
};

describe('1.2 the share market', () => {
  test.each([
    ['right within a row', [3, 4], 'right', 80],
    ['right at the end of a row: up', [2, 14], 'right', 300],
    ['right from 450: stays', [0, 19], 'right', 450],
    ['left within a row', [3, 4], 'left', 70],
    ['left at the edge: down', [2, 0], 'left', 55],
    ['up', [1, 7], 'up', 150],
    ['up in the top row: stays', [0, 7], 'up', 150],
    ['down', [0, 7], 'down', 125],
    ['down at the foot of a column: stays', [7, 5], 'down', 60],
    ['left into the white corner: closed', [9, 1], 'left', null],
    ['left at the edge above the white corner: closed', [8, 0], 'left', null],
    ['down into the white corner: closed', [9, 1], 'down', null],
  ] as const)('%s', (_what, cell, way, price) => {
    expect(moved(cell, way)).toBe(price);
  });

  test('several rows down are left at the first that closes', () => {
    expect(moved([7, 0], 'down', 1)).toBe(30);
    expect(moved([7, 0], 'down', 2)).toBeNull();
  });
});
