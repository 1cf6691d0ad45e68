import { describe, expect, test } from '@jest/globals';
import { defineNotation, type Option } from '../../../src/engine/core/index.js';
import { moveIn, type Sent } from '../../../src/web/turn/sent.js';

const notation = defineNotation([
  { type: 'bid', form: 'bid <private> <price:int>' },
  { type: 'pass', form: 'pass' },
]);
const menu: readonly Option[] = [
  { type: 'bid', fields: { private: { oneOf: ['SV'] }, price: { from: 5, to: 50, by: 5 } } },
  { type: 'pass', fields: {} },
];
const read = (sent: Sent): unknown => moveIn(sent, notation, 1, menu)?.() ?? null;

describe('the move that a form says', () => {
  test('is made of its fields', () => {
    expect(
      read([
        ['expected', '4'],
        ['type', 'bid'],
        ['f.private', '"SV"'],
        ['f.price', '15'],
      ]),
    ).toEqual({
      ...{ seat: 1, type: 'bid', private: 'SV', price: 15 },
    });
    expect(read([['type', 'pass']])).toEqual({ seat: 1, type: 'pass' });
  });

  test('or of its line, which comes first', () => {
    const line: Sent = [
      ['type', 'pass'],
      ['notation', ' bid SV 20 '],
    ];
    expect(read(line)).toEqual({ seat: 1, type: 'bid', private: 'SV', price: 20 });
  });

  test('is none while something is missing', () => {
    expect(
      read([
        ['type', 'bid'],
        ['f.private', '"SV"'],
        ['f.price', ''],
      ]),
    ).toBeNull();
    expect(read([['f.price', '15']])).toBeNull();
    expect(
      read([
        ['type', 'pass'],
        ['notation', '  '],
      ]),
    ).toBeNull();
  });

  test('a line that cannot be read is refused when the move is wanted', () => {
    const move = moveIn([['notation', 'bet']], notation, 1, menu);
    expect(move).toThrow(expect.objectContaining({ code: 'notation-unknown' }));
  });
});
