import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

/** What 1849 is, its settings and what its privates do, in English. */
export const about: WordTable = {
  title,
  settings,
  things: {
    private: {
      SCE: 'No company builds in Acireale (G13) while a player owns it.',
      SIGI: 'Its company builds standard-gauge track on rough ground, hills and mountains for half the price.',
      CNM: 'Its company may put the marker +L. 20 on any port, which is then worth so much more to that company. This closes it.',
      SMS: 'Its company may lay a tile, place a token or both in a city on the coast without a connection, instead of the tile and the token of the turn. This closes it.',
      RSA: 'Its buyer gets the president’s certificate of the first company and starts it at once. It closes when that company buys its first train.',
    },
  },
};
