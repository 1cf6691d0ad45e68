import type { Settings } from '../../../src/engine/core/index.js';
import { title1856 } from '../../../src/titles/1856/title.js';
import { testSensibleGames } from '../../support/sensible-games.js';

const choices: readonly Settings[] = [
  {},
  { 'alternative-destinations': true },
  { 'eight-trains': true },
  { 'unlimited-bonus-tokens': true },
];

testSensibleGames(seed => ({
  title: title1856,
  seats: 3 + (seed % 4),
  settings: choices[Math.floor(seed / 4) % choices.length]!,
}));
