import type { Settings } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/title.js';
import { testSensibleGames } from '../../support/sensible-games.js';

const choices: readonly Settings[] = [
  {},
  { 'brown-purchase': 'all' },
  { 'third-6-train': true },
  { runs: 'any' },
];

testSensibleGames(seed => ({
  title: title1830,
  seats: 2 + (seed % 5),
  settings: choices[Math.floor(seed / 5) % choices.length]!,
}));
