import { expect, test } from '@jest/globals';
import type { RailFact } from '../../../src/engine/rail/facts.js';
import type { RuinFact } from '../../../src/titles/1849/rules/ruin.js';
import { concerns } from '../../../src/present/rail/mentions.js';

const about = (fact: RailFact | RuinFact, ...who: readonly (number | string)[]): readonly boolean[] =>
  who.map(one => concerns(fact as never, one));

test('a fact concerns the companies it names, alone, in lists and within them', () => {
  expect(about({ kind: 'trains-rusted', train: '2', companies: ['PRR', 'NYC'] }, 'NYC', 'B&O')).toEqual([
    true,
    false,
  ]);
  const lost = [{ company: 'PRR', percent: 20 }];
  expect(about({ kind: 'forfeited', seat: 1, amount: 5, shares: lost }, 'PRR', 1, 0)).toEqual([
    true,
    true,
    false,
  ]);
  // A company may be called as a kind of fact is.
  expect(about({ kind: 'bank-broken' }, 'bank-broken')).toEqual([false]);
});

test('a minor is not meant by a train or a tile of its number', () => {
  const bought = { kind: 'train-bought', company: '7', train: '2', from: 'depot', price: 80, traded: null };
  expect(about(bought as RailFact, '2', '7')).toEqual([false, true]);
  const laid = { kind: 'tile-laid', company: '7', hex: 'C6', tile: '6', rotation: 0, over: '3', cost: 0 };
  expect(about(laid as RailFact, '6', '3', '7')).toEqual([false, false, true]);
});

test('players are named by their seats, and as parties of a trade', () => {
  const change: RailFact = { kind: 'president-changed', company: 'PRR', from: 0, to: 2 };
  expect(about(change, 0, 1, 2)).toEqual([true, false, true]);
  const offer: RailFact = {
    kind: 'offer-made',
    offer: 1,
    seat: 0,
    to: 1,
    what: 'private',
    item: 'SV',
    from: 'P3',
    buyer: 'PRR',
    price: 10,
  };
  expect(about(offer, 0, 1, 2, 3, 'PRR')).toEqual([true, true, true, false, true]);
});

test('prices are no seats', () => {
  const moved: RailFact = { kind: 'price-moved', company: 'PRR', from: 1, to: 2, why: 'sale' };
  expect(about(moved, 1, 2, 'PRR')).toEqual([false, false, true]);
});
