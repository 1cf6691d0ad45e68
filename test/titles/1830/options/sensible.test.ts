import { expect, test } from '@jest/globals';
import { completeSettings, settingsFor, type Settings } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { startOf1830 } from '../../../support/games-1830.js';
import { playSensibly, sensibleWay } from '../../../support/play-sensibly.js';
import { firstSeed, sizes } from '../../../support/sizes.js';

/* The service plays at any table, whatever its variants. */

test.each<readonly [number, Settings]>([
  // What a seat may not see must neither stop it nor keep it from building.
  [4, { 'hidden-cash': 'companies', need: 'insolvency', track: 'restricted' }],
  [3, { 'hidden-cash': 'all', bidding: 'wild', 'brown-purchase': 'all' }],
  [5, { board: 'empire', 'home-choice': true, 'extra-pmq': true, 'extra-rdr': true }],
  [7, { 'privates-sale': 'groups', 'extra-nkp': true, 'extra-rdr': true, 'rust-delayed': true }],
])('with %i seats and %j it plays to the end', (seats, chosen) => {
  const settings = settingsFor(title1830, seats, chosen);
  const { ended, sets } = play(seats, settings, 3);
  expect(ended).toBe(true);
  // Where nobody builds, a game takes many times as many rounds.
  expect(sets).toBeLessThan(30);
});

const play = (seats: number, settings: Settings, seed: number): { ended: boolean; sets: number } => {
  let sets = 0;
  const { ended } = playSensibly(
    { title: title1830, seats, settings },
    seed,
    sensibleWay(seed),
    (_action, _took, state) => {
      sets = state.set;
    },
  );
  return { ended, sets };
};

test.each(Array.from({ length: sizes.sensibleGames }, (_, n) => firstSeed + n))(
  'the game %i of those in which all variants come together ends',
  seed => {
    const { seats, settings } = startOf1830(seed);
    expect(play(seats, completeSettings(title1830.settings, settings), seed).ended).toBe(true);
  },
);
