import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { playerOf18mag, startOf18mag } from '../../support/games-18mag.js';
import { testRandomGames } from '../../support/random-games.js';

testRandomGames({
  title: title18mag,
  startOf: startOf18mag,
  playerOf: playerOf18mag,
  kinds: [
    ...['draft', 'lay', 'lay-marked', 'token', 'scrap', 'buy-railcar', 'run', 'train', 'pay-out', 'pass'],
    ...['buy', 'sell', 'hand-over', 'offer', 'accept', 'decline', 'withdraw'],
  ],
  enough: 12,
});
