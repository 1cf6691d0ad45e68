import { importedTitle1830 as title1830 } from '../../../src/titles/1830/readings/title.js';
import { testPoorGames } from '../../support/poor-games.js';

testPoorGames(title1830);
