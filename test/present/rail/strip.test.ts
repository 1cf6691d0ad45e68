import { expect, test } from '@jest/globals';
import { servicePresenter } from '../../../src/present/rail/service-presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { solo } from '../../support/istvan.js';
import { position, stockTurn } from '../../support/rail.js';

const { strip, weight } = servicePresenter(title1830);

test('everybody’s cash, worth and certificates stand in a row each, with who has the priority deal', () => {
  const view = position({
    seats: 2,
    cash: [400, 333],
    companies: { PRR: { par: 67, shares: [40, 20], cash: 500 } },
    round: stockTurn(2, 0),
  }) as unknown as Parameters<NonNullable<typeof strip>>[0]['view'];
  const { columns, rows } = strip!({ view, names: ['anna', 'ben'], language: 'en' });
  expect(columns.map(({ heading }) => heading)).toEqual(['Cash', 'Worth', 'Certs']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['$400', '$668', '3/28'],
    ['$333', '$467', '2/28'],
  ]);
  expect(rows.map(({ remark }) => remark)).toEqual(['priority deal', undefined]);
});

test('what ends a game or rusts trains matters more than whose turn comes', () => {
  const order = ['game-ended', 'trains-rusted', 'phase-begins', 'floated', 'train-bought', 'priority'];
  const weights = order.map(kind => weight!({ kind }));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set(weights).size).toBe(order.length);
});

test('Istvan has no seat, and his row and his badge are called by his name all the same', () => {
  const view = solo({ round: stockTurn(2, 0) }) as unknown as Parameters<
    NonNullable<typeof strip>
  >[0]['view'];
  const request = { view, names: ['Anna'], language: 'en' as const };
  const { rows } = servicePresenter(title18mag).strip!(request);
  expect(rows.map(({ name }) => name)).toEqual([undefined, 'Istvan']);
  expect(rows[1]!.mark).toMatch(/>I<\/text>/);
});
