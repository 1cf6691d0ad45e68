import { completeSettings, type Settings } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { chooseByKind } from '../../support/rail-player.js';
import { testRandomGames } from '../../support/random-games.js';

const choices: readonly Settings[] = [
  {},
  { 'brown-purchase': 'all' },
  { 'third-6-train': true },
  { runs: 'any' },
];

testRandomGames({
  title: title1830,
  startOf: seed => ({
    rules: title1830.rules,
    seats: 2 + (seed % 5),
    settings: completeSettings(title1830.settings, choices[Math.floor(seed / 5) % choices.length]!),
  }),
  playerOf: () => chooseByKind,
  kinds: Object.keys(title1830.game(completeSettings(title1830.settings, {})).moves),
  enough: 12,
});
