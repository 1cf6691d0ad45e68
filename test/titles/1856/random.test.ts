import { completeSettings } from '../../../src/engine/core/index.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { playerOf1856, startOf1856 } from '../../support/games-1856.js';
import { testRandomGames } from '../../support/random-games.js';

/** No private of 1856 is exchanged, and few presidents have one share alone. */
const rare: readonly string[] = ['exchange', 'complete-presidency', 'keep-token'];

testRandomGames({
  title: title1856,
  startOf: startOf1856,
  playerOf: playerOf1856,
  kinds: Object.keys(title1856.game(completeSettings(title1856.settings, {})).moves).filter(
    type => !rare.includes(type),
  ),
  enough: 60,
});
