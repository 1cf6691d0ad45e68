import { expect, test } from '@jest/globals';
import {
  countsOf,
  orNone,
  readFields,
  wholeNumber,
  wordOf,
  type FieldReaders,
} from '../../../src/engine/core/index.js';

interface Packing {
  readonly box: 'small' | 'large';
  readonly count: number | undefined;
  readonly fruit: { readonly [thing: string]: number };
}

const readers: FieldReaders<Packing> = {
  box: wordOf(['small', 'large']),
  count: orNone(wholeNumber),
  fruit: countsOf(['apple', 'pear']),
};

const read = (fields: object): Packing | undefined =>
  readFields(readers, { seat: 0, type: 'pack', ...fields });

test('what stands in an action is read field by field, and one may be left out', () => {
  expect(read({ box: 'small', fruit: { pear: 2 } })).toEqual({ box: 'small', fruit: { pear: 2 } });
  expect(read({ box: 'large', count: 3, fruit: {} })).toEqual({ box: 'large', count: 3, fruit: {} });
});

test('whatever is missing, unknown or of another kind is no action', () => {
  const right = { box: 'small', fruit: { pear: 2 } };
  for (const wrong of [
    { fruit: {} },
    { ...right, more: 1 },
    { ...right, box: 'tiny' },
    { ...right, box: ['small'] },
    { ...right, count: '3' },
    { ...right, count: 1.5 },
    { ...right, count: null },
    { ...right, fruit: { plum: 1 } },
    { ...right, fruit: ['pear'] },
    { ...right, fruit: JSON.parse('{"__proto__": 1}') as object },
  ])
    expect(read(wrong)).toBeUndefined();
});
