import { describe, expect, test } from '@jest/globals';
import { Illegal, fits, mustBeOffered, type Action, type Option } from '../../../src/engine/core/index.js';

const buy: Option = {
  type: 'buy',
  fields: {
    company: { oneOf: ['B&O', 'PRR'] },
    price: { from: 10, to: 30, by: 5 },
    runs: { checked: 'routes', propose: [] },
  },
};
const good: Action = { seat: 1, type: 'buy', company: 'PRR', price: 15, runs: [] };

describe('a form', () => {
  test.each([
    ['the first of a range', { price: 10 }],
    ['the last of a range', { price: 30 }],
    ['anything where the rules check', { runs: null }],
  ])('takes %s', (_, change) => {
    expect(fits(buy, { ...good, ...change })).toBe(true);
  });

  test.each([
    ['another type', { type: 'sell' }],
    ['a value not listed', { company: 'NYC' }],
    ['a list holding a listed value', { company: ['PRR'] }],
    ['less than a range', { price: 5 }],
    ['more than a range', { price: 35 }],
    ['what lies between steps', { price: 12 }],
    ['a number as text', { price: '15' }],
    ['half a number', { price: 12.5 }],
    ['a field of no form', { more: 1 }],
  ])('does not take %s', (_, change) => {
    expect(fits(buy, { ...good, ...change })).toBe(false);
  });

  test.each(['company', 'price', 'runs'])('does not take a missing %s', name => {
    const { [name]: _left, ...rest } = good;
    expect(fits(buy, rest as Action)).toBe(false);
  });
});

describe('a refusal', () => {
  const refused = (action: Action, menu: readonly Option[] = [buy]): Illegal => {
    try {
      mustBeOffered(menu, action);
    } catch (error) {
      if (error instanceof Illegal) return error;
      throw error;
    }
    throw new Error('not refused');
  };

  test('names the type when the menu has no such form', () => {
    expect(refused({ seat: 0, type: 'pass' })).toMatchObject({
      code: 'not-offered',
      params: { type: 'pass' },
    });
  });

  test('names the wrong field, its value and what would do', () => {
    expect(refused({ ...good, price: 31 }).params).toEqual({
      type: 'buy',
      field: 'price',
      value: 31,
      allowed: { from: 10, to: 30, by: 5 },
    });
  });

  test('speaks of the form that comes nearest', () => {
    const other: Option = { type: 'buy', fields: { ...buy.fields, company: { oneOf: ['NYC'] } } };
    const wrong = { ...good, company: 'NYC', price: 31 };
    expect(refused(wrong, [buy, other]).params).toMatchObject({ field: 'price' });
  });

  test('names a field that belongs to no form', () => {
    expect(refused({ ...good, cash: 1 }).params).toMatchObject({ field: 'cash', value: 1, allowed: null });
  });
});
