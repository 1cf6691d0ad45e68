import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Fact, Option, Order } from '../../src/engine/core/index.js';
import type { RailOrder, RailStop } from '../../src/engine/rail/orders/kind.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../src/words/index.js';
import { companyTurn, newGame, position, stockTurn } from '../support/rail.js';

const languages = ['de', 'en'] as const;
const players = ['Anna', 'Ben', 'Çağla'];
const words = wordsFor('1830');
const names = (language: Language) => plainNames(language, players);

/** One reason of each kind: a kind without an example does not compile. */
const stops: { readonly [K in RailStop['kind']]: RailStop } = {
  'stock-round-over': { kind: 'stock-round-over' },
  'auction-over': { kind: 'auction-over' },
  'goal-reached': { kind: 'goal-reached', company: 'PRR', goal: 5 },
  'above-limit': { kind: 'above-limit', company: 'PRR', price: 112, limit: 100 },
  'cannot-buy': {
    kind: 'cannot-buy',
    company: 'PRR',
    code: 'not-enough-money',
    params: { needed: 82, has: 18 },
  },
  outbid: { kind: 'outbid', private: 'CA', price: 200, limit: 190 },
  'bids-bind': { kind: 'bids-bind', private: 'CA', needed: 170, has: 160 },
  'rounds-over': { kind: 'rounds-over', company: 'PRR', rounds: 2 },
  'company-lost': { kind: 'company-lost', company: 'PRR' },
  'no-train': { kind: 'no-train', company: 'PRR' },
  'would-rust': { kind: 'would-rust', company: 'PRR', train: '2', next: '4' },
  'runs-fell': { kind: 'runs-fell', company: 'PRR', now: 90, least: 120 },
};

const coreStops: readonly Fact[] = [
  { kind: 'happened', fact: { kind: 'president-changed', company: 'PRR', from: 0, to: 1 } },
  { kind: 'asked', ask: { kind: 'must-sell' } },
  { kind: 'impossible', type: 'buy' },
  { kind: 'endless' },
  { kind: 'game-over' },
  { kind: 'given-undone' },
  { kind: 'taken-back' },
  { kind: 'handed-over' },
  { kind: 'replaced' },
  { kind: 'removed' },
];

const orders: readonly RailOrder[] = [
  { type: 'pass-stock', seat: 0, until: 'danger' },
  { type: 'buy-shares', seat: 0, company: 'PRR', from: 'pool', goal: 5, price: 100, then: 'ask' },
  { type: 'buy-shares', seat: 0, company: 'PRR', from: 'ipo', goal: 'floated', price: 82, then: 'mine' },
  { type: 'pass-auction', seat: 0 },
  { type: 'bid-private', seat: 0, private: 'CA', price: 190, then: 'ask' },
  { type: 'bid-private', seat: 0, private: 'CA', price: 190, then: 'pass' },
  { type: 'operate', seat: 0, company: 'PRR', rounds: 1, income: 'withhold', least: 0, until: 'changed' },
  { type: 'operate', seat: 0, company: 'PRR', rounds: 3, income: 'pay', least: 90, until: 'touched' },
  { type: 'decline-offers', seat: 0, what: 'all' },
  { type: 'decline-offers', seat: 0, what: 'private' },
];

const isSentence = (text: string): void => {
  expect(text).toMatch(/^\S.*\.$/);
  expect(text).not.toMatch(/undefined|NaN|\[object|\{|null/);
};

describe.each(languages)('in %s', language => {
  test.each([...Object.values(stops), ...coreStops] as Fact[])('the reason $kind is worded', why => {
    const text = words.stop(language, why, names(language));
    isSentence(text);
    expect(text.startsWith(why.kind)).toBe(false);
    for (const [name, value] of Object.entries(why)) {
      if (['company', 'private', 'train', 'next'].includes(name)) expect(text).toContain(value);
      if (['price', 'limit', 'least', 'now'].includes(name)) expect(text).toContain(`$${String(value)}`);
    }
  });

  test.each(orders)('the order $type is worded', order => {
    const text = words.order(language, order, names(language));
    isSentence(text);
    for (const [name, value] of Object.entries(order)) {
      if (['company', 'private'].includes(name)) expect(text).toContain(value);
      if (name === 'price') expect(text).toContain(`$${String(value)}`);
      if (typeof value === 'number' && ['goal', 'rounds'].includes(name) && value > 1)
        expect(text).toContain(String(value));
    }
  });

  test('every field of every form, and every word in it, has a name', () => {
    const positions = [
      newGame(3),
      position({ companies: { PRR: { shares: [20] } }, round: stockTurn(3, 0) }),
      position({ companies: { PRR: { shares: [60], trains: ['2'] } }, round: companyTurn('PRR') }),
    ];
    const forms: readonly Option[] = positions.flatMap(state => title1830.orders!.forms(state, 0));
    expect(new Set(forms.map(form => form.type))).toEqual(new Set(orders.map(order => order.type)));
    for (const { type, fields } of forms) {
      expect(words.option(language, type)).not.toBe(type);
      for (const [name, field] of Object.entries(fields)) {
        if (language === 'de') expect(words.field(language, name)).not.toBe(name);
        if (!('oneOf' in field) || name === 'company' || name === 'private') continue;
        for (const value of field.oneOf)
          if (typeof value === 'string')
            expect(words.value(language, name, value)).toEqual(expect.any(String));
      }
    }
  });

  test('what a title does not know is shown as data, whatever it is called', () => {
    expect(words.stop(language, { kind: 'constructor' }, names(language))).toBe('constructor');
    expect(words.order(language, { seat: 0, type: 'toString' }, names(language))).toContain('toString');
  });
});

test('a reason says what happened, what is asked, why a share cannot be bought', () => {
  const say = (why: Fact, language: Language = 'en') => words.stop(language, why, names(language));
  expect(say(coreStops[0]!)).toBe('This has happened: Ben becomes president of PRR in place of Anna.');
  expect(say(coreStops[0]!, 'de')).toBe('Das ist geschehen: Ben löst Anna als Direktor der PRR ab.');
  expect(say(coreStops[1]!)).toBe(
    'You are asked something it does not answer: You are over a limit: you must sell shares before anything else.',
  );
  expect(say(stops['cannot-buy'] as Fact)).toBe(
    'PRR cannot be bought as planned. $82 is needed, and there is only $18.',
  );
});

test('no German sentence is the English one', () => {
  for (const why of [...Object.values(stops), ...coreStops] as Fact[])
    expect(words.stop('de', why, names('de'))).not.toBe(words.stop('en', why, names('en')));
  for (const order of orders)
    expect(words.order('de', order as unknown as Order, names('de'))).not.toBe(
      words.order('en', order, names('en')),
    );
});

test('docs/notation.md lists every form of the orders', () => {
  const docs = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
  const first = new Set(title1830.orders!.notation.forms.map(form => form.replace(/ ?<.*/, '').trim()));
  expect(first.size).toBeGreaterThan(4);
  for (const words of first) expect(docs).toContain(`\`${words}`);
});
