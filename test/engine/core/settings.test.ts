import { describe, expect, test } from '@jest/globals';
import {
  completeSettings,
  presetSettings,
  isChoice,
  recordedSettings,
  type SettingDef,
} from '../../../src/engine/core/index.js';

const defs: readonly SettingDef[] = [
  { id: 'length', values: ['short', 'long'] },
  { id: 'second-price', values: [false, true], excludes: [{ setting: 'all-pay' }] },
  { id: 'all-pay', values: [false, true] },
];

test('what is not chosen has its first value', () => {
  expect(completeSettings(defs, { length: 'long' })).toEqual({
    length: 'long',
    'second-price': false,
    'all-pay': false,
  });
});

test('the order of choices does not change the outcome', () => {
  const a = completeSettings(defs, { 'all-pay': true, length: 'long' });
  const b = completeSettings(defs, { length: 'long', 'all-pay': true });
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
});

describe('refused', () => {
  const refusal = (chosen: { readonly [id: string]: unknown }): unknown => {
    try {
      return completeSettings(defs, chosen);
    } catch (error) {
      return error;
    }
  };

  test('an unknown setting, with those there are', () => {
    expect(refusal({ colour: 'red' })).toMatchObject({
      code: 'unknown-setting',
      params: { setting: 'colour', known: ['length', 'second-price', 'all-pay'] },
    });
  });

  test.each([
    ['"medium"', 'medium'],
    ['1', 1],
    ['{"a":[]}', { a: [] }],
    ['"true"', 'true'],
  ])('a value %s that is none of its own', (shown, value) => {
    expect(refusal({ length: value })).toMatchObject({
      code: 'bad-setting-value',
      params: { setting: 'length', value: shown, allowed: ['short', 'long'] },
    });
  });

  test('a switch set by a text', () => {
    expect(refusal({ 'all-pay': 'true' })).toMatchObject({ code: 'bad-setting-value' });
  });

  test('two that exclude each other, whichever says so', () => {
    expect(refusal({ 'all-pay': true, 'second-price': true })).toMatchObject({
      code: 'settings-exclude-each-other',
      params: { setting: 'second-price', other: 'all-pay' },
    });
  });
});

test('a preset that there is not is refused with those there are', () => {
  const short = { id: 'short', settings: {} };
  expect(() => presetSettings([short], 'long')).toThrow(
    expect.objectContaining({ code: 'unknown-preset', params: { preset: 'long', known: ['short'] } }),
  );
  expect(() => presetSettings([], 'long')).toThrow(
    expect.objectContaining({ params: { preset: 'long', known: [], case: 'none' } }),
  );
});

test('what is as usual is a choice only where it could be otherwise beside the rest; what is not always is one', () => {
  const rest: SettingDef = { id: 'rest', values: ['gone', 'sold'], needs: [{ setting: 'all-pay' }] };
  const all = [...defs, rest];
  const isOne = (id: string, chosen: object): boolean =>
    isChoice(
      all,
      completeSettings(all, { ...chosen }),
      all.find(def => def.id === id)!,
    );
  expect([isOne('rest', {}), isOne('rest', { 'all-pay': true })]).toEqual([false, true]);
  expect([isOne('second-price', {}), isOne('second-price', { 'all-pay': true })]).toEqual([true, false]);
  expect(isOne('all-pay', { 'all-pay': true, rest: 'sold' })).toBe(true);
});

test('what a record does not know is as it was before, unless that does not go with the rest', () => {
  const younger: SettingDef = {
    ...{ id: 'resale', values: ['ban', 'free'], before: 'free' },
    excludes: [{ setting: 'all-pay' }],
  };
  const all = [...defs, younger];
  expect(recordedSettings(all, { length: 'long' })).toMatchObject({ length: 'long', resale: 'free' });
  expect(recordedSettings(all, { resale: 'ban' })).toMatchObject({ resale: 'ban' });
  expect(recordedSettings(all, { 'all-pay': true })).toMatchObject({ 'all-pay': true, resale: 'ban' });
  expect(completeSettings(all, {})).toMatchObject({ resale: 'ban' });
});
