import { expect, test } from '@jest/globals';
import {
  countsOf,
  fieldsRefusal,
  orNone,
  readFields,
  wholeNumber,
  wordOf,
  type FieldReaders,
  type Reading,
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

const read = (fields: object): Reading<Packing> => readFields(readers, { seat: 0, type: 'pack', ...fields });

test('what stands in an action is read field by field, and one may be left out', () => {
  expect(read({ box: 'small', fruit: { pear: 2 } })).toEqual({
    fields: { box: 'small', fruit: { pear: 2 } },
  });
  expect(read({ box: 'large', count: 3, fruit: {} })).toEqual({
    fields: { box: 'large', count: 3, fruit: {} },
  });
});

test('a field too many is refused with those that there are', () => {
  const refusal = (fields: object): unknown => fieldsRefusal(readers, { seat: 0, type: 'pack', ...fields });
  expect(refusal({ box: 'small', fruit: {} })).toBeUndefined();
  expect(refusal({ box: 'small', more: 1 })).toEqual({
    code: 'unknown-field',
    params: { field: 'more', known: ['box', 'count', 'fruit'] },
  });
});

test('whatever is missing or of another kind is refused with what is wanted', () => {
  const right = { box: 'small', fruit: { pear: 2 } };
  expect(read({ ...right, box: 'tiny' })).toEqual({
    refusal: { code: 'bad-field', params: { field: 'box', value: 'tiny', wanted: ['small', 'large'] } },
  });
  for (const wrong of [
    { fruit: {} },
    { ...right, box: 'tiny' },
    { ...right, box: ['small'] },
    { ...right, count: '3' },
    { ...right, count: 1.5 },
    { ...right, count: null },
    { ...right, fruit: { plum: 1 } },
    { ...right, fruit: ['pear'] },
    { ...right, fruit: JSON.parse('{"__proto__": 1}') as object },
  ])
    expect(read(wrong).refusal?.code).toBe('bad-field');
});
