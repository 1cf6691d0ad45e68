import { expect, test } from '@jest/globals';
import { previewLine } from '../../../src/web/turn/asked.js';
import { stockTurn } from '../../support/rail-position.js';
import { askedAt } from './asked.js';

const stock = askedAt({
  seats: 2,
  companies: { PRR: { shares: [30, 0], par: 67 } },
  cash: [100, 500],
  round: stockTurn(2, 0),
});

test('what a line would do is found out once, as long as the turn is on the page', () => {
  const preview = previewLine(stock, 'buy PRR');
  expect(preview.kind === 'does' && preview.lines.join()).toContain('PRR');
  expect(previewLine(stock, 'buy PRR')).toBe(preview);
  expect(previewLine(stock, 'pass')).not.toBe(preview);
});

test('a line that cannot be read is told with what can be written', () => {
  expect(previewLine(stock, 'by')).toMatchObject({ kind: 'refused', unread: true });
});
