import { testSensibleGames } from '../../support/sensible-games.js';
import { table1830 } from '../../support/sensible-tables.js';

testSensibleGames(table1830);
