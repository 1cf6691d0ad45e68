import type { WordTable } from '../../../types.js';

/** What is 1830's own in words: what the game is, its settings, its privates, in English. */
export const about: WordTable = {
  title: {
    name: '1830',
    about: '1830: Railways & Robber Barons, designed by Francis Tresham. Classic rules, 2 to 6 players.',
    awaits:
      'Eight railways in the north-east of the United States, and a stock market where a president may enrich the company or plunder it. At a table it takes three to five hours, longer with newcomers.',
  },
  settings: {
    'brown-purchase': {
      name: 'Buying several shares in the brown zone',
      text: 'In the brown zone any number of shares can be bought in one turn: from the pool only, or also from the initial offering.',
      values: { pool: 'from the pool only', all: 'also from the initial offering' },
    },
    'third-6-train': { name: 'A third 6-train', text: 'There are three 6-trains instead of two.' },
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
  },
  things: {
    private: {
      SV: 'No company builds on G15 while a player owns it.',
      CS: 'No company builds on B20 while a player owns it. Its company may lay a tile on B20 without a connection, in addition to the tile of the turn.',
      DH: 'No company builds on F16 while a player owns it. Its company may lay a tile on F16 without a connection as the tile of the turn, at the usual cost, and then place a token there free of charge.',
      MH: 'No company builds on D18 while a player owns it. Its player may exchange it for a share of the NYC. This closes it.',
      CA: 'No company builds on H18 while a player owns it. Its first buyer gets a 10% share of the PRR.',
      BO: 'No company builds on I13 and I15 while a player owns it. Its buyer gets the president’s certificate of the B&O and sets its par. No company can buy it; it closes when the B&O buys its first train.',
    },
  },
};
