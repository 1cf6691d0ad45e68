import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { testPoorGames } from '../../support/poor-games.js';

testPoorGames(title1830);
