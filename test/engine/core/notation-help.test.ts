import { describe, expect, test } from '@jest/globals';
import {
  defineNotation,
  Illegal,
  readMove,
  withLines,
  type Json,
  type Option,
} from '../../../src/engine/core/index.js';

const notation = defineNotation(
  [
    { type: 'pass', form: 'pass' },
    { type: 'buy', form: 'buy <company>' },
    { type: 'bid', form: 'bid <private> <price:int>' },
    { type: 'load', form: 'load <goods:list>' },
  ],
  {
    list: {
      greedy: true,
      print: (value: Json) => (value as readonly string[]).join(' '),
      parse: (text: string) => text.split(' '),
    },
  },
);

const menu: readonly Option[] = [
  { type: 'buy', fields: { company: { oneOf: ['PRR', 'NYC'] } } },
  { type: 'bid', fields: { private: { oneOf: ['SV'] }, price: { from: 5, to: 50, by: 5 } } },
  { type: 'bid', fields: { private: { oneOf: ['CS'] }, price: { from: 40, to: 50, by: 5 } } },
  { type: 'load', fields: { goods: { someOf: ['coal', 'iron', 'wood'], from: 1, to: 3 } } },
  { type: 'pass', fields: {} },
];

/** What a line is refused with. */
const refusal = (line: string): Illegal => {
  try {
    readMove(notation, menu, line, 0);
  } catch (error) {
    if (error instanceof Illegal) return error;
  }
  throw new Error(`can be read: ${line}`);
};

describe('a word that is not known', () => {
  test.each([
    ['bidd SV 20', 'bid'],
    ['bud SV 20', 'buy, bid'],
    ['pas', 'pass'],
    ['zzz', undefined],
  ])('%s: is answered with what was probably meant', (line, word) => {
    const { params } = refusal(line);
    expect([params['meant'], params['case']]).toEqual([word, word === undefined ? 'lines' : 'meant']);
  });
});

describe('a line that can be read', () => {
  test('is the move', () => {
    expect(readMove(notation, menu, 'bid CS 45', 2)).toEqual({
      seat: 2,
      type: 'bid',
      private: 'CS',
      price: 45,
    });
  });

  test('has some of many in the order in which the menu lists them', () => {
    expect(readMove(notation, menu, 'load wood coal', 0)).toMatchObject({ goods: ['coal', 'wood'] });
  });
});

describe('one that cannot', () => {
  test('is answered with lines that begin as far as it was read, and with what comes next', () => {
    expect(refusal('bid').params).toMatchObject({
      case: 'next',
      next: 'private',
      lines: 'bid SV 5 · bid CS 40',
    });
    expect(refusal('bid CS').params).toMatchObject({ case: 'next', next: 'price', lines: 'bid CS 40' });
    expect(refusal('bid CS much').params).toMatchObject({ case: 'lines', lines: 'bid CS 40' });
  });

  test('or else with a line of each kind', () => {
    const all = 'buy PRR · bid SV 5 · load coal · pass';
    expect(refusal('bet 5').params).toMatchObject({ case: 'lines', lines: all });
    expect(refusal('').params).toMatchObject({ case: 'more', lines: all });
  });

  test('says that it is not possible now where the menu has no such line', () => {
    expect(refusal('buy B&O now').params).toMatchObject({ case: 'not-now' });
  });

  test('where nothing can be done, with nothing', () => {
    const unread = new Illegal('notation-unknown', { text: 'bet', at: 0, word: 'bet' });
    expect(withLines(notation, unread, 0, [])).toBe(unread);
    expect(withLines(notation, unread, 0, menu)).not.toBe(unread);
  });

  test('any other fault comes back as it is', () => {
    const others = [new Error('no line'), new Illegal('not-your-turn', {})];
    expect(others.map(error => withLines(notation, error, 0, menu))).toEqual(others);
    expect(withLines(notation, others[1], 0, menu)).toBe(others[1]);
  });
});
