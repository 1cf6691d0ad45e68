import { expect, test } from '@jest/globals';
import { playSensibly } from '../../support/play-sensibly.js';
import { testSensibleGames } from '../../support/sensible-games.js';
import { tableOfSteam } from '../../support/sensible-tables.js';

// So much money is left to somebody who does nothing that four games say little.
testSensibleGames(tableOfSteam, { compared: 8 });

test('some games of the service come to Trieste', () => {
  const reasonOf = (seed: number): string | undefined =>
    playSensibly(tableOfSteam(seed), seed, { opening: 0, isRandom: () => false }).reason;
  expect([15, 16].map(reasonOf)).toContain('trieste-reached');
});
