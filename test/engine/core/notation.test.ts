import { describe, expect, test } from '@jest/globals';
import {
  Illegal,
  defineNotation,
  type Action,
  type Json,
  type Option,
} from '../../../src/engine/core/index.js';
import { fc } from '../../support/property.js';

const names: { readonly greedy: true; print(value: Json): string; parse(text: string): Json | undefined } = {
  greedy: true,
  print: value => (value as readonly string[]).join(', '),
  parse: text => {
    const list = text.split(', ');
    return list.every(name => /^[a-z]+$/.test(name)) ? list : undefined;
  },
};

const notation = defineNotation(
  [
    { type: 'pass', form: 'pass' },
    { type: 'buy', form: 'buy <company>', fixed: { from: 'ipo' } },
    { type: 'buy', form: 'buy <company> pool', fixed: { from: 'pool' } },
    { type: 'par', form: 'par <company> at $<price:int>' },
    { type: 'meet', form: 'meet <who:names> at <place>' },
  ],
  { names },
);

const word = fc.stringMatching(/^[A-Za-z&0-9]{1,6}$/);
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.constant({ seat: 1, type: 'pass' }),
  fc.record({
    seat: fc.constant(1),
    type: fc.constant('buy'),
    company: word,
    from: fc.constantFrom('ipo', 'pool'),
  }),
  fc.record({
    seat: fc.constant(1),
    type: fc.constant('par'),
    company: word,
    price: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  }),
  fc.record({
    seat: fc.constant(1),
    type: fc.constant('meet'),
    who: fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 4 }),
    place: word,
  }),
);

describe('without loss', () => {
  test('what is printed reads back as the same action', () => {
    fc.assert(
      fc.property(actions, action => expect(notation.parse(notation.print(action), 1)).toEqual(action)),
    );
  });

  test('spaces and the case of literals do not matter', () => {
    expect(notation.parse('  BUY   PRR  Pool ', 0)).toEqual({
      seat: 0,
      type: 'buy',
      company: 'PRR',
      from: 'pool',
    });
  });

  test.each<[string, Action]>([
    ['of a type without a form', { seat: 0, type: 'jump' }],
    ['with a field no form has', { seat: 0, type: 'pass', why: 'tired' }],
    ['without a field', { seat: 0, type: 'buy', from: 'ipo' }],
    ['with another fixed value', { seat: 0, type: 'buy', company: 'PRR', from: 'table' }],
    ['with a text of two words', { seat: 0, type: 'buy', company: 'B O', from: 'ipo' }],
    ['with an empty text', { seat: 0, type: 'buy', company: '', from: 'ipo' }],
    ['with a number where text belongs', { seat: 0, type: 'buy', company: 7, from: 'ipo' }],
    ['with a text where a number belongs', { seat: 0, type: 'par', company: 'PRR', price: '67' }],
    ['with half a number', { seat: 0, type: 'par', company: 'PRR', price: 67.5 }],
    ['with a list that would read otherwise', { seat: 0, type: 'meet', who: ['a, b'], place: 'x' }],
  ])('an action %s is not printed at all', (_, action) => {
    expect(() => notation.print(action)).toThrow('no notation');
  });
});

describe('what cannot be read', () => {
  const refusal = (line: string): unknown => {
    try {
      return notation.parse(line, 0);
    } catch (error) {
      return error;
    }
  };

  test.each<[string, number, string, readonly string[]]>([
    ['fly PRR', 0, 'fly', notation.forms],
    ['par PRR for $67', 2, 'for', ['par <company> at $<price:int>']],
    ['par PRR at $6x', 3, '$6x', ['par <company> at $<price:int>']],
    ['buy PRR market', 2, 'market', ['buy <company>', 'buy <company> pool']],
    ['buy', 1, '', ['buy <company>', 'buy <company> pool']],
    ['', 0, '', notation.forms],
  ])('%j: the word is named with what could stand there', (line, at, wrong, forms) => {
    expect(refusal(line)).toMatchObject({
      code: 'notation-unknown',
      params: { text: line, at, word: wrong, forms },
    });
  });

  test('no text makes it fail in another way', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('par <x> at $1e9', '__proto__')),
        line => {
          const outcome = refusal(line);
          expect(outcome instanceof Illegal || typeof (outcome as Action).type === 'string').toBe(true);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Illegal);
        },
      ),
    );
  });
});

test('a form that two features bring is listed once, also to whoever has mistyped it', () => {
  const sell = { type: 'sell', form: 'sell <company>' };
  const twice = defineNotation([sell, { ...sell }, { type: 'pass', form: 'pass' }]);
  expect(twice.forms).toEqual(['sell <company>', 'pass']);
  expect(() => twice.parse('sell', 0)).toThrow(
    expect.objectContaining({ params: expect.objectContaining({ forms: ['sell <company>'] }) }),
  );
});

test('a form with a codec that is not there is a fault of the title', () => {
  expect(() => defineNotation([{ type: 'x', form: 'x <y:nothing>' }])).toThrow('no codec nothing');
});

describe('an option as lines to fill in', () => {
  const lines = (type: string, fields: Option['fields']): readonly string[] =>
    notation.templates({ type, fields });

  test('what it leaves no choice of is written, the rest stands in brackets', () => {
    expect(lines('par', { company: { oneOf: ['PRR'] }, price: { oneOf: [67, 71] } })).toEqual([
      'par PRR at $<price>',
    ]);
    expect(lines('par', { company: { oneOf: ['PRR', 'NYC'] }, price: { oneOf: [67] } })).toEqual([
      'par <company> at $67',
    ]);
  });

  test('a choice that the words imply gives a line for each, and nothing that they exclude', () => {
    const company = { oneOf: ['PRR'] };
    expect(lines('buy', { company, from: { oneOf: ['ipo', 'pool'] } })).toEqual(['buy PRR', 'buy PRR pool']);
    expect(lines('buy', { company, from: { oneOf: ['pool'] } })).toEqual(['buy PRR pool']);
    expect(lines('buy', { company, from: { oneOf: ['treasury'] } })).toEqual([]);
    expect(lines('sell', { company })).toEqual([]);
  });
});
