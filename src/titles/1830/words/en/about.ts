import type { WordTable } from '../../../../words/types.js';
import { base } from './base.js';
import { plusPrivates } from './plus.js';
import { refusalTitles } from './refusal-titles.js';
import { presets, settingGroups, settings, title } from './settings.js';

/** What is 1830's own in words: what the game is, its settings, its privates, in English. */
export const about: WordTable = {
  ...base,
  title,
  settings,
  settingGroups,
  presets,
  refusalTitles,
  things: {
    private: {
      ...plusPrivates,
      SV: 'No company builds on G15 while a player owns it.',
      CS: 'No company builds on B20 while a player owns it. Its company may lay a tile on B20 without a connection, in addition to the tile of the turn.',
      DH: 'No company builds on F16 while a player owns it. Its company may lay a tile on F16 without a connection as the tile of the turn, at the usual cost, and then place a token there free of charge.',
      MH: 'No company builds on D18 while a player owns it. Its player may exchange it for a share of the NYC. This closes it.',
      CA: 'No company builds on H18 while a player owns it. Its first buyer gets a 10% share of the PRR.',
      BO: 'No company builds on I13 and I15 while a player owns it. Its buyer gets the president’s certificate of the B&O and sets its par. No company can buy it; it closes when the B&O buys its first train.',
    },
  },
};
