import { testSensibleGames } from '../../support/sensible-games.js';
import { table1849 } from '../../support/sensible-tables.js';
import { sizes } from '../../support/sizes.js';

// Companies that are led at random close at once, and who is left then is luck in one game of four.
testSensibleGames(table1849, { compared: Math.max(8, sizes.comparedGames) });
