import { testSensibleGames } from '../../support/sensible-games.js';
import { table18mag } from '../../support/sensible-tables.js';

// Five numbers of players, alone, from a strange position and beside somebody who plays at random.
testSensibleGames(table18mag, { most: 15 });
