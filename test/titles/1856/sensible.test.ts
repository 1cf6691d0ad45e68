import { testSensibleGames } from '../../support/sensible-games.js';
import { table1856 } from '../../support/sensible-tables.js';

testSensibleGames(table1856);
