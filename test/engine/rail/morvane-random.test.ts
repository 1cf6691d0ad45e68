import { completeSettings } from '../../../src/engine/core/index.js';
import { titleMorvane } from '../../fixtures/morvane/rules/title.js';
import { ambitious, byKind } from '../../support/rail-player.js';
import { testRandomGames } from '../../support/random-games.js';

const builders = ambitious(titleMorvane);
const anybody = byKind(titleMorvane, { offer: 0.05, sell: 0.3, train: 3, buy: 3, merge: 2 });

testRandomGames({
  title: titleMorvane,
  startOf: seed => ({
    rules: titleMorvane.rules,
    seats: 2 + (seed % 3),
    settings: completeSettings(titleMorvane.settings, seed % 4 === 0 ? { runs: 'any' } : {}),
  }),
  playerOf: seed => (seed % 2 === 0 ? builders : anybody),
  kinds: [
    ...[
      'draft',
      'take',
      'par',
      'buy',
      'sell',
      'lay',
      'use-lay',
      'token',
      'run',
      'dividend',
      'train',
      'merge',
      'pass',
    ],
    ...['acquire', 'offer', 'accept', 'decline'],
  ],
  enough: 12,
});
