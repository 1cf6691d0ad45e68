import { describe, expect, test } from '@jest/globals';
import {
  comesTo,
  countsFault,
  exampleAction,
  findCounts,
  firstCounts,
  fits,
  Illegal,
  mustBeOffered,
  onlyValue,
  type Json,
  type ManyOf,
  type Option,
} from '../../../src/engine/core/index.js';

/** Two or three pieces of fruit. */
const fruit: ManyOf = {
  manyOf: [
    { of: 'apple', most: 2 },
    { of: 'pear', most: 3 },
  ],
  from: 2,
  to: 3,
};

/** Cubes whose price rises, for at most 40. */
const cubes: ManyOf = {
  manyOf: [
    { of: 'wood', most: 3, each: [10, 20, 30] },
    { of: 'iron', most: 2, each: [20, 20] },
  ],
  from: 1,
  to: 3,
  sum: { from: 0, to: 40 },
};

/** Workers who know 1 and 3, for work of 5. */
const workers: ManyOf = {
  manyOf: [
    { of: '1', most: 3, each: [1, 1, 1] },
    { of: '3', most: 2, each: [3, 3] },
  ],
  from: 0,
  to: 5,
  sum: { from: 5, to: 9 },
};

const faultOf = (field: ManyOf, value: Json): string | undefined => countsFault(field, value)?.case;

describe('so many of several things', () => {
  test('are an object without those of which there are none', () => {
    expect(faultOf(fruit, { apple: 1, pear: 2 })).toBeUndefined();
    expect(faultOf(fruit, { pear: 2 })).toBeUndefined();
    for (const strange of [
      null,
      [],
      ['pear', 'pear'],
      'pear',
      2,
      { pear: 2, apple: 0 },
      { pear: 1.5 },
      { pear: '2' },
    ])
      expect(faultOf(fruit, strange)).toBe('no-counts');
    expect(faultOf(fruit, { constructor: 2 })).toBe('unknown');
  });

  test('no more of each than there are, and neither too few nor too many in all', () => {
    expect(countsFault(fruit, { apple: 3 })).toEqual({ case: 'too-many', of: 'apple', most: 2, count: 3 });
    expect(countsFault(fruit, { pear: 1 })).toEqual({ case: 'count', from: 2, to: 3, count: 1 });
    expect(faultOf(fruit, { apple: 2, pear: 2 })).toBe('count');
    expect(faultOf({ ...fruit, to: 2 }, { pear: 3 })).toBe('exactly');
  });

  test('what they come to is bounded: each may come to more than the one before', () => {
    expect(faultOf(cubes, { wood: 2 })).toBeUndefined();
    expect(countsFault(cubes, { wood: 3 })).toEqual({ case: 'too-much', from: 0, to: 40, sum: 60 });
    expect(faultOf(cubes, { wood: 2, iron: 1 })).toBe('too-much');
    expect(countsFault(workers, { 1: 1, 3: 1 })).toEqual({ case: 'too-little', from: 5, to: 9, sum: 4 });
    expect(faultOf(workers, { 3: 2 })).toBeUndefined();
  });

  test('the first is found wherever there is one', () => {
    expect(firstCounts(fruit)).toEqual({ pear: 2 });
    expect(firstCounts(cubes)).toEqual({ iron: 1 });
    expect(firstCounts(workers)).toEqual({ 3: 2 });
    expect(firstCounts({ ...workers, from: 4 })).toEqual({ 1: 2, 3: 2 });
    expect(findCounts({ ...workers, sum: { from: 10, to: 20 } }, most => [most])).toBeUndefined();
    expect(onlyValue({ ...fruit, from: 5, to: 5 })).toEqual({ apple: 2, pear: 3 });
    expect(onlyValue({ ...fruit, from: 0, to: 0 })).toEqual({});
    expect(onlyValue(fruit)).toBeUndefined();
  });

  test('what they come to, whether that would do or not', () => {
    expect(comesTo(fruit, { apple: 2 })).toBe(2);
    expect(comesTo(cubes, { wood: 2, iron: 1 })).toBe(50);
    expect(comesTo(workers, { 1: 1, 3: 1 })).toBe(4);
    expect(comesTo(workers, {})).toBe(0);
  });

  test('in a form of the menu', () => {
    const option: Option = { type: 'pack', fields: { fruit } };
    expect(exampleAction(option, 1)).toEqual({ seat: 1, type: 'pack', fruit: { pear: 2 } });
    expect(fits(option, { seat: 1, type: 'pack', fruit: { apple: 2, pear: 1 } })).toBe(true);
    try {
      mustBeOffered([option], { seat: 1, type: 'pack', fruit: { apple: 3 } });
      throw new Error('accepted');
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      expect(error.params).toMatchObject({ field: 'fruit', case: 'too-many', of: 'apple', most: 2 });
    }
  });
});
