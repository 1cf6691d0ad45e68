import { describe, expect, test } from '@jest/globals';
import { inOrder, nextOrder, numberIn } from '../../src/web/ordering.js';

describe('the number in a text', () => {
  test.each([
    ['$1,250', 1250],
    ['1.250 M', 1250],
    ['1’250', 1250],
    ['1\u202f250\u00a0£', 1250],
    ['-30', -30],
    ['\u2212$30', -30],
    ['\u22121.250\u00a0Ft', -1250],
    ['\u2212L.\u00a030', -30],
    ['$10 - $20', 10],
    ['Anna - 20', 20],
    ['10 of 20', 10],
    ['–', null],
    ['', null],
  ])('%j is %p', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});

describe('rows in the order of a column', () => {
  const rows = ['$90', '', '$1,000', '$100'];
  const by = (numeric: boolean, up: boolean, of: readonly string[] = rows): readonly string[] =>
    inOrder(of, { textOf: row => row, numeric, up });

  test('by numbers, with what has none at the end either way', () => {
    expect(by(true, true)).toEqual(['$90', '$100', '$1,000', '']);
    expect(by(true, false)).toEqual(['$1,000', '$100', '$90', '']);
  });

  test('by texts, with numbers in them as numbers', () => {
    const rounds = ['OR 10.1', 'OR 2.1', 'Auction'];
    expect(by(false, true, rounds)).toEqual(['Auction', 'OR 2.1', 'OR 10.1']);
    expect(by(false, false, rounds)).toEqual(['OR 10.1', 'OR 2.1', 'Auction']);
  });

  test('equal ones stay as they were, and the list given is left alone', () => {
    expect(by(true, false, ['7 a', '9', '7 b'])).toEqual(['9', '7 a', '7 b']);
    expect(rows).toEqual(['$90', '', '$1,000', '$100']);
  });
});

test('a heading that is pressed again turns the order, then gives the first one back', () => {
  const pressed = (numeric: boolean): readonly (string | null)[] => {
    const first = nextOrder(null, numeric);
    const second = nextOrder(first, numeric);
    return [first, second, nextOrder(second, numeric)];
  };
  expect(pressed(true)).toEqual(['descending', 'ascending', null]);
  expect(pressed(false)).toEqual(['ascending', 'descending', null]);
});
