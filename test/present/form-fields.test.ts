import { expect, test } from '@jest/globals';
import type { Json } from '../../src/engine/core/index.js';
import { countName, fieldsSent, isUnfinished, partName } from '../../src/present/form-fields.js';

const sent = (...entries: readonly (readonly [string, string])[]): { readonly [field: string]: Json } =>
  fieldsSent(entries, text => JSON.parse(text) as Json);

test('a list comes in the order of its places, without those left empty', () => {
  expect(
    sent(
      ['f.goods', '[]'],
      [partName('goods', 1), '"ore"'],
      [partName('goods', 0), '"coal"'],
      ['f.goods.2', ''],
    ),
  ).toEqual({
    goods: ['coal', 'ore'],
  });
  expect(sent(['f.goods', '[]'])).toEqual({ goods: [] });
});

test('counts come by their things, without those of which there are none', () => {
  const fields = sent(
    ['f.workers', '{}'],
    [countName('workers', '1'), '2'],
    [countName('workers', '3'), '0'],
    ['f.workers+2', ' '],
  );
  expect(fields).toEqual({ workers: { 1: 2 } });
  expect(sent(['f.workers', '{}'])).toEqual({ workers: {} });
});

test('names that look strange stay plain names', () => {
  const fields = sent(['f.a', '{}'], ['f.a+__proto__', '1'], ['type', 'x']);
  expect(Object.keys(fields['a'] as object)).toEqual(['__proto__']);
  expect(() => sent(['f.a+b', '1e'])).toThrow(SyntaxError);
});

test('only what stands alone has to be filled in', () => {
  expect(isUnfinished([['f.a', '']])).toBe(true);
  expect(
    isUnfinished([
      ['f.a', '{}'],
      ['f.a+b', ''],
      ['f.c.0', ''],
    ]),
  ).toBe(false);
});
