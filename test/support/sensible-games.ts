import { expect, test } from '@jest/globals';
import type { GameState } from '../../src/engine/core/index.js';
import { playSensibly, sensibleWay, type SensibleTable } from './play-sensibly.js';
import { firstSeed, sizes } from './sizes.js';

/**
 * Tests that games which are played with sense come to their end, and that sense is worth more than chance.
 * @param compared games in most of which sense has to be ahead
 * @param most of a title whose games take long: as many as its tables and the ways to play at them are
 */
export const testSensibleGames = <S extends GameState>(
  tableOf: (seed: number) => SensibleTable<S>,
  {
    compared = sizes.comparedGames,
    most = Infinity,
  }: { readonly compared?: number; readonly most?: number } = {},
): void => {
  const games = Math.min(sizes.sensibleGames, most);
  test.each(Array.from({ length: games }, (_, n) => firstSeed + n))(
    'game %i with seats of the service ends',
    seed => {
      expect(playSensibly(tableOf(seed), seed, sensibleWay(seed)).ended).toBe(true);
    },
  );

  test('whoever plays with sense is ahead of those who play at random', () => {
    const isAhead = (seed: number): boolean => {
      const { points } = playSensibly(tableOf(seed), seed, { opening: 0, isRandom: seat => seat !== 1 });
      return points[1] === Math.max(...points);
    };
    const seeds = Array.from({ length: compared }, (_, n) => n + 1);
    expect(seeds.filter(isAhead).length).toBeGreaterThan(compared / 2);
  });

  test('the same position always leads to the same game', () => {
    const played = (): object =>
      playSensibly(tableOf(1), 1, { opening: 40, isRandom: () => false, most: 160 });
    expect(played()).toEqual(played());
  });
};
