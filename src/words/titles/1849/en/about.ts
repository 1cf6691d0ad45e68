import type { WordTable } from '../../../types.js';

/** What 1849 is, its settings and what its privates do, in English. */
export const about: WordTable = {
  title: {
    name: '1849',
    about:
      '1849: The Game of Sicilian Railways, designed by Federico Vellani. 3 to 5 players. It is the basic game, unless the advanced game or Electric Dreams is chosen.',
    awaits:
      'Railways in the mountains of Sicily: money is short, track is dear, and narrow gauge is what one can afford.',
  },
  settings: {
    companies: {
      name: 'Companies',
      text: 'Three players always play with five companies and five players with six; four may choose.',
      values: { 'by-players': 'as usual for the number of players', '5': 'five', '6': 'six' },
    },
    game: {
      name: 'Game',
      text: 'The advanced game adds buying stations from other companies and bonds. Electric Dreams adds electric trains to it.',
      values: { basic: 'basic game', advanced: 'advanced game', electric: 'Electric Dreams' },
    },
    'delay-ift': {
      name: 'IFT comes late',
      text: 'The IFT of Catania is not among the first three companies. Not in the rulebook; good for new players.',
    },
    runs: {
      name: 'Runs',
      text: 'The rules require the run that earns most. A friendlier game may let a president run for less.',
      values: { best: 'the best run is required', any: 'any legal run' },
    },
    reading: {
      name: 'Reading of the rules',
      text: 'How a record from another site was played. Set by an import.',
      values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
    },
    stations: { name: 'Stations can be bought', text: 'Set by an import.' },
    bonds: { name: 'Companies can issue a bond', text: 'Set by an import.' },
    'no-grey-values': { name: 'Grey places earn nothing', text: 'Set by an import.' },
  },
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
