import { describe, expect, test } from '@jest/globals';
import type { Action } from '../../../src/engine/core/index.js';
import { lessonFor, suggestedPlace, saidOf } from '../../../src/web/first-game/suggested.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';
import { askedAt } from '../turn/asked.js';

const { scene: stock } = askedAt({
  seats: 2,
  companies: { PRR: { shares: [30, 0], par: 67 } },
  cash: [100, 500],
  round: stockTurn(2, 0),
});
const { scene: track, menu } = askedAt({
  seats: 2,
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
});
const buy: Action = { seat: 0, type: 'buy', company: 'PRR', from: 'ipo', shares: 1 };

describe('what is suggested', () => {
  test('is shown on the map where it is made there', () => {
    expect(menu.map(({ type }) => type)).toContain('lay');
    expect(suggestedPlace(track, { seat: 0, type: 'lay', hex: 'H14', tile: '9', rotation: 1 })).toBe('H14');
    expect(suggestedPlace(stock, buy)).toBeUndefined();
  });

  test('is said in three sentences at most, and nothing is said of what cannot be', () => {
    const said = saidOf(stock, buy);
    expect(said).toMatch(/PRR.*\.$/);
    expect(said.split('. ').length).toBeLessThanOrEqual(3);
    expect(saidOf(stock, { ...buy, company: 'none' })).toBe('');
  });

  test('has the lesson of its kind of move, or else of what is asked', () => {
    const lesson = (heading: string) => ({ heading, asked: '', why: '', then: '', also: '' });
    const { kind } = stock.title.turn(stock.state).ask;
    const [any, own] = [lesson('any'), lesson('own')];
    expect(lessonFor(stock, buy, { [kind]: any, [`${kind}/buy`]: own })?.heading).toBe('own');
    expect(lessonFor(stock, buy, { [kind]: any, [`${kind}/sell`]: own })?.heading).toBe('any');
    expect(lessonFor(stock, buy, {})).toBeUndefined();
  });
});
