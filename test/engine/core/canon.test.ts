import { expect, test } from '@jest/globals';
import { canonical, type Json } from '../../../src/engine/core/index.js';
import { fc } from '../../support/property.js';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

/** The same value with the keys of all its objects in another order. */
const turned = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
};

test('the order of keys does not matter', () => {
  fc.assert(fc.property(json, value => expect(canonical(turned(value))).toBe(canonical(value))));
});

test('the text says all there is', () => {
  fc.assert(
    fc.property(json, value =>
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))),
    ),
  );
});

test('keys are sorted by code unit, without white space', () => {
  expect(canonical({ b: [1, { z: 'ü', Z: null }], a: true, '10': 2, '9': 1 })).toBe(
    '{"10":2,"9":1,"a":true,"b":[1,{"Z":null,"z":"ü"}]}',
  );
});

test('texts are written as JSON writes them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), text => {
      expect(canonical(text)).toBe(JSON.stringify(text));
      expect(canonical({ [text]: 1 })).toBe(JSON.stringify({ [text]: 1 }));
    }),
  );
  for (const text of ['"', '\\', '\n', '\u007f', '\ud800', 'ß'])
    expect(canonical(text)).toBe(JSON.stringify(text));
});
