import { describe, expect, test } from '@jest/globals';
import { companyMark, initials, playerMark, trainMark } from '../../src/board/mark.js';
import { contrast, onPage } from '../../src/board/theme.js';

const written = (svg: string): string => /<text[^>]*>([^<]*)<\/text>/.exec(svg)![1]!;
const fills = (svg: string): readonly string[] =>
  [...svg.matchAll(/fill="([^"]+)"/g)].map(match => match[1]!);

describe('marks', () => {
  test('a company is its token with its letters', () => {
    const mark = companyMark({ id: 'B&O', colour: '#025aaa', text: '#ffffff' });
    expect(mark).toContain('<circle');
    expect(written(mark)).toBe('B&amp;O');
    expect(fills(mark)).toEqual(['#025aaa', '#ffffff']);
  });

  test('a train is a card in the colour of its tiles', () => {
    const mark = trainMark('16H', 'brown');
    expect(written(mark)).toBe('16H');
    expect(fills(mark)[0]).toBe(onPage.hex.brown);
  });

  test('players are told apart by as few letters as it takes', () => {
    expect(initials(['anna', 'ben', 'ärger'])).toEqual(['A', 'B', 'Ä']);
    expect(initials(['anna', 'Albert', 'ben'])).toEqual(['An', 'Al', 'B']);
    expect(initials(['anna', 'anna', ''])).toEqual(['1', '2', '3']);
  });

  test('letters read on the colour of every seat', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const marks = names.map((_, seat) => fills(playerMark(seat, names)));
    expect(new Set(marks.map(([ground]) => ground)).size).toBe(names.length);
    for (const [ground, letters] of marks) expect(contrast(ground!, letters!)).toBeGreaterThanOrEqual(4.5);
  });

  test('a mark is passed over by a screen reader, unless it stands for a name', () => {
    const company = { id: 'PRR', colour: '#32763f' };
    expect(companyMark(company)).toContain('aria-hidden="true"');
    expect(companyMark(company, { label: 'Pennsylvania' })).toContain('role="img" aria-label="Pennsylvania"');
    expect(companyMark(company, { size: 40 })).toContain('width="40" height="40"');
  });
});
