import { completeSettings } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { plusPlans } from '../../../../src/titles/1830/rules/scenarios/plus/plans.js';
import { testRandomGames } from '../../../support/random-games.js';
import { chooseByKind } from '../../../support/rail-player.js';

/*
 * Each scenario of the other side of the board, with each number of players, by random players.
 */

const boards = Object.keys(plusPlans);

testRandomGames({
  title: title1830,
  startOf: seed => ({
    rules: title1830.rules,
    seats: 2 + ((seed * 5) % 6),
    settings: completeSettings(title1830.settings, { board: boards[seed % boards.length]! }),
  }),
  playerOf: () => chooseByKind,
  kinds: ['licence', 'lay', 'buy', 'sell', 'run', 'train', 'home'],
  enough: 12,
});
