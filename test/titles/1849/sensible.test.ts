import { testSensibleGames } from '../../support/sensible-games.js';
import { table1849 } from '../../support/sensible-tables.js';

testSensibleGames(table1849);
