import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { testPoorGames } from '../../support/poor-games.js';

testPoorGames(title1849);
