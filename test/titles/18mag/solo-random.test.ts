import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { playerAlone, startAlone } from '../../support/games-18mag.js';
import { testRandomGames } from '../../support/random-games.js';

testRandomGames({
  title: title18mag,
  startOf: startAlone,
  playerOf: playerAlone,
  kinds: ['draft', 'lay', 'token', 'scrap', 'buy-railcar', 'run', 'train', 'pay-out', 'pass', 'buy', 'sell'],
  enough: 12,
});
