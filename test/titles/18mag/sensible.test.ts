import { title18mag } from '../../../src/titles/18mag/title.js';
import { testSensibleGames } from '../../support/sensible-games.js';

// Five numbers of players, alone, from a strange position and beside somebody who plays at random.
testSensibleGames(seed => ({ title: title18mag, seats: 2 + (seed % 5), settings: {} }), { most: 15 });
