import { expect, test } from '@jest/globals';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/title.js';
import { startOfSteam } from '../../support/games-steam.js';
import { playSensibly, testSensibleGames, type SensibleTable } from '../../support/sensible-games.js';
import type { SteamState } from '../../../src/titles/imperial-steam/position/state.js';

const tableOf = (seed: number): SensibleTable<SteamState> => {
  const { seats, settings } = startOfSteam(seed);
  return { title: titleImperialSteam, seats, settings };
};

// So much money is left to somebody who does nothing that four games say little.
testSensibleGames(tableOf, { compared: 8 });

test('some games of the service come to Trieste', () => {
  const reasonOf = (seed: number): string | undefined =>
    playSensibly(tableOf(seed), seed, { opening: 0, isRandom: () => false }).reason;
  expect([15, 16].map(reasonOf)).toContain('trieste-reached');
});
