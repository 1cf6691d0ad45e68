import { expect, test } from '@jest/globals';
import { ratingsAfter, type Placed } from '../../../src/service/tables/rating.js';

const game = (...ids: readonly string[]): readonly Placed[] => ids.map((id, at) => ({ id, place: at + 1 }));

const after = (...games: readonly (readonly Placed[])[]): object => Object.fromEntries(ratingsAfter(games));

test('a game between equals moves both by as much; a shared place moves neither', () => {
  expect(after(game('a', 'b'))).toEqual({ a: 1516, b: 1484 });
  expect(
    after([
      { id: 'a', place: 1 },
      { id: 'b', place: 1 },
    ]),
  ).toEqual({ a: 1500, b: 1500 });
});

test('among several the first gains what the last loses, and the middle stays', () => {
  expect(after(game('a', 'b', 'c'))).toEqual({ a: 1516, b: 1500, c: 1484 });
});

test('beating somebody stronger brings more than beating somebody weaker', () => {
  const before = Array.from({ length: 20 }, () => game('strong', 'weak'));
  const rating = (games: readonly (readonly Placed[])[], id: string): number => ratingsAfter(games).get(id)!;
  const expectedWin = rating([...before, game('strong', 'weak')], 'strong') - rating(before, 'strong');
  const upset = rating([...before, game('weak', 'strong')], 'weak') - rating(before, 'weak');
  expect(expectedWin).toBeLessThan(8);
  expect(upset).toBeGreaterThan(24);
});
