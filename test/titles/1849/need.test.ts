import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';
import { testPoorGames } from '../../support/poor-games.js';

testPoorGames(title1849);
